/** A short answer and what its words give. */
export interface DevelopmentCase {
    name: string;
    question: string;
    earlier: string[];
    /** Best first; `none` where its words give no verdict. */
    verdicts: string[];
    /** Any of these may stand as its bottom line; empty where it has none. */
    bottoms: string[];
    /** Whether it may go without a bottom line. */
    mayLackBottom: boolean;
    text: string;
}
/** The cases of one file: `development`, those that are easily misread, or abstracts. */
export declare function developmentCases(name: 'development' | 'harder' | 'abstracts'): DevelopmentCase[];
