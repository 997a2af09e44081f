import type { Alteration } from './alterations.ts';

const label = /^(?:[A-Z][A-Za-z'’/&, -]{2,40}: ?)?(?:however, |in conclusion, |furthermore, )?/i;

/** A sentence behind other words: its first letter small where it begins an ordinary word. */
const behind =
  (words: string): Alteration =>
  ({ text }) => {
    const [head = ''] = label.exec(text) ?? [];
    const said = text.slice(head.length);
    const small = /^\p{Lu}\p{Ll}+\b/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
    return { text: `${head}${words} ${small}`, wrong: [] };
  };

const quality =
  'associated|related|correlated|effective|superior|inferior|safe|feasible|reduced|increased|higher|lower|improved|better|worse|longer|shorter|greater';
const guarded: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:was|were|is|are) (?=(?:not )?(?:\\w+ly )?(?:${quality})\\b)`), 'may be '],
  [
    /\b(?:did|does|do) not (?=reduce|increase|improve|prevent|affect|decrease|lower|predict|influence|prolong|cause)/,
    'may not ',
  ],
  [
    /\b(?:significantly )?(reduc|improv|increas|decreas|predict|prevent|affect|lower|prolong)(?:e?s|e?d) (?=the |[a-z])/,
    'may have $1ed ',
  ],
];

/** What is said outright, guarded: "may be associated". */
const hedged: Alteration = ({ text }) => {
  const rule = guarded.find(([pattern]) => pattern.test(text));
  return rule ? { text: text.replace(rule[0], rule[1]), wrong: [] } : null;
};

/** Words in front of a sentence's end. */
const tailed =
  (words: string): Alteration =>
  ({ text }) => ({ text: `${text.replace(/\.\s*$/, '')}${words}.`, wrong: [] });

/** What is added behind a sentence and takes it back, or leaves it to a few. */
export const takenBack: Readonly<Record<string, Alteration>> = {
  adjusted: tailed(', but not after adjustment for age'),
  vanished: tailed(', but this disappeared after adjustment'),
  insignificant: tailed(', although this was not statistically significant'),
  only: tailed(' only in left-handed men'),
  chance: tailed(', which may have been due to chance'),
  confirmed: tailed(', but this was not confirmed in the larger trial'),
};

/** What takes a sentence's assertion away: guarded, open, asked, told by somebody else, or of a part only. */
export const unasserted: Readonly<Record<string, Alteration>> = {
  hedged,
  open: behind('It is unclear whether'),
  asked: behind('The aim was to see whether'),
  critics: behind('Critics claim that'),
  supposed: behind('It had been hypothesized that'),
  condition: behind('If confirmed, it would mean that'),
  wished: behind('Patients hoped that'),
  few: behind('In one of nine trials,'),
  would: behind('A larger trial will show whether'),
  part: behind('In a subgroup of left-handed men,'),
};

/** What denies a whole sentence from in front of it. */
export const rejected: Readonly<Record<string, Alteration>> = {
  doubted: behind('We found no evidence that'),
  untrue: behind('It is not true that'),
};

/** "A reduced Y compared with B": B in the place of A. */
const held =
  /^((?:[A-Z][A-Za-z'’/&, -]{2,40}: ?)?)([^,;:()]{3,60}?) ((?:was|were|is|are|did|does|had|has|reduced|increased|improved|decreased|prolonged|lowered|reduces|increases|improves|lowers)\b[^;:()]{3,160}? (?:than|versus|vs\.?|compared (?:with|to)|relative to) )((?:the )?[\p{L}-]+(?: (?!in\b|at\b|after\b|for\b|and\b|was\b|were\b|did\b|who\b|with\b)[\p{L}-]+){0,2}?)(?= ?[,.;(]| in\b| at\b| after\b| for\b| and\b)/u;

/** A comparison whose sides have changed places. */
export const sides: Alteration = ({ text }) => {
  const found = held.exec(text);
  if (!found) return null;
  const [all, head, one, verb, other] = found as unknown as [string, string, string, string, string];
  return { text: `${head}${other} ${verb}${one}${text.slice(all.length)}`, wrong: [] };
};
