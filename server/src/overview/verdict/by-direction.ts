import { coverage } from '../../citations/support/rarity.ts';
import { termsOf } from '../../text/terms.ts';
import { type Frame, frameOf } from '../statements/frame.ts';
import type { AnswerSentence } from './answer-sentences.ts';
import { isPlanning } from './planning.ts';

/** Sentences that speak less of the question than this share of the best one have no say. */
const closeToBest = 0.6;
const leastCovered = 0.08;

/** What the results of a paper answer, and the sentence that tells most. */
export interface ResultsVerdict {
  verdict: 'yes' | 'no' | 'mixed';
  sentence: AnswerSentence;
}

/**
 * What a paper that names no conclusion answers, by the direction alone in which its results go: fewer events where
 * fewer were asked for is a yes, no difference a no. Results that go both ways are mixed. Null where no result that
 * speaks of the question goes anywhere: then nothing is made of it.
 */
export function verdictByDirection(
  question: string,
  sentences: readonly AnswerSentence[],
): ResultsVerdict | null {
  const asked = frameOf(question.replace(/\?+\s*$/, ''), '', new Map());
  // Whether two things do equally well is told by more than a direction.
  if (asked.sign === null || asked.sign === 0) return null;
  const terms = new Set(termsOf(question));
  const results = sentences
    .filter(({ text }) => !isPlanning(text))
    .map((sentence) => ({ sentence, covered: coverage(terms, new Set(termsOf(sentence.text))) }))
    .filter(({ covered }) => covered >= leastCovered)
    .sort((a, b) => b.covered - a.covered);
  const best = results[0]?.covered ?? 0;
  const votes = results
    .filter(({ covered }) => covered >= best * closeToBest)
    .flatMap(({ sentence }) =>
      sentence.text.split(/;\s+|,?\s+(?:but|whereas|although|though|while|yet)\s+/).flatMap((clause) => {
        const vote = voteOf(asked, frameOf(clause, '', new Map()));
        return vote ? [{ vote, sentence }] : [];
      }),
    );
  const [first] = votes;
  if (!first) return null;
  const isMixed = votes.some(({ vote }) => vote !== first.vote);
  return { verdict: isMixed ? 'mixed' : first.vote, sentence: first.sentence };
}

/** A clause's answer: null where it goes nowhere. Better and "fewer of what nobody wants" are one direction. */
function voteOf(asked: Frame, told: Frame): 'yes' | 'no' | null {
  if (told.sign === null || told.isOpen) return null;
  if (told.sign === 0) return 'no';
  if (asked.isMerit === told.isMerit) return told.sign === asked.sign ? 'yes' : 'no';
  // One speaks of worth, the other of an amount: of events, less is better.
  return told.sign === asked.sign ? 'no' : 'yes';
}
