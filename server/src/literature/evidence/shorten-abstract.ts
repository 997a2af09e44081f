import { sentencesOf } from '../../reading/sentences/sentences.ts';

const cut = ' […] ';
/** Of what is kept, so much is the end: there stand results and conclusion. */
const shareOfEnd = 0.6;

/**
 * An abstract within a length, cut out of its middle at the ends of sentences. Results and conclusion come last, so
 * the end is kept before the beginning. Empty where not even one sentence fits.
 */
export function shortenAbstract(abstract: string, length: number): string {
  if (abstract.length <= length) return abstract;
  const sentences = sentencesOf(abstract);
  let left = length - cut.length;
  let end = sentences.length;
  const endAllowance = left * (1 - shareOfEnd);
  while (end > 0) {
    const cost = (sentences[end - 1]?.text.length ?? 0) + 1;
    if (left - cost < (end === sentences.length ? 0 : endAllowance)) break;
    left -= cost;
    end -= 1;
  }
  let start = 0;
  while (start < end) {
    const cost = (sentences[start]?.text.length ?? 0) + 1;
    if (cost > left) break;
    left -= cost;
    start += 1;
  }
  const first = abstract.slice(0, start > 0 ? sentences[start - 1]?.to : 0);
  const last = end < sentences.length ? abstract.slice(sentences[end]?.from) : '';
  return first || last ? `${first}${cut}${last}`.trim() : '';
}
