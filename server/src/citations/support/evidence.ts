import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { clausesOf } from '../../reading/clauses/clauses.ts';
import { type Population, populationOf, withoutPeople } from '../../reading/clauses/population.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { type Direction, hedges } from '../../reading/lexicon/effect-words.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import type { Arm, Quantity } from '../../reading/quantities/quantity.ts';
import { pairsIn } from '../numbers/pairs/told-against.ts';

/** What a sentence of an abstract found of something. */
export interface Evidence {
  sentence: AbstractSentence;
  direction: Direction;
  /** What its words alone say, whose figures may show that it is no difference; null where figures alone say it. */
  inWords: Direction | null;
  /** What it was found of, and all that its clause speaks of. */
  core: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  /** All that its clause speaks of, figures or words. */
  named: ReadonlySet<string>;
  ahead: readonly string[];
  comparator: readonly string[];
  /** What the sentence says was given or done. */
  given: string;
  /** The same, or what the clause before it in its sentence says where its own does not. */
  actor: string;
  /** The clause that says it. */
  clause: string;
  /** The same without words that anything has, and without what it was found of. */
  givenNames: ReadonlySet<string>;
  text: string;
  /** The text or its figures say that it is no chance. */
  isSignificant: boolean;
  /** It says so of one of several things that were counted as one. */
  isComposite: boolean;
  /** What it was counted with as one, all of them. */
  listed: ReadonlySet<string>;
  /** Set where it only denies of this what was found of something else. */
  except: ReadonlySet<string> | null;
  /** "May reduce", "numerically lower": not said to be shown. */
  isHedged: boolean;
  population: Population;
}

const ratios = /^(?:hazard|odds|risk|rate)-ratio$/;
/** An abstract's evidence, read once. */
const kept = new WeakMap<ReadAbstract, Evidence[]>();

/** "Death, infarction, or a stroke": up to the last of them. */
const upToLast = /^.*?\bor(?: [\w-]+){1,3}/;

/** All that the sentences of results and conclusions found. */
export function evidenceOf(abstract: ReadAbstract): Evidence[] {
  const known = kept.get(abstract);
  if (known) return known;
  const found = abstract.sentences
    .filter(({ role }) => role === 'results' || role === 'conclusions')
    .flatMap((sentence) => [...fromWords(sentence), ...fromFigures(sentence), ...fromPairs(sentence)]);
  kept.set(abstract, found);
  return found;
}

function fromWords(sentence: AbstractSentence): Evidence[] {
  let actor = '';
  return clausesOf(sentence.text).flatMap((clause) => {
    if (clause.direction === null) return [];
    if (namesIn(clause.given, []).size > 0) actor = clause.given;
    const inClause = sentence.quantities.filter(
      ({ from }) => from >= sentence.from + clause.from && from < sentence.from + clause.to,
    );
    const verdicts = inClause.flatMap((quantity) => isSignificant(quantity) ?? []);
    const [isAll, isNone] = [
      verdicts.length > 0 && verdicts.every(Boolean),
      verdicts.length > 0 && !verdicts.some(Boolean),
    ];
    // Figures overrule words: "lower (HR 0.95; 95% CI 0.83-1.08)" is no difference.
    const direction = isNone && clause.direction !== 'none' ? 'none' : clause.direction;
    return {
      sentence,
      direction,
      inWords: clause.direction,
      core: new Set(clause.core),
      concepts: clause.concepts,
      named: clause.concepts,
      ahead: clause.ahead,
      comparator: clause.comparator,
      given: clause.given,
      actor,
      clause: clause.text,
      givenNames: namesIn(clause.given, clause.core),
      text: clause.text,
      isSignificant: isAll || clause.isSignificant,
      isComposite: direction !== 'none' && /\bcomposite\b|\bor\b/.test(clause.text),
      listed: new Set(conceptsOf(withoutPeople(clause.text).match(upToLast)?.[0] ?? '')),
      except: clause.except,
      isHedged: hedges.test(sentence.text.slice(clause.from, clause.to)),
      population: populationOf(clause.text),
    };
  });
}

/** Effects with their intervals say by themselves which way they go. */
function fromFigures(sentence: AbstractSentence): Evidence[] {
  const clauses = clausesOf(sentence.text);
  return sentence.quantities.flatMap((quantity) => {
    const at = quantity.from - sentence.from;
    const clause = clauses.find(({ from, to }) => at >= from && at < to);
    const verdict = isSignificant(quantity);
    if (!ratios.test(quantity.kind) || verdict === null) return [];
    const concepts = new Set(conceptsOf(quantity.about));
    const sides = clause?.direction === null && verdict ? sidesByShares(sentence, quantity, concepts) : null;
    const { ahead = [], comparator = [], given = '' } = { ...clause, ...sides };
    const direction = verdict ? wayOfRatio(quantity, concepts) : 'none';
    return {
      sentence,
      direction,
      inWords: null,
      core: new Set([...concepts].filter((one) => !commonWords.has(one))),
      concepts,
      named: new Set([...concepts, ...(clause?.concepts ?? [])]),
      ahead,
      comparator,
      given,
      actor: given,
      clause: clause?.text ?? '',
      givenNames: namesIn(given, [...concepts]),
      text: quantity.text,
      isSignificant: verdict,
      isComposite: verdict && /\bcomposite\b|\bor\b/.test(quantity.about),
      listed: concepts,
      except: null,
      isHedged: false,
      population: populationOf(clause?.text ?? ''),
    };
  });
}

/** How long somebody lives, or stays free of something: a hazard is never of that, but of its end. */
const survival = /^(?:alive|surviv\w*|overall-survival|progression-free|event-free)$/;

const isOfItsEnd = ({ kind }: Quantity, concepts: ReadonlySet<string>): boolean =>
  kind === 'hazard-ratio' && [...concepts].some((one) => survival.test(one));

/** A hazard ratio of 0.29 "for survival" is that of dying, and survival is better with it. */
function wayOfRatio(ratio: Quantity, concepts: ReadonlySet<string>): Direction {
  if (isOfItsEnd(ratio, concepts)) return ratio.value < 1 ? 'better' : 'worse';
  return ratio.value < 1 ? 'down' : 'up';
}

/** So many characters behind two shares a ratio is still theirs. */
const maxGap = 80;

/**
 * Who is ahead of whom in "4.3% with warfarin versus 2.7% with dabigatran (HR 0.62)": a ratio below 1 is that of the group
 * with less to the other, whichever is told first. Null where no two shares stand right before it.
 */
function sidesByShares(sentence: AbstractSentence, ratio: Quantity, concepts: ReadonlySet<string>) {
  const pair = pairsIn(sentence).findLast(
    ([, other]) => other.to <= ratio.from && ratio.from - other.to < maxGap,
  );
  if (!pair || ratio.value === 1 || pair.some(({ kind }) => kind !== 'percentage' && kind !== 'rate'))
    return null;
  const [first, second] = pair;
  // Of those who live a hazard below 1 leaves more.
  const isLess = ratio.value < 1 !== isOfItsEnd(ratio, concepts);
  const [own, other] = first.value < second.value === isLess ? [first, second] : [second, first];
  if (!own.arm?.words || !other.arm?.words) return null;
  return { ahead: conceptsOf(own.arm.words), comparator: conceptsOf(other.arm.words) };
}

/** "5.8% with A and 6.9% with B (P=0.005)": two shares and their p value say which way it goes, and of whom. */
function fromPairs(sentence: AbstractSentence): Evidence[] {
  const { from, quantities, text } = sentence;
  let arms: readonly [Arm, Arm] | null = null;
  /** Of each number, which one is next. */
  const places = new Map(quantities.map((one, at) => [one.from, at + 1] as const));
  return pairsIn(sentence).flatMap(([one, other]) => {
    if (one.arm?.words && other.arm?.words) arms = [one.arm, other.arm];
    const behind = quantities[places.get(other.from) ?? -1];
    const isOwn =
      behind?.kind === 'p-value' &&
      /^[)\]%]{0,2} ?[([;,]? ?$/.test(text.slice(other.to - from, behind.from - from));
    const isShown = isSignificant(other) ?? (isOwn ? isSignificant(behind) : null);
    if (!arms || one.kind !== 'percentage' || !isShown) return [];
    const [first, second] = arms;
    const concepts = new Set(conceptsOf(one.about));
    const core = new Set([...concepts].filter((concept) => !commonWords.has(concept)));
    return {
      sentence,
      direction: one.value < other.value ? 'down' : 'up',
      inWords: null,
      core,
      concepts,
      named: new Set([...concepts, ...conceptsOf(`${first.words} ${second.words}`)]),
      ahead: conceptsOf(first.words),
      comparator: conceptsOf(second.words),
      given: first.words,
      actor: first.words,
      clause: text,
      givenNames: namesIn(first.words, [...core]),
      text: one.about,
      isSignificant: true,
      isComposite: /\bcomposite\b|\bor\b/.test(one.about),
      listed: concepts,
      except: null,
      isHedged: false,
      population: populationOf(one.about),
    };
  });
}

const namesIn = (given: string, core: readonly string[]): ReadonlySet<string> =>
  new Set(
    conceptsOf(given).filter((one) => !commonWords.has(one) && !/^\d/.test(one) && !core.includes(one)),
  );

/** Whether a figure's interval or p value says that it is no chance; null where it has neither. */
export function isSignificant({ interval, kind, p, relation, value }: Quantity): boolean | null {
  if (interval && (ratios.test(kind) || /difference|change/.test(kind))) {
    const middle = ratios.test(kind) ? 1 : 0;
    return interval.low > middle || interval.high < middle;
  }
  const stated = kind === 'p-value' ? { relation, value } : p;
  if (!stated) return null;
  if (/>/.test(stated.relation)) return stated.value < 0.05 ? null : false;
  return stated.value < 0.05 || (stated.value === 0.05 && stated.relation === '<');
}
