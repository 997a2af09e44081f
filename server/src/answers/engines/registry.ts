import { chatgpt } from './chatgpt/chatgpt.ts';
import { claude } from './claude/claude.ts';
import { deepseek } from './deepseek/deepseek.ts';
import { createDemoModel } from './demo/demo-model.ts';
import { demoStrategies } from './demo/strategies.ts';
import type { Engine, EngineDefinition, EngineSettings, SharedEngineSettings } from './engine.ts';
import { gemini } from './gemini/gemini.ts';
import { mistral } from './mistral/mistral.ts';
import { vendorFetch } from './vendor-fetch.ts';
import { xai } from './xai/xai.ts';

/** Every engine, in the order in which answers are shown. */
export const engineDefinitions: readonly EngineDefinition[] = [
  mistral,
  gemini,
  claude,
  chatgpt,
  xai,
  deepseek,
];

/**
 * The engines as these settings make them: live with a key, else demo where demos are on, else off.
 * @param settings by engine id; an engine that is not named has no key
 * @throws Error when `settings` names an engine that does not exist
 */
export function connectEngines(
  settings: Record<string, EngineSettings>,
  shared: SharedEngineSettings,
): Engine[] {
  const unknown = Object.keys(settings).filter((id) => !engineDefinitions.some((each) => each.id === id));
  if (unknown.length > 0) throw new Error(`Unknown engine: ${unknown.join(', ')}`);
  return engineDefinitions.map((definition, place) =>
    connectEngine(definition, settings[definition.id] ?? {}, shared, place),
  );
}

function connectEngine(
  definition: EngineDefinition,
  { apiKey, baseUrl, model: chosenModel }: EngineSettings,
  shared: SharedEngineSettings,
  place: number,
): Engine {
  const { id, label, variablePrefix, defaultModel, errorWords, stream } = definition;
  const model = chosenModel ?? defaultModel;
  if (apiKey) {
    const connected = definition.connect({ ...shared, apiKey, baseUrl, model, fetch: vendorFetch });
    return { id, label, mode: 'live', model, errorWords, ...(stream && { stream }), connected };
  }
  if (!shared.demoEngines) return { id, label, mode: 'off', model, errorWords, connected: null };
  const strategy = demoStrategies[place % demoStrategies.length] ?? demoStrategies[0];
  const demo = createDemoModel({ label, keyVariable: `${variablePrefix}_API_KEY`, strategy });
  return {
    id,
    label,
    mode: 'demo',
    model: demo.modelId,
    errorWords,
    connected: { model: demo, options: {}, parameters: { strategy: strategy.name } },
  };
}
