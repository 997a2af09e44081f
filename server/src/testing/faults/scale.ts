/**
 * How often something is tried: a few times in the tests of every day, as often as is promised with `FAULTS=full`, and
 * otherwise as its own variable says.
 */
export function times(variable: string, everyDay: number, full: number): number {
  const told = Number(process.env[variable]);
  if (told > 0) return told;
  return process.env.FAULTS === 'full' ? full : everyDay;
}

/** Milliseconds for one of these tests: several processes begin and end in it, on a machine that may do much else. */
export const longTimeoutMs = 1_800_000;
