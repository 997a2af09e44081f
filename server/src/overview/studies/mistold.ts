import type { Mention } from '@sextant/contracts';
import { isOfAnotherKind } from '../../citations/numbers/measures/another-kind.ts';
import { isOfAnotherTime } from '../../citations/numbers/settings/another-time.ts';
import { isUnderOtherConditions } from '../../citations/numbers/settings/conditions.ts';
import { saysContrary } from '../../citations/support/contrary.ts';
import type { Effect } from '../../reading/abstracts/effects.ts';
import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../reading/document.ts';
import { keptWith } from '../../reading/kept-with.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { horizonsIn } from '../../reading/quantities/times.ts';
import { blockAt } from '../../reading/read-document.ts';
import type { Beside } from './beside.ts';
import { isAgainst } from './direction.ts';
import { isSameByInterval } from './same-effect.ts';
import { sentenceOf } from './scopes.ts';
import { claimAt, isWrittenAs } from './stretches.ts';
import { rowAt } from './table-places.ts';
import { areUnspoken } from './told-of.ts';
import { isOfAnotherGroup } from './told-of-group.ts';
import { clauseOf, nearestWordsOf } from './words-around.ts';

/**
 * Whether a number that is an effect's is told of another outcome, group or time, the other way round or denied: then it
 * is not what the abstract gives.
 */
export const isMistold = (beside: Beside, stated: Quantity, effect: Effect): boolean =>
  isOfAnother(beside, stated, effect) ||
  areUnspoken(nearestWordsOf(beside.document, stated), beside.spoken) ||
  isOfAnotherGroup(beside.document, stated, effect, beside.effects) ||
  isAgainst(beside.document, stated, effect) ||
  isContrary(beside, stated, effect) ||
  isOfAnotherKind(stated, effect.quantity, beside.abstract.quantities) ||
  isOtherwiseGiven(beside, stated, effect) ||
  isOfAnotherTime(horizonsIn(clauseOf(beside.document, stated)), effect.quantity, beside.abstract);

/** The same of a number that was found at a place of the abstract, where that is an effect's. */
export function isMistoldAt(beside: Beside, stated: Quantity | undefined, recorded: Place): boolean {
  const effect = effectAt(beside, recorded);
  return effect && stated ? isMistold(beside, stated, effect) : false;
}

/** Whether a number is told of another outcome than an effect is of. */
export function isOfAnother(
  { document, exchanged, outcomes, saidOf }: Beside,
  stated: Quantity,
  effect: Effect,
): boolean {
  if (exchanged.has(stated.from)) return true;
  // The head of a row names one outcome; a sentence may name two.
  const isSurely = isSameByInterval(stated, effect) && !blockAt(document, stated.from)?.cell;
  const said = saidOf(stated);
  return (!isSurely && outcomes.isToldOfAnother(said, effect)) || outcomes.isOfAnotherOutcome(said, effect);
}

/**
 * Whether a number of a citation is told of what the abstract says it of, where it is told in a table: what a cell cites may stand
 * in any other of its row, and under the head of another outcome it is not that.
 * @param text the number, as the answer has it
 */
export function isToldBeside(beside: Beside, mention: Mention, text: string, recorded: Place): boolean {
  const { document, outcomes } = beside;
  const effect = effectAt(beside, recorded);
  const row = effect && outcomes.isRead(effect) && rowAt(document, mention.from);
  const told = row ? claimAt(document, row).quantities.filter((one) => isWrittenAs(one, text)) : [];
  return told.length === 0 || told.some((one) => effect && !isOfAnother(beside, one, effect));
}

const effectAt = ({ effects }: Beside, recorded: Place) =>
  effects.find(({ quantity }) => quantity.from === recorded.from);

/** A sentence that says the contrary of the abstract in words does not tell the abstract's result, with whatever numbers. */
function isContrary({ abstract, document }: Beside, stated: Quantity, { sentence }: Effect): boolean {
  if (blockAt(document, stated.from)?.cell) return false;
  const { text } = claimAt(document, sentenceOf(document, stated.from));
  const isSaid = () => saysContrary(text, sentence.text, abstract);
  return contraryTo(abstract, `${sentence.from} ${text}`, isSaid);
}
/** A sentence with many numbers is held against each effect of an abstract. */
const contraryTo = keptWith<ReadAbstract, boolean>(100);

/** Of a table, the words of the row and column tell what was given. */
function isOtherwiseGiven({ abstract, document }: Beside, stated: Quantity, { quantity }: Effect): boolean {
  if (!blockAt(document, stated.from)?.cell)
    return isUnderOtherConditions(
      stated,
      quantity,
      claimAt(document, sentenceOf(document, stated.from)),
      abstract,
    );
  const words = { text: clauseOf(document, stated), from: 0 };
  return isUnderOtherConditions({ from: 0, to: 0 }, quantity, words, abstract);
}
