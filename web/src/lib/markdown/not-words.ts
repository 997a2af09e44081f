/**
 * On what stands in a drawn answer and is none of its words, as the server reads them: marks of citations and what a
 * check puts on them, formulas, pictures, what is offered below a table. Who looks for a sentence passes over it.
 */
export const notWords = { 'data-not-words': '' } as const;

export const notWordsSelector = '[data-not-words]';
