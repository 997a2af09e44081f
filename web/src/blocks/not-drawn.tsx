import { useContext } from 'react';
import { CopySource } from './copy-source.tsx';
import { PaperContext } from './paper-context.ts';

/** What an answer wrote for a picture, and why there is none. */
export function NotDrawn({ source, reason }: { source: string; reason: string }) {
  const isOnPaper = useContext(PaperContext) !== null;
  if (isOnPaper)
    return (
      <figure className="paper-figure">
        <figcaption>Not drawn. {reason} The Markdown and JSON exports have its source.</figcaption>
      </figure>
    );
  return (
    <figure className="rounded-md border border-line bg-surface">
      <figcaption className="flex items-start gap-2 border-b border-line px-3 py-1.5 text-sm">
        <span className="grow py-1">
          <strong className="font-medium text-warn">Not drawn.</strong> {reason}
        </span>
        <CopySource source={source} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto">
        <code>{source}</code>
      </pre>
    </figure>
  );
}
