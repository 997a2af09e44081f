import { BookOpen, Columns3, Square } from 'lucide-react';
import { storedChoice } from '../../lib/stored-choice.ts';
import { useMedia } from '../../lib/use-media.ts';

/** How the answers of a turn are shown: one below the other at full height, side by side, or one alone. */
export const answerViews = [
  { id: 'read', label: 'Read', icon: BookOpen },
  { id: 'compare', label: 'Compare', icon: Columns3 },
  { id: 'focus', label: 'Focus', icon: Square },
] as const;
export type AnswerView = (typeof answerViews)[number]['id'];

const choice = storedChoice<AnswerView>(
  'answer-view',
  answerViews.map(({ id }) => id),
  'read',
);
export const chooseView = choice.choose;
export const useChosenView = choice.use;

/** Shows the view after the chosen one, or before it. */
export function stepView(step: 1 | -1): void {
  const place = answerViews.findIndex(({ id }) => id === choice.read());
  const next = answerViews.at((place + step) % answerViews.length);
  if (next) choice.choose(next.id);
}

/** Narrower than this, two answers never fit side by side. */
const narrow = '(max-width: 47.99rem)';

/** The view in use: the chosen one, or `single`, one answer at a time below the overview, where two have no room. */
export function useAnswerView(): AnswerView | 'single' {
  const chosen = useChosenView();
  return useMedia(narrow) ? 'single' : chosen;
}
