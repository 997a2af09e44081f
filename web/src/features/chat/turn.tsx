import type { Conversation } from '@sextant/contracts';
import { memo, useContext } from 'react';
import { Answers } from './answers.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { chooseEngine } from './chosen-engine.ts';
import { UserMessage } from './messages.tsx';
import { question } from './turn-answers.ts';

/** One question with its answers. */
export const Turn = memo(function Turn({ conversation }: { conversation: Conversation }) {
  const { head: Head, turn: Around } = useContext(ChatSlotsContext);
  const answers = (
    <>
      {Head && <Head conversation={conversation} onShowEngine={chooseEngine} />}
      <Answers conversation={conversation} />
    </>
  );
  return (
    <section aria-label="Question and answers" className="space-y-4">
      <UserMessage text={question(conversation)} />
      {Around ? <Around conversation={conversation}>{answers}</Around> : answers}
    </section>
  );
});
