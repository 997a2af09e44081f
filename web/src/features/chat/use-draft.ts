import { useCallback, useState } from 'react';
import { readUserChanges } from '../../lib/user-change.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** What is being written in a session. It outlives the page, and is gone once it is sent. */
export function useDraft(sessionId: string | undefined) {
  const [draft, setDraft] = useState(() => readDraft(sessionId));
  const setText = useCallback(
    (text: string) => setDraft((held) => writeDraft(sessionId, held, text)),
    [sessionId],
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
      setDraft(writeDraft(sessionId, question, question.text));
    },
    [sessionId],
  );
  return { text: draft.text, setText, take, putBack };
}
