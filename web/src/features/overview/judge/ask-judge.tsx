import type { Overview } from '@sextant/contracts';
import { Sparkles } from 'lucide-react';
import { useConfigQuery } from '../../../lib/config-api.ts';
import { useReadOnly } from '../../../lib/read-only.ts';
import { errorText } from '../../../lib/server-error.ts';
import { isBeingJudged } from '../../../lib/turn/is-unfinished.ts';
import { useTakeTurn } from '../../../lib/turn/use-take-turn.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFocusLeft } from '../../../ui/use-focus-left.ts';
import { useMakeOverviewMutation } from '../api.ts';
import type { OverviewTurn } from '../use-overview.ts';

/** Has the answers judged by another engine with a key, or by rules alone. */
export function AskJudge({ overview, turn }: { turn: OverviewTurn; overview: Overview }) {
  const { turnId } = turn;
  const engines = useConfigQuery().data?.engines.filter(({ mode }) => mode === 'live') ?? [];
  // Its doors close and open again while a judge is at work, and each judge is paid for.
  const [make, { isLoading, reset }] = useMakeOverviewMutation({ fixedCacheKey: `judge of ${turnId}` });
  const take = useTakeTurn();
  const isReadOnly = useReadOnly();
  // What a judge made takes the place of the button that asked for it; the door that is open stays.
  const button = useFocusLeft('[data-overview]', '[aria-expanded=true]');
  const isJudged = overview.judgement.judge !== null;
  const isBusy = isLoading || isBeingJudged(turn);
  if (isReadOnly || (engines.length === 0 && !isJudged)) return null;
  async function choose(engine: string | null) {
    const { data, error } = await make({ turnId, engine });
    reset();
    if (data) take(data);
    else toast.error(errorText(error, 'The answers could not be judged. Please try again.'));
  }
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button ref={button} variant="quiet" size="sm" busy={isBusy}>
          {!isBusy && <Sparkles aria-hidden="true" className="size-4" />}
          {isBusy ? 'Judging…' : isJudged ? 'Ask another judge' : 'Ask a judge'}
        </Button>
      }
    >
      {engines.map(({ id, label }) => (
        <DropdownItem key={id} disabled={isBusy} onSelect={() => void choose(id)}>
          {label}
        </DropdownItem>
      ))}
      {isJudged && (
        <DropdownItem disabled={isBusy} onSelect={() => void choose(null)}>
          rules alone
        </DropdownItem>
      )}
    </DropdownMenu>
  );
}
