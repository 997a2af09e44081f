import { sharedValue } from '../../lib/shared-value.ts';
import { onUserChange } from '../../lib/user-change.ts';

const whole = sharedValue<ReadonlySet<string>>(new Set());

/** Whether a turn's long question is unfolded. A turn out of view is not on the page, and comes back as high as it was. */
export const useIsWhole = (turnId: string): boolean => whole.useSelected((turnIds) => turnIds.has(turnId));

/** Unfolds a question, or folds it again. */
export function setWhole(turnId: string, isWhole: boolean): void {
  const turnIds = new Set(whole.read());
  if (isWhole) turnIds.add(turnId);
  else turnIds.delete(turnId);
  whole.write(turnIds);
}

onUserChange(() => whole.write(new Set()));
