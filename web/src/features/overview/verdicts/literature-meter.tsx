import { judgedCell, type Overview, type StudyType, type WorkVerdict } from '@sextant/contracts';
import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { useContext } from 'react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { grouped } from '../../../lib/grouped.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { Objection } from '../judge/objection.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { Meter } from './meter.tsx';
import { verdictForReader } from './verdict-for-reader.ts';
import { countSilent } from './verdict-words.ts';

/** Kinds of study that tables abbreviate. */
const abbreviations: Partial<Record<StudyType, string>> = {
  'randomized-trial': 'RCT',
  'systematic-review': 'Review',
  'observational-study': 'Observational',
  other: '',
};

const short = ({ n, study_type, year }: WorkVerdict, name: string | undefined) =>
  [
    [name, year].filter(Boolean).join(' '),
    abbreviations[study_type] ?? studyTypeWords[study_type],
    n !== null && `n = ${grouped(n)}`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * What the cited works say that count, each with the sentence of its abstract that says it. That is what an answer names
 * rightly; another answer's citation of it may be marked otherwise, so it is not called verified.
 */
export function LiteratureMeter({
  literature: { left_out, verdicts },
}: {
  literature: Overview['literature'];
}) {
  const { labelOf } = useEngineNames();
  const { objections, rows } = useContext(OverviewPlaceContext);
  const nameOf = (work: string) => rows.get(work)?.citation?.authors[0]?.family;
  const nameInLine = (item: WorkVerdict) =>
    `${short(item, nameOf(item.work))}${item.by === 'judge' && item.verdict !== null ? ' (by the judge)' : ''}`;
  const shown = verdicts.map((one) => {
    const cell = judgedCell.work(one);
    return { ...one, cell, verdict: verdictForReader(one, cell, objections) };
  });
  const given = shown.filter(({ verdict }) => verdict !== null).length;
  const silent = countSilent(left_out);
  const all = verdicts.length + silent;
  const note =
    all === 0
      ? 'no verified work that addresses the question is cited yet'
      : `${given} of ${all} ${all === 1 ? 'work' : 'works'} counted ${given === 1 ? 'has' : 'have'} a verdict` +
        (left_out.length > silent ? `, ${left_out.length - silent} not counted` : '');
  return (
    <Meter
      title="What the literature says"
      note={note}
      items={shown}
      unlisted={silent}
      list={(items) =>
        items.map((item) => (
          <DetailButton
            key={item.work}
            label={`${item.title}: ${nameInLine(item)}`}
            className="min-h-6 px-1.5 text-left text-xs text-ink-soft"
            detail={(close) => (
              <>
                <WorkLine work={item.work} />
                <p className="text-ink-soft">{item.by === 'judge' ? 'Read by the judge.' : item.reason}</p>
                {item.passage && <PassageQuote passage={item.passage} />}
                <p className="text-ink-soft">Cited by {item.cited_by.map(labelOf).join(', ')}</p>
                {item.by === 'judge' && <Objection cell={item.cell} onDone={close} />}
              </>
            )}
          >
            {nameInLine(item)}
          </DetailButton>
        ))
      }
    />
  );
}
