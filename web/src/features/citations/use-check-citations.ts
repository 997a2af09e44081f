import type { Turn } from '@sextant/contracts';
import { errorText } from '../../lib/server-error.ts';
import { useTakeTurn } from '../../lib/turn/use-take-turn.ts';
import { toast } from '../../ui/toast.ts';
import { useCheckCitationsMutation } from './api.ts';

/** Has the citations of a turn checked again; that it is under way is known wherever the turn is shown, and once the panel opens anew. */
export function useCheckCitations(turnId: string): {
  isChecking: boolean;
  /** @returns the turn as it stands then; null where the call failed, which the reader is told */
  check: () => Promise<Turn | null>;
} {
  const [ask, { isLoading, reset }] = useCheckCitationsMutation({ fixedCacheKey: turnId });
  const take = useTakeTurn();
  async function check() {
    const { data, error } = await ask(turnId);
    reset();
    if (data) take(data);
    else toast.error(errorText(error, 'The citations could not be checked. Please try again.'));
    return data ?? null;
  }
  return { check, isChecking: isLoading };
}
