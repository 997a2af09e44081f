import type { AnswerSummary } from '@sextant/contracts';
import { useReadOnly } from '../../lib/read-only.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { classNames } from '../../ui/class-names.ts';
import { TryAgainButton } from '../../ui/try-again-button.tsx';
import { useRetry } from './use-answer-actions.ts';

interface AnswerFailureProps {
  turnId: string;
  summary: AnswerSummary;
}

/** Why an answer did not come, or not whole, and how to ask for it again; with all others that failed, at one press. */
export default function AnswerFailure({ turnId, summary }: AnswerFailureProps) {
  const { error } = summary;
  const isReadOnly = useReadOnly();
  const failed = useTurn(turnId).answers.filter((answer) => answer.error?.retryable);
  const retry = useRetry(turnId);
  if (!error) return null;
  const interrupted = summary.state === 'interrupted';

  async function retryAll() {
    for (const answer of failed) await retry(answer);
  }

  return (
    <div
      className={classNames(
        'mt-2 rounded-md px-3 py-2.5 first:mt-0',
        interrupted ? 'bg-warn-soft text-warn' : 'bg-bad-soft text-bad',
      )}
    >
      <p className="font-medium">{error.message}</p>
      {error.retryable && !isReadOnly && (
        <div className="mt-2 flex flex-wrap gap-2">
          <TryAgainButton onClick={() => void retry(summary)}>Try {summary.label} again</TryAgainButton>
          {failed.length > 1 && (
            <TryAgainButton hasIcon={false} onClick={() => void retryAll()}>
              Try {failed.length === 2 ? 'both' : `all ${failed.length}`} again
            </TryAgainButton>
          )}
        </div>
      )}
    </div>
  );
}
