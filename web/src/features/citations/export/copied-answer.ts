import type { CitedWork } from '../model/cited-works.ts';
import { answerWithReferences } from './answer-with-references.ts';
import { plainTextOf } from './plain-answer.ts';
import type { useCitationExport } from './use-citation-export.ts';

interface CopiedAnswer extends Pick<ReturnType<typeof useCitationExport>, 'readReferences'> {
  /** As they stand in this answer. */
  works: readonly CitedWork[];
  engine: string;
  /** The answer as it was written. */
  markdown: string;
  /** Holds the answer on the page, which is copied as it reads there; without it, the Markdown is. */
  answer: Element | null | undefined | false;
}

/** What is copied of an answer: its text, and the references of what it cites. */
export async function copiedAnswer({
  answer,
  engine,
  markdown,
  readReferences,
  works,
}: CopiedAnswer): Promise<string> {
  const { references } = await readReferences('vancouver');
  const place = answer ? answer.querySelector<HTMLElement>('[data-cited-answer]') : null;
  const shown = place ? plainTextOf(place) : markdown;
  return answerWithReferences(works, engine, { markdown, shown, isMarkdown: !answer }, references);
}
