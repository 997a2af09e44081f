import { blockExtensions } from '../blocks/fences.tsx';
import { ChatSlotsContext } from '../features/chat/chat-slots.ts';
import { Component as SessionPage } from '../features/chat/session-page.tsx';
import { CitationMark } from '../features/citations/citation-mark.tsx';
import { CitationsAside } from '../features/citations/citations-aside.tsx';
import { CitedAnswer, CitedTurn } from '../features/citations/cited-turn.tsx';
import { CopyWithReferences } from '../features/citations/copy-with-references.tsx';
import { OverviewHead } from '../features/overview/overview-head.tsx';
import { MarkdownContext } from '../lib/markdown/extensions.ts';

const slots = {
  turn: CitedTurn,
  head: OverviewHead,
  answer: CitedAnswer,
  answerTools: CopyWithReferences,
  aside: CitationsAside,
};
const extensions = { ...blockExtensions, citation: CitationMark };

/** A session with the reading of its citations. */
export function Component() {
  return (
    <MarkdownContext value={extensions}>
      <ChatSlotsContext value={slots}>
        <SessionPage />
      </ChatSlotsContext>
    </MarkdownContext>
  );
}
