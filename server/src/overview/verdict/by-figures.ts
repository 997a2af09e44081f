import { coverage } from '../../citations/support/rarity.ts';
import { termsOf } from '../../text/terms.ts';
import { readFigures } from '../figures/read-figures.ts';
import { frameOf } from '../statements/frame.ts';
import type { AnswerSentence } from './answer-sentences.ts';
import type { ResultsVerdict } from './by-direction.ts';

const ratios = new Set(['hazard-ratio', 'odds-ratio', 'risk-ratio', 'rate-ratio']);
/** Of these more is better: a ratio above 1 is then no harm. */
const wanted = /\b(?:surviv|remission|respon|recover|cure|success|adherence|pregnan|live birth|healing)/i;
/** Figures whose sentence speaks less of the question than this share of the best one have no say. */
const closeToBest = 0.7;
const leastCovered = 0.08;

/** "rivaroxaban plus aspirin vs aspirin" says nothing of aspirin: what was asked about stands behind the "vs". */
function isComparator(asked: ReadonlySet<string>, text: string): boolean {
  const against = /\b(?:vs\.?|versus|compared with|than)\s+([^:;,(]{1,80})/i.exec(text)?.[1];
  return against !== undefined && termsOf(against).some((term) => asked.has(term));
}

/**
 * What the effect sizes of a paper answer to a question whether something lowers or raises a risk: a ratio with its
 * whole interval on one side of 1 has a direction, one whose interval holds 1 shows no difference. Null for other
 * questions, and where no ratio with an interval speaks of the question.
 */
export function verdictByFigures(
  question: string,
  sentences: readonly AnswerSentence[],
): ResultsVerdict | null {
  const { isMerit, sign } = frameOf(question.replace(/\?+\s*$/, ''), '', new Map());
  if (sign === null || sign === 0) return null;
  const isLessAsked = isMerit ? sign > 0 : sign < 0;
  const terms = new Set(termsOf(question));
  const told = sentences
    .filter(({ text }) => !wanted.test(text) && !isComparator(terms, text))
    .flatMap((sentence) => {
      const [ratio] = readFigures(sentence.text)
        .map(({ figure }) => figure)
        .filter(({ high, kind, low }) => ratios.has(kind) && low !== null && high !== null);
      const covered = coverage(terms, new Set(termsOf(sentence.text)));
      return ratio && covered >= leastCovered ? [{ sentence, covered, ratio }] : [];
    })
    .sort((a, b) => b.covered - a.covered);
  const best = told[0]?.covered ?? 0;
  const votes = told
    .filter(({ covered }) => covered >= best * closeToBest)
    .map(({ ratio: { high, low } }) => {
      const isLess = (high ?? 1) < 1;
      const isMore = (low ?? 1) > 1;
      return isLessAsked ? isLess : isMore;
    });
  const [first] = told;
  if (!first) return null;
  const isMixed = votes.some((vote) => vote !== votes[0]);
  return { verdict: isMixed ? 'mixed' : votes[0] ? 'yes' : 'no', sentence: first.sentence };
}
