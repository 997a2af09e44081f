import type { MarkedToken, Token } from 'marked';
import { type ReactNode, useContext } from 'react';
import { hasEndlessRun } from './bounded-lexer.ts';
import { splitCitations } from './citations.ts';
import { decodeEntities } from './entities.ts';
import { MarkdownContext } from './extensions.ts';
import type { MathToken } from './maths.ts';

/** Emphasis nested deeper than this is shown as it was written. */
const deepest = 16;

/** Only these schemes become links; whatever else an engine writes is shown as text. */
const isSafe = (address: string) => /^(?:https?:\/\/|mailto:)[^\s\p{Cc}"<>]+$/iu.test(address);

function OuterLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} title={address} target="_blank" rel="noopener noreferrer">
      <bdi>{children}</bdi>
    </a>
  );
}

/** Browsers shape a word again for each of its lines: what has no gaps is laid out in parts of so many characters. */
const partOfEndless = /[\s\S]{1,1000}/gu;

function EndlessText({ text }: { text: string }) {
  return text.match(partOfEndless)?.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move; text only grows at its end.
    <span key={index} className="block">
      {part}
    </span>
  ));
}

interface TextProps {
  text: string;
  before?: string;
  after?: string;
}

function TextWithCitations({ text, before = '', after = '' }: TextProps) {
  const { citation: Citation } = useContext(MarkdownContext);
  const pieces = Citation ? splitCitations(text, { before, after }) : [text];
  return pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move; text only grows at its end.
    if (typeof piece !== 'string') return Citation && <Citation key={index} {...piece} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return hasEndlessRun(piece) ? <EndlessText key={index} text={piece} /> : piece;
  });
}

function Formula({ raw, source, isDisplay }: MathToken) {
  const { math: Drawn } = useContext(MarkdownContext);
  return Drawn ? <Drawn source={source} written={raw} isDisplay={isDisplay} /> : raw;
}

function InlineToken({ token, depth }: { token: MarkedToken | MathToken; depth: number }) {
  switch (token.type) {
    case 'text':
      return <Inline tokens={token.tokens ?? []} depth={depth} />;
    case 'math':
      return <Formula {...token} />;
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} depth={depth} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} depth={depth} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} depth={depth} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
      if (!isSafe(token.href)) return token.raw;
      return (
        <OuterLink address={token.href}>
          <Inline tokens={token.tokens} depth={depth} />
        </OuterLink>
      );
    case 'image':
      // Never loaded: a picture's address can carry what was asked to a stranger's server.
      if (!isSafe(token.href)) return token.raw;
      return <OuterLink address={token.href}>{token.text || token.href}</OuterLink>;
    default:
      return token.raw;
  }
}

/** What a token shows, where that is text alone; null for others. */
function plainText(token: MarkedToken): string | null {
  if (token.type === 'text' && !token.tokens) return decodeEntities(token.text);
  if (token.type === 'escape') return token.text;
  // Tags are shown as they were written.
  return token.type === 'html' ? token.raw : null;
}

const rawOf = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');

/** Inline markdown as React elements. Neighbours that are text are one: a citation may be written across them. */
export function Inline({ tokens, depth = 0 }: { tokens: Token[]; depth?: number }) {
  if (depth > deepest) return rawOf(tokens);
  const shown: ReactNode[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = at;
    let text = '';
    for (; at < tokens.length; at += 1) {
      const piece = plainText(tokens[at] as MarkedToken);
      if (piece === null) break;
      text += piece;
    }
    // Tokens never move, text only grows at its end: their places are good keys.
    if (at > first) {
      const before = rawOf(tokens.slice(Math.max(0, first - 3), first));
      const after = rawOf(tokens.slice(at, at + 2));
      shown.push(<TextWithCitations key={first} text={text} before={before} after={after} />);
    } else {
      shown.push(<InlineToken key={first} token={tokens[at] as MarkedToken} depth={depth + 1} />);
      at += 1;
    }
  }
  return shown;
}
