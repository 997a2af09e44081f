export declare const word = "\\p{Lu}[\\p{L}'\u2019.-]{0,30}";
/** Words of a street or a town, one after the other. */
export declare const words: (most: number) => string;
export declare const house = "\\d{1,5}(?:[ ]?[a-zA-Z](?![\\p{L}])|[-/]\\d{1,4})?";
export declare const townWithCode: string;
export declare const britishCode = "[A-Z]{1,2}\\d[A-Z\\d]?[ ]\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])";
/** "10969 Berlin", "753 27 Uppsala", "1017 XK Amsterdam", "00-950 Warszawa", "D-04277 Leipzig" */
export declare const continental: string;
export declare const rest: string;
