import type { LedgerRow, Mention } from '@sextant/contracts';
import { LRUCache } from 'lru-cache';
import { compareQuantities } from '../../citations/numbers/compare-numbers.ts';
import { effectsOf } from '../../reading/abstracts/effects.ts';
import { outcomeKey } from '../../reading/abstracts/outcome.ts';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Block, Place, ReadDocument } from '../../reading/document.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readDocumentQuantities } from '../../reading/quantities/read-quantities.ts';
import { isRatio, isSameInterval, isSameValue } from '../../reading/quantities/same-value.ts';
import { blockAt, readDocument, sentenceAt } from '../../reading/read-document.ts';

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
 * beside them in a paragraph or table row that cites no other work, and those with the
 * abstract's interval. Of the latter two only one that is the abstract's counts: another may be another work's.
 */
export function citingOf(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  { engine, text }: { engine: string; text: string },
): Citing | null {
  const mentions = row.mentions.filter((mention) => mention.engine === engine);
  const inText = mentions.filter(({ in_list }) => !in_list);
  const [first] = inText.length > 0 ? inText : mentions;
  if (!first) return null;
  const { document, quantities } = read(text);
  const numbers = inText.flatMap((mention) => judged(mention, document));
  const others = rows.flatMap((other) =>
    other === row ? [] : other.mentions.flatMap(({ engine: by, from }) => (by === engine ? [from] : [])),
  );
  const isOwn = (place: Place) => !others.some((from) => from >= place.from && from < place.to);
  const inPlace = (place: Place) => quantities.filter(({ from }) => from >= place.from && from < place.to);
  for (const sentence of citingPlaces(inText, document).filter(isOwn))
    for (const { recorded, stated } of otherNumbers(inPlace(sentence), row.citation?.abstract ?? ''))
      numbers.push({ stated: stated.text, recorded, isSame: false, sentence });
  for (const reach of reaches(inText, document).filter(isOwn)) {
    const within = inPlace(reach);
    const words = document.prose.slice(reach.from, reach.to);
    const found = compareQuantities(
      within,
      words,
      row.citation?.abstract ?? null,
      row.citation ?? { title: '' },
    );
    for (const { from, recorded, state, text: stated } of found)
      if (state === 'stands' && recorded)
        numbers.push({ stated, recorded, isSame: true, sentence: sentenceOf(document, from) });
  }
  for (const { recorded, stated } of withInterval(quantities, row.citation?.abstract ?? ''))
    numbers.push({
      stated: stated.text,
      recorded,
      isSame: true,
      sentence: sentenceOf(document, stated.from),
    });
  return { document, sentence: sentenceOf(document, first.from), numbers };
}

/**
 * Numbers that differ from the abstract's: of one measure, and of an outcome that is told in the same concepts. Where
 * the abstract gives several for that outcome, none is held against it.
 */
function otherNumbers(quantities: readonly Quantity[], abstract: string) {
  const effects = Map.groupBy(
    effectsOf(abstract).filter(({ quantity }) => isRatio(quantity)),
    ({ outcome, quantity }) => comparedBy(quantity.kind, outcome),
  );
  return quantities.flatMap((stated) => {
    if (!isRatio(stated) || stated.relation !== '=' || stated.upper !== null) return [];
    const key = comparedBy(stated.kind, stated.about);
    const [effect, another] = (key && effects.get(key)) || [];
    if (!effect || another || isSameValue(stated, effect.quantity)) return [];
    return [{ stated, recorded: effect.quantity }];
  });
}

function comparedBy(kind: string, about: string): string {
  const outcome = outcomeKey(about);
  return outcome && `${kind} ${outcome}`;
}

/** The sentences, and the table rows, in which it is cited. */
function citingPlaces(mentions: readonly Mention[], document: ReadDocument): Place[] {
  const places = mentions.map(({ from }) => {
    const block = blockAt(document, from);
    return (block && rowOf(document, block)) ?? sentenceOf(document, from);
  });
  return [...new Map(places.map((place) => [place.from, place])).values()];
}

/**
 * Numbers with both ends of the abstract's interval. They are its own wherever they stand in an answer that cites the
 * work: under a table whose works are named below it, say.
 */
function withInterval(quantities: readonly Quantity[], abstract: string) {
  const recorded = readAbstract(abstract).quantities.filter(({ interval }) => interval !== null);
  return quantities.flatMap((stated) => {
    const same = recorded.find((one) => isSameValue(stated, one) && isSameInterval(stated, one) === true);
    return same ? [{ stated, recorded: same }] : [];
  });
}

/** The numbers that the ledger has found in the abstract, of the sentence around a mention. */
function judged({ from, numbers }: Mention, document: ReadDocument): LookedUp[] {
  const sentence = sentenceOf(document, from);
  return numbers.map(({ recorded, text: stated }) => ({ stated, recorded, isSame: true, sentence }));
}

/** The paragraphs, items and table rows around the mentions of a work, each once. */
function reaches(mentions: readonly Mention[], document: ReadDocument): Place[] {
  const around = mentions.flatMap(({ from }) => {
    const block = blockAt(document, from);
    return block ? [rowOf(document, block) ?? { from: block.from, to: block.to }] : [];
  });
  return [...new Map(around.map((place) => [place.from, place])).values()];
}

/** From the first to the last cell of a table's row. */
function rowOf({ blocks }: ReadDocument, { cell }: Block): Place | null {
  if (!cell) return null;
  const cells = blocks.filter((other) => other.cell?.table === cell.table && other.cell.row === cell.row);
  return { from: cells[0]?.from ?? 0, to: cells.at(-1)?.to ?? 0 };
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
