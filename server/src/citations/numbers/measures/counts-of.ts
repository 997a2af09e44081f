import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** How many, and out of how many: "53 (68%) of 78", "53/78"; the whole null where it is not told. */
interface Count {
  whole: number | null;
  /** In per cent, as "17 (27%)" tells it, with half of its last digit. */
  share: { value: number; within: number } | null;
}

const number = '(\\d{1,3}(?:,\\d{3})+|\\d{1,6})';
/** What stands right behind a number that counts: its share, and its whole. */
const behind = new RegExp(
  `^(?: \\p{L}{3,14})?(?: ?[([] ?(\\d{1,3}(?:\\.\\d{1,2})?) ?%[^()[\\]]{0,40}[)\\]])?(?: \\p{L}{3,14})?(?: ?(?:of|out of|/) ?(?:the |all )?${number}(?![\\d%]|[.,]\\d| ?%))?`,
  'u',
);
/** "Of 38 infants, 20 had infections." */
const ahead = new RegExp(`\\bof (?:the |all )?${number} [^,.;:()\\d]{2,60}, $`, 'iu');
const reach = 90;

const numberOf = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written.replaceAll(',', ''));

function countAt(text: string, from: number, to: number): Count {
  const [, share, whole] = behind.exec(text.slice(to, to + reach)) ?? [];
  const before = ahead.exec(text.slice(Math.max(0, from - reach), from))?.[1];
  const decimals = share?.split('.')[1]?.length ?? 0;
  return {
    whole: numberOf(whole ?? before),
    // Shares are rounded to either side, and cut.
    share: share === undefined ? null : { value: Number(share), within: 10 ** -decimals },
  };
}

/**
 * Whether words tell a number out of another than each place where an abstract has it: "53 of 80", where that is 53 of 78, or
 * "17 of 26", where those are 27%. More than all are none.
 */
export function isOutOfOthers(
  { from, kind, to, value }: Quantity,
  places: readonly Quantity[],
  { from: start, text: words }: PlacedText,
  { text }: ReadAbstract,
): boolean {
  if (kind !== 'count' && kind !== 'number') return false;
  const { whole } = countAt(words, from - start, to - start);
  if (whole === null || whole === 0) return false;
  if (value > whole) return true;
  const share = (100 * value) / whole;
  return places.every((place) => {
    const there = countAt(text, place.from, place.to);
    if (there.whole !== null) return there.whole !== whole;
    return there.share !== null && Math.abs(there.share.value - share) > there.share.within;
  });
}
