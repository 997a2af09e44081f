/** A number as offices write them: digits, perhaps led or parted by letters, dashes, slashes, single spaces. */
const piece = '[A-Z]{0,5}\\d[A-Z\\d]{0,24}';
export const number = `((?:[A-Z]{1,5}[-/ ]?)?${piece}(?:[-/. ]${piece}|[-/][A-Z]{1,4}(?![\\p{L}\\d])){0,6}|[A-Z]{4,8}\\d[A-Z\\d]{4,12})(?![\\p{L}\\d]|[.,]\\d)`;

/** What stands between a label and its number: "no.", "#", "is", a colon. */
export const link =
  '(?:[ ]?(?:(?:numbers?|num|no|nr|nummer|numéro|número|numero|id|identifier|code|card|is|was|are|ist|est|es|è|of|reads?|says|shows?|on file|(?:that |which )?(?:ending|ends|end)(?: in| with)?|last (?:four|4)(?: digits)?(?: are| is)?)(?![\\p{L}])\\.?|n\\.|n[°º]\\.?|[#:=(,–-])){0,5}\\s?';

/** Looks like one that an office gave out, and not like a count, a dose or a year. */
export const looksIssued = (value: string) => /[A-Z]-?\d|\d-?[A-Z]|\d{5}|\d[-/]\d/i.test(value);
/** Surely: five digits, or letters and four, or parts. */
export const isSurelyIssued = (value: string) => {
  const digits = value.replace(/\D/g, '').length;
  return (
    digits >= 5 ||
    (digits >= 4 && /\p{L}|[-/]/u.test(value)) ||
    (digits >= 3 && /\p{L}.?[-/]|[-/].?\p{L}/u.test(value))
  );
};
export const isYears = (value: string) =>
  /^(?:[A-Z]{2,8} )?(?:19|20)\d\d(?:[-/ ](?:19|20)?\d\d)?$/.test(value);
export const digitsOf = (value: string) => value.replace(/\D/g, '').length;
