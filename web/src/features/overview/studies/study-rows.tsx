import type { ShownStudy } from '@sextant/contracts/study-order';
import { StudyCellMark } from './study-cell.tsx';
import { Effect, StudyHead } from './study-parts.tsx';
import { useShownRows } from './use-shown-rows.tsx';

/** The rows of one study: what its abstract found, and how each engine gives it. */
export function StudyRows({ study }: { study: ShownStudy }) {
  const { rows, work } = study;
  const { more, shown } = useShownRows(rows);
  const engines = rows[0]?.cells.length ?? 0;
  return (
    <tbody className="border-b border-line align-top">
      {shown.map((row, index) => (
        <tr key={row.id}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={shown.length + (more ? 1 : 0)}
              className="max-w-48 py-2 pr-3 text-left font-normal"
            >
              <StudyHead study={study} />
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
      {more && (
        <tr>
          <td colSpan={engines + 1} className="pb-2">
            {more}
          </td>
        </tr>
      )}
    </tbody>
  );
}
