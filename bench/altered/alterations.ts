import type { AbstractSentence } from '../../server/src/reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../server/src/reading/quantities/quantity.ts';

/** A sentence made untrue, and where in it the numbers stand that are told wrongly since. */
export interface Altered {
  text: string;
  wrong: readonly (readonly [from: number, to: number])[];
}

/** Makes a sentence untrue; null where it has nothing to alter. */
export type Alteration = (sentence: AbstractSentence) => Altered | null;

const finding = /-ratio$|-difference$|^percentage|^rate$|^level$|^number$|^count$/;

/** The first two findings of one kind and unit that differ. */
function pairIn({ quantities }: AbstractSentence): readonly [Quantity, Quantity] | null {
  const findings = quantities.filter(({ kind, upper }) => finding.test(kind) && upper === null);
  for (const [at, one] of findings.entries())
    for (const other of findings.slice(at + 1))
      if (
        other.kind === one.kind &&
        other.unit === one.unit &&
        Math.abs(other.value) !== Math.abs(one.value) &&
        (other.interval === null) === (one.interval === null)
      )
        return [one, other];
  return null;
}

/** Two numbers, each with its interval, in each other's place. */
const numbers: Alteration = (sentence) => {
  const pair = pairIn(sentence);
  if (!pair) return null;
  const [one, other] = pair;
  const [from, between] = [
    one.from - sentence.from,
    sentence.text.slice(one.to - sentence.from, other.from - sentence.from),
  ];
  const later = from + other.text.length + between.length;
  return {
    text: `${sentence.text.slice(0, from)}${other.text}${between}${one.text}${sentence.text.slice(other.to - sentence.from)}`,
    wrong: [
      [from, from + other.text.length],
      [later, later + one.text.length],
    ],
  };
};

/** The last digit of the first finding, three more. */
const digit: Alteration = ({ from: start, quantities, text }) => {
  const one = quantities.find(({ kind, upper }) => finding.test(kind) && upper === null);
  if (!one) return null;
  const from = one.from - start;
  const written = /\d+(?:[.·,]\d+)*/.exec(one.text);
  if (!written) return null;
  const last = from + written.index + written[0].length - 1;
  const other = (Number(text[last]) + 3) % 10;
  return {
    text: `${text.slice(0, last)}${other}${text.slice(last + 1)}`,
    wrong: [[from, from + one.text.length]],
  };
};

const opposites: readonly (readonly [string, string])[] = [
  ['increased', 'decreased'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['higher', 'lower'],
  ['greater', 'smaller'],
  ['more', 'less'],
  ['improved', 'worsened'],
  ['improvement', 'worsening'],
  ['longer', 'shorter'],
  ['better', 'worse'],
  ['reduced', 'increased'],
  ['reduction', 'increase'],
  ['reduces', 'increases'],
  ['fewer', 'more'],
  ['superior', 'inferior'],
  ['positive', 'negative'],
];
const opposite = new Map(
  [...opposites, ...opposites.map(([one, other]) => [other, one] as const)].toReversed(),
);
const direction = new RegExp(`\\b(?:${[...opposite.keys()].join('|')})\\b`);

/** The first word that tells which way it went, in its opposite. */
const directions: Alteration = ({ text }) => {
  const found = direction.exec(text);
  if (!found) return null;
  const { 0: word, index } = found;
  return { text: text.slice(0, index) + opposite.get(word) + text.slice(index + word.length), wrong: [] };
};

const denials: readonly (readonly [RegExp, string])[] = [
  [/\b(was|were|is|are|did|does|do|had|has|have|could|can) not\b/, '$1'],
  [
    /\bno (significant |statistically significant )?(difference|association|effect|correlation|improvement|change|increase|reduction|benefit)s?\b/,
    'a $1$2',
  ],
];
const claims: readonly (readonly [RegExp, string])[] = [
  [
    /\b(was|were|is|are) ((?:\w+ly )?(?:associated|related|correlated|effective|superior|safe|feasible|reduced|increased|higher|lower|improved|better|more|less|longer|shorter|greater))\b/,
    '$1 not $2',
  ],
  [
    /\b(increased|decreased|reduced|improved|lowered|prevented|predicted|correlated) /,
    'did not change but $1 ',
  ],
];

const replaceFirst = (text: string, rules: readonly (readonly [RegExp, string])[]): Altered | null => {
  const rule = rules.find(([pattern]) => pattern.test(text));
  return rule ? { text: text.replace(rule[0], rule[1]), wrong: [] } : null;
};

/** What is denied, claimed. */
const claimed: Alteration = ({ text }) => replaceFirst(text, denials);

/** What is claimed, denied. */
const denied: Alteration = (sentence) =>
  denials.some(([pattern]) => pattern.test(sentence.text))
    ? null
    : replaceFirst(sentence.text, claims.slice(0, 1));

const compared =
  /\b(in|with|for|on|among) ((?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2}?) (than|versus|vs\.?|compared (?:with|to)) (?:in |with |for |on |among )?((?:the )?[\p{L}-]+(?: (?!in\b|at\b|after\b|for\b|and\b|was\b|were\b|did\b|who\b|with\b)[\p{L}-]+){0,2}?)(?=[,.;( ])/u;

/** "More with A than with B", with A and B in each other's place. */
const groups: Alteration = ({ text }) => {
  const found = compared.exec(text);
  if (!found) return null;
  const [all, preposition, one, than, other] = found as unknown as [string, string, string, string, string];
  const altered = `${preposition} ${other} ${than} ${preposition} ${one}`;
  return { text: text.slice(0, found.index) + altered + text.slice(found.index + all.length), wrong: [] };
};

const changedTo =
  /\b((?:fell|rose|declined?|dropped|decreased?|increased?|reduced|reduction|lowered|improved)(?: [\p{L}-]+){0,3}) (by|to) (?=[-−+]?\d)/u;

/** "Fell by 12%" as "fell to 12%", and the other way round. */
const amounts: Alteration = ({ from: start, quantities, text }) => {
  const found = changedTo.exec(text);
  if (!found || /\bfrom\b/.test(text.slice(Math.max(0, found.index - 40), found.index + found[0].length)))
    return null;
  const [all, verb, word] = found as unknown as [string, string, string];
  const at = found.index + all.length;
  const number = quantities.find(({ from }) => from - start === at);
  if (!number) return null;
  return {
    text: `${text.slice(0, found.index)}${verb} ${word === 'by' ? 'to' : 'by'} ${text.slice(at)}`,
    wrong: [[at, at + number.text.length]],
  };
};

export const alterations: Readonly<Record<string, Alteration>> = {
  numbers,
  digit,
  directions,
  denied,
  claimed,
  groups,
  amounts,
};
