import type { DocumentTable, DocumentTurn, SessionDocument } from '@sextant/contracts';
import { lexBlocks } from '@sextant/markdown';
import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { type Block, blocksOf, gap, type Writing } from './blocks.ts';
import { numberingFrom, pageOf, roomAcross, roomUpright, soft, styles, warning } from './page.ts';
import { type DrawnPicture, pictureKey } from './pictures.ts';
import { printable } from './printable.ts';
import { referenceParagraph } from './references.ts';
import { plainTable } from './tables.ts';
import { plainText } from './text-runs.ts';

/**
 * A session as a document for word processors. Answers first, each work cited by one number; tables too wide for an
 * upright page lie across; how all of it came about stands at the end.
 */
export async function writeDocx(
  { exported, title, turns }: SessionDocument,
  pictures: readonly DrawnPicture[],
): Promise<Buffer> {
  const starts = new Set([1]);
  let lists = 0;
  const writing: Writing = {
    room: roomUpright,
    below: 2,
    pictures: new Map(pictures.map((picture) => [pictureKey(picture.language, picture.source), picture])),
    nextList: (start) => {
      starts.add(start);
      lists += 1;
      return lists;
    },
  };
  const isMany = turns.length > 1;
  const nameOf = (index: number) => (isMany ? `Question ${index + 1}` : null);
  const upright = [
    // A session is called as its question is, until its owner renames it.
    ...(isMany || title !== turns[0]?.question
      ? [new Paragraph({ heading: HeadingLevel.TITLE, ...plainText(title) })]
      : []),
    small(exported),
    ...turns.flatMap((turn, index) => turnBlocks(turn, nameOf(index), writing)),
  ];
  const across = turns.flatMap(({ tables }, index) =>
    tables.flatMap((table) => tableBlocks(table, nameOf(index), roomAcross)),
  );
  const record = turns.flatMap((turn, index) => recordBlocks(turn, nameOf(index)));
  const footers = { default: footer() };
  const sections = [
    { properties: { page: pageOf(false) }, footers, children: upright },
    ...(across.length > 0
      ? [{ properties: { page: pageOf(true) }, footers, children: [heading('Tables'), ...across] }]
      : []),
    { properties: { page: pageOf(false) }, footers, children: [heading('Appendix: the record'), ...record] },
  ];
  const document = new Document({
    title: printable(title),
    creator: 'Sextant',
    styles,
    numbering: { config: [...starts].map(numberingFrom) },
    sections,
  });
  return Packer.toBuffer(document);
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, ...plainText(text) });
const subheading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_2, ...plainText(text) });
const small = (text: string) => new Paragraph(plainText(text, { size: 18, color: soft }));
const notice = (text: string) => new Paragraph(plainText(text, { bold: true, color: warning }));
/** "Studies", and of which question where there are several. */
const named = (title: string, name: string | null) => [name, title].filter(Boolean).join(': ');

function footer(): Footer {
  const children = ['Sextant · page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children, size: 16, color: soft })],
      }),
    ],
  });
}

function turnBlocks(turn: DocumentTurn, name: string | null, writing: Writing): Block[] {
  const { answers, facts, notices, question, references, synthesis, verdicts } = turn;
  return [
    heading(named(question, name)),
    ...facts.map(small),
    ...notices.map(notice),
    ...(verdicts ? [subheading(verdicts.title), plainTable(verdicts, roomUpright), gap()] : []),
    ...(synthesis.length > 0 ? [subheading('Synthesis')] : []),
    ...synthesis.map((text) => new Paragraph({ bullet: { level: 0 }, ...plainText(text) })),
    ...answers.flatMap(({ label, model, notices: told, text }) => [
      subheading(label),
      small(model),
      ...told.map(notice),
      ...blocksOf(lexBlocks(printable(text)), writing),
    ]),
    ...(references.length > 0 ? [subheading('References')] : []),
    ...references.map(referenceParagraph),
  ];
}

const tableBlocks = (table: DocumentTable, name: string | null, room: number): Block[] => [
  subheading(named(table.title, name)),
  plainTable(table, room),
  gap(),
];

const recordBlocks = ({ record }: DocumentTurn, name: string | null): Block[] => [
  ...(name ? [subheading(name)] : []),
  ...record.lines.map(small),
  ...record.tables.flatMap((table) => tableBlocks(table, null, roomUpright)),
];
