import type { Overview, Statement } from '@sextant/contracts';
import { useContext } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { EngineTable } from '../engine-table.tsx';
import { JudgedBy } from '../judge/judged-by.tsx';
import { NoJudge } from '../judge/no-judge.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { StanceCell } from './stance-cell.tsx';
import { legendOf, markOf } from './stances.ts';

function behind({ works }: Statement): string {
  if (works.length === 0) return 'no source';
  return works.length === 1 ? '1 source' : `${works.length} sources`;
}

/** Each statement and what every engine says on it, by the judge; contradictions first. Rules compare none. */
export function StatementMatrix({ overview, turn }: { overview: Overview; turn: OverviewTurn }) {
  const { objections } = useContext(OverviewPlaceContext);
  const isWide = useMedia('(min-width: 40rem)');
  const { judgement, statements } = overview;
  if (!judgement.judge) return <NoJudge turn={turn} overview={overview} what="compares statements" />;
  if (statements.length === 0)
    return (
      <>
        <p className="text-ink-soft">
          {judgement.judge.label} proposed no statement whose quotes are found in the answers.
        </p>
        <JudgedBy turn={turn} overview={overview} />
      </>
    );
  const engines = statements[0]?.stances.map(({ engine }) => engine) ?? [];
  const isContradicted = (statement: Statement) =>
    statement.stances.some((stance) => markOf(statement, stance, objections) === 'contradicts');
  return (
    <>
      {isWide ? (
        <StatementTable statements={statements} engines={engines} isContradicted={isContradicted} />
      ) : (
        <StatementCards statements={statements} isContradicted={isContradicted} />
      )}
      <p className="my-2 text-xs text-ink-soft">{legendOf(statements, objections)}</p>
      <JudgedBy turn={turn} overview={overview} />
    </>
  );
}

interface ShownStatements {
  statements: readonly Statement[];
  isContradicted: (statement: Statement) => boolean;
}

const heads = [{ name: 'Statement', className: 'min-w-64' }];

function StatementTable({
  engines,
  isContradicted,
  statements,
}: ShownStatements & { engines: readonly string[] }) {
  return (
    <EngineTable label="Statements and engines" before={heads} engines={engines} after="Rests on">
      <tbody>
        {statements.map((statement) => (
          <tr
            key={statement.id}
            className={classNames(
              'border-b border-line align-top',
              isContradicted(statement) && 'bg-warn-soft/40',
            )}
          >
            <th scope="row" dir="auto" className="py-2 pr-3 pl-1.5 text-left font-normal">
              {statement.text}
            </th>
            {statement.stances.map((stance) => (
              <td key={stance.engine} className="px-1.5 py-1.5 text-center">
                <StanceCell statement={statement} stance={stance} />
              </td>
            ))}
            <td className="px-2 py-2.5 whitespace-nowrap text-ink-soft">{behind(statement)}</td>
          </tr>
        ))}
      </tbody>
    </EngineTable>
  );
}

/** On a phone: a card a statement, with a mark an engine. */
function StatementCards({ isContradicted, statements }: ShownStatements) {
  return (
    <ul aria-label="Statements and engines" className="space-y-2">
      {statements.map((statement) => (
        <li
          key={statement.id}
          className={classNames(
            'space-y-2 rounded-md border border-line p-3 text-sm',
            isContradicted(statement) && 'bg-warn-soft/40',
          )}
        >
          <p dir="auto">{statement.text}</p>
          <ul className="grid grid-cols-2 gap-x-4 min-[27rem]:grid-cols-3">
            {statement.stances.map((stance) => (
              <li key={stance.engine} className="flex min-h-9 items-center justify-between gap-1">
                <EngineName engine={stance.engine} />
                <StanceCell statement={statement} stance={stance} />
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-soft">Rests on {behind(statement)}</p>
        </li>
      ))}
    </ul>
  );
}
