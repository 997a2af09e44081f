import type { Block } from '@sextant/markdown';
import { memo } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { BlockView } from './block.tsx';
import './markdown.css';
import { BlockPlacesContext, type PlacesInBlock } from './mention-places.ts';
import { usePlaces } from './use-places.ts';
import { useReadMarkdown } from './use-read-markdown.ts';

/** Blocks that stand together in the page: it can leave out of its work what is far from view, part by part. */
const blocksInPart = 4;

interface PartProps {
  blocks: Block[];
  /** By the blocks' keys; of those that hold mentions. */
  places: ReadonlyMap<number, PlacesInBlock>;
  levels: ReadonlyMap<number, number>;
}

const Part = memo(
  function Part({ blocks, levels, places }: PartProps) {
    return (
      <div className="markdown-part">
        {blocks.map((block) => (
          <BlockPlacesContext key={block.key} value={places.get(block.key) ?? null}>
            <BlockView block={block} level={levels.get(block.key)} />
          </BlockPlacesContext>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.blocks.length === after.blocks.length &&
    before.blocks.every(
      (block, index) =>
        block === after.blocks[index] && before.places.get(block.key) === after.places.get(block.key),
    ),
);

/** The answer stands under its engine's heading (level 3): its own go on from there, one below the one they belong to. */
const levelAbove = 3;

/** By the blocks' keys. That of a heading follows from those before it, so that it never changes while the text grows. */
function levelsOf(blocks: Block[]): ReadonlyMap<number, number> {
  const above: number[] = [];
  const levels = new Map<number, number>();
  for (const block of blocks) {
    if (block.kind === 'other' && block.token.type === 'heading' && block.token.text.trim()) {
      const { depth } = block.token;
      while ((above.at(-1) ?? 0) >= depth) above.pop();
      above.push(depth);
    }
    levels.set(block.key, levelAbove + above.length);
  }
  return levels;
}

function inParts(blocks: Block[]): Block[][] {
  const parts: Block[][] = [];
  for (let start = 0; start < blocks.length; start += blocksInPart)
    parts.push(blocks.slice(start, start + blocksInPart));
  return parts;
}

function ReadText({ text }: { text: string }) {
  const { blocks, text: read } = useReadMarkdown(text);
  const places = usePlaces(read, blocks);
  const levels = levelsOf(blocks);
  return inParts(blocks).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move; a text only grows at its end.
    <Part key={index} blocks={part} places={places} levels={levels} />
  ));
}

/** A text that cannot be drawn. What its readers miss is said: none of its statements has a mark. */
const AsWritten = ({ text }: { text: string }) => (
  <>
    <p className="mb-2 text-sm text-ink-soft">
      This text could not be laid out. It is shown as it was written, and its citations are not marked.
    </p>
    <p className="break-words whitespace-pre-wrap">{text}</p>
  </>
);

/**
 * A markdown text as React elements, also while it is still being written: only the block that grows is read and
 * rendered again. No HTML is ever made from it: raw HTML shows as text, links go to http, https and mailto only,
 * and pictures are links. Fenced blocks and citations are drawn by what `MarkdownContext` provides.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown" dir="auto">
      <ErrorBoundary instead={<AsWritten text={text} />}>
        <ReadText text={text} />
      </ErrorBoundary>
    </div>
  );
});
