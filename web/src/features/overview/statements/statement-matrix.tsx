import type { Overview, Statement } from '@sextant/contracts';
import { useContext } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { JudgedBy } from '../judge/judged-by.tsx';
import { NoJudge } from '../judge/no-judge.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { StanceCell } from './stance-cell.tsx';
import { markOf } from './stances.ts';

function behind({ works }: Statement): string {
  if (works.length === 0) return 'no source';
  return works.length === 1 ? '1 source' : `${works.length} sources`;
}

/** Each statement and what every engine says on it, by the judge; contradictions first. Rules compare none. */
export function StatementMatrix({ overview, turn }: { overview: Overview; turn: OverviewTurn }) {
  const { objections } = useContext(OverviewPlaceContext);
  const { judgement, statements } = overview;
  if (!judgement.judge) return <NoJudge turn={turn} overview={overview} what="Statements are compared" />;
  if (statements.length === 0)
    return (
      <>
        <p className="text-ink-soft">
          {judgement.judge.label} named no statement whose quotations stand in the answers.
        </p>
        <JudgedBy turn={turn} overview={overview} />
      </>
    );
  const engines = statements[0]?.stances.map(({ engine }) => engine) ?? [];
  const isContradicted = (statement: Statement) =>
    statement.stances.some((stance) => markOf(statement, stance, objections) === 'contradicts');
  return (
    <>
      <section
        aria-label="Statements and engines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="min-w-64 py-1.5 pr-3 font-semibold">
                Statement
              </th>
              {engines.map((engine) => (
                <th key={engine} scope="col" className="px-1.5 py-1.5 font-medium">
                  <EngineName engine={engine} />
                </th>
              ))}
              <th scope="col" className="px-2 py-1.5 font-medium whitespace-nowrap">
                Rests on
              </th>
            </tr>
          </thead>
          <tbody>
            {statements.map((statement) => (
              <tr
                key={statement.id}
                className={classNames(
                  'border-b border-line align-top',
                  isContradicted(statement) && 'bg-bad-soft/40',
                )}
              >
                <th scope="row" dir="auto" className="py-2 pr-3 pl-1.5 text-left font-normal">
                  {statement.text}
                </th>
                {statement.stances.map((stance) => (
                  <td key={stance.engine} className="px-1.5 py-1.5">
                    <StanceCell statement={statement} stance={stance} />
                  </td>
                ))}
                <td className="px-2 py-2.5 whitespace-nowrap text-ink-soft">{behind(statement)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <JudgedBy turn={turn} overview={overview} />
    </>
  );
}
