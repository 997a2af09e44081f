import type { Citation } from '@sextant/contracts';
import type { SetWork } from './read-set.ts';
/** The works of a set as the services hold them, and their trials as the registry does. */
export declare function toCitations(works: readonly SetWork[]): Map<string, Citation>;
