import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAuthorizedCall } from '../../lib/store-hooks.ts';
import { useIsShown } from '../../lib/use-is-shown.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { QuestionFailedError } from './ask-question.ts';
import { ChatFrame } from './chat-frame.tsx';
import { Composer } from './composer.tsx';
import { type Draft, settled } from './drafts.ts';
import { EmptyChat } from './empty-chat.tsx';
import { firstQuestion } from './first-question.ts';
import { ErrorCard, ThinkingMessage, UserMessage } from './messages.tsx';
import type { WholeReply } from './read-whole-reply.ts';
import { useAsk } from './use-ask.ts';
import { useDraft } from './use-draft.ts';

const WholeAnswers = lazyPart(() => import('./whole-answers.tsx'));

type State =
  | { kind: 'empty' }
  | { kind: 'sending'; text: string }
  | { kind: 'failed'; detail: string | undefined }
  | { kind: 'answered'; text: string; reply: WholeReply };

/** Opens the session of a first question that was on its way when its page was loaded again, where the server has it. */
function useBegunSession(draft: Draft, open: (sessionId: string) => void) {
  const call = useAuthorizedCall();
  const dispatch = useAppDispatch();
  // As the page found it: of what fails while the page is there it tells. What is written meanwhile has another key.
  const [found] = useState(draft);
  const isUnheard = found.sentAt !== undefined && draft.idempotencyKey === found.idempotencyKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once.
  useEffect(() => {
    if (!isUnheard) return;
    let isOver = false;
    const look = async () => {
      const { findBegun } = await import('./find-begun.ts');
      const sessionId = await findBegun(call, dispatch, found);
      if (sessionId && !isOver) open(sessionId);
    };
    // Where it cannot be looked for, it stays in the input.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isUnheard]);
}

/** The new-chat screen: the first question of a session, which opens the session's own page once it is stored. */
export function Component() {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(undefined);
  const ask = useAsk();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const open = (sessionId: string) => {
    firstQuestion.of = sessionId;
    return navigate(`/dashboard/${sessionId}`);
  };
  useBegunSession(draft.held, (sessionId) => {
    draft.setText('');
    void open(sessionId);
  });

  const { key } = useLocation();
  useEffect(() => {
    // Who came for a new question begins to write it; a page that is opened is read from its top, and fingers call the keys.
    const at = document.activeElement;
    if (key === 'default' || matchMedia('(pointer: coarse)').matches) return;
    if (at === document.body || at?.matches('a[href="/dashboard"]'))
      input.current?.focus({ preventScroll: true });
  }, [key]);

  const { kind } = state;
  useEffect(() => {
    // A disabled input loses the focus: who was typing goes on there.
    if ((kind === 'failed' || kind === 'answered') && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true });
  }, [kind]);

  async function send() {
    const question = draft.take();
    if (!question.text) return;
    setState({ kind: 'sending', text: question.text });
    try {
      const asked = await ask(question);
      settled(question);
      const sessionId = 'turnId' in asked ? asked.sessionId : asked.session_id;
      if (!sessionId) setState({ kind: 'answered', text: question.text, reply: asked as WholeReply });
      else if (isShown.current || draft.isAwaited(question)) await open(sessionId);
    } catch (error) {
      if (!(error instanceof QuestionFailedError)) throw error;
      draft.putBack(question);
      setState({ kind: 'failed', detail: error.detail });
      toast.error(error.message);
    }
  }

  return (
    <>
      <title>New chat · Sextant</title>
      <ChatFrame
        title={<p className="truncate font-medium text-ink-soft">New chat</p>}
        input={input}
        composer={
          <Composer
            text={draft.text}
            onText={draft.setText}
            onSend={send}
            input={input}
            busy={state.kind === 'sending'}
            placeholder="Ask a biomedical question"
          />
        }
      >
        <div className="flex grow flex-col px-4 sm:px-6">
          {state.kind === 'empty' ? (
            <EmptyChat
              onSample={(text) => {
                draft.setText(text);
                input.current?.focus();
              }}
            />
          ) : (
            <div className="mx-auto w-full max-w-4xl space-y-5 py-6">
              <h1 className="sr-only">New chat</h1>
              {'text' in state && <UserMessage text={state.text} />}
              {state.kind === 'sending' && <ThinkingMessage />}
              {state.kind === 'failed' && (
                <ErrorCard detail={state.detail}>
                  <p className="mt-1 text-sm text-ink-soft">Your question is back in the input below.</p>
                </ErrorCard>
              )}
              {state.kind === 'answered' && (
                <Suspense fallback={<ThinkingMessage />}>
                  <WholeAnswers responses={state.reply.responses} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      </ChatFrame>
    </>
  );
}
