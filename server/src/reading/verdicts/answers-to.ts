import { type Effect, isOfAdvice } from './effects.ts';

type Says = 'yes' | 'no' | null;

/** What an effect says to a question that asks for another: as it stands, and denied. */
const table: Record<Effect, Partial<Record<Effect, readonly [Says, Says]>>> = {
  down: {
    down: ['yes', 'no'],
    up: ['no', null],
    same: ['no', null],
    relation: [null, 'no'],
    good: [null, 'no'],
    bad: ['no', null],
  },
  up: { up: ['yes', 'no'], down: ['no', null], same: ['no', null], relation: [null, 'no'] },
  good: {
    good: ['yes', 'no'],
    bad: ['no', null],
    down: [null, null],
    same: ['no', null],
    relation: [null, 'no'],
    unadvised: ['no', null],
    needless: ['no', null],
    advised: [null, 'no'],
  },
  bad: { bad: ['yes', 'no'], good: ['no', null] },
  safe: { safe: ['yes', 'no'], harm: ['no', 'yes'], unadvised: ['no', null] },
  harm: { harm: ['yes', 'no'], safe: ['no', null] },
  relation: {
    relation: ['yes', 'no'],
    up: ['yes', 'no'],
    down: ['yes', 'no'],
    same: ['no', null],
    bad: ['yes', null],
  },
  same: { same: ['yes', 'no'], relation: [null, 'yes'], bad: ['no', null] },
  advised: { advised: ['yes', 'no'], unadvised: ['no', null], needless: ['no', null] },
  unadvised: { unadvised: ['yes', 'no'], advised: ['no', null] },
  needless: { needless: ['yes', 'no'], advised: ['no', 'yes'], unadvised: ['yes', null] },
  asked: { asked: ['yes', 'no'] },
};

/** What a claim says to what is asked; null where it says nothing to it. */
export const answersTo = (asked: Effect, { effect, isDenied }: { effect: Effect; isDenied: boolean }): Says =>
  table[asked][effect]?.[isDenied ? 1 : 0] ?? null;

/** Whether an effect, affirmed or denied, has anything to do with the one that is asked for; advice rests on any worth or effect. */
export const bearsOn = (asked: Effect, effect: Effect): boolean =>
  asked === effect ||
  table[asked][effect]?.some((says) => says !== null) === true ||
  isOfAdvice({ effect: asked }) ||
  ((asked === 'safe' || asked === 'harm') && (effect === 'up' || effect === 'relation'));
