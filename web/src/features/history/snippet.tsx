import type { SearchSnippet } from '@sextant/contracts';
import { useEngineNames } from '../../lib/engine-names.ts';
import { Marked } from './marked.tsx';

/** Where a search has found its words, and in whose answer. */
export default function Snippet({ engine, text, marks }: SearchSnippet) {
  const { labelOf } = useEngineNames();
  return (
    <span dir="auto" className="mt-0.5 line-clamp-2 text-xs leading-snug text-ink-soft">
      {engine && <span className="font-medium">{labelOf(engine)}: </span>}
      <Marked text={text} marks={marks} />
    </span>
  );
}
