import type { EngineVerdict, LeftOutWork } from '@sextant/contracts';

/** A verdict as it is shown; `unread`: the words give none that could be read. */
export type ShownVerdict = NonNullable<EngineVerdict['verdict']> | 'unread';

export const shownVerdict = (verdict: EngineVerdict['verdict']): ShownVerdict => verdict ?? 'unread';

/** A verdict's look. The word always stands beside the colour. */
export const verdictWords: Record<ShownVerdict, { label: string; fill: string }> = {
  yes: { label: 'Yes', fill: 'bg-verdict-yes' },
  mixed: { label: 'Mixed', fill: 'bg-verdict-mixed' },
  unclear: { label: 'Unclear', fill: 'bg-verdict-unclear' },
  no: { label: 'No', fill: 'bg-verdict-no' },
  unread: { label: 'No verdict read', fill: 'bg-line' },
  'no-answer': { label: 'No answer', fill: 'bg-line' },
};

/** From one side to the other. */
export const verdictOrder = Object.keys(verdictWords) as ShownVerdict[];

/** Whether a verdict is one: what could not be read, or is not there, counts for none. */
export const isGiven = (verdict: ShownVerdict): boolean => verdict !== 'unread' && verdict !== 'no-answer';

/** Why a verified work has no verdict, though it could have one. */
const silent = new Set<LeftOutWork['why']>(['no-abstract', 'off-question', 'no-verdict']);

/** So many verified works have no say that could have one: the literature is more than those that were read. */
export const countSilent = (left: readonly LeftOutWork[]): number =>
  left.filter(({ why }) => silent.has(why)).length;
