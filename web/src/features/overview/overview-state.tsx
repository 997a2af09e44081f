import { useReadOnly } from '../../lib/read-only.ts';
import { errorText } from '../../lib/server-error.ts';
import type { ShownTurn } from '../../lib/turn/merge-turn.ts';
import { useTakeTurn } from '../../lib/turn/use-take-turn.ts';
import { MakingState } from '../../ui/making-state.tsx';
import { toast } from '../../ui/toast.ts';
import { useMakeOverviewMutation } from './api.ts';

/** That the answers of a turn are being compared, or why they could not be; nothing where the overview is ready. */
export default function OverviewState({ turn: { findings, overview, turnId } }: { turn: ShownTurn }) {
  const [make, { isLoading }] = useMakeOverviewMutation();
  const take = useTakeTurn();
  const isReadOnly = useReadOnly();
  async function tryAgain() {
    const { data, error } = await make({ turnId, engine: null });
    if (data) take(data);
    else toast.error(errorText(error, 'The overview could not be made. Please try again.'));
  }
  const { reason, state } = findings?.overview ?? { state: 'ready', reason: null };
  if (state === 'ready' && overview && !isLoading) return null;
  return (
    <MakingState
      making={isLoading || state === 'pending' ? 'Comparing the answers…' : null}
      failure={
        reason ? `The answers could not be compared. ${reason}` : 'There is no overview of these answers.'
      }
      onTryAgain={isReadOnly ? undefined : tryAgain}
    />
  );
}
