import {
  hasEndlessRun,
  isOuterAddress,
  type MarkedToken,
  type MathToken,
  type Token,
  type Tokens,
} from '@sextant/markdown';
import { type ReactNode, useContext } from 'react';
import { splitCitations } from './citations.ts';
import { MarkdownContext, type WordsProps } from './extensions.ts';
import { BlockPlacesContext, mentionsWithin } from './mention-places.ts';
import { cutAtMentions, plainText, readRun } from './text-run.ts';

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
  /** Neighbours that are text alone, in their order. */
  tokens: readonly MarkedToken[];
  before?: string;
  after?: string;
}

/** Text without gaps is laid out in parts. */
function Words({ text }: WordsProps) {
  const { tagged: Tagged } = useContext(MarkdownContext);
  if (hasEndlessRun(text)) return <EndlessText text={text} />;
  return Tagged && /[<~^]|\[!/.test(text) ? <Tagged text={text} /> : text;
}

function TextWithCitations({ tokens, before = '', after = '' }: TextProps) {
  const { citation: Citation, mention: Mention } = useContext(MarkdownContext);
  const places = useContext(BlockPlacesContext);
  const run = readRun(tokens, places);
  const pieces = Citation ? splitCitations(run.text, { before, after }) : [run.text];
  let at = 0;
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string') {
      at = piece.at + piece.written.length;
      const { numbers, written } = piece;
      if (!Citation) return written;
      const from = run.place(piece.at);
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move; text only grows at its end.
      return <Citation key={index} numbers={numbers} written={written} from={from} />;
    }
    const from = at;
    at += piece.length;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (!Mention || run.mentions.length === 0) return <Words key={index} text={piece} />;
    return cutAtMentions(run.mentions, from, at).map(({ from: start, to, mention }) =>
      mention === null ? (
        <Words key={start} text={run.text.slice(start, to)} />
      ) : (
        <Mention key={start} from={mention} written={run.text.slice(start, to)} />
      ),
    );
  });
}

function Formula({ raw, source, isDisplay }: MathToken) {
  const { math: Drawn } = useContext(MarkdownContext);
  return Drawn ? <Drawn source={source} written={raw} isDisplay={isDisplay} /> : raw;
}

/** A link to a work: its chip stands behind it, since a button inside of a link is neither. */
function LinkWithMention({ token }: { token: Tokens.Link }) {
  const { mention: Mention } = useContext(MarkdownContext);
  const places = useContext(BlockPlacesContext);
  const from = places?.placeOf(token, 0) ?? null;
  const found = from === null ? [] : mentionsWithin(places?.mentions ?? [], from, from + token.raw.length);
  return (
    <>
      <OuterLink address={token.href}>
        <BlockPlacesContext value={null}>
          <Inline tokens={token.tokens} />
        </BlockPlacesContext>
      </OuterLink>
      {Mention && found[0] && <Mention from={found[0].from} written="" />}
    </>
  );
}

function InlineToken({ token }: { token: MarkedToken | MathToken }) {
  switch (token.type) {
    case 'text':
      return <Inline tokens={token.tokens ?? []} />;
    case 'math':
      return <Formula {...token} />;
    case 'strong':
    case 'em':
    case 'del': {
      const { tokens, type: Tag } = token;
      return (
        <Tag>
          <Inline tokens={tokens} />
        </Tag>
      );
    }
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
    case 'image':
      if (!isOuterAddress(token.href)) return token.raw;
      // A picture is never loaded: its address can carry what was asked to a stranger's server.
      return token.type === 'link' ? (
        <LinkWithMention token={token} />
      ) : (
        <OuterLink address={token.href}>{token.text || token.href}</OuterLink>
      );
    default:
      return token.raw;
  }
}

const rawOf = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');

/** Inline markdown as React elements. Neighbours that are text are one: a citation may be written across them. */
export function Inline({ tokens }: { tokens: Token[] }) {
  const shown: ReactNode[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = at;
    while (at < tokens.length && plainText(tokens[at] as MarkedToken) !== null) at += 1;
    // Tokens never move, text only grows at its end: their places are good keys.
    if (at > first) {
      const before = rawOf(tokens.slice(Math.max(0, first - 3), first));
      const after = rawOf(tokens.slice(at, at + 2));
      const run = tokens.slice(first, at) as MarkedToken[];
      shown.push(<TextWithCitations key={first} tokens={run} before={before} after={after} />);
    } else {
      shown.push(<InlineToken key={first} token={tokens[at] as MarkedToken} />);
      at += 1;
    }
  }
  return shown;
}
