import type { AnswerSummary } from '@sextant/contracts';
import { RotateCcw } from 'lucide-react';
import { useReadOnly } from '../../lib/read-only.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Why an answer did not come, or not whole, and how to ask for it again. */
export default function AnswerFailure({ summary, onRetry }: { summary: AnswerSummary; onRetry: () => void }) {
  const { error } = summary;
  const isReadOnly = useReadOnly();
  if (!error) return null;
  const interrupted = summary.state === 'interrupted';
  return (
    <div
      className={classNames(
        'mt-2 rounded-md px-3 py-2.5 first:mt-0',
        interrupted ? 'bg-warn-soft text-warn' : 'bg-bad-soft text-bad',
      )}
    >
      <p className="font-medium">{error.message}</p>
      {error.retryable && !isReadOnly && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-3.5" />
          Try {summary.label} again
        </Button>
      )}
    </div>
  );
}
