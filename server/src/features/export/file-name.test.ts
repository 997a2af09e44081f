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
