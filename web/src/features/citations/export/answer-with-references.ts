import type { Reference } from '@sextant/contracts';
import { states } from '../../../lib/citation-looks.ts';
import { splitCitations } from '../../../lib/markdown/citations.ts';
import type { CitedWork } from '../model/cited-works.ts';
import { titleOf } from '../model/links.ts';

/** Numbers that the marks of a text name. */
const numbersIn = (text: string) =>
  new Set(splitCitations(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.numbers)));

/** States that belong beside a reference wherever it goes. */
const told = new Set<CitedWork['state']>([
  'not-found',
  'mismatch',
  'concern',
  'unknown',
  'unchecked',
  'retracted',
  'web-page',
]);

/** The answer as it was written, for the numbers in it; and what is copied: that itself, or the text as it reads. */
interface CopiedAnswer {
  markdown: string;
  shown: string;
  isMarkdown: boolean;
}

/**
 * An answer and, under it, the references of what it cites, under the numbers that the text names them by.
 * @param works as they stand in this answer
 */
export function answerWithReferences(
  works: readonly CitedWork[],
  engine: string,
  { markdown, shown, isMarkdown }: CopiedAnswer,
  references: readonly Reference[],
): string {
  const numbers = numbersIn(markdown);
  // That a list lacks a number is known of those answers alone that were found to call it.
  const isNumbered = ({ number, row }: CitedWork) =>
    number !== null && row?.number !== null && numbers.has(number);
  const cited = works.filter((work) => isNumbered(work) || work.engines.includes(engine));
  if (cited.length === 0) return shown.trim();
  const lines = cited.map((work) => {
    const known = references.find((reference) =>
      work.row ? reference.work === work.row.id : reference.number === work.number,
    );
    const sign = told.has(work.state) ? ` [${states[work.state].label}]` : '';
    return `${work.number === null ? '•' : `[${work.number}]`} ${known?.text ?? `${titleOf(work)}.`}${sign}`;
  });
  const heading = isMarkdown ? '## References' : 'References';
  // Markdown joins lines that follow one another.
  return [shown.trim(), heading, lines.join(isMarkdown ? '\n\n' : '\n')].join('\n\n');
}
