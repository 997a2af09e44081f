import type { Conversation } from '@sextant/contracts';
import { ownerOf } from '../../lib/owner-of.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { draftPrefix } from './forget-drafts.ts';

/** What is being written in one session, kept in this tab until the server has it; gone with the tab. */
export interface Draft {
  text: string;
  /** Goes with the text: sending the same text again, after a lost connection, asks no second time. */
  idempotencyKey: string;
  /** When it was sent, as the server's clock has it, where that was not heard to have worked: the server may have it. */
  sentAt?: number | undefined;
}

/** As it is kept. */
interface KeptDraft extends Draft {
  /** Whose it is: a tab may be left to the next person by one who was never seen to sign out. */
  owner: string;
  /** Of a question on its way: where it was written. */
  place?: string;
}

/** Where the draft of a session that does not exist yet is kept. */
const newSession = 'new';
const storageKey = (sessionId: string | undefined) => `${draftPrefix}${sessionId ?? newSession}`;
const sentPrefix = `${draftPrefix}sent:`;
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

function keep(key: string, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a draft lasts as long as its page.
  }
}

/** What is kept of this user; somebody else's is forgotten. */
function readKept(key: string, email: string): KeptDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const kept = (stored ?? {}) as Partial<KeptDraft>;
    if (stored && kept.owner !== ownerOf(email)) sessionStorage.removeItem(key);
    else if (typeof kept.text === 'string' && typeof kept.idempotencyKey === 'string')
      return kept as KeptDraft;
  } catch {
    // See above.
  }
  return null;
}

/** Questions that this page has sent and heard nothing of yet: what else is on its way was sent by a page that is gone. */
const sentHere = new Set<string>();

/** What pages that are gone have sent from there without hearing that it came. */
function readUnheard(sessionId: string | undefined, email: string): KeptDraft[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(sentPrefix) && !sentHere.has(key))
      .flatMap((key) => readKept(key, email) ?? [])
      .filter(({ place }) => place === storageKey(sessionId));
  } catch {
    return [];
  }
}

/**
 * The draft of a session, or of the new one; an empty one where there is none. What was on its way when its page was
 * loaded again is part of it.
 * @param email of who is signed in
 */
export function readDraft(sessionId: string | undefined, email: string): Draft {
  const { text, idempotencyKey, sentAt } = readKept(storageKey(sessionId), email) ?? {
    text: '',
    idempotencyKey: newKey(),
  };
  return readUnheard(sessionId, email).reduce<Draft>(
    (held, question) => putBack(sessionId, email, question, held),
    { text, idempotencyKey, sentAt },
  );
}

/** Keeps a draft; a changed text is another question and gets another key. */
export function writeDraft(sessionId: string | undefined, email: string, draft: Draft, text: string): Draft {
  const { idempotencyKey, sentAt } = draft;
  const isSame = text.trim() === draft.text.trim();
  const next = isSame ? { text, idempotencyKey, sentAt } : { text, idempotencyKey: newKey() };
  keep(storageKey(sessionId), text ? { ...next, owner: ownerOf(email) } : null);
  return next;
}

/** Keeps a question that goes out until it is `settled`: a page that is loaded again before finds it in its draft. */
export function keepSent(sessionId: string | undefined, email: string, draft: Draft): Draft {
  const sent = { ...draft, sentAt: draft.sentAt ?? serverNow() };
  const key = sentPrefix + sent.idempotencyKey;
  sentHere.add(key);
  keep(key, { ...sent, owner: ownerOf(email), place: storageKey(sessionId) });
  return sent;
}

/** The server has this question, or it is a draft again. */
export function settled({ idempotencyKey }: Draft): void {
  const key = sentPrefix + idempotencyKey;
  sentHere.delete(key);
  keep(key, null);
}

/** Questions in one draft, each once. */
const together = (...texts: string[]): string =>
  [...new Set(texts.map((text) => text.trim()))].filter(Boolean).join('\n\n');

/** Puts a question that is offered elsewhere into a draft, before what is being written there already. */
export function takeUp(sessionId: string | undefined, email: string, offered: string): void {
  const held = readDraft(sessionId, email);
  // Offered twice, it is asked once.
  if (!held.text.startsWith(offered)) writeDraft(sessionId, email, held, together(offered, held.text));
}

/** Puts a question that was sent before what has been written since, each once; alone it goes under the same key again. */
export function putBack(
  sessionId: string | undefined,
  email: string,
  question: Draft,
  { text }: Draft,
): Draft {
  const next = writeDraft(sessionId, email, question, together(question.text, text));
  settled(question);
  return next;
}

/** How far the server's clock may seem ahead of what it is, in milliseconds. */
const clockError = 2_000;

/** Whether a question was stored after this draft was sent. */
export const isSince = ({ sentAt = Infinity }: Draft, { created_at }: { created_at: string }): boolean =>
  Date.parse(created_at) >= sentAt - clockError;

/** Whether a draft that was sent is among these questions, so that it had come. */
export const hasCome = (draft: Draft, turns: readonly Conversation[]): boolean =>
  turns.some(
    (turn) =>
      isSince(draft, turn) &&
      turn.messages.some(({ content, role }) => role === 'user' && content.trim() === draft.text.trim()),
  );
