import { useConfigQuery } from '../../lib/config-api.ts';
import { engineColour } from '../../lib/engine-colour.ts';

/** The colour of an engine, by its place in the registry. */
export function useEngineColour(engine: string): string {
  const { data } = useConfigQuery();
  return engineColour(Math.max(0, data?.engines.findIndex(({ id }) => id === engine) ?? 0));
}
