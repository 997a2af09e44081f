import type { Conversation } from '@sextant/contracts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../lib/auth-state.ts';
import { readUserChanges } from '../../lib/user-change.ts';
import { type Draft, hasCome, keepSent, putBack, readDraft, settled, writeDraft } from './drafts.ts';

/** Changes the draft of a session on the page that shows it. */
const shown = new Map<string | undefined, (change: (held: Draft) => Draft) => void>();

const noTurns: readonly Conversation[] = [];

/**
 * What is being written in a session. It outlives the page, and is gone once the server has it.
 * @param turns of the session, as far as they are known
 */
export function useDraft(sessionId: string | undefined, turns: readonly Conversation[] = noTurns) {
  const { email } = useSelector(selectUser);
  const [draft, setDraft] = useState(() => readDraft(sessionId, email));
  useEffect(() => {
    shown.set(sessionId, setDraft);
    return () => {
      if (shown.get(sessionId) === setDraft) shown.delete(sessionId);
    };
  }, [sessionId]);
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
      const change = shown.get(sessionId);
      if (change) change(put);
      else put(readDraft(sessionId, email));
    },
    [sessionId, email],
  );
  return { held: draft, text: draft.text, setText, take, putBack: returnSent };
}
