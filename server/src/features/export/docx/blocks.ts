import type { Token, Tokens } from '@sextant/markdown';
import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { runsOf } from './runs.ts';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const deepest = 5;
/** Of one block of code; a word processor opens no document of a hundred thousand paragraphs. */
const maxLines = 2_000;

type Block = Paragraph | Table;

/** What of a paragraph its place decides: the list or quotation that it stands in. */
interface Place {
  depth: number;
  /** Of the paragraph that begins a list item. */
  mark: 'bullet' | 'number' | null;
  isQuoted: boolean;
}
const margin: Place = { depth: -1, mark: null, isQuoted: false };

/** Markdown's tokens as paragraphs and tables. What it does not know is written as it stands. */
export function blocksOf(tokens: readonly Token[], place: Place = margin): Block[] {
  return tokens.flatMap((token) => blockOf(token, place));
}

function blockOf(token: Token, place: Place): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[token.depth - 1] ?? HeadingLevel.HEADING_6,
          children: runsOf(token.tokens ?? []),
        }),
      ];
    case 'paragraph':
    case 'text':
      return [paragraph(token.tokens ? runsOf(token.tokens) : [new TextRun(token.raw)], place)];
    case 'code':
      return codeOf(token as Tokens.Code);
    case 'blockquote':
      return blocksOf(token.tokens ?? [], { ...place, isQuoted: true });
    case 'list':
      return listOf(token as Tokens.List, place);
    case 'table':
      return [tableOf(token as Tokens.Table), new Paragraph('')];
    case 'hr':
      return [new Paragraph({ thematicBreak: true })];
    default:
      return [paragraph([new TextRun(token.raw.trim())], place)];
  }
}

function paragraph(children: ParagraphChild[], { depth, isQuoted, mark }: Place): Paragraph {
  const level = Math.min(Math.max(depth, 0), deepest);
  return new Paragraph({
    children,
    spacing: { after: 120 },
    ...(mark === 'bullet' && { bullet: { level } }),
    ...(mark === 'number' && { numbering: { reference: 'numbered', level } }),
    ...(mark === null && (depth >= 0 || isQuoted) && { indent: { left: 720 * (level + 1) } }),
    ...(isQuoted && { border: { left: { style: BorderStyle.SINGLE, size: 12, color: '788A97', space: 8 } } }),
  });
}

/** A list item's first paragraph carries the mark, whatever follows stands below it. */
function listOf({ items, ordered }: Tokens.List, place: Place): Block[] {
  const depth = place.depth + 1;
  return items.flatMap(({ tokens }) =>
    tokens.flatMap((token, index) =>
      blockOf(token, { ...place, depth, mark: index > 0 ? null : ordered ? 'number' : 'bullet' }),
    ),
  );
}

/** Letter by letter, each line a paragraph of its own. A drawn block stands as its source, under its kind. */
function codeOf({ lang, text }: Tokens.Code): Paragraph[] {
  const all = text.split('\n');
  const left = all.length - maxLines;
  const written = all.slice(0, maxLines);
  if (left > 0) written.push(`… and ${left} lines more, which the Markdown and JSON exports have.`);
  const lines = written.map(
    (line) =>
      new Paragraph({
        indent: { left: 360 },
        children: [new TextRun({ text: line, font: 'Courier New', size: 18 })],
      }),
  );
  return lang
    ? [
        new Paragraph({ indent: { left: 360 }, children: [new TextRun({ text: lang, italics: true })] }),
        ...lines,
      ]
    : lines;
}

function tableOf({ header, rows }: Tokens.Table): Table {
  const row = (cells: readonly Tokens.TableCell[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      children: cells.map(
        ({ tokens }) =>
          new TableCell({ children: [new Paragraph({ children: runsOf(tokens, { bold: isHeader }) })] }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
  });
}
