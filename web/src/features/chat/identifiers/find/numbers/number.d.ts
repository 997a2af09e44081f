export declare const number = "((?:[A-Z]{1,5}[-/ ]?)?[A-Z]{0,5}\\d[A-Z\\d]{0,24}(?:[-/. ][A-Z]{0,5}\\d[A-Z\\d]{0,24}|[-/][A-Z]{1,4}(?![\\p{L}\\d])){0,6}|[A-Z]{4,8}\\d[A-Z\\d]{4,12})(?![\\p{L}\\d]|[.,]\\d)";
/** What stands between a label and its number: "no.", "#", "is", a colon. */
export declare const link = "(?:[ ]?(?:(?:numbers?|num|no|nr|nummer|num\u00E9ro|n\u00FAmero|numero|id|identifier|code|card|is|was|are|ist|est|es|\u00E8|of|reads?|says|shows?|on file|(?:that |which )?(?:ending|ends|end)(?: in| with)?|last (?:four|4)(?: digits)?(?: are| is)?)(?![\\p{L}])\\.?|n\\.|n[\u00B0\u00BA]\\.?|[#:=(,\u2013-])){0,5}\\s?";
/** Looks like one that an office gave out, and not like a count, a dose or a year. */
export declare const looksIssued: (value: string) => boolean;
/** Surely: five digits, or letters and four, or parts. */
export declare const isSurelyIssued: (value: string) => boolean;
export declare const isYears: (value: string) => boolean;
export declare const digitsOf: (value: string) => number;
