import { findAddresses } from './addresses.ts';
import { findAges } from './ages.ts';
import { findDates, findDatesBeside } from './dates.ts';
import type { Identifier } from './identifier.ts';
import { findNames, findNamesBeside } from './names.ts';
import { findEmails, findNumbers, findWebAddresses } from './numbers.ts';
import { findPhones } from './phones.ts';

/** What is certain comes first: of two that overlap, the first is kept. */
const finders = [
  findEmails,
  findWebAddresses,
  findDates,
  findNumbers,
  findAddresses,
  findPhones,
  findNames,
  findAges,
];

/**
 * Places of a question that may tell who a patient is, in the order of the text, none within another.
 * It sees forms and not people: what has no form of its own, such as a bare name, it does not see.
 */
export function findIdentifiers(text: string): Identifier[] {
  const kept: Identifier[] = [];
  const keep = (all: readonly Identifier[]) => {
    for (const one of all) if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one);
  };
  for (const find of finders) keep(find(text));
  const certain = [...kept];
  keep(findDatesBeside(text, certain));
  keep(findNamesBeside(text, certain));
  return kept.sort((a, b) => a.from - b.from);
}

const masks: Readonly<Record<Identifier['kind'], string>> = {
  name: 'name',
  'record-number': 'record number',
  'insurance-number': 'insurance number',
  'social-security': 'social security number',
  'other-number': 'number',
  phone: 'phone number',
  email: 'email',
  'web-address': 'web address',
  'date-of-birth': 'date of birth',
  date: 'date',
  address: 'address',
  'age-over-89': '90 or older',
};

/** The kind as a person calls it; in brackets it also stands in the place of what is masked. */
export const kindWords = ({ kind }: Identifier): string => masks[kind];

/** The text with each of the places replaced by what stood there: `[name]`. */
export function mask(text: string, identifiers: readonly Identifier[]): string {
  let end = 0;
  let masked = '';
  for (const one of identifiers) {
    masked += `${text.slice(end, one.from)}[${kindWords(one)}]`;
    end = one.to;
  }
  return masked + text.slice(end);
}
