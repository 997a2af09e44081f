import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isRatio } from '../../../reading/quantities/same-value.ts';
import { changeKinds } from './change-kinds.ts';

/**
 * Whether a change is told the other way round: "lowered the risk by 42%" of an odds ratio of 1.42, "gained 15.3 kg" of
 * −15.3 kg. Amounts are compared without their sign, since words mostly say it.
 */
export function isTurnedRound(stated: Quantity, recorded: Quantity): boolean {
  if (!changeKinds.test(stated.kind)) return false;
  const [own, there] = [wayOf(stated), wayOf(recorded)];
  return own !== null && there !== null && own !== there;
}

/** Null where neither sign nor words tell it. */
function wayOf(quantity: Quantity): 'up' | 'down' | null {
  const { direction, text, value } = quantity;
  if (isRatio(quantity)) return value < 1 ? 'down' : value > 1 ? 'up' : null;
  if (value < 0) return 'down';
  return text.startsWith('+') ? 'up' : direction;
}
