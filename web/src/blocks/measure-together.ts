const waiting = new Set<() => () => void>();
let isDue = false;

/** Measures all that waits, and only then changes anything. */
async function measureAll(): Promise<void> {
  await document.fonts.ready;
  isDue = false;
  const all = [...waiting];
  waiting.clear();
  for (const change of all.map((measure) => measure())) change();
}

/**
 * Measures an element once its letters are there, together with all others that are to be: a change between two
 * measurements has the browser lay the page out again for each of them, and so does each look at `document.fonts.ready`.
 * An answer may have thousands of formulas.
 * @param measure changes nothing, and returns what is to be changed
 * @returns takes it back
 */
export function measureTogether(measure: () => () => void): () => void {
  waiting.add(measure);
  if (!isDue) queueMicrotask(measureAll);
  isDue = true;
  return () => {
    waiting.delete(measure);
  };
}
