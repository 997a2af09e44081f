import { memo, useContext } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { Answers } from './answers.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { chooseEngine } from './chosen-engine.ts';
import { UserMessage } from './messages.tsx';

/** Apart from the answers, which need not render with it. */
function Question({ turnId }: { turnId: string }) {
  return <UserMessage text={useTurn(turnId).question} />;
}

/** One question with its answers. */
export const Turn = memo(function Turn({ turnId }: { turnId: string }) {
  const { head: Head, turn: Around } = useContext(ChatSlotsContext);
  const answers = (
    <>
      {Head && <Head turnId={turnId} onShowEngine={chooseEngine} />}
      <Answers turnId={turnId} />
    </>
  );
  return (
    <section aria-label="Question and answers" className="space-y-4">
      <Question turnId={turnId} />
      {Around ? <Around turnId={turnId}>{answers}</Around> : answers}
    </section>
  );
});
