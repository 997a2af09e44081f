/** An answer and what its words give, as people have labelled it. */
export interface LabelledAnswer {
    set: string;
    engine: string;
    question: string;
    earlier: string[];
    text: string;
    /** Best first; `none` where its words give none. */
    verdicts: string[];
    /** Sentences of which any may stand as its bottom line; null where that is not labelled. */
    bottoms: string[] | null;
}
declare const parts: {
    readonly fit: readonly [0, 10];
    readonly choose: readonly [10, 15];
    readonly last: readonly [15, 20];
};
export type Part = keyof typeof parts;
/** In the order of a hash, so that no choice of ours decides what falls into which part. */
export declare const byHash: <Item>(items: readonly Item[], key: (item: Item) => string) => Item[];
/** The long answers of one part; sets whose question asks for no yes or no must get no verdict. */
export declare function longAnswers(part: Part): LabelledAnswer[];
/** The cases that were written down before any output was seen. */
export declare const developmentAnswers: (name: 'development' | 'harder') => LabelledAnswer[];
/** Single sentences, each with a turn of phrase that was misread once. */
export declare const turnsOfPhrase: () => LabelledAnswer[];
/** The two sets with tables, charts and wrong citations; their verdicts were labelled here. */
export declare function sixAnswers(): LabelledAnswer[];
/** Sets that others wrote and sealed, where they are there. */
export declare const sealedAnswers: () => LabelledAnswer[];
/**
 * Long answers written and labelled before any output was seen, by hands that knew nothing of each other or of the rules;
 * all but `development` and `sixth` were kept for one look. The twenty-eighth and twenty-ninth are openings in the phrasing
 * of assistants, by one hand that knew the rules; rules were chosen by the first of these. The thirtieth and thirty-first are
 * whole answers by another hand that had the rules' documents; rules were chosen by the thirtieth, too.
 */
export declare const writtenParts: readonly ['development', 'last', 'sealed', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'];
export declare const writtenAnswers: (part: (typeof writtenParts)[number]) => LabelledAnswer[];
export {};
