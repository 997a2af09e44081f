import { type Places, placesOfEach } from '../../../citations/numbers/pairs/exchanged.ts';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import type { ComparingWork } from './swapped.ts';

/** As much of a passage is read, and as many of its numbers. */
const maxLength = 2_000;
const maxNumbers = 40;
/** How many took part, and how many of them, may be told in any order. */
const finding = /-ratio$|-difference$|^percentage|^(?:rate|number|level)$/;

/** A number of a passage and how it stands to the others beside it. */
interface Placed {
  stated: Quantity;
  places: Places | undefined;
}

/**
 * Whether two numbers of one passage stand in each other's place in the other: held against one another, or where a work that both cite
 * has them as the one does and not as the other.
 */
export function haveChangedPlaces(one: string, other: string, works: readonly ComparingWork[]): boolean {
  const direct = [placedBy(one, other), placedBy(other, one)] as const;
  if (direct[0].some(({ places }) => places === 'exchanged')) return true;
  return works.some(({ abstract }) => {
    const [own, others] = [placedBy(one, abstract), placedBy(other, abstract)];
    return isOtherwise(own, others, direct[1]) || isOtherwise(others, own, direct[0]);
  });
}

function placedBy(passage: string, recorded: string): Placed[] {
  const text = passage.slice(0, maxLength);
  const quantities = readQuantities(text).slice(0, maxNumbers);
  const places = placesOfEach({ text, from: 0, quantities }, readAbstract(recorded));
  return quantities.map((stated) => ({ stated, places: places.get(stated.from) }));
}

/** Whether the one tells a result where the work has it, and the other elsewhere, and not as the first does in its own words. */
const isOtherwise = (
  right: readonly Placed[],
  wrong: readonly Placed[],
  direct: readonly Placed[],
): boolean =>
  wrong.some(
    ({ places, stated }, at) =>
      (places === 'exchanged' || (places === 'turned' && direct[at]?.places !== 'kept')) &&
      isResult(stated) &&
      right.some(
        (one) =>
          one.places === 'kept' && isSameMeasure(stated, one.stated) && isSameValue(stated, one.stated),
      ),
  );

const isResult = ({ kind, unit, value }: Quantity): boolean =>
  finding.test(kind) && (unit === '%' || !Number.isInteger(value));
