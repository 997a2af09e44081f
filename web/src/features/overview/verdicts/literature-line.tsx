import { judgedCell, type Overview } from '@sextant/contracts';
import { useContext } from 'react';
import { OverviewPlaceContext } from '../contexts.ts';
import { verdictForReader } from './verdict-for-reader.ts';
import { countSilent, shownVerdict, verdictOrder, verdictWords } from './verdict-words.ts';

/** "Literature Yes 2 · No 1 · 3 without a verdict" */
export function LiteratureLine({ left_out, verdicts }: Overview['literature']) {
  const { objections } = useContext(OverviewPlaceContext);
  const read = verdicts.map((one) => shownVerdict(verdictForReader(one, judgedCell.work(one), objections)));
  const counts = verdictOrder.flatMap((verdict) => {
    const isUnread = verdict === 'unread';
    const count = read.filter((each) => each === verdict).length + (isUnread ? countSilent(left_out) : 0);
    if (count === 0) return [];
    return [isUnread ? `${count} without a verdict` : `${verdictWords[verdict].label} ${count}`];
  });
  if (counts.length === 0) return null;
  return (
    <>
      {' · '}
      <span className="font-medium text-ink">Literature</span> {counts.join(' · ')}
    </>
  );
}
