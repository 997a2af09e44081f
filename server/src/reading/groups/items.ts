import type { PlacedText } from '../quantities/placed-text.ts';
import type { Quantity } from '../quantities/quantity.ts';

/** Numbers that stand as one, "201 of 398 patients (51%)", with their places in the text. */
export interface Item {
  from: number;
  /** Behind its closing bracket. */
  to: number;
  quantities: readonly Quantity[];
  kind: Quantity['kind'];
  unit: string | null;
}

/** Kinds of which each group has a number of its own; a ratio is of both. */
const ofGroups =
  /^(?:percentage|percentage-change|rate|count|sample-size|duration|level|number|mean-difference)$/;
/** Between a count and its share: "201 of 398 patients (51%)", "13/37 (35%)". */
const sameItem =
  /^(?: [\p{L}-]{1,14})? ?(?:of|in|among|out of|\/)(?: (?:the|all))? ?$|^ ?(?:of (?:the )?\d[\d, ]{0,8})?(?:\/ ?\d[\d,]{0,8})?(?: ?[\p{L}'-]{1,20}){0,2} ?[([] ?$/u;
/** "(9.5% for one versus 4.8% for another)": more is told there than of this one. */
const ofAnother = /\b(?:for|with|vs|versus|than|and|in)\b/i;
/** One of the two is in brackets. */
const sameBracket = /[([] ?$/;
/** When something was found is of no group. */
const when =
  /\b(?:at|within|after|for|over|by|until|between|during|through|first|every|past|last|than) (?:the |about )?$/i;
/** "d = 0.68", and not "n = 48". */
const equal = /(?<!\bn ?)[=<>≤≥] ?$/i;
/** "Grade 3 or 4", "time 2". */
const ofLabel =
  /\b(?:times?|grades?|weeks?|days?|months?|years?|phases?|types?|stages?|visits?|scores?|parts?|at|(?:grades?|weeks?|days?) \d+,? (?:or|and|to)) $/i;
const closing = /^[^()[\]|]{0,90}[)\]]/;

/** The numbers of a text that may be one group's, those that stand as one together. */
export function itemsOf({ from: start, quantities, text }: PlacedText): Item[] {
  const items: Item[] = [];
  for (const quantity of quantities) {
    if (!ofGroups.test(quantity.kind)) continue;
    const [from, end] = [quantity.from - start, quantity.to - start];
    const ahead = text.slice(Math.max(0, from - 20), from);
    if (quantity.kind === 'duration' && when.test(ahead)) continue;
    // "90-day mortality", whatever it is taken for.
    if (/^\d[\d.]*[-‐‑](?:hour|day|week|month|year)/.test(quantity.text)) continue;
    if (quantity.kind === 'number' && (ofLabel.test(ahead) || equal.test(ahead))) continue;
    const last = items.at(-1);
    const between = last ? text.slice(last.to, from) : '';
    const isOfLast =
      last !== undefined &&
      last.quantities.length < 3 &&
      between.length < 60 &&
      [last, quantity].some(({ kind }) => counts.test(kind)) &&
      (sameBracket.test(between) || [last, quantity].every(({ kind }) => counts.test(kind))) &&
      sameItem.test(between);
    const isInBracket = isOfLast || /[([] ?$/.test(text.slice(Math.max(0, from - 2), from));
    const rest = isOfLast ? (closing.exec(text.slice(end, end + 100))?.[0] ?? '') : '';
    const own = ofAnother.test(rest) ? 0 : rest.length;
    if (isOfLast) {
      last.to = end + own;
      last.quantities = [...last.quantities, quantity];
      if (!counts.test(quantity.kind)) [last.kind, last.unit] = [quantity.kind, quantity.unit];
    } else if (from >= (last?.to ?? 0) || isInBracket)
      items.push({ from, to: end, quantities: [quantity], kind: quantity.kind, unit: quantity.unit });
  }
  return items;
}

/** Whether two items may be one measure's, of two groups. */
export const areAlike = (one: Item, other: Item): boolean =>
  one.unit === other.unit || (counts.test(one.kind) && counts.test(other.kind));

/** How many they are, whatever the reader took it for. */
export const counts = /^(?:count|sample-size|number)$/;
