/** Closed within a word: what begins with a number and ends so is a name and the next one, as in "5 *10^9 to 3*10^8". */
const closedWithinWord = /^\*(?=\d)[^*]{1,300}(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/u;

/** Whether a star belongs to a name or a number, as in CYP2C19*2 and 5*10^9, and so opens no emphasis. */
export const isStarOfName = (source: string, before = ''): boolean =>
  /^\*\d/.test(source) && (/[\p{L}\p{N}]$/u.test(before) || closedWithinWord.test(source));

const starOfAllele = /\*(?=\d)(?<=(?:^|[\s(])[A-Z][A-Z0-9-]{1,15}\*)/g;

/** A text in which the stars of alleles, as in HLA-B*57:01, are none: they end no emphasis that began before their gene. */
export const withoutAlleleStars = (text: string): string => text.replace(starOfAllele, 'x');
