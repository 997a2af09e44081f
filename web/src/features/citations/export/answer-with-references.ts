import type { Reference } from '@sextant/contracts';
import { states } from '../../../lib/citation-looks.ts';
import { gravest } from '../../../lib/citation-state.ts';
import { splitCitations } from '../../../lib/markdown/citations.ts';
import type { CitedWork } from '../model/cited-works.ts';
import { numbersCalling } from '../model/numbers-calling.ts';
import { titleOf } from '../model/title-of.ts';

/** Numbers that the marks of a text name. */
const numbersIn = (text: string) =>
  new Set(splitCitations(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.numbers)));

/** States that belong beside a reference wherever it goes. */
const told: ReadonlySet<CitedWork['state']> = new Set([...gravest, 'web-page']);

/** What an answer cites and by which numbers, in the order of these; what it names in words comes last. */
function citedIn(works: readonly CitedWork[], engine: string, markdown: string) {
  const checked = works.filter(({ engines }) => engines.includes(engine));
  // Before its check, an answer is taken to mean the evidence by its numbers. That a list lacks one was found of another.
  const inText = numbersIn(markdown);
  const cited =
    checked.length > 0
      ? checked.map((work) => ({ work, numbers: numbersCalling(work, engine) }))
      : works.flatMap((work) =>
          work.number !== null && work.row?.number !== null && inText.has(work.number)
            ? [{ work, numbers: [work.number] }]
            : [],
        );
  const placeOf = ({ numbers: [first = Number.MAX_SAFE_INTEGER] }: { numbers: number[] }) => first;
  return cited.toSorted((a, b) => placeOf(a) - placeOf(b));
}

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
  const cited = citedIn(works, engine, markdown);
  if (cited.length === 0) return shown.trim();
  const lines = cited.map(({ numbers, work }) => {
    const known = references.find((reference) =>
      work.row ? reference.work === work.row.id : reference.number === work.number,
    );
    const sign = told.has(work.state) ? ` [${states[work.state].label}]` : '';
    return `${numbers.length === 0 ? '•' : `[${numbers.join(', ')}]`} ${known?.text ?? `${titleOf(work)}.`}${sign}`;
  });
  const heading = isMarkdown ? '## References' : 'References';
  // Markdown joins lines that follow one another.
  return [shown.trim(), heading, lines.join(isMarkdown ? '\n\n' : '\n')].join('\n\n');
}
