/** What is being written in one session, kept in this tab until it is sent; gone with the tab. */
export interface Draft {
  text: string;
  /** Goes with the text: sending the same text again, after a lost connection, asks no second time. */
  idempotencyKey: string;
}

/** Where the draft of a session that does not exist yet is kept. */
const newSession = 'new';
const storageKey = (sessionId: string | undefined) => `draft:${sessionId ?? newSession}`;
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

/** The draft of a session, or of the new one; an empty one where there is none. */
export function readDraft(sessionId: string | undefined): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(sessionId)) ?? 'null');
    const { text, idempotencyKey } = (stored ?? {}) as Partial<Draft>;
    if (typeof text === 'string' && typeof idempotencyKey === 'string') return { text, idempotencyKey };
  } catch {
    // Without storage a draft lasts as long as its page.
  }
  return { text: '', idempotencyKey: newKey() };
}

/** Keeps a draft; a changed text is another question and gets another key. */
export function writeDraft(sessionId: string | undefined, draft: Draft, text: string): Draft {
  const next = text.trim() === draft.text.trim() ? { ...draft, text } : { text, idempotencyKey: newKey() };
  try {
    if (text) sessionStorage.setItem(storageKey(sessionId), JSON.stringify(next));
    else sessionStorage.removeItem(storageKey(sessionId));
  } catch {
    // See above.
  }
  return next;
}

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft:')) sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
