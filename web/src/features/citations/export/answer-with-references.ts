import { splitCitations } from '../../../lib/markdown/citations.ts';
import type { CitedWork } from '../model/cited-works.ts';
import { titleOf } from '../model/links.ts';
import { states } from '../model/states.ts';
import { formatReference } from './write-citations.ts';

/** Numbers that the marks of a text name. */
const numbersIn = (text: string) =>
  new Set(splitCitations(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.numbers)));

/** States that belong beside a reference wherever it goes. */
const told = new Set<CitedWork['state']>(['not-found', 'mismatch', 'concern', 'unknown', 'retracted']);

/**
 * An answer and, under it, the references of what it cites, under the numbers that the text names them by.
 * @param markdown the answer as it was written, for the numbers in it
 * @param shown what is copied: the markdown itself, or the text as it reads
 */
export function answerWithReferences(
  works: readonly CitedWork[],
  engine: string,
  { markdown, shown, isMarkdown }: { markdown: string; shown: string; isMarkdown: boolean },
): string {
  const numbers = numbersIn(markdown);
  const cited = works.filter(({ number, engines }) =>
    number === null ? engines.includes(engine) : numbers.has(number) || engines.includes(engine),
  );
  if (cited.length === 0) return shown.trim();
  const references = cited.map((work) => {
    const text = formatReference(work) ?? `${titleOf(work)}.`;
    const state = told.has(work.state) ? ` [${states[work.state].label}]` : '';
    return `${work.number === null ? '•' : `[${work.number}]`} ${text}${state}`;
  });
  const heading = isMarkdown ? '## References' : 'References';
  // Markdown joins lines that follow one another.
  return [shown.trim(), heading, references.join(isMarkdown ? '\n\n' : '\n')].join('\n\n');
}
