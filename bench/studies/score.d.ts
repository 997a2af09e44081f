import type { Citation, Ledger, StudyCell, StudyRow } from '@sextant/contracts';
import type { MentionSet } from '../mentions/read-set.ts';
import type { NumberLabel } from './read-labels.ts';
export interface ScoredCell {
    set: string;
    /** As the set names the work; null for one that it does not speak of. */
    work: string | null;
    row: StudyRow;
    cell: StudyCell;
    /** Null: no label speaks of the number, so that it is to be judged by eye. */
    isRight: boolean | null;
    why: string;
}
/** Holds every cell of a study table against the labels of its set. */
export declare function scoreCells(set: MentionSet, labels: readonly NumberLabel[], { citations, ledger }: {
    citations: Map<string, Citation>;
    ledger: Ledger;
}, rows: readonly StudyRow[]): ScoredCell[];
/** Whether a number that is another than the abstract's is shown as such. */
export declare const isShown: ({ engine, quote, work: of }: NumberLabel, cells: readonly ScoredCell[]) => boolean;
