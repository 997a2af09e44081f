import { lazyPart } from '../../ui/lazy-part.tsx';
import './print.css';
import type { SessionDetail } from '@sextant/contracts';
import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/server-error.ts';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { useIsShown } from '../../lib/use-is-shown.ts';
import { toast } from '../../ui/toast.ts';
import { refetchSession, useStopTurnMutation } from './api.ts';
import { QuestionFailedError } from './ask-question.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { Composer } from './composer.tsx';
import { type Draft, hasCome, settled } from './drafts.ts';
import { firstQuestion } from './first-question.ts';
import { type PendingQuestion, TurnList } from './turn-list.tsx';
import { useAsk } from './use-ask.ts';
import { useDraft } from './use-draft.ts';
import { useFollowedTurns } from './use-followed-turns.ts';

const DoneSignal = lazyPart(() => import('./done-signal.tsx'));

/** Its name in the page's bar, where somebody gave it one: else it is the question, which stands on the page already. */
function SessionTitle({ session: { conversations, previous, title } }: { session: SessionDetail }) {
  const first = useTurn(conversations[0]?.turn_id ?? '').question;
  const isQuestion =
    previous === null && first.replace(/\s+/g, ' ').trim().startsWith(title.replace(/…$/, ''));
  return (
    <h1 dir="auto" className={isQuestion ? 'sr-only' : 'truncate font-medium'} title={title}>
      {title}
    </h1>
  );
}

/** A session that is there. */
export function SessionView({ session }: { session: SessionDetail }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(session.session_id, session.conversations);
  const [pending, setPending] = useState<(PendingQuestion & { sentAfter: string | undefined }) | null>(null);
  const [failed, setFailed] = useState<{ question: Draft; note: string } | null>(null);
  const dispatch = useAppDispatch();
  const isShown = useIsShown();
  const { aside: Aside, sessionTools: Tools } = useContext(ChatSlotsContext);
  const ask = useAsk();
  const [stopTurn] = useStopTurnMutation();
  const latest = session.conversations.at(-1)?.turn_id;
  const answering = !useTurn(latest ?? '').hasEnded;
  const sending = pending !== null && !pending.responses;
  const busy = sending || answering;
  // The session, read again meanwhile, may have the question before its stream begins: it stands there once.
  const isThere =
    sending &&
    latest !== pending.sentAfter &&
    session.conversations
      .at(-1)
      ?.messages.some(({ content, role }) => role === 'user' && content.trim() === pending.text.trim());
  useFollowedTurns(session);

  const wasTyping = useRef(firstQuestion.of === session.session_id);
  useEffect(() => {
    // A disabled input loses the focus: who was typing goes on there once it is free again.
    if (busy) return;
    // What is being read stays where it is.
    if (wasTyping.current && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true });
    wasTyping.current = false;
    firstQuestion.of = '';
  }, [busy]);

  async function send() {
    const question = draft.take();
    if (!question.text) return;
    wasTyping.current = true;
    setFailed(null);
    setPending({ text: question.text, sentAfter: latest });
    try {
      const asked = await ask({ ...question, sessionId: session.session_id });
      settled(question);
      // Answers that came all at once are turns of the session only where the server kept them.
      const isKept = 'turnId' in asked || asked.isKept;
      setPending(isKept ? null : { text: question.text, responses: asked.responses, sentAfter: latest });
    } catch (error) {
      setPending(null);
      if (!(error instanceof QuestionFailedError)) throw error;
      draft.putBack(question);
      const note = `Your question was not sent. ${error.detail ?? 'Please try again.'}`;
      if (isShown.current) setFailed({ question, note });
      else toast.error(note);
      // The server may have it, and only its reply was lost: the session tells.
      if (!error.detail) void dispatch(refetchSession(session.session_id));
    }
  }

  async function stopAll() {
    if (!latest) return;
    // The button goes as they stop, and the focus with it.
    wasTyping.current = true;
    const { error } = await stopTurn({ turnId: latest });
    if (error) toast.error(errorText(error, 'The engines could not be stopped. Please try again.'));
  }

  return (
    <>
      <title>{`${session.title} · Sextant`}</title>
      <ChatFrame
        title={<SessionTitle session={session} />}
        input={input}
        latest={latest}
        aside={Aside && <Aside />}
        tools={Tools && <Tools session={session} />}
        composer={
          <Composer
            text={draft.text}
            onText={draft.setText}
            onSend={send}
            input={input}
            busy={busy}
            onStop={answering ? stopAll : undefined}
            tools={<Suspense>{latest && <DoneSignal turnId={latest} />}</Suspense>}
            placeholder={answering ? 'Answering…' : 'Ask a follow-up question'}
            note={failed && !hasCome(failed.question, session.conversations) ? failed.note : undefined}
          />
        }
      >
        <TurnList session={session} pending={isThere ? null : pending} />
      </ChatFrame>
    </>
  );
}
