import { sharedValue } from '../../lib/shared-value.ts';

const chosen = sharedValue<string | null>(null);

/** Shows an engine's answer wherever one answer is shown at a time. */
export const chooseEngine = (engine: string): void => chosen.write(engine);

/** The engine whose answer is shown where there is one at a time; null until one was chosen. */
export const useChosenEngine = chosen.useValue;
