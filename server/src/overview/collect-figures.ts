import type { StatedFigure } from '@sextant/contracts';
import { readFigures } from './figures/read-figures.ts';
import type { OverviewInput } from './overview-input.ts';
import { plainText } from './plain-text.ts';
import { citedRows } from './works-cited.ts';

/** Enough for six long answers; what is beyond is no overview any more. */
const mostFigures = 300;
/** Around a figure, so that its passage says what it is a figure of. */
const margin = 80;

/** The figures of all answers, and of the abstracts of the verified works that they cite. */
export function collectFigures({ answers, ledger }: OverviewInput): StatedFigure[] {
  const collected: StatedFigure[] = [];
  const collect = (engine: string | null, work: string | null, text: string) => {
    for (const { figure, from, to } of readFigures(text))
      collected.push({
        id: `f${collected.length + 1}`,
        figure,
        passage: { engine, work, from, to, text: plainText(around(text, from, to)) },
      });
  };
  for (const { engine, text } of answers) if (text !== null) collect(engine, null, text);
  for (const { citation, id, state } of citedRows(ledger))
    if (state === 'verified' && citation?.abstract) collect(null, id, citation.abstract);
  return collected.slice(0, mostFigures);
}

/** The figure with some words before and after it, cut at white space and never across lines. */
function around(text: string, from: number, to: number): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to);
  const begin = Math.max(lineStart, from - margin);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + margin);
  const before = text.slice(begin, from);
  const after = text.slice(to, end);
  const cutBefore = begin > lineStart ? before.slice(before.indexOf(' ') + 1) : before;
  const lastSpace = after.lastIndexOf(' ');
  const cutAfter = lineEnd >= 0 && end === lineEnd ? after : after.slice(0, Math.max(0, lastSpace));
  return `${cutBefore}${text.slice(from, to)}${end === text.length ? after : cutAfter}`;
}
