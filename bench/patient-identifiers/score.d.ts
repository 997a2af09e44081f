interface Score {
    sentences: number;
    wanted: number;
    found: number;
    /** Of those found, whose every letter and digit a mask would cover. */
    whole: number;
    told: number;
    right: number;
    /** By kind: how many there are, and how many were found. */
    kinds: Map<string, [number, number]>;
    /** What was missed, found in part, or told without being there. */
    wrong: string[];
}
/** How well the identifiers of a set are seen: a place counts as found where any of it is told. */
export declare function scoreSet(set: string): Score;
export {};
