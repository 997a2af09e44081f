import type { Overview } from '@sextant/contracts';
import { shownVerdict, verdictOrder, verdictWords } from './verdict-words.ts';

/** "Literature Yes 2 · No 1 · No verdict read 3" */
export function LiteratureLine({ verdicts }: Overview['literature']) {
  const counts = verdictOrder.flatMap((verdict) => {
    const count = verdicts.filter((each) => shownVerdict(each.verdict) === verdict).length;
    return count > 0 ? [`${verdictWords[verdict].label} ${count}`] : [];
  });
  if (counts.length === 0) return null;
  return (
    <>
      {' · '}
      <span className="font-medium text-ink">Literature</span> {counts.join(' · ')}
    </>
  );
}
