import { memo, useContext, useMemo } from 'react';
import { stopIfWide } from '../stop-if-wide.ts';
import { MarkdownContext } from './extensions.ts';

/** Lines a chunk: a growing block of code then lays out its last chunk only. */
const chunkLines = 40;

const Chunk = memo(function Chunk({ text }: { text: string }) {
  return <span className="block min-h-[1lh]">{text}</span>;
});

function chunksOf(source: string): string[] {
  const lines = source.split('\n');
  const chunks: string[] = [];
  for (let line = 0; line < lines.length; line += chunkLines)
    chunks.push(lines.slice(line, line + chunkLines).join('\n'));
  return chunks;
}

/** A block of code, or, once its fence is closed, the picture that the page draws of that language. */
export const Code = memo(function Code(props: { source: string; language: string; closed: boolean }) {
  const { source, language, closed } = props;
  const { fences } = useContext(MarkdownContext);
  const chunks = useMemo(() => chunksOf(source), [source]);
  const Fence = closed && fences && Object.hasOwn(fences, language) ? fences[language] : undefined;
  if (Fence) return <Fence source={source} language={language} />;
  return (
    <pre ref={stopIfWide} data-language={language || undefined}>
      <code>
        {chunks.map((chunk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chunks never move; code only grows at its end.
          <Chunk key={index} text={chunk} />
        ))}
      </code>
    </pre>
  );
});
