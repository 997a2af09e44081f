/** What a set says of a number that an answer gives for a work, in the form of `bench/sealed/README.md`. */
export interface NumberLabel {
    engine: string;
    quote: string;
    work: string;
    wanted: 'stands' | 'other' | 'absent';
    /** The number that the abstract gives instead. */
    instead: string;
    /** Where it stands in the answer; null where the quotation does not. */
    place: {
        from: number;
        to: number;
    } | null;
}
/** The numbers that a set labels. */
export declare function readNumberLabels(file: string, answers: readonly {
    engine: string;
    text: string;
}[]): NumberLabel[];
