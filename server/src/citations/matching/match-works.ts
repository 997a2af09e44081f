import type { Citation } from '@sextant/contracts';
import type { WorkDescription } from '../../literature/sources/source.ts';
import { subjectShare } from '../facts/subject.ts';
import { isAside, isLater } from '../facts/trial-names.ts';
import { byNumbers } from './by-numbers.ts';
import { type PairFeatures, pairFeatures } from './pair-features.ts';
import fitted from './weights.json' with { type: 'json' };

export interface MatchModel {
  /** From here on a record is taken for the described work. */
  threshold: number;
  bias: number;
  weights: Record<keyof PairFeatures, number>;
}

const featureNames = Object.keys(fitted.weights) as (keyof PairFeatures)[];

/** How likely a record is the described work, 0 to 1. */
export function likelihood(features: PairFeatures, model: MatchModel = fitted): number {
  let sum = model.bias;
  for (const name of featureNames) sum += model.weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/** A second work that is this near in log-odds leaves it open which of the two is meant. */
const margin = 0.8;

const logOdds = (score: number) => Math.log(score / (1 - score));

/**
 * Nothing that is stated speaks against a record, and its title, its trial, or its first author, year and subject for
 * it: no one needs to be asked whether another fits better.
 */
export function isClear(description: WorkDescription, record: Citation): boolean {
  const { authors, subject = [] } = description;
  const features = pairFeatures(description, record);
  const { firstAuthor, titleLikeness, titleStated } = features;
  if (speaksAgainst(features)) return false;
  // A title alone has to be the very one: that of a registration or of a comment holds it as well.
  const isAlone = authors.length === 0 && description.year === null;
  if (titleStated > 0 && titleLikeness < (isAlone ? sameTitle : clearTitle)) return false;
  if (titleStated > 0) return true;
  // A trial has several reports, and its name means the first.
  if (features.ownTrial === 1) return authors.length > 0;
  // One author may have two works of a year, and of a journal: what the sentence speaks of has to agree.
  const share = subject.length === 0 ? 1 : subjectShare(new Set(subject), [record]);
  const isTold = features.sameJournal > 0 ? share >= someSubject : subject.length > 0 && share >= sameSubject;
  return firstAuthor > 0 && features.sameYear > 0 && isTold;
}

/** Something that is stated differs: while others can be asked, one of them may hold a work of which all is true. */
const speaksAgainst = (features: PairFeatures): boolean =>
  features.noAuthor +
    features.middleAuthor +
    features.otherAuthor +
    features.otherYear +
    features.nextYear +
    features.otherJournal +
    features.otherTrial +
    features.otherPlace >
  0;

export const differsFrom = (description: WorkDescription, record: Citation): boolean =>
  speaksAgainst(pairFeatures(description, record));

const clearTitle = 0.8;
const sameTitle = 0.98;
/** From this share of the sentence's subject on, a work speaks of the same. */
const sameSubject = 0.4;
/** Where the journal agrees as well, so much will do. */
const someSubject = 0.2;
/** One of two works of a name and year is meant where it holds so much more of the sentence's subject. */
const tellsApart = 0.2;

export interface Match<Item> {
  item: Item;
  likelihood: number;
  /** Another one fits as well. */
  isOpen: boolean;
}

/**
 * Which of some works a description means; null where none is likely enough. A trial that several works report is told
 * by its first report.
 */
export function matchWorks<Item>(
  description: WorkDescription,
  items: readonly Item[],
  recordOf: (item: Item) => Citation,
): Match<Item> | null {
  const likely = items
    .map((item) => ({ item, features: pairFeatures(description, recordOf(item)) }))
    .map(({ features, item }) => ({ item, features, score: likelihood(features) }))
    .filter(({ score }) => score >= fitted.threshold)
    .filter(({ item }) => isEnough(description, recordOf(item)))
    .sort((a, b) => b.score - a.score);
  // One that holds the title as well, with more around it, is no rival of the one that has it to the word.
  const exact = likely.filter(({ features }) => features.titleLikeness >= sameTitle);
  const scored = exact.length > 0 ? exact : likely;
  const [best] = scored;
  if (!best) return null;
  const isTrialAlone =
    description.trial !== null && description.authors.length === 0 && description.title === null;
  const equals = scored.filter(
    ({ item, score }) =>
      logOdds(score) > logOdds(best.score) - margin ||
      isRival(description, recordOf(best.item), recordOf(item)),
  );
  const chosen = isTrialAlone
    ? reportOf(description, scored, recordOf)
    : equals.length === 1
      ? best
      : (byNumbers(description.said, equals, ({ item }) => recordOf(item)) ??
        bySubject(description, equals, recordOf) ??
        onTopic(description, equals, recordOf));
  return chosen
    ? { item: chosen.item, likelihood: chosen.score, isOpen: false }
    : { item: best.item, likelihood: best.score, isOpen: true };
}

/** Only a name and a year tell it, or a journal and a year, and another work has both: what they are about has to tell which is meant. */
function isRival(
  { title, year, ...description }: WorkDescription,
  best: Citation,
  record: Citation,
): boolean {
  if (title !== null || description.page !== null) return false;
  // A journal and a year are those of many works.
  if (description.authors.length === 0 && (description.trial !== null || description.journal === null))
    return false;
  const named = { ...description, title, year, about: [], trial: null };
  const [own, other] = [pairFeatures(named, best), pairFeatures(named, record)];
  return (
    own.firstAuthor === other.firstAuthor &&
    own.sameYear === other.sameYear &&
    own.sameJournal === other.sameJournal &&
    own.sameYear > 0
  );
}

/** The one that speaks of what the sentence speaks of, where the others do not. */
function bySubject<Scored extends { item: unknown }>(
  { subject = [] }: WorkDescription,
  equals: readonly Scored[],
  recordOf: (item: Scored['item'] & never) => Citation,
): Scored | null {
  const concepts = new Set(subject);
  const [first, second] = equals
    .map((one) => ({ one, share: subjectShare(concepts, [recordOf(one.item as never)]) }))
    .sort((a, b) => b.share - a.share);
  return first && second && first.share >= second.share + tellsApart ? first.one : null;
}

/** A year and a subject alone, or a name and a subject, are many works. */
function isEnough(
  { authors, journal, page, title, trial, year }: WorkDescription,
  record: Citation,
): boolean {
  const features = pairFeatures(
    { authors, journal, page, title, trial, year, volume: null, about: [] },
    record,
  );
  if (features.titleLikeness > 0.55 || features.ownTrial === 1) return true;
  if (features.samePlace > 0 && features.sameJournal > 0) return true;
  return features.firstAuthor + features.otherAuthor > 0
    ? features.sameYear + features.nextYear + features.ownTrial > 0
    : features.sameJournal > 0 && features.sameYear > 0;
}

/** Of works that nothing else tells apart the only one on the question's topic; the article of a preprint. */
function onTopic<Scored extends { item: unknown }>(
  description: WorkDescription,
  equals: readonly Scored[],
  recordOf: (item: Scored['item'] & never) => Citation,
): Scored | null {
  // What was asked is near to all that a turn cites: beside a journal and a year it tells nothing.
  if (description.authors.length === 0 && description.title === null && description.trial === null)
    return null;
  const record = ({ item }: Scored) => recordOf(item as never);
  const topics = equals.map((one) => pairFeatures(description, record(one)).topic);
  const most = Math.max(...topics);
  const near = equals.filter((_one, at) => (topics[at] ?? 0) > most - tellsApart);
  const articles = near.filter((one) => !['preprint', 'notice'].includes(record(one).study_type));
  return near.length === 1 ? (near[0] ?? null) : articles.length === 1 ? (articles[0] ?? null) : null;
}

/**
 * What the name of a trial by itself means: its first report, whatever later one the evidence holds. A design, a
 * substudy or a later analysis bears the name, too, and is not meant by it. Of two reports of one year the sentence tells.
 */
function reportOf<Scored extends { item: unknown }>(
  description: WorkDescription,
  scored: readonly Scored[],
  recordOf: (item: Scored['item'] & never) => Citation,
): Scored | null {
  const record = ({ item }: Scored) => recordOf(item as never);
  const year = (one: Scored) => record(one).year ?? 9_999;
  const reported = scored.filter((one) => record(one).study_type !== 'preprint' && !isAside(record(one)));
  const first = reported.filter((one) => !isLater(record(one)));
  const own = first.length > 0 ? first : reported.length === 1 ? reported : [];
  const trials = own.filter((one) => record(one).study_type === 'randomized-trial');
  const dated = reported.filter((one) => description.year !== null && year(one) === description.year);
  const open = dated.length > 0 ? dated : trials.length > 0 ? trials : own;
  const earliest = Math.min(...open.map(year));
  const of = open.filter((one) => year(one) === earliest);
  return of.length > 1 ? bySubject(description, of, recordOf) : (of[0] ?? null);
}
