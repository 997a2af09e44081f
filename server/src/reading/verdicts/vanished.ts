/** What was found, by a pronoun or by its name. */
const found =
  '(?:it|they|this|that|these|those|which|(?:this|that|these|those|the|any|such an?)(?: (?!not\\b)[\\p{L}-]+){0,2}? (?:associations?|relation(?:ship)?s?|links?|correlations?|effects?|differences?|benefits?|advantages?|reductions?|increases?|decreases?|improvements?|gains?|findings?|results?|trends?|signals?|protection))';
/** "… after full adjustment", "… in multivariable models". */
const adjusted =
  '(?:after|when|once|on|in|with|by) (?:\\p{L}+ ){0,2}?(?:adjust|controll|account|correct|stratif|multivaria|match)';
/** An effect that ends with the treatment, or in time, was one. */
const inTime =
  '[^.]{0,40}\\b(?:stop|discontinu|withdr|cessation|end(?:s|ed)\\b|hours?|days?|weeks?|months?|years?|time|follow-up)';
const gone = `(?:disappear|vanish)(?:s|es|ed)?\\b(?! ${inTime})|lost (?:its |their )?(?:statistical )?significance|becam?es? (?:non-?significant|insignificant)`;
const chance = '(?:due to|attributable to|explained by) (?:chance|confounding|bias)';
const isGone = `no longer (?:statistically )?significant\\b(?! ${inTime})|${chance}|(?:lost|abolished|eliminated|explained) ${adjusted}`;
/** What is not, or no longer, so: "not eliminated after adjustment" is still there. */
const there =
  '(?:so|significant|statistically|significantly|independently|independent|present|seen|there|found|observed|apparent|evident|detectable|associated|related|linked|true)';
const is = '(?:is|are|was|were|(?:may|might|could) (?:be|have been))';
/** "…, but remained significant": not all of it is gone. */
const stays = /\b(?:remain(?:s|ed|ing)?|persist(?:s|ed|ing)?|still|held|stay(?:s|ed))\b/i;
const vanished = new RegExp(
  `^[^\\p{L}]*(?:(?:and|but|though|although|yet|however,?|while) ){0,2}(?:${found} (?:(?:\\p{L}+ly|had|has|have|then) ){0,3}(?:${gone}|${is} (?:\\p{L}+ly )?(?:${isGone}))|(?:not|no longer)(?: ${there}){0,2}? ${adjusted})`,
  'iu',
);

/**
 * Whether a part of a sentence says that what was found is gone, or may never have been there: "but this disappeared after
 * adjustment", "which may have been due to chance", "but no longer after adjustment".
 * @param behind the part behind that one: "but it remained significant" gives back what was lost
 */
export const isVanished = (text: string, behind = ''): boolean =>
  vanished.test(text) && !stays.test(text) && !stays.test(behind);
