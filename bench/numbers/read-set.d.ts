/** A label of `bench/sealed/README.md` that judges one passage of an answer against one work. */
export interface Label {
    record: 'number' | 'support';
    engine: string;
    quote: string;
    work: {
        title: string;
        abstract: string | null;
    };
    /** What the label says: `stands`, `other`, `swapped` (the other group's), `absent`, or a relation. */
    wanted: string;
    /** The number that the abstract gives instead. */
    instead: string | null;
    /** The sentence of the answer that the passage stands in, and where in it. */
    statement: string;
    from: number;
    to: number;
}
/** The labels of numbers and support of one set. A quote that does not stand in its answer is said and left out. */
export declare function readSet(file: string): Label[];
/** The sets that a bench is run on: the files and folders named, else what was developed with. */
export declare function setsOf(named: readonly string[]): string[];
