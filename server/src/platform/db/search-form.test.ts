import { findWords, searchForm } from '@sextant/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { databaseForFile } from '../../testing/for-file.ts';

const own = databaseForFile();

/** Texts of which the database makes another form than the page and the server do. */
async function unlike(texts: readonly string[]): Promise<string[]> {
  const { rows } = await own.database.$client.query<{ text: string; form: string }>(
    'select text, search_form(text) as form from unnest($1::text[]) text where unicode_assigned(text)',
    [texts],
  );
  // Not those of a version of Unicode that one of the two does not know yet.
  expect(rows.length).toBeGreaterThan(0.99 * texts.length);
  return rows.filter(({ text, form }) => form !== searchForm(text)).map(({ text }) => text);
}

/** All but what PostgreSQL takes none of, and what is no character. */
const characters = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
  /[^\0\p{Cs}\p{Co}\p{Cn}]/u.test(one),
);

it('is the same in the database and beside it, of every character alone and between others', async () => {
  expect(characters.length).toBeGreaterThan(100_000);
  expect(await unlike(characters)).toEqual([]);
  expect(await unlike(characters.map((one) => `A${one}\u0301b`))).toEqual([]);
});

it('is the same of texts of any letters, accents and signs, and finds each text in itself', async () => {
  const letters = fc.constantFrom(
    ...'IL-6 %_\\.',
    ...'‐‑‒–—―−－﹣⁻‘’ʼ′´⁄½',
    ...'ÄäÅåØøŁłĐđħİıſßẞÆæŒœﬁﬃǅΣσςΆµΩΩК\u0439Й',
    ...'\u0301\u0308\u0323\u0302\u0344\u0345\u00ad\u200b\u200d\ufe0f\ufeff',
    ...'ＣＤ４①℃™…\u00a0\u2009が\u304b\u3099ｶﾞ한\u1112\u1161\u11ab抑',
    ...'हि\u093c\u064e\u0651عﷺ\u05b0שּׁ😀👩',
  );
  const texts = fc.sample(fc.string({ unit: letters, maxLength: 30 }), { numRuns: 5_000, seed: 6 });
  expect(await unlike(texts)).toEqual([]);
  for (const text of texts)
    if (searchForm(text)) expect(findWords(text, [text]), JSON.stringify(text)).toHaveLength(1);
});

it('takes the wild cards of a word for the letters they are, wide ones too', async () => {
  const { rows } = await own.database.$client.query<{ pattern: string }>(
    'select search_pattern(word) as pattern from unnest($1::text[]) word',
    [['100%_A\\', '５％＿＼', 'Sjögren']],
  );
  expect(rows.map(({ pattern }) => pattern)).toEqual(['%100\\%\\_a\\\\%', '%5\\%\\_\\\\%', '%sjogren%']);
});
