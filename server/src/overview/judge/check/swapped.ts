import { compareArms } from '../../../citations/numbers/same-subject.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameValue } from '../../../reading/quantities/same-value.ts';

/**
 * Whether two passages tell two numbers of two groups, each the other way round: "24% with one and 17% with the other", and 17%
 * with the one and 24% with the other. Each of both groups must have its other number there: two names of one group are not two.
 */
export function areSwapped(one: string, other: string): boolean {
  const [told, others] = [one, other].map((text) => readQuantities(text).filter(({ arm }) => arm?.words)) as [
    Quantity[],
    Quantity[],
  ];
  const held = (stated: Quantity, recorded: Quantity) => compareArms(stated, recorded, others);
  const isTurned = (stated: Quantity, recorded: Quantity) =>
    isSameValue(stated, recorded) && held(stated, recorded) === 'other';
  const turned = told.flatMap((stated) =>
    others.filter((recorded) => isTurned(stated, recorded)).map((recorded) => ({ stated, recorded })),
  );
  return turned.some(({ recorded, stated }) =>
    turned.some(
      (second) =>
        !isSameValue(stated, second.stated) &&
        held(stated, second.recorded) === 'same' &&
        held(second.stated, recorded) === 'same',
    ),
  );
}
