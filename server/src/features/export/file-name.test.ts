import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const nameOf = (title: string) => /filename="([^"]*)"/.exec(fileName(title, 'md'))?.[1];

it.each([
  ['Does metformin lower mortality?', 'Does-metformin-lower-mortality.md'],
  [
    'Does metformin lower cardiovascular mortality in type 2 diabetes?',
    'Does-metformin-lower-cardiovascular-mortality-in-type-2.md',
  ],
  [`${'a'.repeat(60)} and more`, `${'a'.repeat(60)}.md`],
  ['x'.repeat(80), `${'x'.repeat(60)}.md`],
  ['?', 'session.md'],
])('names the file of “%s” by whole words', (title, name) => {
  expect(nameOf(title)).toBe(name);
});

it('keeps the marks that belong to letters, as in Hindi, Thai and accents that stand apart', () => {
  const inFull = (title: string) =>
    decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(fileName(title, 'md'))?.[1] ?? '');
  expect(inFull('हृदय विफलता?')).toBe('हृदय-विफलता.md');
  expect(inFull('เบาหวาน ชนิดที่ 2')).toBe('เบาหวาน-ชนิดที่-2.md');
  expect(inFull('Sjo\u0308gren: sicca')).toBe('Sjo\u0308gren-sicca.md');
});
