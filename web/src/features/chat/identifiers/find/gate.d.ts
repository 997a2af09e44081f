/** Finds what matches in a text, as `text.matchAll(pattern)` does. */
export type Matcher = (text: string) => Iterable<RegExpExecArray>;
/** The source of a pattern, and whether a text may hold what it matches: true wherever it does, and seldom elsewhere. */
export interface GatedSource {
    mayMatch: (text: string) => boolean;
    source: string;
}
/**
 * Finds what one of the sources matches, at each place the first that does. JavaScript makes a pattern ready when it is
 * first used, which takes up to a sixth of a second for one of those here, and hardly any question holds a name or a date
 * of birth: those sources that cannot match a text are left out of the pattern that is made for it.
 */
export declare function gatedMatcher(sources: readonly GatedSource[], flags: string): Matcher;
/** Whether a text holds what a short source matches. */
export declare function holds(source: string, flags?: string): (text: string) => boolean;
/** Finds what one source matches in texts that hold what `needs`, a short source, matches. */
export declare const gatedPattern: (needs: string, source: string, flags?: string) => Matcher;
export declare const hasDigit: (text: string) => boolean;
