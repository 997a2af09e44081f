import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../lib/auth-state.ts';
import { readUserChanges } from '../../lib/user-change.ts';
import { type Draft, readDraft, writeDraft } from './drafts.ts';

/** Changes the draft of a session on the page that shows it. */
const shown = new Map<string | undefined, (change: (held: Draft) => Draft) => void>();

/** A question before what has been written since, each once. */
const before = (question: string, since: string): string =>
  [...new Set([question, since.trim()])].filter(Boolean).join('\n\n');

/** What is being written in a session. It outlives the page, and is gone once it is sent. */
export function useDraft(sessionId: string | undefined) {
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
  /** Takes the draft out to be sent. */
  const take = useCallback(() => {
    setText('');
    return { ...draft, text: draft.text.trim(), userChanges: readUserChanges() };
  }, [draft, setText]);
  /** Puts a question that could not be sent back, under the key it was sent with; never into another user's hands. */
  const putBack = useCallback(
    ({ userChanges, ...question }: ReturnType<typeof take>) => {
      if (userChanges !== readUserChanges()) return;
      const put = (held: Draft) => writeDraft(sessionId, email, question, before(question.text, held.text));
      // Who looked elsewhere meanwhile may have come back: the page that sent it is gone then, and another shows its input.
      const change = shown.get(sessionId);
      if (change) change(put);
      else put(readDraft(sessionId, email));
    },
    [sessionId, email],
  );
  return { text: draft.text, setText, take, putBack };
}
