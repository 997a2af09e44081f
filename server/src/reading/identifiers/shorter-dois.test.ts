import { expect, it } from 'vitest';
import { shorterDois } from './shorter-dois.ts';

it.each([
  ['10.1093/eurheartj/ehaa612/5901161', ['10.1093/eurheartj/ehaa612']],
  [
    '10.1002/14651858.cd013600.pub4/full/es',
    ['10.1002/14651858.cd013600.pub4/full', '10.1002/14651858.cd013600.pub4'],
  ],
  ['10.1136/thx.2009.123.full-text', ['10.1136/thx.2009.123']],
  // Its journal's own DOI, another version's, another figure's: none of them is the article.
  ['10.1093/eurheartj/ehaa612', []],
  ['10.1136/bmj.m1234', []],
  ['10.1002/14651858.cd013600.pub4', []],
  ['10.1371/journal.pone.0123456', []],
  ['10.1000/1/a/b/c/d/e', ['10.1000/1/a/b/c/d', '10.1000/1/a/b/c', '10.1000/1/a/b']],
])('%s may be %j', (doi, shorter) => {
  expect(shorterDois(doi)).toEqual(shorter);
});
