/** Work took longer than it may. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}
