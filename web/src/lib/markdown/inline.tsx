import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode, useContext } from 'react';
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

function TextWithCitations({ text }: { text: string }) {
  const { citation: Citation } = useContext(MarkdownContext);
  if (!Citation || !text.includes('[')) return text;
  return splitCitations(text).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move; text only grows at its end.
    return typeof piece === 'string' ? piece : <Citation key={index} {...piece} />;
  });
}

function Formula({ raw, source, isDisplay }: MathToken) {
  const { math: Drawn } = useContext(MarkdownContext);
  return Drawn ? <Drawn source={source} written={raw} isDisplay={isDisplay} /> : raw;
}

function InlineToken({ token, depth }: { token: MarkedToken | MathToken; depth: number }) {
  switch (token.type) {
    case 'text':
      return token.tokens ? (
        <Inline tokens={token.tokens} depth={depth} />
      ) : (
        <TextWithCitations text={decodeEntities(token.text)} />
      );
    case 'math':
      return <Formula {...token} />;
    case 'escape':
      return token.text;
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

/** Inline markdown as React elements. */
export function Inline({ tokens, depth = 0 }: { tokens: Token[]; depth?: number }) {
  if (depth > deepest) return tokens.map((token) => token.raw).join('');
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move; text only grows at its end.
    <Fragment key={index}>
      <InlineToken token={token as MarkedToken} depth={depth + 1} />
    </Fragment>
  ));
}
