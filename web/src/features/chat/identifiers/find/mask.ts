import type { Identifier } from './identifier.ts';

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
