import { findAddresses } from './addresses/find-addresses.ts';
import { findAges } from './ages.ts';
import { findDates, findDatesBeside } from './dates/find-dates.ts';
import { findFields } from './fields.ts';
import type { Identifier } from './identifier.ts';
import { findNames, findNamesAgain, findNamesBeside } from './names/find-names.ts';
import { findForms } from './numbers/forms.ts';
import { findLabelled, findNumbered } from './numbers/labelled.ts';
import { findPhones } from './phones.ts';
import { makeReadable } from './readable.ts';
import { findEmails, findWebAddresses } from './web.ts';

/** What is certain comes first: of two that overlap, the first is kept. */
const finders = [
  findEmails,
  findWebAddresses,
  findFields,
  findDates,
  findLabelled,
  findForms,
  findAddresses,
  findPhones,
  findNumbered,
  findNames,
  findAges,
];

/** Places of a text, none within another. */
class Places {
  readonly all: Identifier[] = [];
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  /** Takes those that nothing overlaps which was taken before. */
  keep(found: readonly Identifier[]) {
    for (const one of found) {
      if (this.#taken.subarray(one.from, one.to).includes(1)) continue;
      this.#taken.fill(1, one.from, one.to);
      this.all.push(one);
    }
  }
}

/**
 * Places of a question that may tell who a patient is, in the order of the text, none within another.
 * It sees forms, given names and what stands around them, and not people: some it does not see.
 */
export function findIdentifiers(written: string): Identifier[] {
  const { text, placeOf } = makeReadable(written);
  const places = new Places(text.length);
  for (const find of finders) places.keep(find(text));
  const certain = [...places.all];
  places.keep(findDatesBeside(text, certain));
  places.keep(findNamesBeside(text, certain));
  places.keep(findNamesAgain(text, [...places.all]));
  return places.all
    .sort((a, b) => a.from - b.from)
    .map(({ kind, from, to }) => ({ kind, ...placeOf(from, to) }));
}
