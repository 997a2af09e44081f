import type { EngineInfo } from '@sextant/contracts';
import { useConfigQuery } from './config-api.ts';
import { engineColour } from './engine-colour.ts';

const none: EngineInfo[] = [];

/** Name and colour of engines by their ids. */
export function useEngineNames(): { labelOf: (id: string) => string; colourOf: (id: string) => string } {
  const engines = useConfigQuery().data?.engines ?? none;
  return {
    labelOf: (id) => engines.find((engine) => engine.id === id)?.label ?? id,
    colourOf: (id) =>
      engineColour(
        Math.max(
          0,
          engines.findIndex((engine) => engine.id === id),
        ),
      ),
  };
}
