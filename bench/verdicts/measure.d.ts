import { type LabelledAnswer } from './labelled-answers.ts';
/** What was read, and how it stands to the labels. */
export interface Measured {
    given: number;
    right: number;
    /** Yes for no, or no for yes. */
    opposite: number;
    /** Texts that state one by their labels, and how many of these were read right. */
    stating: number;
    found: number;
    /** One line a text, for those who look at it. */
    lines: string[];
}
/** Reads the verdicts of answers. */
export declare const measureVerdicts: (answers: readonly LabelledAnswer[]) => Measured;
/** Reads the bottom lines of answers, against those that may stand. */
export declare function measureBottomLines(answers: readonly LabelledAnswer[]): Measured;
declare const parts: {
    readonly fit: readonly [0, 250];
    readonly choose: readonly [250, 375];
    readonly last: readonly [375, 500];
};
/** Reads abstracts, each for the question that its own paper answers. */
export declare function measureLiterature(part: keyof typeof parts): Measured;
/** Reads abstracts for questions that need not be their own. */
export declare const measureAbstracts: () => Measured;
export {};
