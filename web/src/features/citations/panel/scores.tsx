import type { Ledger } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { countMentions } from '../model/count-mentions.ts';

/** What a mention may be besides verified, as it is said behind its number. */
const otherwise = [
  { key: 'mismatch', words: 'mismatch', look: 'font-semibold text-warn' },
  { key: 'not_found', words: 'not found', look: 'font-semibold text-bad' },
  { key: 'retracted', words: 'retracted', look: 'font-semibold text-bad' },
  { key: 'concern', words: 'of concern', look: 'font-semibold text-warn' },
  { key: 'unsettled', words: 'not checked', look: 'text-ink-soft' },
] as const;

/** How well each engine cites, in mentions. A column for each state would not fit beside the answers. */
export function Scores({ ledger }: { ledger: Ledger }) {
  const { labelOf } = useEngineNames();
  const scores = countMentions(ledger);
  if (scores.length === 0) return null;
  return (
    <table aria-label="Citations by engine" className="w-full text-sm tabular-nums">
      <caption className="sr-only">Each engine's citations, by state</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className="py-1 font-medium">
            Engine
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-medium">
            Mentions
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-medium">
            Verified
          </th>
          <th scope="col" className="py-1 pl-4 font-medium">
            Otherwise
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => {
          const others = otherwise.filter(({ key }) => score[key] > 0);
          return (
            <tr key={score.engine} className="border-t border-line align-top">
              <th scope="row" className="py-1 text-left font-medium">
                {labelOf(score.engine)}
              </th>
              <td className="py-1 pl-2 text-right">{score.mentions}</td>
              <td className="py-1 pl-3 text-right">{score.verified}</td>
              <td className="py-1 pl-4">
                {others.length === 0
                  ? '–'
                  : others.map(({ key, look, words }, index) => (
                      <span key={key}>
                        {index > 0 && ', '}
                        <span className={`whitespace-nowrap ${look}`}>
                          {score[key]} {words}
                        </span>
                      </span>
                    ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
