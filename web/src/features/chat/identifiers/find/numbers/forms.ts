import { hasDigit } from '../gate.ts';
import type { Identifier, IdentifierKind } from '../identifier.ts';
import { isOfOtherThing } from './other-things.ts';

const free = '(?<![\\p{L}\\d.,/-])';
const ends = '(?![\\p{L}\\d]|[.,/-]\\d)';

/** Numbers of states and offices that have a form of their own, so that they need no word. */
const forms: readonly [IdentifierKind, string][] = [
  ['social-security', '(?!000|666|9)\\d{3}([- ])(?!00)\\d{2}\\1(?!0000)\\d{4}'],
  // As hospitals number their records
  ['record-number', 'MRN?[-:]\\d{5,9}'],
  // Britain
  ['social-security', '[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]'],
  // Switzerland
  ['social-security', '756\\.\\d{4}\\.\\d{4}\\.\\d\\d'],
  // France
  ['social-security', '[12] \\d\\d (?:0[1-9]|1[0-2]) \\d[\\dAB] \\d{3} \\d{3}(?: \\d\\d)?'],
  // Medicare
  ['insurance-number', '[1-9][A-Z][A-Z\\d]\\d-?[A-Z][A-Z\\d]\\d-?[A-Z]{2}\\d\\d'],
  // Italy, Spain, Belgium, Brazil, Nordic countries
  ['other-number', '[A-Z]{6}\\d\\d[A-EHLMPR-T]\\d\\d[A-Z]\\d{3}[A-Z]'],
  ['other-number', '(?:\\d{8}|\\d{2}\\.\\d{3}\\.\\d{3})-?[A-HJ-NP-TV-Z]'],
  ['other-number', '\\d\\d\\.\\d\\d\\.\\d\\d-\\d{3}\\.\\d\\d'],
  ['other-number', '\\d{3}\\.\\d{3}\\.\\d{3}-\\d\\d'],
  ['other-number', '(?:19|20)?\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])[-+]\\d{4}'],
  // A bank's, a vehicle's, a card's
  ['other-number', '[A-Z]{2}\\d\\d(?: ?[A-Z\\d]{4}){3,7}(?: ?[A-Z\\d]{1,3})?'],
  ['other-number', '(?=[A-Z\\d]{0,16}[A-Z])(?=[A-Z\\d]{0,12}\\d{4})[1-9A-HJ-NPR-Z][A-HJ-NPR-Z\\d]{12}\\d{4}'],
  ['other-number', '[3-6]\\d{3}([ -])\\d{4}\\1\\d{4}\\1\\d{4}'],
];
const patterns = forms.map(([kind, form]) => [kind, new RegExp(`${free}${form}${ends}`, 'gu')] as const);

export function findForms(text: string): Identifier[] {
  if (!hasDigit(text)) return [];
  return patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole }) =>
      isOfOtherThing(text, index) ||
      /(?:orcid|gene)\P{L}{0,30}$/iu.test(text.slice(Math.max(0, index - 40), index))
        ? []
        : [{ kind, from: index, to: index + whole.length }],
    ),
  );
}
