import type { Author } from '@sextant/contracts';

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
