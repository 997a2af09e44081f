/**
 * Seconds that a `Retry-After` header asks to wait; undefined where it says nothing that can be read.
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(value: string | null | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1_000);
}
