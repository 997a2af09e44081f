import type { Citation } from '@sextant/contracts';
import { plainName } from '../../reading/mentions/names.ts';

type Test = (work: Citation) => boolean;

/**
 * The works that fit a query with fields, as PubMed (`smith[au] AND 2018:2019[dp]`) and Europe PMC
 * (`AUTH:"Smith" AND PUB_YEAR:[2018 TO 2019]`) read it: AND, OR and brackets, from left to right.
 */
export function queryWorks(works: readonly Citation[], query: string): Citation[] {
  const tokens =
    query.match(
      /\(|\)|\bAND\b|\bOR\b|[A-Z_]+:(?:"[^"]*"|\[[^\]]*\]|[^\s()]+)|"[^"]*"(?:\[[a-z\d]+\])?|[^\s()[\]]+(?: [^\s()[\]]+)*?\[[a-z\d]+\]|[^\s()]+/g,
    ) ?? [];
  let at = 0;
  const readAny = (): Test => {
    let test = readAll();
    while (tokens[at] === 'OR') {
      at += 1;
      const [left, right] = [test, readAll()];
      test = (work) => left(work) || right(work);
    }
    return test;
  };
  const readAll = (): Test => {
    let test = readOne();
    while (at < tokens.length && tokens[at] !== 'OR' && tokens[at] !== ')') {
      if (tokens[at] === 'AND') at += 1;
      const [left, right] = [test, readOne()];
      test = (work) => left(work) && right(work);
    }
    return test;
  };
  const readOne = (): Test => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return testOf(token);
    const test = readAny();
    at += 1;
    return test;
  };
  const test = readAny();
  const words = query.toLowerCase().match(/[\p{L}\d-]{4,}/gu) ?? [];
  return works
    .filter(test)
    .map((work) => ({ work, score: words.filter((word) => textOf(work).includes(word)).length }))
    .sort((a, b) => b.score - a.score)
    .map(({ work }) => work);
}

const textOf = ({ abstract, mesh, title }: Citation) =>
  `${title} ${abstract ?? ''} ${mesh.join(' ')}`.toLowerCase();
const hasWords = (text: string, phrase: string) =>
  ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `.includes(
    ` ${phrase
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} `,
  );

function testOf(token: string): Test {
  const [, before, behind, field] = /^(?:([A-Z_]+):)?(.*?)(?:\[([a-z\d]+)\])?$/.exec(token) ?? [];
  const value = (behind ?? '').replace(/^"|"$/g, '');
  switch (before ?? field) {
    case 'ti':
    case 'TITLE':
      return ({ title }) => hasWords(title, value);
    case 'au':
    case 'AUTH':
      return ({ authors }) =>
        authors.some(
          ({ family, group }) =>
            !group &&
            plainName(family)
              .split(' ')
              .includes(plainName(value).split(' ').at(-1) ?? ''),
        );
    case '1au':
      return ({ authors }) =>
        plainName(authors.find(({ group }) => !group)?.family ?? '')
          .split(' ')
          .includes(plainName(value).split(' ').at(-1) ?? '');
    case 'cn':
      return ({ authors }) => authors.some(({ family, group }) => group && hasWords(family, value));
    case 'ta':
    case 'JOURNAL':
      return (work) => isJournalOf(value, work);
    case 'dp':
    case 'PUB_YEAR': {
      const [from = 0, to = from] = (token.match(/\d{4}/g) ?? []).map(Number);
      return ({ online_year: online, year }) =>
        [year, online].some((told) => typeof told === 'number' && told >= from && told <= to);
    }
    default:
      return (work) =>
        hasWords(textOf(work), value) ||
        work.authors.some(({ family, group }) => group && hasWords(family, value));
  }
}

/** PubMed knows a journal by its full name and by its abbreviation, and not by a nickname. */
export function isJournalOf(name: string, { journal, journal_short: short }: Citation): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .replace(/^the /, '')
      .trim();
  return [journal, short].some((known) => known && plain(known) === plain(name));
}
