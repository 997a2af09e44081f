import type { Ledger, LedgerRow, Mention, RecordedTurn } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { findMentions } from '../../reading/mentions/find-mentions.ts';
import { readDocument } from '../../reading/read-document.ts';
import { mentionAt, ledgerRow as row } from '../../testing/ledger-row.ts';
import { numberReferences, ownNumbersNotice } from './document/number-references.ts';
import { markMentions } from './mark-mentions.ts';
import { uncheckedNotice } from './unchecked.ts';

const text = 'It halves fractures (Sato et al. 2005, PMID 16088114, doi:10.1001/jama.2005.1).';
const [name, pmid, doi] = (findMentions(readDocument(text))[0]?.mentions ?? []).map(
  ({ form, from, to }): Mention => mentionAt(from, to, { form }),
);

const wrongYear = {
  state: 'mismatch',
  differs: [{ fact: 'year', stated: '2005', recorded: '2004', said_by: 'pubmed' }],
} as const satisfies Partial<Mention>;

/** The answer as the document has it, which Word and print are written from, and as the Markdown has it. */
function written(rows: LedgerRow[], answer = text): { document: string; markdown: string } {
  const ledger = { rows } as Ledger;
  const answers = [{ engine: 'claude', text: answer }] as RecordedTurn['answers'];
  return {
    document: numberReferences({ answers, ledger }).withNumbers('claude', answer),
    markdown: markMentions(answer, 'claude', ledger),
  };
}

it('a work’s name, PMID and DOI beside one another have one number', () => {
  expect(written([row('One', [name, pmid, doi])]).document).toBe(text.replace(').', ' [1]).'));
});

it.each([
  [
    'is another work’s',
    [row('One', [name, doi]), row('Other', [pmid && { ...pmid, ...wrongYear }])],
    '2 mismatch: year',
  ],
  ['is a retracted work’s', [row('One', [name, doi]), row('Other', [pmid], 'retracted')], '2 retracted'],
  ['is another work’s, which is right', [row('One', [name, doi]), row('Other', [pmid])], '2'],
])('an identifier among them that %s has a number of its own', (_what, rows, marker) => {
  expect(written(rows).document).toBe(
    `It halves fractures (Sato et al. 2005 [1], PMID 16088114 [${marker}], doi:10.1001/jama.2005.1 [1]).`,
  );
});

it.each([
  [wrongYear, 'retracted', 'retracted; mismatch: year', true],
  [{ state: 'unknown' }, 'retracted', 'retracted', true],
  [wrongYear, 'concern', 'mismatch: year; concern', false],
  [{ state: 'unknown' }, 'concern', 'concern', false],
  [{ state: 'not-found' }, null, 'not found', false],
] as const)('%j of a work that is %s is said as "%s"', (part, publication, words, isStruck) => {
  const { document, markdown } = written([row('One', [mentionAt(3, 6, part)], publication)], 'So [1].');
  expect(document).toBe(`So [1 ${words}].`);
  expect(markdown).toBe(isStruck ? `So ~~[1]~~ ‹${words}›.` : `So [1] ‹${words}›.`);
});

it('of a mark of several numbers it is said with which of them it is', () => {
  const answer = 'So it is [1, 3].';
  const at = (called: string) => mentionAt(9, 15, { called });
  const { document, markdown } = written(
    [row('One', [at('1')]), row('Three', [at('3')], 'retracted')],
    answer,
  );
  expect(document).toBe('So it is [1, 2 retracted].');
  expect(markdown).toBe('So it is [1, 3] ‹3 retracted›.');
});

it.each([
  ['It halves fractures [PMID 1, PMID 2].', 'It halves fractures [PMID 1, PMID 2] [1, 2 retracted].'],
  ['PMID 1[¹], [PMID 2]', 'PMID 1 [1][1], [PMID 2] [2 retracted]'],
  ['[PMID 1](https://example.org/1), PMID 2', '[PMID 1 [1]](https://example.org/1), PMID 2 [2 retracted]'],
])('no bracket stands in one: %s', (answer, document) => {
  const at = (name: string) =>
    mentionAt(answer.indexOf(name), answer.indexOf(name) + name.length, {
      form: 'pmid',
      cluster: Number(name.at(-1)),
    });
  const mark = answer.indexOf('[¹]');
  const number = mark < 0 ? [] : [mentionAt(mark, mark + 3, { cluster: 3 })];
  const rows = [row('One', [at('PMID 1'), ...number]), row('Two', [at('PMID 2')], 'retracted')];
  expect(written(rows, answer).document).toBe(document);
});

it('a number that leads to none of the works checked is called the answer’s own', () => {
  const answer = [
    'It halves fractures [1], others say not [2, 3]; see `a[1]` and doi:10.1001/jama.2005.1.',
    '```table\n{"columns": ["a"], "rows": [[1], [2]]}\n```',
    '## References',
    '[1] McMurray JJ. Dapagliflozin in heart failure. N Engl J Med. 2019.',
    '[2] Packer M. Empagliflozin in heart failure. N Engl J Med. 2020.',
  ].join('\n\n');
  const at = answer.indexOf('doi:');
  const cited = row('Other', [mentionAt(at, at + 'doi:10.1001/jama.2005.1'.length, { form: 'doi' })]);
  expect(written([cited], answer).document).toBe(
    answer
      .replace('fractures [1]', 'fractures [own 1]')
      .replace('[2, 3]', '[own 2, 3]')
      .replace('2005.1.', '2005.1 [1].')
      .replace('[1] McMurray', '[own 1] McMurray')
      .replace('[2] Packer', '[own 2] Packer'),
  );
  expect(ownNumbersNotice(written([cited], answer).document)).toMatch(/this answer’s own list/);
  expect(ownNumbersNotice(written([row('One', [mentionAt(3, 6)])], 'So [1].').document)).toBeNull();
});

it.each([
  [null, 'So [1].', true],
  [['mistral'], 'So [1].', true],
  [['claude'], 'So [1].', false],
  [null, '', false],
])('an answer that a ledger of %j has not looked at says so: %j', (engines, text, isTold) => {
  const ledger = engines && ({ scores: engines.map((engine) => ({ engine })) } as RecordedTurn['ledger']);
  expect(uncheckedNotice({ engine: 'claude', text }, ledger) !== null).toBe(isTold);
});

it('of places that overlap each is said', () => {
  const answer = 'See https://doi.org/10.1/x here.';
  const { document, markdown } = written(
    [
      row('Page', [mentionAt(4, 26, { form: 'url-web' })]),
      row('Gone', [mentionAt(20, 26, { form: 'doi' })], 'retracted'),
    ],
    answer,
  );
  expect(document).toBe('See https://doi.org/10.1/x [1, 2 retracted] here.');
  expect(markdown).toBe('See https://doi.org/10.1/x ‹retracted› here.');
});
