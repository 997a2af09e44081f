import type { Citation, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { type MentionLabel, type MentionSet } from './read-set.ts';
/** A label beside what the product made of it. */
export interface ScoredMention {
    set: string;
    label: MentionLabel;
    /** Null where the product shows no mention there. */
    mention: Mention | null;
    row: LedgerRow | null;
    /** It leads to the work that the label names. */
    isWork: boolean;
    /** Set where the quotation does not stand in the answer: the label is at fault. */
    isLost: boolean;
}
/** Finds for each label the mention that the ledger has in its place, of the label's form where there are several. */
export declare function scoreSet(set: MentionSet, ledger: Ledger, citations: ReadonlyMap<string, Citation>): ScoredMention[];
export interface Figures {
    labelled: number;
    lost: number;
    /** Shown as verified and is not, or is another work. */
    falseVerified: ScoredMention[];
    /** Shown as verified, of a work that is told to be current or corrected. */
    clean: ScoredMention[];
    /** Of those labelled verified: shown as mismatch. */
    falseMismatch: ScoredMention[];
    falseNotFound: ScoredMention[];
    labelledVerified: number;
    /** Of those: shown as verified, and of the work. */
    shownVerified: ScoredMention[];
    /** Name and year or title, of works that exist: led to the work. */
    resolvable: ScoredMention[];
    resolved: ScoredMention[];
    caught: ScoredMention[];
    labelledWrong: number;
}
/** The figures that the gates hold. */
export declare function figuresOf(scored: readonly ScoredMention[]): Figures;
