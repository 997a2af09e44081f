import type { Conversation } from '@sextant/contracts';
import { memo } from 'react';
import { Answers } from './answers.tsx';
import { UserMessage } from './messages.tsx';
import { question } from './turn-answers.ts';

/** One question with its answers. */
export const Turn = memo(function Turn({ conversation }: { conversation: Conversation }) {
  return (
    <section aria-label="Question and answers" className="space-y-4">
      <UserMessage text={question(conversation)} />
      <Answers conversation={conversation} />
    </section>
  );
});
