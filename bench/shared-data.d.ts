/** Where a file of it stands, whether it is there or not. */
export declare const sharedPath: (file: string) => string;
/** Rows of one of its JSON-lines files. Ends the process, saying so, where the file is absent. */
export declare function readRows<Row>(file: string): Row[];
/** A row of `literature.jsonl`. */
export interface LiteratureRow {
    pmid: string;
    title: string;
    abstract: string;
    year: number | string | null;
    mesh: string[];
}
