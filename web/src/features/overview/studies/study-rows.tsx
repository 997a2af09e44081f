import type { LedgerRow, StudyRow } from '@sextant/contracts';
import { studyName } from '@sextant/contracts/study-name';
import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { writeEffect } from './effect-words.ts';
import { StudyCellMark, sourceOf } from './study-cell.tsx';

/** So many effects of an abstract are shown unasked, and all that an engine gives a number for. */
const shownEffects = 2;

const isQuoted = ({ cells }: StudyRow) =>
  cells.some(({ state }) => state === 'same-number' || state === 'other-number');

function Study({ work }: { work: LedgerRow }) {
  const { citation } = work;
  if (!citation) return null;
  const isRetracted = work.publication === 'retracted';
  return (
    <>
      <DetailButton
        label={`${studyName(citation)}: ${citation.title}`}
        className="text-left font-medium underline decoration-dotted underline-offset-4"
        detail={() => <WorkLine work={work.id} />}
      >
        <span className={classNames(isRetracted && 'line-through')}>{studyName(citation)}</span>
      </DetailButton>
      <span className="block text-xs text-ink-soft">
        {isRetracted && <strong className="font-semibold text-bad">Retracted · </strong>}
        {work.publication === 'concern' && (
          <strong className="font-semibold text-bad">Expression of concern · </strong>
        )}
        {studyTypeWords[citation.study_type]}
        {citation.n !== null && ` · n = ${citation.n.toLocaleString('en')}`}
      </span>
    </>
  );
}

function Effect({ row, work }: { row: StudyRow; work: LedgerRow }) {
  if (!row.effect)
    return (
      <span className="text-ink-soft">{work.citation?.abstract ? 'No effect size read' : 'No abstract'}</span>
    );
  const effect = row.effect;
  return (
    <DetailButton
      label={`${row.outcome} ${writeEffect(effect)}: ${sourceOf(work).toLowerCase()}`}
      className="text-left"
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

/** The rows of one study: what its abstract found, and how each engine gives it. */
export function StudyRows({ rows, work }: { rows: readonly StudyRow[]; work: LedgerRow }) {
  const [isWhole, setWhole] = useState(false);
  const shown = rows.filter((row, index) => isWhole || index < shownEffects || isQuoted(row));
  const hidden = rows.length - shown.length;
  const engines = rows[0]?.cells.length ?? 0;
  return (
    <tbody className="border-b border-line align-top">
      {shown.map((row, index) => (
        <tr key={row.id}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={shown.length + (hidden > 0 ? 1 : 0)}
              className="max-w-48 py-2 pr-3 text-left font-normal"
            >
              <Study work={work} />
            </th>
          )}
          <td className="max-w-80 py-2 pr-3">
            <Effect row={row} work={work} />
          </td>
          {row.cells.map((cell) => (
            <td key={cell.engine} className="px-1 py-1 text-center">
              <StudyCellMark cell={cell} row={row} work={work} />
            </td>
          ))}
        </tr>
      ))}
      {hidden > 0 && (
        <tr>
          <td colSpan={engines + 1} className="pb-2">
            <button
              type="button"
              onClick={() => setWhole(true)}
              className="min-h-6 rounded-sm text-xs text-accent underline underline-offset-2"
            >
              {hidden === 1 ? '1 more result' : `${hidden} more results`}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}
