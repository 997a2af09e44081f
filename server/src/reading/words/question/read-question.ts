import { askingWords, isCommonWord, isOperator } from './asking-words.ts';
import { endOfName } from './bound-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** One thing that is searched for: a word, or a name or phrase of several. */
export interface SearchTerm {
  /** Letters, digits and what stands within names: nothing that a query language reads. */
  text: string;
  /** Its writer put it in quotation marks: to be found word for word. */
  quoted: boolean;
}

/** Terms that stand side by side in the question, so that a service may know them together: "colorectal" "cancer". */
export type Run = SearchTerm[];

/** More than these narrow a search to nothing. */
const maxTerms = 8;
/** Past this, a word is a sequence or a pasted line, and an address would grow too long. */
const maxWordLength = 80;

interface Piece extends SearchTerm {
  key: string;
  /** Nothing lies between it and the piece before. */
  follows: boolean;
  /** Says what is asked, not of what. */
  merelyAsks: boolean;
}

/**
 * What a question is about, in its own words and order: names, abbreviations, quoted phrases, letters and numbers with
 * the neighbour that they belong to. What merely asks is left out unless nothing else is there.
 */
export function readQuestion(question: string): Run[] {
  const pieces = distinct(piecesOf(tokensOf(question)));
  const telling = pieces.filter(({ merelyAsks }) => !merelyAsks);
  const kept = new Set((telling.length > 0 ? telling : pieces).slice(0, maxTerms));
  const runs: Run[] = [];
  let open = false;
  for (const piece of pieces) {
    if (kept.has(piece)) {
      const term = { text: piece.text, quoted: piece.quoted };
      if (open && piece.follows && !piece.quoted) runs.at(-1)?.push(term);
      else runs.push([term]);
    }
    open = kept.has(piece) && !piece.quoted;
  }
  return runs;
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const lettersTell = tokens.slice(1).some(({ quoted, text }) => !quoted && /^[a-z]{4}/.test(text));
  const isShouting = tokens.every(({ text }) => text === text.toUpperCase());
  const pieces: Piece[] = [];
  let leftOut = false;
  for (let at = 0; at < tokens.length; ) {
    const end = endOfName(tokens, at, lettersTell);
    const [first] = tokens.slice(at, end);
    const text = tokens
      .slice(at, end)
      .map((token) => token.text)
      .join(' ');
    const isName = end - at > 1;
    at = end;
    if (!first) continue;
    if (!first.quoted && !isName && !isSearchable(first, isShouting)) {
      leftOut = true;
      continue;
    }
    pieces.push({
      text,
      key: text.toLowerCase(),
      quoted: first.quoted,
      follows: first.follows && !leftOut,
      merelyAsks: !isName && !first.quoted && (askingWords.has(first.key) || /^\d+(?:\.\d+)?\+?$/.test(text)),
    });
    leftOut = false;
  }
  return pieces;
}

function isSearchable({ key, text }: Token, isShouting: boolean): boolean {
  const isAbbreviation = !isShouting && /^[A-Z\d-]{2,}$/.test(text);
  const isCommon = isCommonWord(key) && (!isAbbreviation || isOperator(key));
  return (text.length > 1 || /\d/.test(text)) && text.length <= maxWordLength && !isCommon;
}

/** Each term once, the first time; what followed a repeated one follows it no more. */
function distinct(pieces: readonly Piece[]): Piece[] {
  const known = new Set<string>();
  let dropped = false;
  return pieces.flatMap((piece) => {
    if (known.has(piece.key)) {
      dropped = true;
      return [];
    }
    known.add(piece.key);
    const kept = dropped ? { ...piece, follows: false } : piece;
    dropped = false;
    return [kept];
  });
}
