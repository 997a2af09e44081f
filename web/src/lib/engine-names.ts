import type { EngineInfo } from '@sextant/contracts';
import { useConfigQuery } from './config-api.ts';
import { engineColour } from './engine-colour.ts';

const none: EngineInfo[] = [];

/** Name and colour of engines by their ids; the colour goes by the place in the registry. */
export function useEngineNames(): { labelOf: (id: string) => string; colourOf: (id: string) => string } {
  const engines = useConfigQuery().data?.engines ?? none;
  const placeOf = (id: string) => engines.findIndex((engine) => engine.id === id);
  return {
    labelOf: (id) => engines[placeOf(id)]?.label ?? id,
    colourOf: (id) => engineColour(Math.max(0, placeOf(id))),
  };
}
