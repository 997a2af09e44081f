import type { CheckedMention } from './cited-works.ts';

/** A number of a mark, and the mention that says what is meant by it; null where that is not known. */
export interface CalledMention {
  number: number;
  checked: CheckedMention | null;
}

/** Whether it is all one which of them is meant: they stand for one work, and stand alike. */
const areAlike = ([first, ...others]: readonly CheckedMention[]): boolean =>
  others.every(({ state, work }) => work.id === first?.work.id && state === first.state);

/** Ledgers that were stored before mentions told what they call: what follows for a number without it. */
function withoutTold(number: number, numbers: readonly number[], here: readonly CheckedMention[]) {
  if (numbers.length === 1 || areAlike(here)) return here[0];
  // Only what calls no entry of the answer's own list means the work of that number in the evidence.
  return here.find(({ mention, work }) => mention.entry === null && work.number === number);
}

/**
 * Which mention each number of a mark is. All mentions of one mark have its place, so that their order says nothing:
 * `[3, 1]` would give the third work's retraction to the first.
 * @param numbers in the order of the mark
 * @param here the checked mentions that stand where the mark stands
 */
export function mentionsCalled(numbers: readonly number[], here: readonly CheckedMention[]): CalledMention[] {
  const told = here.filter(({ mention }) => mention.called !== undefined);
  return numbers.map((number) => {
    const checked =
      told.length > 0
        ? told.find(({ mention }) => Number(mention.called) === number)
        : withoutTold(number, numbers, here);
    return { number, checked: checked ?? null };
  });
}
