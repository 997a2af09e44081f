import type { FindingState } from '@sextant/contracts';
import { useReadOnly } from '../../lib/read-only.ts';
import { errorText } from '../../lib/server-error.ts';
import { useTakeTurn } from '../../lib/turn/use-take-turn.ts';
import { MakingState } from '../../ui/making-state.tsx';
import { toast } from '../../ui/toast.ts';
import { useCheckCitationsMutation } from './api.ts';

/** That the citations of a turn are being checked, or why they could not be. */
export default function LedgerState({ state, turnId }: { state: FindingState; turnId: string }) {
  const [check, { isLoading }] = useCheckCitationsMutation();
  const take = useTakeTurn();
  const isReadOnly = useReadOnly();
  async function tryAgain() {
    const { data, error } = await check(turnId);
    if (data) take(data);
    else toast.error(errorText(error, 'The citations could not be checked. Please try again.'));
  }
  return (
    <MakingState
      making={isLoading || state.state === 'pending' ? 'Checking citations…' : null}
      failure={state.reason && `The citations could not be checked. ${state.reason}`}
      onTryAgain={isReadOnly ? undefined : tryAgain}
    />
  );
}
