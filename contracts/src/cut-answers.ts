/** Free of zod, as `limits.ts` is: a session's first page says of an answer that it was cut short. */

/** The longest answer that is kept, in UTF-16 code units: some 15,000 words. What comes after is not read. */
export const maxAnswerLength = 100_000;

/** Why an answer with text is not whole though no one stopped it and nothing failed. */
export const cutReasons = ['length', 'content-filter', 'too-long', 'unfinished'] as const;
export type CutReason = (typeof cutReasons)[number];

/** What is said of an answer that was cut short. */
export const cutWords: Record<CutReason, string> = {
  length: 'Cut short at the model’s limit',
  'content-filter': 'Cut short by the vendor’s filter',
  'too-long': `Cut short at ${maxAnswerLength.toLocaleString('en-US')} characters`,
  unfinished: 'Ended early by the vendor',
};

/** Whether an answer that ended for this reason was cut short: each that is not known for a whole answer's is one. */
export const cutShortBy = (finishReason: string | null): CutReason | null =>
  finishReason === null || finishReason === 'stop'
    ? null
    : (cutReasons.find((reason) => reason === finishReason) ?? 'unfinished');
