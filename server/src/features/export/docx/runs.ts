import { decodeEntities, isOuterAddress, type MathToken, type Token } from '@sextant/markdown';
import { splitTags, type TaggedText } from '@sextant/markdown/tags';
import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import { formulaOf } from './formulas.ts';
import { printable } from './printable.ts';
import { type Look, textRuns } from './text-runs.ts';

/** Words with the few tags that say how they look, as they are meant. */
const taggedRuns = (pieces: readonly TaggedText[], look: Look): ParagraphChild[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return textRuns(piece, look);
    if (piece.tag === 'br') return [new TextRun({ text: '', break: 1 })];
    return taggedRuns(piece.pieces, { ...look, ...looks[piece.tag] });
  });
const looks = {
  sub: { subScript: true },
  sup: { superScript: true },
  strong: { bold: true },
  em: { italics: true },
  mark: { highlight: 'yellow' },
  u: { underline: {} },
  del: { strike: true },
  kbd: { font: 'Courier New' },
} as const;

/** Text within a paragraph. Links lead to the web or to mail alone; pictures from elsewhere stand as their words. */
export function runsOf(tokens: readonly Token[], look: Look = {}): ParagraphChild[] {
  return tokens.flatMap((token): ParagraphChild[] => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    switch (token.type) {
      case 'strong':
        return runsOf(inner ?? [], { ...look, bold: true });
      case 'em':
        return runsOf(inner ?? [], { ...look, italics: true });
      case 'del':
        return runsOf(inner ?? [], { ...look, strike: true });
      case 'codespan':
        return textRuns(token.text, { ...look, font: 'Courier New' });
      case 'br':
        return [new TextRun({ text: '', break: 1 })];
      case 'checkbox':
        return textRuns(token.checked ? '☑ ' : '☐ ', look);
      case 'math':
        return [formulaOf(token as unknown as MathToken)];
      case 'link':
        return isOuterAddress(token.href)
          ? [
              new ExternalHyperlink({
                link: printable(token.href),
                children: runsOf(inner ?? [], { ...look, style: 'Hyperlink' }),
              }),
            ]
          : textRuns(token.raw, look);
      case 'image':
        return textRuns(token.text || token.href, look);
      case 'escape':
        return textRuns(token.text, look);
      case 'text':
        return inner ? runsOf(inner, look) : taggedRuns(splitTags(decodeEntities(token.raw)), look);
      default:
        return textRuns(token.raw, look);
    }
  });
}
