/** Single sentences with their verdicts: each holds a turn of phrase that was, or could be, misread. */
/** Question, what an engine answers, verdict. */
export declare const stated: [string, string, string][];
/** What is not read: refusals, comparisons of two treatments, what only follows from what is said. */
export declare const unread: [string, string][];
