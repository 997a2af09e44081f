import { Component as SessionPage } from '../features/chat/session-page.tsx';
import { ReadingOfAnswers } from './reading-of-answers.tsx';

/** A session with its pictures, citations and overviews. */
export function Component() {
  return (
    <ReadingOfAnswers>
      <SessionPage />
    </ReadingOfAnswers>
  );
}
