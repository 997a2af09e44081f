/**
 * Waits for `work`, but no longer than so many milliseconds: then it goes on by itself, unwaited for.
 * @throws what `work` rejects with in that time
 */
export function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}
