import { RotateCcw } from 'lucide-react';
import { useReadOnly } from '../../../lib/read-only.ts';
import { errorText } from '../../../lib/server-error.ts';
import { useTakeTurn } from '../../../lib/turn/use-take-turn.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCheckCitationsMutation } from '../api.ts';
import { listed, momentOf } from '../model/source-words.ts';
import type { CitedTurn } from '../use-cited-turn.ts';

/** Has all citations of a finished turn looked up again. */
export function CheckAgain({ turn: { turnId, ledger, hasEnded } }: { turn: CitedTurn }) {
  const [check, { isLoading }] = useCheckCitationsMutation();
  const take = useTakeTurn();
  const isReadOnly = useReadOnly();
  if (!hasEnded || isReadOnly) return null;
  async function press() {
    const { data, error } = await check(turnId);
    if (data) {
      take(data);
      // What is still being done, or could not be, stands above the answers.
      if (data.findings.ledger.state !== 'ready') return;
      const unreached = data.ledger?.unreached ?? [];
      if (unreached.length === 0) toast.success('Citations checked again');
      else toast.error(`Some could not be checked: ${listed(unreached)} could not be asked`);
    } else toast.error(errorText(error, 'The citations could not be checked. Please try again.'));
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isLoading}
      onClick={press}
      title={ledger ? `Last checked ${momentOf(ledger.checked_at)}` : undefined}
    >
      {!isLoading && <RotateCcw aria-hidden="true" className="size-4" />}
      Check again
    </Button>
  );
}
