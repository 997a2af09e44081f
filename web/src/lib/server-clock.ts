/** How far the server's clock is ahead of this device's, in milliseconds, as near as replies have told. */
let ahead = 0;

/**
 * Learns from a reply what time it is for the server. A reply says so in whole seconds and was on its way for a while: a
 * clock that may be right by it is left as it is, so that one that is right stays exact.
 * @param sent when its request went out, by this device's clock
 */
export function learnTime(reply: Response, sent: number): void {
  const told = Date.parse(reply.headers.get('date') ?? '');
  if (told) ahead = Math.min(Math.max(ahead, told - Date.now()), told + 1_000 - sent);
}

/** What time it is for the server, in milliseconds: its times are compared with this, for a reader's clock may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
