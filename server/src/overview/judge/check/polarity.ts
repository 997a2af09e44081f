import { matchesOf } from '../../../reading/matches.ts';

/** Words that deny a difference or limit it: "did not", "similar", "only the higher dose", "lost significance", "disappeared". */
const denying =
  /\b(?:not?|nor|never|none|neither|nothing|cannot|without|fail(?:s|ed)?|lack(?:s|ed)?|lost|similar(?:ly)?|same|equal(?:ly)?|identical|alike|comparable|indistinguishable|unchanged|unaffected|unrelated|insignificant|non-?significant|just as|only|solely|limited to|confined to|restricted to|except|unclear|uncertain|attenuat(?:es?|ed|ion)|disappear(?:s|ed)?|vanish(?:es|ed)?|weaken(?:s|ed)?|null|neutral|absen(?:t|ce)|unlikely|little|hardly|barely|scarcely)\b|n['’]t\b/i;
/** What says nothing of a difference: "points the same way", "not only", "only 12%", "no. 3". */
const otherwise =
  /\bthe same (?:way|direction|trial|stud(?:y|ies)|review|paper|meta-analysis|network|group|work|journal|authors?|year)\b|\bnot only\b|\bonly (?=\d)|\bno\. ?\d/gi;

/** Whether words deny what a passage of the same might say, or limit it to a part. */
export const isDenying = (text: string): boolean => denying.test(text.replace(otherwise, ' '));

/** How often words do so: "not without harm" twice. */
export const countDenials = (text: string): number =>
  matchesOf(text.replace(otherwise, ' '), everyDenial).length;
const everyDenial = new RegExp(denying, 'gi');

const up =
  /\b(?:higher|more|greater|larger|longer|increas(?:es?|ed|ing)|rais(?:es?|ed|ing)|r[io]se[sn]?|elevat(?:es?|ed|ion)|exceed(?:s|ed)?|doubl(?:es?|ed|ing))\b/i;
const down =
  /\b(?:lower(?:s|ed|ing)?|fewer|less|smaller|shorter|rarer|decreas(?:es?|ed|ing)|reduc(?:es?|ed|ing|tions?)|fall(?:s|ing)?|fell|cut(?:s|ting)?|halv(?:es?|ed|ing)|slow(?:s|ed|er|ing)?)\b/i;

/** Whether one of two has words of more alone, and the other of less alone. */
export const haveOppositeWords = (one: string, other: string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([a = '', b = '']) => up.test(a) && !down.test(a) && down.test(b) && !up.test(b));
