import { memo } from 'react';
import { BlockView } from './block.tsx';
import './markdown.css';
import { useReadMarkdown } from './use-read-markdown.ts';

/**
 * A markdown text as React elements, also while it is still being written: only the block that grows is read and
 * rendered again. No HTML is ever made from it: raw HTML shows as text, links go to http, https and mailto only,
 * and pictures are links. Fenced blocks and citations are drawn by what `MarkdownContext` provides.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const { blocks } = useReadMarkdown(text);
  return (
    <div className="markdown" dir="auto">
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </div>
  );
});
