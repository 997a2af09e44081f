/**
 * A gap of this length in what a process does, in milliseconds: it was stopped, or its machine was. A lease has more than
 * two seconds left whenever it was written: who stood still for less still owns its turns.
 */
const maxStallMs = 1_900;
const lookMs = 400;

let seenAt = performance.now();
let lastEnd = Number.NEGATIVE_INFINITY;

/** When this process last went on after it had stood still, as `performance.now` tells; long ago where it never did. */
export function endOfLastStall(): number {
  const now = performance.now();
  if (now - seenAt > maxStallMs) lastEnd = now;
  seenAt = now;
  return lastEnd;
}

setInterval(endOfLastStall, lookMs).unref();
