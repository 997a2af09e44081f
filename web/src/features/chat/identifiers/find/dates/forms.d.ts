/** A day with its month and year, in any usual order. */
export declare const wholeDate: string;
/** As much of a date as there is: a day with its month, or a month with its year. */
export declare const anyDate: string;
/** Without signs between its parts, as machines write it. */
export declare const eightDigits = "(?:18|19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\p{L}\\d])";
/** Six or eight digits; a date only behind a word for one. */
export declare const digitsOnly = "(?:(?:18|19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\p{L}\\d])|(?:0?[1-9]|1[0-2])[/.](?:18|19|20)\\d\\d(?![\\p{L}\\d])|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|[12]\\d|3[01])(?:(?:18|19|20)\\d\\d|\\d\\d)(?![\\p{L}\\d]))";
/** Whether a date of any of these forms stands in a text. */
export declare const holdsDate: (text: string) => boolean;
