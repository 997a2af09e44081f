const about =
  '(?:about |around |approximately |nearly |almost |up to |at least |more than |over |only |~ ?|an? |(?:mean|median|average|estimated|additional|further|adjusted) |of )*';
const byAmount = new RegExp(
  `\\b(?:reduc|decreas|increas|lower|higher|greater|larger|longer|shorter|rais|fell|fall|rose|ris|declin|improv|cut|drop|chang|diminish|shorten|prolong|lengthen|extend|gain|delay|grew|grow|elevat|differ|attenuat|shrank|outperform|exceed)\\p{Ll}*\\b[^.;:]{0,80}(?<!\\b(?:achieved|reached|completed|reported|attained|met|had|seen|experienced|taken|given|shown|chosen|preferred) )\\bby ${about}$`,
  'iu',
);
const ofAmount = new RegExp(
  `\\b(?:reductions?|decreases?|increases?|changes?|rises?|declines?|falls?|improvements?|drops?|gains?|benefits?|prolongation|shortening)(?: (?:in|from|for|on|over) [^.;()\\d]{1,70}?)?(?: ?[,:=(] ?| (?:of|was|were|is|averaged|by) )${about}$`,
  'iu',
);
const directly = new RegExp(
  `\\b(?:fell|rose|dropped|declined|increased|decreased|grew|improved|reduced|lost|gained)(?: [^.;:,()\\d]{0,40}\\b)? ${about}$`,
  'iu',
);
const notDirectly =
  /\b(?:to|from|in|of|with|for|at|than|within|across|throughout|the|over|during|after|before|until|and|or|were|was|is|had|vs|versus)\b(?! (?:average|mean|median))[^.;:,]{0,40}$/i;
const behind =
  /^ ?(?:-|(?:relative|absolute|mean|median|overall|significant|significantly|statistically|greater|larger|further|risk|rate|hazard|body|weight|mortality|proportional|percent|point|additional) )*(?:reductions?|decreases?|increases?|decline|lower|higher|greater|fewer|less|more|shorter|longer|improvement|drop|rise|heavier|lighter|smaller|larger|slower|faster|RRR)\b(?! than or| of the)/i;

/** "Lost by 86% of those treated": so many did it. */
const ofPeople =
  /^ ?of (?:the |all |these |our )?(?:[\p{L}-]+ )?(?:those|patients|people|participants|women|men|adults|children|infants|subjects|persons|cases|controls)\b/iu;

/** Whether a number from `from` to `to` (with its unit) is the amount of a change or a difference, by the words around it. */
export function isChange(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 130), from);
  if (behind.test(text.slice(to, to + 60))) return true;
  if (ofPeople.test(text.slice(to, to + 60))) return false;
  if (byAmount.test(before) || ofAmount.test(before)) return true;
  const verb = directly.exec(before)?.[0];
  return verb !== undefined && !notDirectly.test(verb);
}
