import type { CitationScore } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { classNames } from '../../../ui/class-names.ts';

const columns = [
  { key: 'mentions', label: 'Mentions', alarming: '' },
  { key: 'verified', label: 'Verified', alarming: '' },
  { key: 'mismatch', label: 'Mismatch', alarming: 'font-semibold text-warn' },
  { key: 'not_found', label: 'Not found', alarming: 'font-semibold text-bad' },
  { key: 'retracted', label: 'Retracted', alarming: 'font-semibold text-bad' },
  { key: 'unsettled', label: 'Not checked', alarming: '' },
] as const;

/** What could not be found out of an engine's mentions: of works, of their retraction, and plain web pages. */
const withUnsettled = (score: CitationScore) => ({
  ...score,
  unsettled: score.unknown + score.unchecked + score.web_pages,
});

/** How well each engine cites, in mentions. */
export function Scores({ scores }: { scores: CitationScore[] }) {
  const { labelOf } = useEngineNames();
  if (scores.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard.
    <section aria-label="Citations by engine" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Mentions of works by each engine, by how they stand</caption>
        <thead>
          <tr className="text-right text-xs text-ink-soft">
            <th scope="col" className="py-1 text-left font-medium">
              Engine
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="py-1 pl-2 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map(withUnsettled).map((score) => (
            <tr key={score.engine} className="border-t border-line text-right">
              <th scope="row" className="py-1 text-left font-medium">
                {labelOf(score.engine)}
              </th>
              {columns.map(({ key, alarming }) => (
                <td key={key} className={classNames('py-1 pl-2', score[key] > 0 && alarming)}>
                  {score[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
