import type { Author, StudyType } from '@sextant/contracts';

/** What kinds of study are called here. */
export const studyTypeWords: Record<StudyType, string> = {
  'meta-analysis': 'Meta-analysis',
  'systematic-review': 'Systematic review',
  guideline: 'Guideline',
  'randomized-trial': 'Randomized trial',
  'clinical-trial': 'Clinical trial',
  'observational-study': 'Observational study',
  'case-report': 'Case report',
  review: 'Review',
  laboratory: 'Laboratory study',
  'registry-record': 'Registry record',
  preprint: 'Preprint',
  comment: 'Comment',
  notice: 'Notice',
  other: 'Study type not stated',
};

/** A count with its noun: `1 work`, `3 works`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const initials = (given: string) =>
  given
    .split(/[\s.-]+/)
    .filter(Boolean)
    .map((name) => (/^\p{Lu}{2,3}$/u.test(name) ? name : name.charAt(0)))
    .join('');

const nameOf = ({ family, given }: Author) => (given ? `${family} ${initials(given)}` : family);

/** Authors as in a reference list, shortened past `most` names. */
export function authorLine(authors: readonly Author[], most = 3): string {
  const names = authors.slice(0, most).map(nameOf);
  return authors.length > most ? `${names.join(', ')} et al.` : names.join(', ');
}
