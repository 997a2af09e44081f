/** A line as long as this was broken because it was full, if its sentence has no end. */
const fullLine = 60;

/**
 * Whether a line goes on in the next: what follows begins in lower case, or the line was full and has no end. A mark of
 * a list, or a label with its colon, begins something of its own.
 */
export function goesOn(text: string, from: number, to: number, next: number): boolean {
  const line = text.slice(Math.max(from, to - 200), to).trimEnd();
  const following = text.slice(to + 1, Math.min(next, to + 80)).trimStart();
  if (line === '' || following === '') return false;
  if (/[.!?…:;。！？][)\]"'”’]{0,4}$/.test(line)) return false;
  if (/^(?:[•·‣▪◦–—-]\s|\d{1,3}[.)]\s|\[\^?\w{1,12}\])/.test(following)) return false;
  if (/^\p{Lu}[^:.\n]{0,40}:/u.test(following)) return false;
  return /^\p{Ll}/u.test(following) || (to - from >= fullLine && /^[\p{L}\p{N}(]/u.test(following));
}
