import { beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import type { Source, WorkDescription } from '../source.ts';
import { createLibrarySource } from './library-source.ts';
import { storeCitations } from './records.ts';

const test = databaseForFile();
let source: Source;
let asked = 0;
beforeAll(async () => {
  await storeCitations(test.database.$client, [
    makeCitation('Aspirin after myocardial infarction', { pmid: '1' }),
  ]);
  const pool = test.database.$client;
  const query = pool.query.bind(pool);
  pool.query = ((...given: Parameters<typeof query>) => {
    asked += 1;
    return query(...given);
  }) as typeof pool.query;
});
beforeEach(() => {
  source = createLibrarySource(test.database.$client);
  asked = 0;
});

const { signal } = new AbortController();
const byPmid = (value: string) => source.resolve({ kind: 'pmid', value }, { signal });
const description = (title: string): WorkDescription => ({
  about: [],
  authors: [],
  title,
  journal: null,
  year: null,
  trial: null,
  volume: null,
  page: null,
});
const byTitle = (title: string) => source.find?.(description(title), { limit: 5, signal });

it('looks the same work up once, at a time and one after the other', async () => {
  await Promise.all([byPmid('1'), byPmid('1')]);
  expect((await byPmid('1'))?.pmid).toBe('1');
  expect(asked).toBe(1);
  await Promise.all([byTitle('Aspirin after infarction'), byTitle('Aspirin after infarction')]);
  const once = asked;
  expect(await byTitle('Aspirin after infarction')).toHaveLength(1);
  expect(asked).toBe(once);
});

it('looks works up together that are asked for together, each by its own identifier', async () => {
  const works = await Promise.all(['2', '1', '3'].map(byPmid));
  expect(works.map((work) => work?.pmid)).toEqual([undefined, '1', undefined]);
  expect(asked).toBe(1);
});

it('gives everybody one answer, which no one can change', async () => {
  const [one, other] = await Promise.all([byPmid('1'), byPmid('1')]);
  expect(() => Object.assign(one ?? {}, { title: 'changed' })).toThrow(TypeError);
  expect(() => one?.authors.pop()).toThrow(TypeError);
  expect(other?.title).toContain('Aspirin');
  expect((await byPmid('1'))?.title).toContain('Aspirin');
});

it('finds what was imported after it was not found', async () => {
  expect(await byPmid('2')).toBeNull();
  expect(await byTitle('Zinc for the common cold')).toEqual([]);
  await storeCitations(test.database.$client, [makeCitation('Zinc for the common cold', { pmid: '2' })]);
  expect((await byPmid('2'))?.pmid).toBe('2');
  expect(await byTitle('Zinc for the common cold')).toMatchObject([{ pmid: '2' }]);
});

it('goes on for others when who asked first leaves', async () => {
  const leaving = new AbortController();
  const first = source.resolve({ kind: 'pmid', value: '1' }, { signal: leaving.signal });
  const second = byPmid('1');
  leaving.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect((await second)?.pmid).toBe('1');
});
