import type { Citation } from '@sextant/contracts';
import type { Source } from './source.ts';

/** Longer ones are no titles and abstracts of works: the longest abstracts of trials have some 8,000 characters. */
const maxTitle = 1_000;
const maxAbstract = 20_000;
const maxAuthors = 1_000;

/** A source whose works are of a length that can be read between two events of everybody's streams. */
export function withBounds({ find, resolve, search, ...source }: Source): Source {
  return {
    ...source,
    search: async (question, options) => (await search(question, options)).map(bounded),
    resolve: async (identifier, options) => {
      const work = await resolve(identifier, options);
      return work && bounded(work);
    },
    ...(find && {
      find: async (description, options) => (await find(description, options))?.map(bounded) ?? null,
    }),
  };
}

const bounded = (work: Citation): Citation => ({
  ...work,
  title: cut(work.title, maxTitle),
  abstract: work.abstract && cut(work.abstract, maxAbstract),
  authors: work.authors.slice(0, maxAuthors),
});

/** Half a character at the end would be refused by the database. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
