import { memo } from 'react';
import { BlockView } from './block.tsx';
import type { Block } from './blocks.ts';
import './markdown.css';
import { useReadMarkdown } from './use-read-markdown.ts';

/** Blocks that stand together in the page: it can leave out of its work what is far from view, part by part. */
const blocksInPart = 4;

const Part = memo(
  function Part({ blocks }: { blocks: Block[] }) {
    return (
      <div className="markdown-part">
        {blocks.map((block) => (
          <BlockView key={block.key} block={block} />
        ))}
      </div>
    );
  },
  ({ blocks: before }, { blocks: after }) =>
    before.length === after.length && before.every((block, index) => block === after[index]),
);

function inParts(blocks: Block[]): Block[][] {
  const parts: Block[][] = [];
  for (let start = 0; start < blocks.length; start += blocksInPart)
    parts.push(blocks.slice(start, start + blocksInPart));
  return parts;
}

/**
 * A markdown text as React elements, also while it is still being written: only the block that grows is read and
 * rendered again. No HTML is ever made from it: raw HTML shows as text, links go to http, https and mailto only,
 * and pictures are links. Fenced blocks and citations are drawn by what `MarkdownContext` provides.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const { blocks } = useReadMarkdown(text);
  return (
    <div className="markdown" dir="auto">
      {inParts(blocks).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move; a text only grows at its end.
        <Part key={index} blocks={part} />
      ))}
    </div>
  );
});
