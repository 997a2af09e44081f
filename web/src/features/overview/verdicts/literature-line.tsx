import { judgedCell, type Overview } from '@sextant/contracts';
import { useContext } from 'react';
import { OverviewPlaceContext } from '../contexts.ts';
import { verdictForReader } from './verdict-for-reader.ts';
import { shownVerdict, verdictOrder, verdictWords } from './verdict-words.ts';

/** "Literature Yes 2 · No 1 · No verdict read 3" */
export function LiteratureLine({ verdicts }: Overview['literature']) {
  const { objections } = useContext(OverviewPlaceContext);
  const read = verdicts.map((one) => shownVerdict(verdictForReader(one, judgedCell.work(one), objections)));
  const counts = verdictOrder.flatMap((verdict) => {
    const count = read.filter((each) => each === verdict).length;
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
