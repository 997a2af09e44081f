import { isEmptyDemo } from '@sextant/contracts/empty-demo';
import { memo, type ReactNode, Suspense, useContext } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useAnswerView } from './answer-views.ts';
import { Answers } from './answers.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { chooseEngine } from './chosen-engine.ts';
import { UserMessage } from './messages.tsx';

/** Apart from the answers, which need not render with it. */
function Question({ turnId }: { turnId: string }) {
  return <UserMessage turnId={turnId} text={useTurn(turnId).question} />;
}

const NothingFound = lazyPart(() => import('./nothing-found.tsx'));

/** The answers, unless there was nothing to answer with: then that is said once. */
function UnlessNothingFound({ children, turnId }: { turnId: string; children: ReactNode }) {
  const turn = useTurn(turnId);
  if (!turn.evidence || !isEmptyDemo(turn)) return children;
  return (
    <Suspense>
      <NothingFound evidence={turn.evidence} />
    </Suspense>
  );
}

/** One question with its answers. */
export const Turn = memo(function Turn({ turnId }: { turnId: string }) {
  const { head: Head, turn: Around } = useContext(ChatSlotsContext);
  // Focus has the answer alone.
  const isHeaded = useAnswerView() !== 'focus';
  const answers = (
    <UnlessNothingFound turnId={turnId}>
      {Head && isHeaded && <Head turnId={turnId} onShowEngine={chooseEngine} />}
      <Answers turnId={turnId} />
    </UnlessNothingFound>
  );
  return (
    <section aria-label="Question and answers" className="space-y-4">
      <Question turnId={turnId} />
      {Around ? <Around turnId={turnId}>{answers}</Around> : answers}
    </section>
  );
});
