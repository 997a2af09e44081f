import type { Conversation } from '@sextant/contracts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../lib/auth-state.ts';
import { readUserChanges } from '../../lib/user-change.ts';
import { type Draft, hasCome, keepSent, putBack, readDraft, settled, writeDraft } from './drafts.ts';

/** An input on the page. */
interface Input {
  change: (change: (held: Draft) => Draft) => void;
  isEmpty: boolean;
}
const shown = new Map<string | undefined, Input>();
/** The question that was sent last from each input. */
const sentLast = new Map<string | undefined, string>();

const noTurns: readonly Conversation[] = [];

/**
 * What is being written in a session. It outlives the page, and is gone once the server has it.
 * @param turns of the session, as far as they are known
 */
export function useDraft(sessionId: string | undefined, turns: readonly Conversation[] = noTurns) {
  const { email } = useSelector(selectUser);
  const [draft, setDraft] = useState(() => readDraft(sessionId, email));
  const isEmpty = !draft.text;
  useEffect(() => {
    const input = { change: setDraft, isEmpty };
    shown.set(sessionId, input);
    return () => {
      if (shown.get(sessionId) === input) shown.delete(sessionId);
    };
  }, [sessionId, isEmpty]);
  const setText = useCallback(
    (text: string) => setDraft((held) => writeDraft(sessionId, email, held, text)),
    [sessionId, email],
  );
  const isAsked = hasCome(draft, turns);
  useLayoutEffect(() => {
    if (isAsked) setText('');
  }, [isAsked, setText]);
  /** Takes the draft out to be sent. */
  const take = useCallback(() => {
    const question = { ...draft, text: draft.text.trim() };
    const sent = question.text ? keepSent(sessionId, email, question) : question;
    sentLast.set(sessionId, sent.idempotencyKey);
    setText('');
    return { ...sent, userChanges: readUserChanges() };
  }, [draft, setText, sessionId, email]);
  /** Puts a question that could not be sent back, under the key it was sent with; never into another user's hands. */
  const returnSent = useCallback(
    ({ userChanges, ...question }: ReturnType<typeof take>) => {
      if (userChanges !== readUserChanges()) {
        settled(question);
        return;
      }
      const put = (held: Draft) => putBack(sessionId, email, question, held);
      // Who looked elsewhere meanwhile may have come back: the page that sent it is gone then, and another shows its input.
      const input = shown.get(sessionId);
      if (input) input.change(put);
      else put(readDraft(sessionId, email));
    },
    [sessionId, email],
  );
  /** Whether whoever sent a question has come back to where they wrote it, and begun no other there. */
  const isAwaited = useCallback(
    ({ idempotencyKey, userChanges }: ReturnType<typeof take>) =>
      userChanges === readUserChanges() &&
      sentLast.get(sessionId) === idempotencyKey &&
      shown.get(sessionId)?.isEmpty === true,
    [sessionId],
  );
  return { held: draft, text: draft.text, setText, take, putBack: returnSent, isAwaited };
}
