import type { LedgerRow, StudyRow } from '@sextant/contracts';
import { writeEffect } from '@sextant/contracts/effect-words';
import type { ShownStudy } from '@sextant/contracts/study-order';
import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { states } from '../../../lib/citation-looks.ts';
import { grouped } from '../../../lib/grouped.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { sourceOf } from './study-cell.tsx';

/** What no one is to take for a result is struck through. */
const struck = (work: LedgerRow) => classNames(work.publication === 'retracted' && 'line-through');

/** A study by its name, with its design and size; opens its record. */
export function StudyHead({ study: { name, work } }: { study: ShownStudy }) {
  const { citation, publication } = work;
  if (!citation) return null;
  return (
    <>
      <DetailButton
        label={`${name}: ${citation.title}`}
        className="text-left font-medium underline decoration-dotted underline-offset-4"
        detail={() => <WorkLine work={work.id} />}
      >
        <span className={struck(work)}>{name}</span>
      </DetailButton>
      <span className="block text-xs text-ink-soft">
        {publication === 'retracted' && <strong className="font-semibold text-bad">Retracted · </strong>}
        {publication === 'concern' && (
          <strong className={`font-semibold ${states.concern.text}`}>{states.concern.label} · </strong>
        )}
        {studyTypeWords[citation.study_type]}
        {citation.n !== null && ` · n = ${grouped(citation.n)}`}
      </span>
    </>
  );
}

/** An outcome and its effect; opens the sentence that states it. */
export function Effect({ row, work }: { row: StudyRow; work: LedgerRow }) {
  if (!row.effect)
    return (
      <span className="text-ink-soft">
        {work.abstract_source !== null ? 'No effect size read' : 'No abstract'}
      </span>
    );
  const effect = row.effect;
  return (
    <DetailButton
      label={`${row.outcome} ${writeEffect(effect)}: ${sourceOf(work).toLowerCase()}`}
      className={`text-left ${struck(work)}`}
      detail={() => (
        <>
          <h4 className="text-xs text-ink-soft">{sourceOf(work)}</h4>
          {row.passage && <PassageQuote passage={row.passage} />}
        </>
      )}
    >
      {row.outcome && (
        <span dir="auto" className="line-clamp-2">
          {row.outcome}
        </span>
      )}{' '}
      <span className="block text-ink-soft tabular-nums">{writeEffect(effect)}</span>
    </DetailButton>
  );
}
