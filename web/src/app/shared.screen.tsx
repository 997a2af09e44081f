import type { SharedSession } from '@sextant/contracts';
import { useParams } from 'react-router';
import { SharedTurns } from '../features/chat/shared-turns.tsx';
import { PrintShared } from '../features/export/print-shared.tsx';
import { SharedPage } from '../features/sharing/shared-page.tsx';
import { ShareTokenContext } from '../lib/read-only.ts';
import { ReadingOfAnswers } from './reading-of-answers.tsx';

function Turns({ session: { conversations } }: { session: SharedSession }) {
  const { token = '' } = useParams();
  return (
    <ShareTokenContext value={token}>
      <ReadingOfAnswers>
        <SharedTurns conversations={conversations} />
      </ReadingOfAnswers>
    </ShareTokenContext>
  );
}

/** A shared session with the reading of its citations, and nothing that asks or changes. */
export function Component() {
  return <SharedPage turns={Turns} tools={PrintShared} />;
}
