import type { Mention } from '@sextant/contracts';
import { type ComparedNumber, compareQuantities, toldBy } from '../../citations/numbers/compare-numbers.ts';
import type { Effect } from '../../reading/abstracts/effects.ts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readDocumentQuantities } from '../../reading/quantities/read-quantities.ts';
import { type Beside, layBeside, type Study } from './beside.ts';
import { isDenied } from './direction.ts';
import { effectMeantBy } from './held-against.ts';
import { isMistold, isMistoldAt, isToldBeside } from './mistold.ts';
import { isSameByInterval, isSameByValue } from './same-effect.ts';
import { inOrder, scopesOf, sentenceOf } from './scopes.ts';
import { claimAt, statedAt } from './stretches.ts';

/** A number of an answer, looked up in the abstract of the work that is cited with it. */
export interface LookedUp {
  /** As the answer writes it. */
  stated: string;
  /** Where the abstract has this number, or the one that should stand here. */
  recorded: Place;
  isSame: boolean;
  sentence: Place;
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

/** Where an answer cites a work, in the order of the text, and where it cites others. */
export interface Cited {
  first: Mention;
  /** Those that stand in no list. */
  inText: readonly Mention[];
  others: readonly Place[];
}

/** What has been found of an answer's numbers so far. */
class Found {
  readonly numbers: LookedUp[] = [];
  /** Those of the answer that are told of the study. */
  readonly told = new Set<Quantity>();
  /** Those that were found in the abstract, or to stand for another number of it. */
  private readonly placed = new Set<Quantity>();
  private readonly ofEffect = new Set<Quantity>();
  private readonly beside: Beside;

  constructor(beside: Beside) {
    this.beside = beside;
  }

  add(stated: Quantity, recorded: Place, isSame: boolean): void {
    const { document, effects } = this.beside;
    const isOf = ({ quantity }: Effect) => quantity.from < recorded.to && recorded.from < quantity.to;
    if (effects.some(isOf)) this.ofEffect.add(stated);
    this.addPlaced(stated, {
      stated: stated.text,
      recorded: { from: recorded.from, to: recorded.to },
      isSame,
      sentence: sentenceOf(document, stated.from),
    });
  }

  /** Adds the number of a citation, which may stand in words that were not read as one. */
  addPlaced(quantity: Quantity | undefined, number: LookedUp): void {
    if (quantity) this.placed.add(quantity);
    this.numbers.push(number);
  }

  /** Adds a number for each effect that it is the number of, and is not told of something else. */
  addSame(stated: Quantity, isSame: (stated: Quantity, effect: Effect) => boolean): void {
    for (const effect of this.beside.effects)
      if (isSame(stated, effect) && !isMistold(this.beside, stated, effect))
        this.add(stated, effect.quantity, true);
  }

  get unread(): Quantity[] {
    return [...this.told].filter((stated) => !this.placed.has(stated));
  }

  isOfEffect(stated: Quantity): boolean {
    return this.ofEffect.has(stated);
  }
}

/**
 * What an answer gives of a study: its numbers are those of the stretches that speak of the study, and those with the
 * abstract's interval. Only one of the former is ever held against it.
 */
export function readCiting(document: ReadDocument, study: Study, { first, inText, others }: Cited): Citing {
  const beside = layBeside(document, study, { own: inText, others });
  const quantities = readDocumentQuantities(document);
  const found = new Found(beside);
  addCited(found, beside, inText);
  const outOfPlace = new Set<number>();
  const ofAnotherName = misnamedIn(document, inText, others);
  for (const scope of beside.scopes) addTold(found, beside, scope, outOfPlace, ofAnotherName);
  for (const stated of quantities) if (!outOfPlace.has(stated.from)) found.addSame(stated, isSameByInterval);
  return {
    document,
    sentence: sentenceOf(document, first.from),
    numbers: tellingOf(found.numbers),
    unread: found.unread,
    elsewhere: quantities.filter((stated) => !found.isOfEffect(stated)),
  };
}

/** The numbers that the ledger found with each citation. */
function addCited(found: Found, beside: Beside, inText: readonly Mention[]): void {
  const { document } = beside;
  for (const mention of inText)
    for (const { recorded, text: stated } of mention.numbers) {
      const quantity = statedAt(document, stated, mention.from);
      if (isMistoldAt(beside, quantity, recorded) || !isToldBeside(beside, mention, stated, recorded))
        continue;
      const sentence = sentenceOf(document, mention.from);
      found.addPlaced(quantity, { stated, recorded, isSame: true, sentence });
    }
}

/**
 * The numbers of a stretch that speaks of the study.
 * @param outOfPlace where those begin that stand for no effect of theirs; the stretch's are added
 * @param ofAnotherName those that may be told of another work, and are not held against the study
 */
function addTold(
  found: Found,
  beside: Beside,
  scope: Place,
  outOfPlace: Set<number>,
  ofAnotherName: ReadonlySet<Quantity>,
): void {
  const { abstract, document, study } = beside;
  const claim = claimAt(document, scope);
  const told = toldBy(claim, abstract, study);
  for (const from of told.ofOthers) outOfPlace.add(from);
  for (const one of claim.quantities) if (told.groups.isSwapped(one)) outOfPlace.add(one.from);
  // Two shares say which result is meant: the effect behind them is of it, or another number.
  for (const { effect, pair, recorded } of told.pairs) {
    if (!recorded) for (const { from } of pair) outOfPlace.add(from);
    if (!effect || isDenied(document, effect.stated)) continue;
    outOfPlace.add(effect.stated.from);
    if (!ofAnotherName.has(effect.stated)) found.add(effect.stated, effect.instead, false);
  }
  const compared = compareQuantities(claim, study.abstract, study, told);
  // Another's number, where the abstract has its own: "3.3 with partial restriction", of which it has 2.1.
  const differing = new Set(compared.flatMap(({ from, state }) => (state === 'differs' ? from : [])));
  for (const quantity of claim.quantities) {
    found.told.add(quantity);
    if (outOfPlace.has(quantity.from)) continue;
    if (!differing.has(quantity.from)) found.addSame(quantity, isSameByValue);
    const meant = ofAnotherName.has(quantity) ? null : effectMeantBy(beside, quantity);
    if (meant) found.add(quantity, meant.quantity, false);
  }
  for (const { quantity, recorded } of standing(claim, compared))
    if (!isMistoldAt(beside, quantity, recorded)) found.add(quantity, recorded, true);
}

/** The numbers that are told where the work is called by another's name or year: they may be that other one's. */
function misnamedIn(
  document: ReadDocument,
  inText: readonly Mention[],
  others: readonly Place[],
): ReadonlySet<Quantity> {
  const naming = inText.filter((mention) => !misnames(mention));
  const scopes = scopesOf(document, {
    own: inText.filter(misnames),
    others: inOrder<Place>([...naming, ...others]),
  });
  return new Set(scopes.flatMap((scope) => claimAt(document, scope).quantities));
}

const misnames = ({ state }: Mention) => state !== 'verified' && state !== 'unknown';

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
function standing(
  claim: PlacedText,
  compared: readonly ComparedNumber[],
): { quantity: Quantity; recorded: Place }[] {
  return compared.flatMap(({ from: at, recorded, state }) => {
    const quantity = claim.quantities.find((each) => each.from === at);
    return state === 'stands' && recorded && quantity ? [{ quantity, recorded }] : [];
  });
}
