import type { EngineInfo } from '@sextant/contracts';
import { useConfigQuery } from './config-api.ts';
import { engineColour } from './engine-colour.ts';

const none: EngineInfo[] = [];

interface EngineNames {
  /** Whether the server has told its engines, or cannot be asked: then ids stand for names. */
  areKnown: boolean;
  labelOf: (id: string) => string;
  colourOf: (id: string) => string;
}

/** Ids in the order in which they were shown, mostly the registry's: what is left to tell engines apart by without it. */
const shown: string[] = [];

function placeAmongShown(id: string): number {
  const place = shown.indexOf(id);
  return place < 0 ? shown.push(id) - 1 : place;
}

/**
 * Name and colour of engines by their ids; the colour goes by the place in the registry, and who has none is grey. Where
 * the registry could not be had, engines are told apart all the same.
 */
export function useEngineNames(): EngineNames {
  // The error stays while it is asked for again: what is shown does not go meanwhile.
  const { data, error } = useConfigQuery();
  const isMissing = data === undefined && error !== undefined;
  const engines = data?.engines ?? none;
  const placeOf = (id: string) =>
    isMissing ? placeAmongShown(id) : engines.findIndex((engine) => engine.id === id);
  return {
    areKnown: data !== undefined || isMissing,
    labelOf: (id) => engines.find((engine) => engine.id === id)?.label ?? id,
    colourOf: (id) => {
      const place = placeOf(id);
      return place < 0 ? 'var(--color-ink-faint)' : engineColour(place);
    },
  };
}
