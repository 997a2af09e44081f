import { randomFillSync } from 'node:crypto';

/** Drawn ahead: to ask the system for a few bytes takes as long as to ask it for thousands. */
const drawn = Buffer.alloc(4_096);
let used = drawn.length;

/** So many random bytes, 4,096 at most, in hexadecimal digits. Not for secrets: what is drawn ahead lies in memory. */
export function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('hex', used - bytes, used);
}
