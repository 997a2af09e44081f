import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineId } from '@sextant/contracts';
import { describe, expect, test } from 'vitest';
import type { SharedEngineSettings } from './engine.ts';
import { connectEngines, engineDefinitions } from './registry.ts';

const shared: SharedEngineSettings = { demoEngines: true, webSearch: false, openaiApi: 'responses' };
const readme = fileURLToPath(new URL('../../../../README.md', import.meta.url));

test('the six engines of the specification, in its order', () => {
  expect(engineDefinitions.map(({ id, label }) => [id, label])).toEqual([
    ['mistral', 'Mistral'],
    ['gemini', 'Gemini'],
    ['claude', 'Claude'],
    ['chatgpt', 'ChatGPT'],
    ['xai', 'XAI'],
    ['deepseek', 'DeepSeek'],
  ]);
});

test('ids are ids of the contract, and nothing is there twice', () => {
  for (const field of ['id', 'label', 'variablePrefix'] as const)
    expect(new Set(engineDefinitions.map((each) => each[field])).size).toBe(engineDefinitions.length);
  for (const { id } of engineDefinitions) expect(engineId.safeParse(id).success).toBe(true);
});

test('an engine that does not exist is an error', () => {
  expect(() => connectEngines({ claude: {}, clyde: { apiKey: 'sk-1' } }, shared)).toThrow(/clyde/);
});

describe('an engine is', () => {
  test('live with a key, and asks for the default model', () => {
    const [engine] = connectEngines({ mistral: { apiKey: 'sk-1' } }, shared);
    expect(engine).toMatchObject({ mode: 'live', model: engineDefinitions[0]?.defaultModel });
    expect(engine?.connected?.model.modelId).toBe(engineDefinitions[0]?.defaultModel);
  });

  test('live with the model that is set', () => {
    const [engine] = connectEngines({ mistral: { apiKey: 'sk-1', model: 'mistral-tiny' } }, shared);
    expect(engine).toMatchObject({
      model: 'mistral-tiny',
      connected: { model: { modelId: 'mistral-tiny' } },
    });
  });

  test("a demo without a key, never by the vendor's model id", () => {
    for (const engine of connectEngines({}, shared)) {
      expect(engine).toMatchObject({ mode: 'demo', model: 'demo-extract-1' });
      expect(engine.connected?.model.provider).toBe('demo');
    }
  });

  test('off without a key where demos are off', () => {
    for (const engine of connectEngines({}, { ...shared, demoEngines: false }))
      expect(engine).toMatchObject({ mode: 'off', connected: null });
  });
});

test('what is kept of an answer names no key', () => {
  const keys = Object.fromEntries(engineDefinitions.map(({ id }) => [id, { apiKey: `sk-secret-${id}` }]));
  for (const { connected } of connectEngines(keys, { ...shared, webSearch: true })) {
    expect(connected?.parameters).toHaveProperty('web_search');
    expect(JSON.stringify([connected?.parameters, connected?.options])).not.toContain('sk-secret');
  }
});

test("the README has every engine's variables", () => {
  const text = readFileSync(readme, 'utf8');
  for (const { variablePrefix } of engineDefinitions)
    for (const name of ['API_KEY', 'BASE_URL', 'MODEL']) expect(text).toContain(`${variablePrefix}_${name}`);
});
