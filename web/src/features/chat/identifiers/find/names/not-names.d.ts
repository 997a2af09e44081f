export declare const isNoName: (text: string) => boolean;
/** How many characters of openers lead a run of capitalised words. */
export declare function openersOf(run: string): number;
export declare const looksLikeWord: (word: string) => boolean;
