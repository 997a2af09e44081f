import { decodeEntities, isOuterAddress, type MathToken, type Token } from '@sextant/markdown';
import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import { formulaOf } from './formulas.ts';
import { printable } from './printable.ts';
import { type Look, textRuns } from './text-runs.ts';

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
        return inner ? runsOf(inner, look) : textRuns(decodeEntities(token.raw), look);
      default:
        return textRuns(token.raw, look);
    }
  });
}
