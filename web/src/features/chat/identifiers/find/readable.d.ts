/** A text as the patterns read it, and where each of its characters stood. */
export interface Readable {
    text: string;
    /** Where a stretch of it stood in the text that was written. */
    placeOf: (from: number, to: number) => {
        from: number;
        to: number;
    };
}
/**
 * The text with one space where there were several, without what cannot be seen, and with plain digits and hyphens: a
 * pattern need not allow for runs of spaces, so that none can cost it time.
 */
export declare function makeReadable(written: string): Readable;
