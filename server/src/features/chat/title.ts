import { limits } from '@sextant/contracts';

/** A session's first title: the question on one line, cut between words. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= limits.titleLength) return line;
  const cut = line.slice(0, limits.titleLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > limits.titleLength / 2 ? cut.slice(0, lastSpace) : cut;
  // A cut may have split a character of two halves.
  return `${whole.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/, '')}…`;
}
