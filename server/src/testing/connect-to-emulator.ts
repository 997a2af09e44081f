import type { Engine, SharedEngineSettings } from '../answers/engines/engine.ts';
import { connectEngines, engineDefinitions } from '../answers/engines/registry.ts';
import type { ProviderEmulator } from './provider-emulator/provider-emulator.ts';

/** All six engines with the emulator's keys and addresses, in the order of the registry. */
export function connectToEmulator(
  emulator: ProviderEmulator,
  shared: Partial<SharedEngineSettings> = {},
): Engine[] {
  const environment = emulator.environment();
  const settings = engineDefinitions.map(({ id, variablePrefix }) => [
    id,
    { apiKey: environment[`${variablePrefix}_API_KEY`], baseUrl: environment[`${variablePrefix}_BASE_URL`] },
  ]);
  return connectEngines(Object.fromEntries(settings), {
    demoEngines: false,
    webSearch: false,
    openaiApi: 'responses',
    ...shared,
  });
}
