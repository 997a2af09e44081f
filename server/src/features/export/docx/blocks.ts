import { kindOfFence } from '@sextant/contracts/blocks/fence-names';
import { type BlockOf, readBlock } from '@sextant/contracts/blocks/index';
import { languageOf, type Token, type Tokens } from '@sextant/markdown';
import { formulaInFence, formulaLanguages } from '@sextant/markdown/formula-fences';
import { BorderStyle, HeadingLevel, Paragraph, type Table, TextRun } from 'docx';
import { readFormula } from './formulas.ts';
import { deepestList, lines, numberingName } from './page.ts';
import {
  caption,
  type DrawnPicture,
  isDrawnKind,
  missingPicture,
  pictureKey,
  pictureOf,
} from './pictures.ts';
import { runsOf } from './runs.ts';
import { cellSize, plainTable, tableIn } from './tables.ts';
import { type ParagraphRuns, paragraphRuns, plainText } from './text-runs.ts';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
/** Of one block of code; a word processor opens no document of a hundred thousand paragraphs. */
const maxLines = 2_000;

export type Block = Paragraph | Table;

/** What all blocks of a document share. */
export interface Writing {
  /** Width between the margins. */
  room: number;
  /** An answer's own headings stand below that of its engine. */
  below: number;
  pictures: ReadonlyMap<string, DrawnPicture>;
  /** Begins a numbered list, which counts by itself: the number that tells it from the others. */
  nextList: (start: number) => number;
}

/** What of a paragraph its place decides: the list or quotation that it stands in. */
interface Place {
  depth: number;
  /** Of the paragraph that begins a list item. */
  mark: 'bullet' | { reference: string; instance: number } | null;
  isQuoted: boolean;
}
const margin: Place = { depth: -1, mark: null, isQuoted: false };

/** Markdown's tokens as paragraphs and tables. What it does not know is written as it stands. */
export function blocksOf(tokens: readonly Token[], writing: Writing, place: Place = margin): Block[] {
  return tokens.flatMap((token) => blockOf(token, writing, place));
}

function blockOf(token: Token, writing: Writing, place: Place): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[Math.min(token.depth - 1 + writing.below, 5)] ?? HeadingLevel.HEADING_6,
          ...runsIn(token),
        }),
      ];
    case 'paragraph':
    case 'text':
      return [paragraph(runsIn(token), place)];
    case 'code':
      return codeOf(token as Tokens.Code, writing);
    case 'blockquote':
      return blocksOf(token.tokens ?? [], writing, { ...place, isQuoted: true });
    case 'list':
      return listOf(token as Tokens.List, writing, place);
    case 'table':
      return [tableOf(token as Tokens.Table, writing), gap()];
    case 'hr':
      return [new Paragraph({ thematicBreak: true })];
    default:
      return [paragraph(plainText(token.raw.trim()), place)];
  }
}

/** Tables that follow one another would be one. */
export const gap = () => new Paragraph({ spacing: { after: 60, ...lines(120) }, children: [] });

const runsIn = (token: Token): ParagraphRuns =>
  'tokens' in token && token.tokens
    ? paragraphRuns(token.raw, (isRightToLeft) => runsOf(token.tokens ?? [], { isRightToLeft }))
    : plainText(token.raw);

function paragraph(runs: ParagraphRuns, { depth, isQuoted, mark }: Place): Paragraph {
  const level = Math.min(Math.max(depth, 0), deepestList);
  return new Paragraph({
    ...runs,
    spacing: { after: mark ? 40 : 80 },
    ...(mark === 'bullet' && { bullet: { level } }),
    ...(mark !== null && mark !== 'bullet' && { numbering: { ...mark, level } }),
    ...(mark === null && (depth >= 0 || isQuoted) && { indent: { left: 500 * (level + 1) } }),
    ...(isQuoted && { border: { left: { style: BorderStyle.SINGLE, size: 12, color: '788A97', space: 8 } } }),
  });
}

/** What an item of a list holds, its box to tick on the line of its words. */
function withBox(tokens: Token[]): Token[] {
  const [box, words, ...others] = tokens;
  return box?.type === 'checkbox' && words && 'tokens' in words
    ? [{ ...words, raw: box.raw + words.raw, tokens: [box, ...(words.tokens ?? [])] }, ...others]
    : tokens;
}

/** A list item's first paragraph carries the mark, whatever follows stands below it. */
function listOf({ items, ordered, start }: Tokens.List, writing: Writing, place: Place): Block[] {
  const depth = place.depth + 1;
  // What no list begins with would be no number for a word processor either.
  const first = depth === 0 && start !== '' && Number(start) < 10_000 ? Number(start) : 1;
  const mark = ordered
    ? { reference: numberingName(first), instance: writing.nextList(first) }
    : ('bullet' as const);
  return items.flatMap(({ tokens }) =>
    withBox(tokens).flatMap((token, index) =>
      blockOf(token, writing, { ...place, depth, mark: index > 0 ? null : mark }),
    ),
  );
}

/** A block that the page draws, as its picture; all other code letter by letter, each line a paragraph of its own. */
function codeOf({ lang, text }: Tokens.Code, writing: Writing): Block[] {
  const language = languageOf(lang);
  const kind = kindOfFence(language);
  if (isDrawnKind(kind)) {
    const read = readBlock(kind, text);
    if (!read.ok) return [caption(`Not drawn. ${read.reason}`), ...codeLines(text)];
    if (kind === 'table') return writtenTable(read.block as BlockOf<'table'>, writing);
    const picture = writing.pictures.get(pictureKey(kind, text));
    return picture ? pictureOf(picture) : missingPicture(kind);
  }
  const source = formulaLanguages.includes(language) ? formulaInFence(text) : null;
  const formula = source === null ? null : readFormula({ source, isDisplay: true });
  if (formula) return [new Paragraph({ children: [formula] })];
  return codeLines(text);
}

function codeLines(text: string): Block[] {
  const all = text.split('\n');
  const left = all.length - maxLines;
  const written = all.slice(0, maxLines);
  if (left > 0) written.push(`… and ${left} more lines, which the Markdown and JSON exports contain.`);
  return written.map(
    (line) =>
      new Paragraph({
        indent: { left: 360 },
        spacing: { after: 0 },
        children: [new TextRun({ text: line, font: 'Courier New', size: 17 })],
      }),
  );
}

function writtenTable({ columns, rows, title }: BlockOf<'table'>, { room }: Writing): Block[] {
  const table = { title: '', columns, rows: rows.map((cells) => ({ cells, is_struck: false })) };
  const name = title ? [new Paragraph({ keepNext: true, ...plainText(title, { bold: true }) })] : [];
  return [...name, plainTable(table, room), gap()];
}

function tableOf({ header, rows }: Tokens.Table, { room }: Writing): Table {
  const row = (cells: readonly Tokens.TableCell[], bold: boolean) =>
    cells.map(({ text, tokens }) => ({
      text,
      runs: paragraphRuns(text, (isRightToLeft) => runsOf(tokens, { size: cellSize, bold, isRightToLeft })),
    }));
  return tableIn(room, [row(header, true), ...rows.map((cells) => row(cells, false))]);
}
