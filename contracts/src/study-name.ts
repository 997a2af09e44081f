import type { Author } from './citations.ts';

/** A study as papers name it beside a number: `LeBoff 2022`. Without author and year, its title. Free of zod. */
export function studyName(work: {
  authors: readonly Pick<Author, 'family'>[];
  title: string;
  year: number | null;
}): string {
  const { authors, title, year } = work;
  return [authors[0]?.family, year].filter(Boolean).join(' ') || title;
}
