import type { ShownStudy } from '@sextant/contracts/study-order';
import { StudyCellMark } from './study-cell.tsx';
import { Effect, StudyHead } from './study-parts.tsx';
import { useShownRows } from './use-shown-rows.tsx';

/** One study on a phone: under each of its effects a mark an engine, by name. */
export function StudyCard({ study }: { study: ShownStudy }) {
  const { rows, work } = study;
  const { more, shown } = useShownRows(rows);
  return (
    <li className="space-y-2 rounded-md border border-line p-3 text-sm">
      <div>
        <StudyHead study={study} />
      </div>
      {shown.map((row) => (
        <div key={row.id} className="space-y-1.5 border-t border-line pt-2">
          <Effect row={row} work={work} />
          {row.cells.length > 0 && (
            <ul className="grid grid-cols-2 gap-x-4 min-[27rem]:grid-cols-3">
              {row.cells.map((cell) => (
                <li key={cell.engine}>
                  <StudyCellMark cell={cell} row={row} work={work} isNamed />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {more}
    </li>
  );
}
