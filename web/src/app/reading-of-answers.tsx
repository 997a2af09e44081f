import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { blockExtensions } from '../blocks/fences.tsx';
import { ChatSlotsContext } from '../features/chat/chat-slots.ts';
import { CitationMark } from '../features/citations/citation-mark.tsx';
import { CitationsAside } from '../features/citations/citations-aside.tsx';
import { CitedAnswer, CitedTurn } from '../features/citations/cited-turn.tsx';
import { MentionMark } from '../features/citations/mention-mark.tsx';
import { MarkdownContext } from '../lib/markdown/extensions.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OverviewWithSources } from './overview-with-sources.tsx';
import { SessionToolsWithSharing } from './session-tools-with-sharing.tsx';

const CopyWithReferences = lazyPart(async () => ({
  default: (await import('../features/citations/copy-with-references.tsx')).CopyWithReferences,
}));
const AnswerNotes = lazyPart(() => import('../features/citations/answer-notes.tsx'));
const JudgeWatch = lazyPart(() => import('../features/overview/judge/judge-watch.tsx'));

/** A turn whose judge is waited for in every view. */
function WatchedTurn(props: ComponentProps<typeof CitedTurn>) {
  return (
    <>
      <Suspense>
        <JudgeWatch turnId={props.turnId} />
      </Suspense>
      <CitedTurn {...props} />
    </>
  );
}

const slots = {
  turn: WatchedTurn,
  head: OverviewWithSources,
  answer: CitedAnswer,
  answerTools: CopyWithReferences,
  answerNotes: AnswerNotes,
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
