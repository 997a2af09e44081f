import { type BlockKind, blockKinds } from '@sextant/contracts/blocks/index';
import { AlignmentType, ImageRun, Paragraph, TextRun } from 'docx';
import { soft } from './page.ts';
import { printable } from './printable.ts';

/** A block of an answer as the page drew it. */
export interface DrawnPicture {
  /** The language of its fence and its source, by which its place is found. */
  language: string;
  source: string;
  /** What it is, for people: its title, or its kind. */
  name: string;
  /** The picture in words. */
  words: string;
  png: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** In points: the measure of the page, and so much of its height that words stand beside it. */
const usual = { width: 400, height: 200 };
/** What a picture may take of the page before its words, ten units high at least, are smaller than seven points. */
const most = { width: 485, height: 640 };
const least = 0.7;

const names: Record<BlockKind, string> = {
  forest: 'Forest plot',
  'vega-lite': 'Chart',
  mermaid: 'Diagram',
  smiles: 'Structural formula',
  structure: 'Structure in three dimensions',
  table: 'Table',
};

export const isDrawnKind = (language: string): language is BlockKind =>
  blockKinds.some((kind) => kind === language);

/** Finds pictures by what was drawn. Line ends differ between what a browser and what a server reads. */
export const pictureKey = (language: string, source: string): string =>
  `${language}\n${source.replace(/\r\n?/g, '\n').trim()}`;

/** Below a picture, or in its place. */
export const caption = (text: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 160 },
    children: [new TextRun({ text: printable(text), italics: true, size: 18, color: soft })],
  });

/** A picture over its name, within the measure of the page. */
export function pictureOf({ height, name, png, width, words }: DrawnPicture): Paragraph[] {
  const fit = (box: typeof usual) => Math.min(1, box.width / width, box.height / height);
  const factor = Math.min(fit(most), Math.max(fit(usual), least));
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 120, after: 40 },
      keepNext: true,
      children: [
        new ImageRun({
          type: 'png',
          data: png,
          transformation: {
            // The library counts pixels, of which 96 are an inch; a point is four thirds of one.
            width: Math.round((width * factor * 4) / 3),
            height: Math.round((height * factor * 4) / 3),
          },
          altText: { name: printable(name), title: printable(name), description: printable(words) },
        }),
      ],
    }),
    caption(name),
  ];
}

/** Where a picture is missing the document says so: what was asked for it stays in the other exports. */
export const missingPicture = (kind: BlockKind): Paragraph[] => [
  caption(`${names[kind]}, not drawn in this file. Its source is in the Markdown and JSON exports.`),
];
