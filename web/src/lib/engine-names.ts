import type { EngineInfo } from '@sextant/contracts';
import { useConfigQuery } from './config-api.ts';
import { engineColour } from './engine-colour.ts';

const none: EngineInfo[] = [];

interface EngineNames {
  /** Whether the server has told its engines; ids stand for names until then. */
  areKnown: boolean;
  labelOf: (id: string) => string;
  colourOf: (id: string) => string;
}

/** Name and colour of engines by their ids; the colour goes by the place in the registry, and who has none is grey. */
export function useEngineNames(): EngineNames {
  const { data } = useConfigQuery();
  const engines = data?.engines ?? none;
  const placeOf = (id: string) => engines.findIndex((engine) => engine.id === id);
  return {
    areKnown: data !== undefined,
    labelOf: (id) => engines[placeOf(id)]?.label ?? id,
    colourOf: (id) => {
      const place = placeOf(id);
      return place < 0 ? 'var(--color-ink-faint)' : engineColour(place);
    },
  };
}
