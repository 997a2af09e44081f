import type { Effect } from '../../reading/abstracts/effects.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import type { Beside } from './beside.ts';
import { isDenied } from './direction.ts';
import { namesAnother } from './names-another.ts';
import { areBothEnds, isSlipInInterval, isToldTurned, meantBy, slipOf } from './other-number.ts';
import { isOfAnotherStudy } from './other-study.ts';
import { isOtherwiseMeasured } from './qualifiers.ts';
import { sentenceOf } from './scopes.ts';
import { claimAt } from './stretches.ts';
import { rowAt } from './table-places.ts';
import { areOtherLevels, clauseOf, nearestWordsOf } from './words-around.ts';

/** Before and behind a number the level of its scale is looked for so far: "PASI 100 in 58% versus 48%". */
const reachOfLevel = 120;

/** The effect that a number of an answer is held against: it stands for it, and is another number. Null where none surely is. */
export function effectMeantBy(beside: Beside, stated: Quantity): Effect | null {
  const meant = meantBy(beside, stated) ?? slipOf(beside, stated);
  return meant && isHeldAgainst(beside, stated, meant) ? meant : null;
}

/** A number of another study, of other people, another time or another outcome is no contradiction. */
function isHeldAgainst(beside: Beside, stated: Quantity, effect: Effect): boolean {
  const { abstract, document, outcomes, saidOf, study } = beside;
  const around = document.prose.slice(Math.max(0, stated.from - reachOfLevel), stated.to + reachOfLevel);
  if (isDenied(document, stated) || areOtherLevels(around, effect.sentence.text)) return false;
  if (isSlipInInterval(stated, effect, abstract.quantities)) return true;
  const sentence = rowAt(document, stated.from) ?? sentenceOf(document, stated.from);
  if (areBothEnds(stated, claimAt(document, sentence).quantities, effect) || isToldTurned(stated, effect))
    return false;
  const clause = clauseOf(document, stated);
  return (
    outcomes.isNamedBest(nearestWordsOf(document, stated), effect) &&
    !namesAnother(clause, saidOf(stated), effect, study) &&
    !isOfAnotherStudy(clause, study) &&
    !isOtherwiseMeasured(clause, effect, study)
  );
}
