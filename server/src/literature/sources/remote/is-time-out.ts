/** Whether this is the reason of an `AbortSignal.timeout`. */
export function isTimeOut(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
