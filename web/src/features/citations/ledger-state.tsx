import type { FindingState } from '@sextant/contracts';
import { useReadOnly } from '../../lib/read-only.ts';
import { MakingState } from '../../ui/making-state.tsx';
import { useCheckCitations } from './use-check-citations.ts';

/** That the citations of a turn are being checked, or why they could not be. */
export default function LedgerState({ state, turnId }: { state: FindingState; turnId: string }) {
  const { check, isChecking } = useCheckCitations(turnId);
  const isReadOnly = useReadOnly();
  return (
    <MakingState
      making={isChecking || state.state === 'pending' ? 'Checking citations…' : null}
      failure={state.reason && `The citations could not be checked. ${state.reason}`}
      onTryAgain={isReadOnly ? undefined : () => void check()}
    />
  );
}
