import { decodeEntities, isOuterAddress, type MathToken, type Token } from '@sextant/markdown';
import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import { formulaOf } from './formulas.ts';

/** How words look by where they stand. */
export interface Look {
  bold?: boolean;
  italics?: boolean;
  strike?: boolean;
  style?: 'Hyperlink';
  /** In half points. */
  size?: number;
}

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
        return [new TextRun({ ...look, text: token.text, font: 'Courier New' })];
      case 'br':
        return [new TextRun({ text: '', break: 1 })];
      case 'math':
        return [formulaOf(token as unknown as MathToken)];
      case 'link':
        return isOuterAddress(token.href)
          ? [
              new ExternalHyperlink({
                link: token.href,
                children: runsOf(inner ?? [], { ...look, style: 'Hyperlink' }),
              }),
            ]
          : [new TextRun({ ...look, text: token.raw })];
      case 'image':
        return [new TextRun({ ...look, text: token.text || token.href })];
      case 'escape':
        return [new TextRun({ ...look, text: token.text })];
      case 'text':
        return inner ? runsOf(inner, look) : [new TextRun({ ...look, text: decodeEntities(token.raw) })];
      default:
        return [new TextRun({ ...look, text: token.raw })];
    }
  });
}
