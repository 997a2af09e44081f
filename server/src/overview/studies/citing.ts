import { hash } from 'node:crypto';
import type { LedgerRow, Mention } from '@sextant/contracts';
import { compareQuantities, type Told, toldBy } from '../../citations/numbers/compare-numbers.ts';
import { isOfAnotherKind } from '../../citations/numbers/measures/another-kind.ts';
import { isOfAnotherTime } from '../../citations/numbers/settings/another-time.ts';
import { isUnderOtherConditions } from '../../citations/numbers/settings/conditions.ts';
import { saysContrary } from '../../citations/support/contrary.ts';
import { type Effect, effectsOf, sharesOf } from '../../reading/abstracts/effects.ts';
import { type ReadAbstract, readAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import { keptOf as keptOnce, keptWith } from '../../reading/kept-with.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readDocumentQuantities } from '../../reading/quantities/read-quantities.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';
import { blockAt } from '../../reading/read-document.ts';
import { isAgainst, isDenied } from './direction.ts';
import { listedWords } from './listed-words.ts';
import { namesAnother } from './names-another.ts';
import { areBothEnds, isSlipInInterval, isToldTurned, meantBy, slipOf } from './other-number.ts';
import { isOfAnotherStudy } from './other-study.ts';
import { isOtherwiseMeasured } from './qualifiers.ts';
import { mentionsOfStudy } from './rows-of-study.ts';
import { isSameByInterval, isSameByValue } from './same-effect.ts';
import { scopesOf, sentenceOf } from './scopes.ts';
import { claimAt, exchangedIn, isWrittenAs, statedAt } from './stretches.ts';
import { rowAt } from './table-places.ts';
import { areUnspoken, Outcomes, outcomesIn } from './told-of.ts';
import { isOfAnotherGroup } from './told-of-group.ts';
import { areOtherLevels, clauseOf, nearestWordsOf, wordsOf } from './words-around.ts';

/** Before and behind a number the level of its scale is looked for so far: "PASI 100 in 58% versus 48%". */
const reachOfLevel = 120;

/** A number of an answer, looked up in the abstract of the work that is cited with it. */
export interface LookedUp {
  /** As the answer writes it. */
  stated: string;
  /** Where the abstract has this number, or the one that should stand here. */
  recorded: Place;
  isSame: boolean;
  sentence: Place;
}

/** An engine's answer, which is read once for all works. */
export interface ReadText {
  engine: string;
  document: ReadDocument;
  /** The ledger has its citations. */
  isChecked: boolean;
}

/** Where an answer cites a work, and the numbers that it gives there. */
export interface Citing {
  document: ReadDocument;
  /** The first that cites it. */
  sentence: Place;
  numbers: LookedUp[];
  /** Numbers told of the work that were found neither in the abstract nor to stand for one of its effects. */
  unread: Quantity[];
  /** Numbers anywhere in the answer that were not read as one of the work's effects. */
  elsewhere: Quantity[];
}

/** What an answer gives of a work; null where it does not cite it. */
export function citingOf(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  { document, engine }: ReadText,
): Citing | null {
  const own = inOrder(mentionsOfStudy(row, rows).filter((mention) => mention.engine === engine));
  const inText = own.filter(({ in_list }) => !in_list);
  const [first] = inText.length > 0 ? inText : own;
  if (!first) return null;
  const others = othersOf(own, rows, engine).map(({ from, to }): Place => ({ from, to }));
  const study = { title: row.citation?.title ?? '', abstract: row.citation?.abstract ?? '' };
  const cited = { first, inText, others };
  return keptOf(document, digest([study, cited]), () => readCiting(document, study, cited));
}

/**
 * Each round of a turn's checks lays all answers beside all works, and most are as they were: an answer keeps what was read
 * of it, under a digest of what that was read from.
 */
const keptOf = keptWith<ReadDocument, Citing>(200);
/** A sentence with many numbers is held against each effect of an abstract. */
const contraryTo = keptWith<ReadAbstract, boolean>(100);
const digest = (from: unknown) => hash('sha256', JSON.stringify(from), 'base64');

interface Study {
  title: string;
  abstract: string;
}

/** Where an answer cites a work, in the order of the text, and where it cites others. */
interface Cited {
  first: Mention;
  /** Those that stand in no list. */
  inText: readonly Mention[];
  others: readonly Place[];
}

/**
 * Its numbers are those of the stretches that speak of the work, and those with the abstract's interval. Only one of the
 * former is ever held against it.
 */
function readCiting(document: ReadDocument, study: Study, { first, inText, others }: Cited): Citing {
  const quantities = readDocumentQuantities(document);
  const effects = effectsOf(study.abstract);
  const shares = sharesOf(study.abstract);
  const read = readAbstract(study.abstract);
  const recorded = read.quantities;
  const outcomes = new Outcomes(effects);
  const spoken = outcomesIn(`${study.title} ${study.abstract}`);
  const numbers: LookedUp[] = [];
  const told = new Set<Quantity>();
  const placed = new Set<Quantity>();
  const ofEffect = new Set<Quantity>();
  const add = (stated: Quantity, recorded: Place, isSame: boolean) => {
    placed.add(stated);
    if (effects.some(({ quantity }) => quantity.from < recorded.to && recorded.from < quantity.to))
      ofEffect.add(stated);
    numbers.push({
      stated: stated.text,
      recorded: { from: recorded.from, to: recorded.to },
      isSame,
      sentence: sentenceOf(document, stated.from),
    });
  };
  const within = (place: Place) => claimAt(document, place).quantities;
  const around = (stated: Quantity) =>
    document.prose.slice(Math.max(0, stated.from - reachOfLevel), stated.to + reachOfLevel);
  const scopes = scopesOf(document, { own: inText, others });
  const listed = new Map(scopes.flatMap((scope) => [...listedWords(document, claimAt(document, scope))]));
  const exchanged = exchangedIn(document, scopes, listed, read);
  const saidOf = (stated: Quantity) => listed.get(stated.from) ?? wordsOf(document, stated);

  const addSame = (stated: Quantity, isSame: (stated: Quantity, effect: Effect) => boolean) => {
    for (const effect of effects)
      if (isSame(stated, effect) && !isMistold(stated, effect)) add(stated, effect.quantity, true);
  };
  const isOfAnother = (stated: Quantity, effect: Effect) =>
    exchanged.has(stated.from) ||
    // The head of a row names one outcome; a sentence may name two.
    (isSameByInterval(stated, effect) && !blockAt(document, stated.from)?.cell
      ? outcomes.isOfAnotherOutcome(saidOf(stated), effect)
      : outcomes.isToldOfAnother(saidOf(stated), effect) ||
        outcomes.isOfAnotherOutcome(saidOf(stated), effect));
  /** A number of another study, of other people, another time or another outcome is no contradiction. */
  const isHeldAgainst = (stated: Quantity, effect: Effect) => {
    if (isDenied(document, stated) || areOtherLevels(around(stated), effect.sentence.text)) return false;
    if (isSlipInInterval(stated, effect, recorded)) return true;
    const beside = within(rowAt(document, stated.from) ?? sentenceOf(document, stated.from));
    if (areBothEnds(stated, beside, effect) || isToldTurned(stated, effect)) return false;
    const clause = clauseOf(document, stated);
    return (
      outcomes.isNamedBest(nearestWordsOf(document, stated), effect) &&
      !namesAnother(clause, saidOf(stated), effect, study) &&
      !isOfAnotherStudy(clause, study) &&
      !isOtherwiseMeasured(clause, effect, study)
    );
  };
  /** Of a table, the words of the row and column tell what was given. */
  const isOtherwiseGiven = (stated: Quantity, { quantity }: Effect) => {
    if (blockAt(document, stated.from)?.cell)
      return isUnderOtherConditions(
        { from: 0, to: 0 },
        quantity,
        { text: clauseOf(document, stated), from: 0 },
        read,
      );
    return isUnderOtherConditions(
      stated,
      quantity,
      claimAt(document, sentenceOf(document, stated.from)),
      read,
    );
  };
  /** A sentence that says the contrary of the abstract in words does not tell the abstract's result, with whatever numbers. */
  const isContrary = (stated: Quantity, { sentence }: Effect) => {
    if (blockAt(document, stated.from)?.cell) return false;
    const { text } = claimAt(document, sentenceOf(document, stated.from));
    return contraryTo(read, `${sentence.from} ${text}`, () => saysContrary(text, sentence.text, read));
  };
  /** What stands in the abstract, and is told of another outcome, group or time, the other way round or denied, is not the abstract's. */
  const isMistold = (stated: Quantity, effect: Effect) =>
    isOfAnother(stated, effect) ||
    areUnspoken(nearestWordsOf(document, stated), spoken) ||
    isOfAnotherGroup(document, stated, effect, effects) ||
    isAgainst(document, stated, effect) ||
    isContrary(stated, effect) ||
    isOfAnotherKind(stated, effect.quantity, recorded) ||
    isOtherwiseGiven(stated, effect) ||
    isOfAnotherTime(horizonsIn(clauseOf(document, stated)), effect.quantity, read);
  const effectAt = (recorded: Place) => effects.find(({ quantity }) => quantity.from === recorded.from);
  const isMistoldAt = (stated: Quantity | undefined, recorded: Place) => {
    const effect = effectAt(recorded);
    return effect && stated ? isMistold(stated, effect) : false;
  };
  /** In a table, what a cell cites may stand in any other of its row: under the head of another outcome it is not that. */
  const isToldBeside = (mention: Mention, text: string, recorded: Place) => {
    const effect = effectAt(recorded);
    const row = effect && outcomes.isRead(effect) && rowAt(document, mention.from);
    const told = row ? within(row).filter((one) => isWrittenAs(one, text)) : [];
    return told.length === 0 || told.some((one) => effect && !isOfAnother(one, effect));
  };

  for (const mention of inText)
    for (const { recorded: place, text: stated } of mention.numbers) {
      const sentence = sentenceOf(document, mention.from);
      const quantity = statedAt(document, stated, mention.from);
      if (isMistoldAt(quantity, place) || !isToldBeside(mention, stated, place)) continue;
      if (quantity) placed.add(quantity);
      numbers.push({ stated, recorded: place, isSame: true, sentence });
    }
  // Who calls the work by another's name or year may tell of that other one.
  const misnaming = inText.filter(misnames);
  const naming = inText.filter((mention) => !misnames(mention));
  const ofAnotherName = new Set(
    scopesOf(document, { own: misnaming, others: inOrder<Place>([...naming, ...others]) }).flatMap(within),
  );
  const outOfPlace = new Set<number>();
  for (const scope of scopes) {
    const claim = claimAt(document, scope);
    const stated = claim.quantities;
    const toldThere = toldBy(claim, read, study);
    for (const from of toldThere.ofOthers) outOfPlace.add(from);
    for (const one of stated) if (toldThere.groups.isSwapped(one)) outOfPlace.add(one.from);
    // Two shares say which result is meant: the effect behind them is of it, or another number.
    for (const { effect, pair, recorded } of toldThere.pairs) {
      if (!recorded) for (const { from } of pair) outOfPlace.add(from);
      if (!effect || isDenied(document, effect.stated)) continue;
      outOfPlace.add(effect.stated.from);
      if (!ofAnotherName.has(effect.stated)) add(effect.stated, effect.instead, false);
    }
    for (const quantity of stated) {
      told.add(quantity);
      if (outOfPlace.has(quantity.from)) continue;
      addSame(quantity, isSameByValue);
      if (ofAnotherName.has(quantity)) continue;
      const meant =
        meantBy(quantity, saidOf(quantity), effects, outcomes, recorded, isOfAnother) ??
        slipOf(quantity, saidOf(quantity), shares, recorded);
      if (meant && isHeldAgainst(quantity, meant)) add(quantity, meant.quantity, false);
    }
    for (const { quantity, recorded: place } of standing(claim, study, toldThere))
      if (!isMistoldAt(quantity, place)) add(quantity, place, true);
  }
  for (const stated of quantities) if (!outOfPlace.has(stated.from)) addSame(stated, isSameByInterval);
  return {
    document,
    sentence: sentenceOf(document, first.from),
    numbers: tellingOf(numbers),
    unread: [...told].filter((stated) => !placed.has(stated)),
    elsewhere: quantities.filter((stated) => !ofEffect.has(stated)),
  };
}

const misnames = ({ state }: Mention) => state !== 'verified' && state !== 'unknown';

const inOrder = <Part extends Place>(parts: readonly Part[]) =>
  parts.toSorted((one, other) => one.from - other.from);

/** The mentions of other works, in the order of the text. */
function othersOf(own: readonly Mention[], rows: readonly LedgerRow[], engine: string): Mention[] {
  // A second identifier of one citation may be another work's by mistake; the sentence still cites this one alone.
  const clusters = new Set(own.map(({ cluster }) => cluster));
  return (mentionsByEngine(rows).get(engine) ?? []).filter(({ cluster }) => !clusters.has(cluster));
}

/** All that each engine mentions, in the order of its text: sorted once for all studies. */
const mentionsByEngine = keptOnce((rows: readonly LedgerRow[]) =>
  Map.groupBy(inOrder(rows.flatMap(({ mentions }) => mentions)), ({ engine }) => engine),
);

/** Of hundreds that tell the same number, the first that has it rightly and the first that has another. */
function tellingOf(numbers: readonly LookedUp[]): LookedUp[] {
  const first = new Map<string, LookedUp>();
  for (const number of numbers) {
    const key = `${number.recorded.from} ${number.isSame}`;
    if (!first.has(key)) first.set(key, number);
  }
  return [...first.values()];
}

/** The numbers of some words that stand in the abstract. */
function standing(claim: PlacedText, study: Study, told: Told): { quantity: Quantity; recorded: Place }[] {
  const found = compareQuantities(claim, study.abstract, study, told);
  return found.flatMap(({ from: at, recorded, state }) => {
    const quantity = claim.quantities.find((each) => each.from === at);
    return state === 'stands' && recorded && quantity ? [{ quantity, recorded }] : [];
  });
}
