import { stem } from '../../text/stem.ts';

/** Whom a claim is about: by each axis that it names, the groups. */
export type Populations = Map<string, Set<string>>;

const axes: [axis: string, group: string, pattern: RegExp][] = [
  ['sex', 'women', /\b(?:women|woman|females?|girls?|mothers?|pregnan\w+)\b/],
  ['sex', 'men', /\b(?:men|man|males?|boys?)\b/],
  [
    'age',
    'young',
    /\b(?:child(?:ren)?|adolescents?|infants?|bab(?:y|ies)|neonates?|newborns?|toddlers?|teen\w*|p(?:a?e)diatric|young people|youths?|under (?:12|16|18))\b/,
  ],
  [
    'age',
    'adult',
    /\b(?:adults?|elderly|seniors?|older (?:people|patients|persons)|(?:over|aged) (?:50|55|60|65|70|75|80)|(?:50|55|60|65|70|75|80)(?: years)? (?:and|or) (?:over|older|above))\b/,
  ],
  ['prevention', 'primary', /\bprimary ?prevention\b/],
  ['prevention', 'secondary', /\bsecondary ?prevention\b/],
  [
    'ejection',
    'preserved',
    /\b(?:preserved ?ef|preserved ejection|ejection fraction (?:is |was )?preserved|hfpef)\b/,
  ],
  ['ejection', 'reduced', /\b(?:reduced ?ef|reduced ejection|hfref)\b/],
  ['diabetes', '1', /\b(?:type ?1 diabetes|type i diabetes|t1dm?)\b/],
  ['diabetes', '2', /\b(?:type ?2 diabetes|type ii diabetes|t2dm?)\b/],
  [
    'nourished',
    'no',
    /\b(?:[a-z]+-deficient|malnourished|undernourished)\b|\b(?:with|and) (?:\w+ ){0,2}deficiency\b/,
  ],
  [
    'nourished',
    'yes',
    /\b(?:well-nourished|replete|without (?:\w+ )?deficiency|not deficient|non-deficient)\b/,
  ],
  [
    'setting',
    'in',
    /\b(?:inpatients?|hospitali[sz]ed|ventilated|mechanical ventilation|admitted)\b(?=.{0,30}\b(?:patients?|adults?|people|covid|with)\b)|\bpatients (?:hospitali[sz]ed|admitted|on mechanical)\b/,
  ],
  ['setting', 'out', /\b(?:outpatients?|ambulatory|non-hospitali[sz]ed)\b/],
  ['menopause', 'before', /\bpre-?menopausal\b/],
  ['menopause', 'after', /\bpost-?menopausal\b/],
  ['uterus', 'yes', /\bwith (?:a |an )?(?:intact )?uterus\b/],
  ['uterus', 'no', /\b(?:without (?:a )?uterus|hysterectomi[sz]ed|hysterectomy)\b/],
  ['smoking', 'no', /\b(?:non-?smokers?|never-smokers?)\b/],
  ['smoking', 'yes', /\b(?<!non-|never-|non)(?:smokers|current smokers)\b/],
];
/** "patients with X", "people not receiving X": a group by what it has or has not. */
const having =
  /\b(?:patients|people|women|men|adults|children|individuals|those|participants|persons|infants)(?: who (?:are|were|have|had))? ((?:not |without |with |no |on |receiving |taking |requiring |using )+)(?:a |an |any |the |known |prior |previous |pre-existing |supplemental )*([a-z][\w-]+)/g;
const only = /\bonly (?:in|for|among)\b|\b(?:exclusively|solely) (?:in|for|among)\b/;

/** Whom a claim in lower case is about. */
export function populationsOf(text: string): Populations {
  const populations: Populations = new Map();
  const add = (axis: string, group: string) =>
    populations.set(axis, (populations.get(axis) ?? new Set()).add(group));
  for (const [axis, group, pattern] of axes) if (pattern.test(text)) add(axis, group);
  for (const [, how = '', what = ''] of text.matchAll(having))
    add(`has ${stem(what)}`, /\b(?:not|without|no)\b/.test(how) ? 'no' : 'yes');
  if (only.test(text)) add('only', 'yes');
  return populations;
}

/** Whether two claims name groups that no one is in both of. */
export function areApart(one: Populations, other: Populations): boolean {
  for (const [axis, groups] of one) {
    const others = other.get(axis);
    if (others && ![...groups].some((group) => others.has(group))) return true;
  }
  return false;
}

/** Text without the denials that say whom it is about: "patients not receiving oxygen" denies nothing. */
export function withoutGroupDenials(text: string): string {
  return text.replace(having, (found) => found.replace(/\b(?:not|without|no)\b/g, 'with'));
}
