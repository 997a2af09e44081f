const maxTries = 3;

/**
 * Does `work` again where PostgreSQL has ended it because it and another transaction waited for each other: those that write
 * running answers lock rows of many turns, in an order of their own.
 * @param work one whole transaction: what it did is undone before it is tried again
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === maxTries) throw error;
    }
}

function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ((current as { code?: unknown }).code === '40P01') return true;
  return false;
}
