import type { SharedSession } from '@sextant/contracts';
import { SharedTurns } from '../features/chat/shared-turns.tsx';
import { SharedPage } from '../features/sharing/shared-page.tsx';
import { ReadOnlyContext } from '../lib/read-only.ts';
import { ReadingOfAnswers } from './reading-of-answers.tsx';

function Turns({ session: { conversations } }: { session: SharedSession }) {
  return (
    <ReadOnlyContext value={true}>
      <ReadingOfAnswers>
        <SharedTurns conversations={conversations} />
      </ReadingOfAnswers>
    </ReadOnlyContext>
  );
}

/** A shared session with the reading of its citations, and nothing that asks or changes. */
export function Component() {
  return <SharedPage turns={Turns} />;
}
