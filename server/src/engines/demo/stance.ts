import { compareDirections } from '../../citations/support/direction.ts';

/** How a work answers a question of yes or no. */
export type Stance = 'yes' | 'no' | 'both' | 'silent';

const denied =
  /\b(?:no|not|neither|without)\b.{0,30}\b(?:differ\w*|significant\w*|clearly|reduc\w+|lower\w*|improv\w+)/i;
const binary = /^\W*(?:do|does|did|is|are|was|were|can|could|should|will|would|has|have|may|might)\b/i;

/** Whether a question can be answered by yes or no. */
export const isBinary = (question: string): boolean => binary.test(question);

/**
 * The side that a work takes, by its most telling sentences. All that the demo engines know of verdicts: whoever reads
 * them better takes the place of this function.
 */
export function stanceOf(question: string, sentences: readonly string[]): Stance {
  if (!isBinary(question)) return 'silent';
  const directions = sentences.map((sentence) => {
    const direction = compareDirections(question, sentence);
    // "Admissions were fewer, yet mortality did not differ."
    return direction === 'same' && denied.test(sentence) ? 'mixed' : direction;
  });
  const has = (...wanted: string[]) => directions.some((direction) => wanted.includes(direction));
  const [forIt, against] = [has('same', 'mixed'), has('opposite', 'mixed')];
  if (forIt && against) return 'both';
  return forIt ? 'yes' : against ? 'no' : 'silent';
}
