import type { Block, Place, ReferenceEntry } from '../document.ts';
import { cutLines, type Piece } from './cut-lines.ts';
import { isEntry, looksLikeWork } from './looks-like-work.ts';
import { isReferencesTitle } from './titles.ts';

/** A text's blocks as the parser tells them, and what is needed to know its list of references by. */
export interface Written {
  text: string;
  blocks: readonly Block[];
  /** The numbers of items of numbered lists, by block. */
  ordinals: ReadonlyMap<number, number>;
  /** What a stretch says, without markup. */
  wordsOf(place: Place): string;
  /** Where links lead that stand in a stretch. */
  addressesIn(place: Place): string[];
}

/** What a block becomes: itself, or lines of it, of which some are entries. */
interface Part {
  place: Place;
  /** How deep in lists the entry stands. */
  depth: number;
  /** Of an entry; null for what is none. */
  key: string | null;
  /** Length of the key at the entry's head. */
  keyLength: number;
  /** Whether paragraphs of any kind are numbered as it is. */
  isOrdinal: boolean;
  /** Whether it may be an entry only among others, since no title stands over it. */
  isGuess: boolean;
  /** What goes on with the entry before it. */
  isContinued: boolean;
  /** The number at its head, be it an entry or none. */
  number: number | null;
  /** Whether it names a work before it says anything. */
  isNamed: boolean;
}

const bibliographic = new Set(['paragraph', 'item', 'quote']);
/** Behind a list without a title there may be a last remark. */
const maxBehind = 2;

/** Finds the list of references that a text brings along, and makes blocks of its entries. */
export function findReferences(written: Written): { blocks: Block[]; references: ReferenceEntry[] } {
  const parts = written.blocks.map(() => [] as Part[]);
  const items = written.blocks.map(() => [] as Part[]);
  let section = Number.POSITIVE_INFINITY;
  for (const [index, block] of written.blocks.entries()) {
    if (block.kind === 'heading') {
      if (isReferencesTitle(written.wordsOf(block))) section = block.depth;
      else if (block.depth <= section) section = Number.POSITIVE_INFINITY;
      continue;
    }
    if (!bibliographic.has(block.kind)) continue;
    const before = parts[index - 1]?.at(-1);
    const read = readParts(written, index, section < Number.POSITIVE_INFINITY, before ?? null);
    if (read.opens) section = 6;
    parts[index] = read.parts;
    items[index] = read.items;
  }
  dropLoneGuesses(written, parts, listsIn(items));
  return build(written, parts);
}

/** The parts of a block; none where nothing in it can be an entry. */
function readParts(written: Written, index: number, isSection: boolean, before: Part | null) {
  const block = written.blocks[index] as Block;
  const ordinal = written.ordinals.get(index);
  const parts: Part[] = [];
  let isListed = isSection;
  let opens = false;
  // What stands within an item goes on with it, whatever it looks like.
  let open = before && isWithin(block, before) ? before : null;
  for (const piece of cutLines(written.text, block)) {
    const { from, to, kind, key } = piece;
    const none: Part = {
      place: { from, to },
      depth: block.depth,
      key: null,
      keyLength: 0,
      isOrdinal: false,
      isGuess: false,
      isContinued: false,
      number: null,
      isNamed: false,
    };
    if (kind === 'title') {
      isListed = true;
      opens = true;
      parts.push(none);
      continue;
    }
    const isFirst = parts.length === 0;
    const keyed = keyOf(piece, isFirst ? ordinal : undefined);
    const item = written.text.slice(from + keyed.keyLength, to);
    const own = { number: Number(keyed.key) || null, isNamed: isEntry(item) };
    const entry = { ...none, ...own, ...keyed };
    const isWork = looksLikeWork(written.text.slice(from, to));
    if (open && key === null)
      parts.push({ ...none, depth: open.depth, key: '', isGuess: open.isGuess, isContinued: true });
    else if (key?.isNote || (isListed && (entry.key !== '' || isWork))) parts.push(entry);
    else if (isWork && entry.key !== '') parts.push({ ...entry, isGuess: true });
    else parts.push({ ...none, ...own });
    const last = parts.at(-1);
    if (last?.key) open = last;
    else if (last?.key === null) open = null;
  }
  return { parts: parts.some(({ key }) => key !== null) || opens ? parts : [], items: parts, opens };
}

const isWithin = (block: Block, { key, depth }: Part) =>
  key !== null &&
  block.depth > 0 &&
  (block.depth > depth || (block.depth === depth && block.kind !== 'item'));

const keyOf = ({ key }: Piece, ordinal: number | undefined) => ({
  key: key?.key ?? (ordinal === undefined ? '' : String(ordinal)),
  keyLength: key?.length ?? 0,
  isOrdinal: key ? key.isOrdinal : ordinal !== undefined,
});

/**
 * A list without a title is one only if there are several entries whose numbers count on, and most of its items name a
 * work before they say anything: findings and steps are numbered, too. One whose numbers any paragraphs or items may have
 * is one only at the end of a text that calls them.
 */
function dropLoneGuesses(
  { text, blocks }: Written,
  parts: readonly Part[][],
  areMostNamed: (part: Part) => boolean,
) {
  const guesses = parts.flatMap((own, index) =>
    own.filter(({ isGuess, isContinued }) => isGuess && !isContinued).map((part) => ({ part, index })),
  );
  const good = new Set<Part>();
  for (let from = 0; from < guesses.length; ) {
    let to = from + 1;
    while (to < guesses.length && follows(guesses[to - 1], guesses[to])) to += 1;
    const run = guesses.slice(from, to);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 1) {
      const behind = blocks.slice(last.index + 1).filter(({ kind }) => kind !== 'rule');
      const isLast = behind.length <= maxBehind && behind.every(({ kind }) => kind === 'paragraph');
      const isList = !first.part.isOrdinal || (isLast && calls(text.slice(0, first.part.place.from)));
      if (isList && areMostNamed(first.part)) for (const { part } of run) good.add(part);
    }
    from = to;
  }
  for (const own of parts) {
    let isGood = false;
    for (const part of own) {
      if (!part.isGuess) continue;
      isGood = part.isContinued ? isGood : good.has(part);
      if (!isGood) Object.assign(part, { key: null, isContinued: false });
    }
  }
}

/** Tells of an item whether most of those whose numbers count on around it name a work first. */
function listsIn(parts: readonly Part[][]): (part: Part) => boolean {
  const numbered = parts.flatMap((own, index) =>
    own.filter(({ isContinued, number }) => number !== null && !isContinued).map((part) => ({ part, index })),
  );
  const good = new Set<Part>();
  for (let from = 0; from < numbered.length; ) {
    let to = from + 1;
    while (to < numbered.length && countsOn(numbered[to - 1], numbered[to])) to += 1;
    const items = numbered.slice(from, to).map(({ part }) => part);
    if (items.filter(({ isNamed }) => isNamed).length > items.length / 2)
      for (const item of items) good.add(item);
    from = to;
  }
  return (part) => good.has(part);
}

type Guess = { part: Part; index: number };
const follows = (before: Guess | undefined, after: Guess | undefined) =>
  before !== undefined && after !== undefined && after.index - before.index <= 1 && countsOn(before, after);
/** What goes on with an item may stand between. */
const countsOn = (before: Guess | undefined, after: Guess | undefined) =>
  before !== undefined && after !== undefined && after.part.number === (before.part.number ?? 0) + 1;

/** Whether a text points at numbers. */
const calls = (text: string) => /\[\d{1,3}(?:\]|[,–-])|[a-z.,]\s?[¹²³⁴-⁹]|<sup>\s?\d/.test(text);

function build({ blocks, wordsOf, addressesIn, text }: Written, parts: readonly Part[][]) {
  const built: Block[] = [];
  const places: number[] = [];
  const references: (ReferenceEntry & { keyLength: number })[] = [];
  for (const [index, block] of blocks.entries()) {
    places[index] = built.length;
    const own = parts[index] ?? [];
    const headings = block.headings.map((heading) => places[heading] as number);
    if (own.length === 0) {
      built.push({ ...block, headings });
      continue;
    }
    for (const { place, key, keyLength, isContinued } of own) {
      const last = references.at(-1);
      const before = built.at(-1);
      if (isContinued && last && before?.kind === 'reference') {
        last.to = place.to;
        before.to = place.to;
      } else if (key !== null) {
        built.push({ ...block, ...place, headings, kind: 'reference' });
        references.push({ ...place, key, keyLength, text: '' });
      } else if (before?.to === place.from - 1 && before.kind === block.kind && before.from >= block.from)
        before.to = place.to;
      else if (wordsOf(place)) built.push({ ...block, ...place, headings });
    }
  }
  return {
    blocks: built,
    references: references.map(({ keyLength, ...entry }) => {
      const rest = { from: entry.from + keyLength, to: entry.to };
      const says = wordsOf(rest) || addressesIn(rest).join(' ') || text.slice(rest.from, rest.to).trim();
      return { ...entry, text: says };
    }),
  };
}
