import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { extractIdentifiers as extract } from './extract-identifiers.ts';
import { hardCases } from './hard-cases/index.ts';

const extractIdentifiers = (text: string) => extract(readDocument(text));

function found(text: string): string[] {
  const names = extractIdentifiers(text).map(({ kind, value }) =>
    kind === 'marker' ? value : `${kind}:${value}`,
  );
  return [...new Set(names)].sort();
}

describe('extractIdentifiers', () => {
  it('has at least 200 hard cases, each once', () => {
    expect(new Set(hardCases.map(([text]) => text)).size).toBe(hardCases.length);
    expect(hardCases.length).toBeGreaterThanOrEqual(200);
  });

  it.each(hardCases)('%j', (text, expected) => {
    expect(found(text)).toEqual(expected.split(' ').filter(Boolean).sort());
  });

  it('tells where each stands', () => {
    const answer =
      'It works [1-2].\u200b It heals (PMID:\u200b 31978945). See https://doi.org/10.1000/abc. [3] End.';
    const places = extractIdentifiers(answer).map(({ value, from, to }) => [value, answer.slice(from, to)]);
    expect(places).toEqual([
      ['1', '[1-2]'],
      ['2', '[1-2]'],
      ['31978945', 'PMID:\u200b 31978945'],
      ['10.1000/abc', '10.1000/abc'],
      ['3', '[3]'],
    ]);
  });

  /** What a publisher's address may have put behind the DOI is no part of any list: it is told by its look. */
  it.each([
    ['https://academic.oup.com/eurheartj/advance-article/doi/10.1093/eurheartj/ehaa612/5901161', true],
    ['https://link.springer.com/article/10.1007/s00125-020-05180-x/figures/1', true],
    ['https://journals.sagepub.com/doi/10.1177/0956797611417632/suppl', true],
    ['https://www.journal.org/content/10.1136/thx.2009.123.supplement', true],
    ['https://onlinelibrary.wiley.com/doi/10.1111/all.12345/full', false],
    ['https://www.nejm.org/doi/full/10.1056/NEJMoa1911303', false],
    ['https://academic.oup.com/cid/article-lookup/doi/10.1093/cid/ciaa1425', false],
    ['https://jamanetwork.com/journals/jama/fullarticle/10.1001/jama.2020.1234', false],
    ['https://doi.org/10.1093/eurheartj/ehaa612/5901161', false],
    ['doi:10.1093/eurheartj/ehaa612/5901161', false],
  ])('tells whether %s may go on behind its DOI: %s', (text, isDerived) => {
    expect(extractIdentifiers(text).map((found) => found.isDerived ?? false)).toEqual([isDerived]);
  });

  it('takes any text, quickly, and stays within it', () => {
    const pieces = [
      '[',
      ']',
      '1',
      '-',
      ',',
      '10.1000/',
      '(',
      ')',
      '<',
      '>',
      '`',
      '$',
      'PMID',
      ' ',
      '\n',
      'é',
      '\u200b',
      '%',
      '【',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        const text = parts.join('');
        for (const { from, to } of extractIdentifiers(text)) {
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
    for (const hostile of ['[', '[1,', '`', '$', '10.1000/', 'PMID ', '10.1000/<1::', '[1](', '\\['])
      expect(() => extractIdentifiers(hostile.repeat(5_000))).not.toThrow();
  });
});
