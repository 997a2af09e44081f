import type { LedgerRow, Mention } from '@sextant/contracts';
import { LRUCache } from 'lru-cache';
import { compareQuantities } from '../../citations/numbers/compare-numbers.ts';
import { type Effect, effectsOf } from '../../reading/abstracts/effects.ts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readDocumentQuantities } from '../../reading/quantities/read-quantities.ts';
import { blockAt, readDocument, sentenceAt } from '../../reading/read-document.ts';
import { reachesOf, rowOf } from './reaches.ts';
import { mentionsOfStudy } from './rows-of-study.ts';
import { isOtherNumber, isSameByInterval, isSameByValue, isToldOfAnother } from './same-effect.ts';

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
}

/**
 * What an answer gives of a work; null where it does not cite it. Its numbers are those of the citing sentences, those
 * beside them in a paragraph or table row that cites no other work, and those with the abstract's interval. Only one
 * that stands in a sentence or row that cites this work alone is ever held against it: another may be another work's.
 */
export function citingOf(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  { engine, text }: { engine: string; text: string },
): Citing | null {
  const own = mentionsOfStudy(row, rows).filter((mention) => mention.engine === engine);
  const inText = own.filter(({ in_list }) => !in_list);
  const [first] = (inText.length > 0 ? inText : own).toSorted((one, other) => one.from - other.from);
  if (!first) return null;
  const { document, quantities } = read(text);
  const effects = effectsOf(row.citation?.abstract ?? '');
  const isAlone = aloneWith(own, rows, engine);
  const within = ({ from, to }: Place) =>
    quantities.slice(firstEndingAfter(quantities, from), firstEndingAfter(quantities, to));
  const toNumber = (stated: Quantity, recorded: Place, isSame: boolean): LookedUp => ({
    stated: stated.text,
    recorded,
    isSame,
    sentence: sentenceOf(document, stated.from),
  });
  const toSame = (stated: Quantity, isSame: (stated: Quantity, effect: Effect) => boolean) =>
    effects
      .filter((effect) => isSame(stated, effect) && !isToldOfAnother(stated, effect, effects))
      .map(({ quantity }) => toNumber(stated, quantity, true));

  /** What stands in the abstract of one outcome, and is told of another, is not the abstract's. */
  const isMistold = (number: LookedUp): boolean => {
    const effect = effects.find(({ quantity }) => quantity.from === number.recorded.from);
    const stated = within(number.sentence).find(({ text: written }) => written === number.stated);
    return effect !== undefined && stated !== undefined && isToldOfAnother(stated, effect, effects);
  };

  const numbers = inText.flatMap((mention) => judged(mention, document));
  for (const sentence of citingPlaces(inText, document).filter(isAlone))
    for (const stated of within(sentence)) {
      numbers.push(...toSame(stated, isSameByValue));
      for (const effect of effects)
        if (isOtherNumber(stated, effect, effects)) numbers.push(toNumber(stated, effect.quantity, false));
    }
  for (const reach of reachesOf(inText, document, isAlone)) {
    const beside = within(reach);
    numbers.push(...beside.flatMap((stated) => toSame(stated, isSameByValue)));
    numbers.push(...standing(beside, reach, document, row));
  }
  numbers.push(...quantities.flatMap((stated) => toSame(stated, isSameByInterval)));
  const telling = tellingOf(numbers).filter((number) => !number.isSame || !isMistold(number));
  return { document, sentence: sentenceOf(document, first.from), numbers: telling };
}

/** Whether a place cites no other work than that of these mentions. */
function aloneWith(own: readonly Mention[], rows: readonly LedgerRow[], engine: string) {
  // A second identifier of one citation may be another work's by mistake; the sentence still cites this one alone.
  const clusters = new Set(own.map(({ cluster }) => cluster));
  const others = rows
    .flatMap(({ mentions }) => mentions)
    .filter((mention) => mention.engine === engine && !clusters.has(mention.cluster))
    .sort((one, other) => one.from - other.from);
  return ({ from, to }: Place): boolean => (others[firstEndingAfter(others, from)]?.from ?? to) >= to;
}

/** Of hundreds that tell the same number, the first that has it rightly and the first that has another. */
function tellingOf(numbers: readonly LookedUp[]): LookedUp[] {
  const first = new Map<string, LookedUp>();
  for (const number of numbers) {
    const key = `${number.recorded.from} ${number.isSame}`;
    if (!first.has(key)) first.set(key, number);
  }
  return [...first.values()];
}

/** The sentences, and the table rows, in which it is cited. */
function citingPlaces(mentions: readonly Mention[], document: ReadDocument): Place[] {
  const places = mentions.map(({ from }) => {
    const block = blockAt(document, from);
    return (block && rowOf(document, block)) ?? sentenceOf(document, from);
  });
  return [...new Map(places.map((place) => [place.from, place])).values()];
}

/** The numbers of a place that stand in the abstract. */
function standing(
  quantities: readonly Quantity[],
  { from, to }: Place,
  document: ReadDocument,
  { citation }: LedgerRow,
): LookedUp[] {
  const words = document.prose.slice(from, to);
  const found = compareQuantities(quantities, words, citation?.abstract ?? null, citation ?? { title: '' });
  return found.flatMap(({ from: at, recorded, state, text: stated }) =>
    state === 'stands' && recorded
      ? [{ stated, recorded, isSame: true, sentence: sentenceOf(document, at) }]
      : [],
  );
}

/** The numbers that the ledger has found in the abstract, of the sentence around a mention. */
function judged({ from, numbers }: Mention, document: ReadDocument): LookedUp[] {
  const sentence = sentenceOf(document, from);
  return numbers.map(({ recorded, text: stated }) => ({ stated, recorded, isSame: true, sentence }));
}

function sentenceOf(document: ReadDocument, place: number): Place {
  const { from, to } = sentenceAt(document, place) ?? blockAt(document, place) ?? { from: place, to: place };
  return { from, to };
}

/** Answers are read for each work that they cite. */
const kept = new LRUCache<string, { document: ReadDocument; quantities: Quantity[] }>({ max: 12 });

function read(text: string) {
  const known = kept.get(text);
  if (known) return known;
  const document = readDocument(text);
  const answer = { document, quantities: readDocumentQuantities(document) };
  kept.set(text, answer);
  return answer;
}
