import { stem } from '../words/stem.ts';

/**
 * What a word says of an outcome. `relation`: that two things hang together, whichever way; `same`: that they do not
 * differ.
 */
export type Effect =
  | 'down'
  | 'up'
  | 'good'
  | 'bad'
  | 'safe'
  | 'harm'
  | 'relation'
  | 'same'
  | 'advised'
  | 'unadvised'
  | 'needless'
  /** What a question's own verb says, where that is none of these: "Can X replace Y?" */
  | 'asked';

/** What should be done, or need not be. */
const ofAdvice: ReadonlySet<Effect> = new Set(['advised', 'unadvised', 'needless']);
/** What says by itself how good something is: no outcome need be named. */
export const ofWorth: ReadonlySet<Effect> = new Set(['good', 'bad', 'safe', 'harm', ...ofAdvice]);

/** Verbs by which questions ask and answers state; listed apart, since "does a lower dose reduce" asks by `reduce`. */
const verbs: Partial<Record<Effect, string>> = {
  down: `reduce lower decrease prevent cut lessen diminish shorten slow delay protect avert suppress relieve alleviate
    attenuate halve ameliorate save ease`,
  up: 'increase raise cause induce trigger elevate double worsen aggravate promote provoke prolong predispose',
  good: 'improve benefit help work enhance outperform',
  bad: 'impair',
  harm: 'harm',
  relation: 'affect influence predict alter change correlate differ impact modify matter',
};
const others: Record<Exclude<Effect, 'asked'>, string> = {
  down: `reduction decline declining declined fell fallen drop dropping dropped fewer less smaller protective preventive
    relief rarer`,
  up: 'rise rose risen higher more greater excess larger',
  good: `effective effectively effectiveness efficacious efficacy superior superiority better beneficial useful usefulness
    helpful success advantage advantageous successful successfully feasible feasibility accurate accurately reliable reliably worthwhile`,
  bad: 'ineffective useless worse inferior inferiority futile unhelpful unsatisfactory',
  safe: 'safe safely harmless compatible',
  harm: 'damaging harmful unsafe danger dangerous detrimental risky',
  relation: `associated associate association linked linking link related relate relation relationship effect difference
    different predictor predictive dependent depend factor`,
  same: 'similar similarly comparable equivalent equivalence identical unchanged alike equal equally same',
  advised: `should recommended recommend recommendation advised needed need necessary required require warranted warrant
    justified justify appropriate essential mandatory`,
  unadvised: 'contraindicated avoided avoid avoiding',
  needless: 'unnecessary unneeded needless unjustified unwarranted dispensable',
};

const listed = (lists: Partial<Record<Effect, string>>) =>
  Object.entries(lists).flatMap(([effect, words]) =>
    words.split(/\s+/).map((word) => [word, effect as Effect] as const),
  );
const listedVerbs = new Set(listed(verbs).map(([word]) => word));
/** As they are listed, and their plurals: stems would make one of "useful" and "used", of "comparable" and "compared". */
const exact = new Map(
  [...listed(verbs), ...listed(others), ...listed({ good: 'beat', advised: 'indicated' })].flatMap(
    ([word, effect]) => [[word, effect] as const, [`${word}s`, effect] as const],
  ),
);
const verbStems = new Map(
  listed(verbs)
    .toReversed()
    .map(([word, effect]) => [stem(word), effect]),
);
/** Who or what does it, or can be done it: a "pain reliever", "avoidable"; these name a thing, and say nothing of it. */
const naming = /(?:er|or|ant|ive|able|ible|ibility|ability)s?$/;
const verbEffect = (word: string): Effect | null =>
  naming.test(word) ? null : (verbStems.get(stem(word)) ?? null);

/** The effect that a word names; null for all others. */
export const effectOf = (word: string): Effect | null => exact.get(word) ?? verbEffect(word);

/** Whether a word is one of the verbs by which a question asks. */
export const isAskingVerb = (word: string): boolean => listedVerbs.has(word) || verbEffect(word) !== null;

/** Whether it is asked what to do. */
export const isOfAdvice = ({ effect }: { effect: Effect | null }): boolean =>
  effect !== null && ofAdvice.has(effect);
