import type { MathToken } from '@sextant/markdown';
import { texSettings } from '@sextant/markdown/tex';
import { ImportedXmlComponent, type ParagraphChild, TextRun } from 'docx';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { mml2omml } from 'mathml2omml';
import { plainMathml, signsIn, withoutBars } from './mathml.ts';
import { printable } from './printable.ts';

/** A formula of a paper is nested some ten deep; word processors break down at some hundreds. */
const deepest = 60;

function depthOf(xml: string): number {
  let depth = 0;
  let most = 0;
  for (const [tag] of xml.matchAll(/<[^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

/**
 * What the converter leaves that Word calls damaged, that loses the spaces between words or what is summed, or that shows an
 * empty box behind a sum: what is summed follows it.
 */
const mended = (omml: string): string =>
  omml
    .replace(/(<[^>]*>)([^<]+)/g, (all, tag: string, text: string) =>
      /^<m:t[ >]/.test(tag) ? all : `${tag}<m:r><m:t xml:space="preserve">${text}</m:t></m:r>`,
    )
    .replaceAll('<w:rPr/>', '')
    .replaceAll('<m:sty m:val="undefined"/>', '')
    .replaceAll('<m:e/></m:nary>', '<m:e><m:r><m:t>\u200b</m:t></m:r></m:e></m:nary>')
    .replaceAll('<m:t xml:space="preserve"></m:t>', '<m:t xml:space="preserve"> </m:t>');

/** KaTeX's formula without the source beside it, which the converter does not know. */
type Formula = Pick<MathToken, 'isDisplay' | 'source'>;

function mathmlOf({ isDisplay, source }: Formula): string {
  const html = katex.renderToString(source, {
    ...texSettings(),
    output: 'mathml',
    displayMode: isDisplay,
  });
  const math = /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '';
  return plainMathml(math.replace(/<annotation[\s\S]*?<\/annotation>/g, '').replace(/<\/?semantics>/g, ''));
}

/** A formula that a word processor can edit; null for one that cannot be read, or not without a loss. */
export function readFormula(formula: Formula): ParagraphChild | null {
  try {
    const mathml = mathmlOf(formula);
    // Decoded, a "less than" would begin an element.
    const omml = printable(withoutBars(mended(mml2omml(mathml, { disableDecode: true })), mathml));
    if (depthOf(omml) <= deepest && signsIn(omml) === signsIn(mathml))
      return ImportedXmlComponent.fromXmlString(omml) as unknown as ParagraphChild;
  } catch {
    // As on the page: what KaTeX cannot read is text.
  }
  return null;
}

/** A formula among words; what cannot be read stays as it was written. */
export const formulaOf = (token: MathToken): ParagraphChild =>
  readFormula(token) ?? new TextRun({ text: token.raw, font: 'Courier New', size: 18 });
