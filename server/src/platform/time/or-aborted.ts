/**
 * What `work` comes to, unless the signal is aborted first; the work itself goes on, and its failure is then no one's.
 * @throws what `work` rejects with, or the signal's reason
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
