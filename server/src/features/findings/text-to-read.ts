import type { Answer } from '@sextant/contracts';

const brokenOff: ReadonlySet<Answer['state']> = new Set(['failed', 'interrupted', 'stopped']);
/** Whether an answer's text is not all that it had to say. */
export const isUnfinished = ({
  cut_short,
  state,
  text,
}: Pick<Answer, 'cut_short' | 'state' | 'text'>): boolean =>
  text !== '' && (brokenOff.has(state) || cut_short !== null);

/** A number may go on behind a point; a sentence, a bracket or a quotation that is closed is whole. */
const closed = /[^\d][.!?…]$|[)\]"”»|]$/;

/**
 * What of an answer is checked and compared: of one that is not whole, all but the word that it breaks off in. "PMID 3034"
 * may be the beginning of another number, and is not to be called one that nobody knows. Places stay as they are.
 */
export function textToRead(answer: Pick<Answer, 'cut_short' | 'state' | 'text'>): string {
  const { text } = answer;
  if (!isUnfinished(answer) || closed.test(text.slice(-2))) return text;
  let end = text.length;
  while (end > 0 && !/\s/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The answers whose citations are checked. */
export const answersToCheck = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({ ...answer, text: textToRead(answer) })).filter(({ text }) => text !== '');
