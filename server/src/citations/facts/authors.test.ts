import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { firstAuthorIs, keysOfFirstAuthor, keysOfNames, matchAuthors } from './authors.ts';

const long = 'verylongfamilynames'.repeat(3);
const families = [
  'Lee',
  'Smith',
  'Smithson',
  'Smithsen',
  'Smithsonn',
  'mithson',
  'Van der Meer',
  'Vandermeer',
  'García-López',
  'Wang',
  long.slice(0, 39),
  long.slice(0, 40),
  long.slice(0, 41),
  long.slice(0, 42),
  `x${long.slice(0, 40)}`,
  `${long.slice(0, 41)}x`,
];
const said = [
  ...families.map((name) => [name]),
  ['Wang Yeming'],
  ['Yeming Wang'],
  ['Smith', 'Lee'],
  ['A'],
  [''],
  [],
];

it('a first author is found by the names that mean one, and has a key of theirs', () => {
  for (const family of families)
    for (const given of ['Yeming', 'Lee', null])
      for (const names of said) {
        const work = makeCitation('A title', {
          authors: [
            { family: 'Group', given: null, group: true },
            { family, given, group: false },
            { family: 'Lee', given: null, group: false },
          ] as never,
        });
        const isFirst = matchAuthors(names, work) === 'first';
        expect(firstAuthorIs(names)(work)).toBe(isFirst);
        const keys = new Set(keysOfFirstAuthor(work));
        if (isFirst) expect(keysOfNames(names).some((key) => keys.has(key))).toBe(true);
      }
  expect(
    firstAuthorIs(['Smithsonn'])(makeCitation('A', { authors: [{ family: 'Smithson' }] as never })),
  ).toBe(true);
});

it.each([
  ['Kılıç', 'Kilic', 'first'],
  ['Isik', 'Işık', 'first'],
  ['Đorđević', 'Djordjevic', 'first'],
  ['Þórðarson', 'Thordarson', 'first'],
  ['Smith', 'Smith Jr', 'first'],
  ['Kılıç', 'Yilmaz', 'none'],
  // How a name is written in other letters is not known.
  ['Ivanov', 'Иванов', null],
  ['Papadopoulos', 'Παπαδόπουλος', null],
] as const)('holds %s against %s: %s', (family, stated, match) => {
  const work = makeCitation('A title', { authors: [{ family, given: 'A', group: false }] });
  expect(matchAuthors([stated], work)).toBe(match);
});
