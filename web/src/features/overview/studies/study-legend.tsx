import type { StudyCell } from '@sextant/contracts';

const words: Record<StudyCell['state'], string> = {
  'same-number': '✓ quotes this number',
  'other-number': 'a number: quotes that one instead',
  'no-number': '• cites the study, number not found',
  'unread-number': '? numbers there not matched',
  'not-checked': '… may cite it',
  'not-cited': '– does not cite it',
};
const inOrder = Object.keys(words) as StudyCell['state'][];

interface StudyLegendProps {
  /** What is to be explained: a mark that is not there needs no words. */
  cells: readonly StudyCell[];
  /** Where a cross stands for another number, which has no room there. */
  hasCross?: boolean;
}

/** What the marks of a table or plot of studies mean. */
export function StudyLegend({ cells, hasCross = false }: StudyLegendProps) {
  const shown = inOrder.filter((state) => cells.some((cell) => cell.state === state));
  return shown
    .map((state) => (hasCross && state === 'other-number' ? '✕ quotes another' : words[state]))
    .join(' · ');
}
