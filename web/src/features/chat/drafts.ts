import { readTextOf } from '@sextant/contracts/shown-texts';
import { draftPrefix } from './forget-drafts.ts';

/** What is being written in one session, kept in this tab until it is sent; gone with the tab. */
export interface Draft {
  text: string;
  /** Goes with the text: sending the same text again, after a lost connection, asks no second time. */
  idempotencyKey: string;
}

/** Where the draft of a session that does not exist yet is kept. */
const newSession = 'new';
const storageKey = (sessionId: string | undefined) => `${draftPrefix}${sessionId ?? newSession}`;
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

/** Whose a draft is, without their address: a tab may be left to the next person by one who was never seen to sign out. */
const ownerOf = (email: string) => readTextOf(email.trim().toLowerCase()).digest;

/**
 * The draft of a session, or of the new one; an empty one where there is none. Somebody else's is forgotten.
 * @param email of who is signed in
 */
export function readDraft(sessionId: string | undefined, email: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(sessionId)) ?? 'null');
    const { text, idempotencyKey, owner } = (stored ?? {}) as Partial<Draft & { owner: string }>;
    if (stored && owner !== ownerOf(email)) sessionStorage.removeItem(storageKey(sessionId));
    else if (typeof text === 'string' && typeof idempotencyKey === 'string') return { text, idempotencyKey };
  } catch {
    // Without storage a draft lasts as long as its page.
  }
  return { text: '', idempotencyKey: newKey() };
}

/** Keeps a draft; a changed text is another question and gets another key. */
export function writeDraft(sessionId: string | undefined, email: string, draft: Draft, text: string): Draft {
  const next = text.trim() === draft.text.trim() ? { ...draft, text } : { text, idempotencyKey: newKey() };
  try {
    const stored = { ...next, owner: ownerOf(email) };
    if (text) sessionStorage.setItem(storageKey(sessionId), JSON.stringify(stored));
    else sessionStorage.removeItem(storageKey(sessionId));
  } catch {
    // See above.
  }
  return next;
}
