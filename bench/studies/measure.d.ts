import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { type NumberLabel } from './read-labels.ts';
import { type ScoredCell } from './score.ts';
/** A number that an answer gives and the abstract has otherwise. */
interface Contradiction {
    set: string;
    label: NumberLabel;
    isShown: boolean;
}
interface Measured {
    rows: number;
    plots: number;
    cells: ScoredCell[];
    contradictions: Contradiction[];
}
/** Makes the studies table of every set of some folders, its works served over HTTP, and holds it against the labels. */
export declare function measure(folders: readonly string[], emulator: SourceEmulator): Promise<Measured>;
export declare const rightOf: (cells: readonly ScoredCell[]) => ScoredCell[];
export declare const judgedOf: (cells: readonly ScoredCell[]) => ScoredCell[];
export {};
