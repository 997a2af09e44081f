import type { EngineVerdict, Passage } from '@sextant/contracts';
import { LRUCache } from 'lru-cache';
import type { Place, ReadDocument } from '../reading/document.ts';
import { readDocument } from '../reading/read-document.ts';
import { readBottomLine } from '../reading/verdicts/bottom-line.ts';
import { type ReadVerdict, readVerdict } from '../reading/verdicts/read-answer.ts';
import type { OverviewInput, ReadAnswer } from './overview-input.ts';
import { passageText } from './plain-text.ts';

interface ReadAnswerOnce extends ReadVerdict {
  /** Its bottom line. */
  line: Place | null;
}

/** Each round of a turn's checks reads its answers, most of them as they were. Bounded in characters: some twenty questions. */
const kept = new LRUCache<string, ReadAnswerOnce>({
  maxSize: 480_000,
  sizeCalculation: (_read, key) => key.length,
});

function readOnce(
  document: ReadDocument,
  question: string,
  earlierQuestions: readonly string[],
): ReadAnswerOnce {
  const key = JSON.stringify([question, earlierQuestions, document.text]);
  const known = kept.get(key);
  if (known) return known;
  const verdict = readVerdict(document, question, earlierQuestions);
  const read = { ...verdict, line: readBottomLine(document, question, earlierQuestions, verdict) };
  kept.set(key, read);
  return read;
}

const byRules = { by: 'rules', confirmation: null } as const;

/** "Yes" may go on "…, but not in adults": what an answer comes to is known once it has ended. */
const unfinished = 'Its answer is incomplete, so its conclusion is not known.';

/** What each engine's own words answer to a yes/no question, and its bottom line. */
export function readEngineVerdicts(
  answers: readonly ReadAnswer[],
  { earlierQuestions, question }: OverviewInput,
): EngineVerdict[] {
  return answers.map(({ engine, isUnfinished, missing, text }): EngineVerdict => {
    if (text === null)
      return { engine, verdict: 'no-answer', reason: missing, passage: null, bottom_line: null, ...byRules };
    const document = readDocument(text);
    const passageAt = (place: Place | null): Passage | null =>
      place && {
        engine,
        work: null,
        from: place.from,
        to: place.to,
        text: passageText(document, place),
      };
    const { line, reason, place, verdict } = readOnce(document, question, earlierQuestions);
    if (isUnfinished)
      return {
        engine,
        verdict: null,
        reason: unfinished,
        passage: null,
        bottom_line: passageAt(line),
        ...byRules,
      };
    return { engine, verdict, reason, passage: passageAt(place), bottom_line: passageAt(line), ...byRules };
  });
}
