import type { EngineVerdict, Passage } from '@sextant/contracts';
import type { Place } from '../reading/document.ts';
import { readDocument } from '../reading/read-document.ts';
import { readBottomLine } from '../reading/verdicts/bottom-line.ts';
import { readVerdict } from '../reading/verdicts/read-answer.ts';
import type { OverviewInput, ReadAnswer } from './overview-input.ts';
import { passageText } from './plain-text.ts';

const byRules = { by: 'rules', confirmation: null } as const;

/** What each engine's own words answer to a yes/no question, and its bottom line. */
export function readEngineVerdicts(
  answers: readonly ReadAnswer[],
  { earlierQuestions, question }: OverviewInput,
): EngineVerdict[] {
  return answers.map(({ engine, missing, text }): EngineVerdict => {
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
    const read = readVerdict(document, question, earlierQuestions);
    const { place, reason, verdict } = read;
    const line = readBottomLine(document, question, earlierQuestions, read);
    return { engine, verdict, reason, passage: passageAt(place), bottom_line: passageAt(line), ...byRules };
  });
}
