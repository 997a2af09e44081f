/** A work as a set writes it down. */
export interface SetWork {
    id: string;
    decoy?: boolean;
    pmid: string | null;
    doi: string | null;
    pmcid: string | null;
    nct: string[];
    title: string;
    authors: string[];
    journal: string | null;
    year: number;
    /** When it appeared ahead of its issue, where that was another year. */
    online?: number;
    studyType?: string;
    n?: number | null;
    status: 'current' | 'retracted' | 'corrected' | 'concern';
    preprint: boolean;
    trial: string | null;
    abstract: string | null;
}
/** One labelled mention: what it is, which work it leads to, and what checking it should come to. */
export interface MentionLabel {
    engine: string;
    quote: string;
    form: string;
    work: string | null;
    state: 'verified' | 'mismatch' | 'not-found' | 'unchecked';
    /** Of a mismatch: what differs. */
    fact: string | null;
}
export interface MentionSet {
    name: string;
    question: string;
    works: SetWork[];
    evidence: string[];
    answers: {
        engine: string;
        text: string;
    }[];
    mentions: MentionLabel[];
}
/** Reads one set in the form that `bench/sealed/README.md` describes. */
export declare function readSet(folder: string, file: string): MentionSet;
/** Where a labelled quotation stands in its answer; null where it does not. */
export declare function placeOfQuote(text: string, quote: string): {
    from: number;
    to: number;
} | null;
