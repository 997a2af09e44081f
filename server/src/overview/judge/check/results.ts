import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** Whether a quantity of a passage tells a result, as a share and what has a decimal do: "1.00" has two, and a median of 17.2 months one. */
export const isResult = ({ decimals, kind, text, unit, upper }: Quantity): boolean =>
  !/^(?:p-value|sample-size|dose|count)$/.test(kind) &&
  (unit === '%' || decimals > 0 || /-difference$/.test(kind)) &&
  // "−2.4 to −0.2" behind a number is its interval.
  !(kind === 'number' && upper !== null && / to |[–−-]/.test(text.slice(1)));
