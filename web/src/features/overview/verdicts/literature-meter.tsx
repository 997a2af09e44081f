import type { Overview, WorkVerdict } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { studyTypeWords } from '../../../lib/study-types.ts';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { Meter } from './meter.tsx';

const short = ({ n, study_type, year }: WorkVerdict) =>
  [
    study_type === 'other' ? 'Study' : studyTypeWords[study_type],
    year,
    n !== null && `n = ${n.toLocaleString('en')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What the verified works say that the answers cite, each with the sentence of its abstract that says it. */
export function LiteratureMeter({
  literature: { left_out, verdicts },
}: {
  literature: Overview['literature'];
}) {
  const { labelOf } = useEngineNames();
  const note =
    verdicts.length === 0
      ? 'no verified work with an answer is cited yet'
      : `${verdicts.length} verified ${verdicts.length === 1 ? 'work' : 'works'} cited` +
        (left_out.length > 0 ? `, ${left_out.length} left out` : '');
  return (
    <Meter
      title="What the literature says"
      note={note}
      items={verdicts}
      list={(items) =>
        items.map((item) => (
          <DetailButton
            key={item.work}
            label={`${item.title}: ${short(item)}`}
            className="min-h-6 px-1.5 text-left text-ink-soft"
            detail={() => (
              <>
                <WorkLine work={item.work} />
                <p className="text-ink-soft">{item.reason}</p>
                {item.passage && <PassageQuote passage={item.passage} />}
                <p className="text-ink-soft">Cited by {item.cited_by.map(labelOf).join(', ')}</p>
              </>
            )}
          >
            {short(item)}
          </DetailButton>
        ))
      }
    />
  );
}
