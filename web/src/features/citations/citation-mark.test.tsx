import type { Citation, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CitationMark } from './citation-mark.tsx';
import { MentionsContext, WorksContext } from './contexts.ts';
import { citedWorks, mentionsOf, worksByNumber } from './model/cited-works.ts';
import { makeMention, makeRow } from './testing/ledger-rows.ts';

const mention = (part: Partial<Mention>) => makeMention({ from: 12, to: 18, ...part });
const row = (number: number, title: string, mentions: Mention[], part: Partial<LedgerRow> = {}) =>
  makeRow(mentions, { number, label: title, citation: { title } as Citation, ...part });

/** What each number of a mark at 12 to 18 says of itself, in an answer of Claude. */
function said(rows: LedgerRow[], numbers: number[]) {
  const works = citedWorks(null, { rows } as Ledger, true);
  const page = renderToStaticMarkup(
    <WorksContext value={worksByNumber(works)}>
      <MentionsContext value={mentionsOf(works, 'claude')}>
        <CitationMark numbers={numbers} written={`[${numbers.join(', ')}]`} from={12} />
      </MentionsContext>
    </WorksContext>,
  );
  return [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
}

const retracted = { publication: 'retracted' } as const;

test.each([
  ['as a ledger tells which number calls it', { called: '1' }, { called: '3' }],
  ['in a ledger of before that was told', {}, {}],
])('each number of a mark stands for its own work, %s', (_how, first, third) => {
  const rows = [row(1, 'One', [mention(first)], retracted), row(3, 'Three', [mention(third)])];
  const ofOne = 'Source 1, retracted: One. Retracted.';
  expect(said(rows, [3, 1])).toEqual(['Source 3: Three. Verified.', ofOne]);
  expect(said(rows, [1, 3])).toEqual([ofOne, 'Source 3: Three. Verified.']);
});

test('a number of the answer’s own list stands for what that list has under it', () => {
  const entry = { from: 400, to: 500 };
  // The answer's first source is the fifth of the evidence, its second the third.
  const rows = [
    row(3, 'Three', [mention({ entry, called: '2' })]),
    row(5, 'Five', [mention({ entry, called: '1' })], retracted),
  ];
  expect(said(rows, [1, 2])).toEqual(['Source 1, retracted: Five. Retracted.', 'Source 2: Three. Verified.']);
  expect(said(rows, [2, 1])).toEqual(['Source 2: Three. Verified.', 'Source 1, retracted: Five. Retracted.']);
});

test('where it is not known which of several works a number of the answer’s own list means, nothing is said of any', () => {
  const entry = { from: 400, to: 500 };
  const rows = [row(3, 'Three', [mention({ entry })]), row(5, 'Five', [mention({ entry })], retracted)];
  expect(said(rows, [1, 2])).toEqual([]);
  expect(said(rows.slice(1), [1])).toEqual(['Source 1, retracted: Five. Retracted.']);
});
