/** Whether a word is a given name and hardly anything else; of "Jean-Baptiste", either part may be. */
export declare function isGivenName(word: string): boolean;
/** Whether a word may be a given name, though it may well be something else: "Grace", "Mark". */
export declare function mayBeGivenName(word: string): boolean;
