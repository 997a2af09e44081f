import { readSentences } from './answer-sentences.ts';
import { verdictByDirection } from './by-direction.ts';
import { verdictByFigures } from './by-figures.ts';
import { hasConclusion } from './choose-passage.ts';
import { type ReadVerdict, readVerdict } from './read-verdict.ts';

/** A paper's say, or why it has none. */
export type AbstractVerdict = ReadVerdict & { why: 'off-question' | 'no-verdict' | null };

/** The figures that the library writes under its digests: results, and no conclusion. */
const figuresLine = /^FIGURES:.*$/gm;
const figuresLabel = /^FIGURES:\s*/;

/**
 * What a paper says to a yes/no question, by its abstract. A conclusion is read as such. Where an abstract has none, its
 * effect sizes are read; where these do not speak of the question, its results have a say only if the direction they go
 * in and their wording agree: a paper without a say is better than one with a wrong one.
 */
export function readAbstract(question: string, abstract: string): AbstractVerdict {
  const worded = readVerdict(
    question,
    abstract.replace(figuresLine, (line) => ' '.repeat(line.length)),
  );
  if (!worded.verdict) return { ...worded, why: 'off-question' };
  const { sentences } = readSentences(abstract);
  if (hasConclusion(sentences)) return { ...worded, why: null };
  const measured = verdictByFigures(question, sentences);
  if (measured) {
    const { sentence, verdict } = measured;
    const label = figuresLabel.exec(sentence.text)?.[0].length ?? 0;
    return {
      verdict,
      reason: 'Its effect sizes say so.',
      from: sentence.from + label,
      to: sentence.to,
      why: null,
    };
  }
  const directed = verdictByDirection(
    question,
    sentences.filter(({ text }) => !figuresLabel.test(text)),
  );
  if (directed && directed.verdict === worded.verdict) {
    const { sentence, verdict } = directed;
    return { verdict, reason: worded.reason, from: sentence.from, to: sentence.to, why: null };
  }
  return {
    verdict: null,
    reason: 'It draws no conclusion that could be read.',
    from: 0,
    to: 0,
    why: 'no-verdict',
  };
}
