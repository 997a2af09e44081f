/** Milliseconds that a frame is waited for; a browser stretches them to a second in a tab that nobody looks at. */
const maxWaitMs = 100;

/**
 * Calls back with the next frame, or soon where none comes: a tab in the background draws none, and what waited for one
 * there would wait for its reader, who may be waiting to be told.
 */
export function inNextFrame(then: () => void): void {
  const go = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    then();
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, maxWaitMs);
}
