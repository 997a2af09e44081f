import type { SessionRecord } from '@sextant/contracts';
import { lexBlocks } from '@sextant/markdown';
import { Document, LevelFormat, Packer } from 'docx';
import { type Part, partsOf } from '../write-markdown.ts';
import { blocksOf } from './blocks.ts';

/** Nesting deeper than this is written at this depth. */
const deepest = 5;

/** A session as a document for word processors: what its markdown says. */
export async function writeDocx(record: SessionRecord): Promise<Buffer> {
  const levels = Array.from({ length: deepest + 1 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }));
  const document = new Document({
    title: printable(record.title),
    creator: 'Sextant',
    numbering: { config: [{ reference: 'numbered', levels }] },
    sections: [{ children: partsOf(record).flatMap(blocksOfPart) }],
  });
  return Packer.toBuffer(document);
}

/** Each by itself, by the parser that the page draws with. */
const blocksOfPart = (part: Part) =>
  blocksOf(lexBlocks(printable(typeof part === 'string' ? part : part.answer)));

/** XML 1.0 has no control characters but tab and line ends, and no halves of characters. */
const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
