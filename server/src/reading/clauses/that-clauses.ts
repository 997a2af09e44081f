/** What is said to be found, seen or shown is said: the end of what governs a that-clause. */
export const assertive =
  /\b(?:found|finds?|finding|shows?|showed|shown|report(?:s|ed)?|demonstrat\w+|observ\w+|conclud\w+|conclusion|indicat\w+|suggest\w*|confirm\w*|establish\w*|reveal\w*|note[sd]?|evidence|proof|prove[sdn]*|estimat\w+|state[sd]?|fact|known|clear|means?|impl(?:y|ies|ied)|seen?|saw|result|such|so)$/i;
/** "In that trial", "than that of": no clause begins there. */
const demonstrative =
  /\b(?:in|of|for|with|from|to|by|at|on|than|and|or|as|after|before|during|over|like|while)$/i;
/** "A drug that lowers": what follows belongs to the word before. "That statins lower …" has a subject of its own. */
const relative =
  /^(?:(?:is|are|was|were|has|have|had|did|do|does|can|may|might|could|would|will|also|significantly)\b|(?:reduc|lower|decreas|increas|improv|prevent|rais|caus|prolong|shorten|inhibit|block|target|enroll?|includ|compar|test)\w*(?:s|ed)\b)/i;
/** In characters: so far in front of it what governs a that-clause is looked for. */
const reach = 120;

/** What stands in front of each "that" with which a clause of its own begins: "the trials show", in the order of the text. */
export const governingOf = (text: string): string[] =>
  [...text.matchAll(/\bthat\b\s*/gi)]
    .filter(({ 0: { length }, index }) => !relative.test(text.slice(index + length)))
    .map(({ index }) => text.slice(Math.max(0, index - reach), index).trimEnd())
    .filter((governing) => governing !== '' && !demonstrative.test(governing));
