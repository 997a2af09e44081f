import type { ReactNode } from 'react';
import { blockExtensions } from '../blocks/fences.tsx';
import { ChatSlotsContext } from '../features/chat/chat-slots.ts';
import { CitationMark } from '../features/citations/citation-mark.tsx';
import { CitationsAside } from '../features/citations/citations-aside.tsx';
import { CitedAnswer, CitedTurn } from '../features/citations/cited-turn.tsx';
import { CopyWithReferences } from '../features/citations/copy-with-references.tsx';
import { MentionMark } from '../features/citations/mention-mark.tsx';
import { OverviewHead } from '../features/overview/overview-head.tsx';
import { MarkdownContext } from '../lib/markdown/extensions.ts';
import { SessionToolsWithSharing } from './session-tools-with-sharing.tsx';

const slots = {
  turn: CitedTurn,
  head: OverviewHead,
  answer: CitedAnswer,
  answerTools: CopyWithReferences,
  sessionTools: SessionToolsWithSharing,
  aside: CitationsAside,
};
const extensions = { ...blockExtensions, citation: CitationMark, mention: MentionMark };

/** Brings pictures, citations and overviews into the answers below it. */
export function ReadingOfAnswers({ children }: { children: ReactNode }) {
  return (
    <MarkdownContext value={extensions}>
      <ChatSlotsContext value={slots}>{children}</ChatSlotsContext>
    </MarkdownContext>
  );
}
