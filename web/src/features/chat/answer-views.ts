import { Columns3, LayoutGrid, Square } from 'lucide-react';
import { storedChoice } from '../../lib/stored-choice.ts';
import { useMedia } from '../../lib/use-media.ts';

/** How the answers of a turn stand beside one another. */
export const answerViews = [
  { id: 'grid', label: 'Grid', icon: LayoutGrid },
  { id: 'columns', label: 'Columns', icon: Columns3 },
  { id: 'focus', label: 'Focus', icon: Square },
] as const;
export type AnswerView = (typeof answerViews)[number]['id'];

const choice = storedChoice<AnswerView>(
  'answer-view',
  answerViews.map(({ id }) => id),
  'grid',
);
export const chooseView = choice.choose;
export const useChosenView = choice.use;

/** Shows the view after the chosen one, or before it. */
export function stepView(step: 1 | -1): void {
  const place = answerViews.findIndex(({ id }) => id === choice.read());
  const next = answerViews.at((place + step) % answerViews.length);
  if (next) choice.choose(next.id);
}

/** Narrower than this, two answers never fit side by side: there is one at a time. */
const narrow = '(max-width: 47.99rem)';

/** The view in use: the chosen one, or one answer at a time where there is no room for two. */
export function useAnswerView(): AnswerView {
  const chosen = useChosenView();
  return useMedia(narrow) ? 'focus' : chosen;
}
