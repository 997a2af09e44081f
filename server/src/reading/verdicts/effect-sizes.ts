import { figuresIn } from '../figures/read-figures.ts';
import { isAside } from './aside.ts';
import type { Asked } from './asked.ts';
import { isOtherExposure } from './other-exposure.ts';
import { spokenIn } from './subjects.ts';

const ratios = new Set(['hazard-ratio', 'odds-ratio', 'risk-ratio', 'rate-ratio']);
const leastOfSubject = 0.5;
/** An effect size is of one outcome: "admission from any cause" is not admission for heart failure. */
const leastOfOutcome = 0.8;
const maxLength = 1_200;
const comparator = /\s(?:vs\.?|versus|compared (?:with|to)|against|than)\s/i;

/**
 * What a ratio with its interval, in a sentence about what was asked, says to the question whether something lowers or
 * raises a risk: the interval lies on one side of 1, or it holds 1 and shows neither. Else null.
 */
export function effectSizeSays(sentence: string, asked: Asked): 'yes' | 'no' | null {
  const { effect, isOfCause, isTwisted } = asked;
  const text = sentence.slice(0, maxLength);
  if ((effect !== 'down' && effect !== 'up') || isTwisted || isAside(text)) return null;
  if (isOtherExposure(text, asked)) return null;
  const found = figuresIn(text)
    .map(({ figure }) => figure)
    .filter(({ high, kind, low }) => ratios.has(kind) && low !== null && high !== null);
  const [ratio] = found;
  if (!ratio || found.length > 1) return null;
  const { outcome, subject } = spokenIn(text, asked, 0);
  if (asked.subject.size === 0 || asked.outcome.size === 0) return null;
  if (subject < leastOfSubject || outcome < leastOfOutcome) return null;
  // "Rivaroxaban plus aspirin vs aspirin" says nothing of aspirin.
  const arms = text.split(comparator).map((arm) => spokenIn(arm, asked, 0).subject >= leastOfSubject);
  if (arms.length > 1 && (!arms[0] || arms.slice(1).some(Boolean))) return null;
  const direction = (ratio.high ?? 1) < 1 ? 'down' : (ratio.low ?? 1) > 1 ? 'up' : null;
  // Of a cause a ratio says yes only where chance has parted who had it.
  if (direction === effect && isOfCause) return null;
  return direction === effect ? 'yes' : 'no';
}
