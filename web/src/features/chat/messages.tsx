import type { ReactNode } from 'react';
import { useKeptState } from '../../lib/kept-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** What has more than this many characters, or lines, is folded: the answers are what one came for. */
const foldedFrom = { characters: 340, lines: 4 };

interface UserMessageProps {
  text: string;
  /** Its turn; a question on its way has none yet, and goes by its words. */
  turnId?: string;
}

/** A question as its user asked it; a long one shows its beginning until it is unfolded. */
export function UserMessage({ text, turnId = text }: UserMessageProps) {
  const [isWhole, setWhole] = useKeptState(`question ${turnId}`, false);
  const isLong = text.length > foldedFrom.characters || text.split('\n').length > foldedFrom.lines;
  return (
    <div data-role="user" dir="auto" className="border-s-2 border-accent ps-4">
      <h2
        className={classNames(
          'max-w-[75ch] font-serif text-xl font-semibold whitespace-pre-wrap',
          isLong && !isWhole && 'line-clamp-4 print:line-clamp-none',
        )}
      >
        <span dir="ltr" className="sr-only">
          You asked:{' '}
        </span>
        {text}
      </h2>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-8 rounded-sm text-sm text-accent underline underline-offset-2"
        >
          {isWhole ? 'Show less' : 'Show the whole question'}
        </button>
      )}
    </div>
  );
}

/** Stands where the answers will be while a question is on its way. */
export function ThinkingMessage() {
  return (
    <div data-role="assistant" role="status" className="flex items-center gap-3 pl-4 text-ink-soft">
      <Spinner className="text-accent" />
      Thinking...
    </div>
  );
}

/** A card in the place of answers that did not come. */
export function ErrorCard({ detail, children }: { detail?: string | undefined; children?: ReactNode }) {
  return (
    <article
      data-role="error"
      aria-labelledby="chat-error"
      className="rounded-md border border-bad bg-bad-soft px-4 py-3"
    >
      <h3 id="chat-error" className="font-semibold text-bad">
        Error
      </h3>
      <p className="mt-1">Failed to fetch response.</p>
      {detail && <p className="mt-1 text-sm text-ink-soft">{detail}</p>}
      {children}
    </article>
  );
}
