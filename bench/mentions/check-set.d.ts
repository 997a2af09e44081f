import type { Citation, Ledger } from '@sextant/contracts';
import type { Source } from '../../server/src/literature/sources/source.ts';
import { type Behaviour } from '../../server/src/testing/source-emulator/behaviour.ts';
import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import type { MentionSet } from './read-set.ts';
/** Which services do not answer as they should, and how. */
export interface Outage {
    down: readonly string[];
    behaviour: Behaviour;
}
export declare const outages: Record<string, Outage>;
/** All services at the emulator's addresses, with nothing remembered. */
export declare function sourcesAt(emulator: SourceEmulator): Source[];
/** Has the ledger of a set made by the product, its works served over HTTP, with some of the services out of order. */
export declare function checkSet(set: MentionSet, emulator: SourceEmulator, { behaviour, down }: Outage): Promise<{
    ledger: Ledger;
    citations: Map<string, Citation>;
}>;
