import type { SourceReport } from '@sextant/contracts';

/** Whether a source brought nothing because it could not be asked. By itself: what else is said of sources loads when they are opened. */
export const isAway = ({ state }: SourceReport): boolean => state === 'late' || state === 'failed';
