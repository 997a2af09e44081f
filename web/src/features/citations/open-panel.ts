import { sharedValue } from '../../lib/shared-value.ts';

const openTurn = sharedValue<string | null>(null);

/** Shows the sources of a turn beside the answers, or of none. */
export const showSources = openTurn.write;

/** The turn whose sources are shown. */
export const useShownSources = openTurn.useValue;
