import { RotateCcw } from 'lucide-react';
import { useReadOnly } from '../../../lib/read-only.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { listed, momentOf } from '../model/source-words.ts';
import { useCheckCitations } from '../use-check-citations.ts';
import type { CitedTurn } from '../use-cited-turn.ts';

/** Has all citations of a finished turn looked up again. */
export function CheckAgain({ turn: { findings, turnId, ledger, hasEnded } }: { turn: CitedTurn }) {
  const { check, isChecking } = useCheckCitations(turnId);
  const isReadOnly = useReadOnly();
  if (!hasEnded || isReadOnly) return null;
  const isBusy = isChecking || findings?.ledger.state === 'pending';
  async function press() {
    const checked = await check();
    // What is still being done, or could not be, stands above the answers.
    if (checked?.findings.ledger.state !== 'ready') return;
    const unreached = checked.ledger?.unreached ?? [];
    if (unreached.length === 0) toast.success('Citations checked again');
    else toast.error(`Some could not be checked: ${listed(unreached)} could not be asked`);
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      onClick={press}
      title={ledger ? `Last checked ${momentOf(ledger.checked_at)}` : undefined}
    >
      {!isBusy && <RotateCcw aria-hidden="true" className="size-4" />}
      Check again
    </Button>
  );
}
