import type { LedgerRow, StudyCell } from '@sextant/contracts';
import { type Effect, isSameEffect } from '../../reading/abstracts/effects.ts';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../reading/document.ts';
import { passageText } from '../plain-text.ts';
import { citingOf, type ReadText } from './citing.ts';
import type { Citing, LookedUp } from './read-citing.ts';
import { mayBeCitedBy } from './rows-of-study.ts';
import { couldBeOf, isSameFigure } from './same-effect.ts';

/**
 * Tells how each engine that has answered gives an effect of a work; null stands for a work without any. `rows` are all
 * works of the ledger: what an answer says where it cites several is not counted as said of one.
 */
export function readCells(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  texts: readonly ReadText[],
): (effect: Effect | null) => StudyCell[] {
  const citing = new Map(
    texts.map((text) => [text.engine, text.isChecked ? citingOf(row, rows, text) : null]),
  );
  const withoutCiting = new Map(
    texts.map(({ engine, isChecked }): [string, StudyCell['state']] => [
      engine,
      isChecked && !mayBeCitedBy(row, rows, engine) ? 'not-cited' : 'not-checked',
    ]),
  );
  const recorded = readAbstract(row.citation?.abstract ?? '').quantities;
  /** A conclusion may state the number again: it is found by what it says, not by where it stands. */
  const isOf = (place: Place, { quantity }: Effect) =>
    recorded.some((other) => other.from < place.to && place.from < other.to && isSameEffect(other, quantity));
  return (effect) =>
    texts.map(({ engine }): StudyCell => {
      const of = citing.get(engine);
      if (!of)
        return { engine, state: withoutCiting.get(engine) ?? 'not-checked', stated: null, passage: null };
      const numbers = of.numbers.filter((number) => effect && isOf(number.recorded, effect));
      const number = best(numbers);
      const place = number?.sentence ?? of.sentence;
      return {
        engine,
        state: number ? (number.isSame ? 'same-number' : 'other-number') : withoutNumber(of, effect),
        stated: number?.stated ?? null,
        passage: { engine, work: null, ...place, text: passageText(of.document, place) },
      };
    });
}

/** That an engine gives no number of an effect can be said only where none is left that could be one. */
const withoutNumber = ({ elsewhere, unread }: Citing, effect: Effect | null): StudyCell['state'] =>
  effect &&
  (unread.some((stated) => couldBeOf(stated, effect)) ||
    elsewhere.some((stated) => isSameFigure(stated, effect.quantity)))
    ? 'unread-number'
    : 'no-number';

/** Who gives the number rightly once has given it, whatever else is said of it. */
const best = (numbers: readonly LookedUp[]) => numbers.find(({ isSame }) => isSame) ?? numbers[0];
