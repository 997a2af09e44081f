import { expect, it } from 'vitest';
import { author, evidenceOf, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const first = work('511', 'Empagliflozin and deaths in diabetes', { authors: [author('Wang')], year: 2016 });
const second = work('512', 'Empagliflozin and stroke in diabetes', { authors: [author('Wang')], year: 2019 });

const world = ledgerWorldForFile(() => ({ held: [first, second] }));

it.each([
  'Wang et al. (2016) saw fewer deaths with empagliflozin (PMID 511). Wang et al. (PMID 512) saw no fewer strokes.',
  'Wang et al. (2016) saw fewer deaths with empagliflozin (PMID 511). Wang et al. saw later that strokes did not differ with empagliflozin in diabetes (PMID 512).',
  'Wang et al. (2016) saw fewer deaths with empagliflozin [1]. Wang et al. [2] saw no fewer strokes in diabetes.',
])('a name without a year has not that of another work: %s', async (text) => {
  const ledger = await world.check(text, { evidence: evidenceOf(first, second) });
  for (const { mention, row } of mentionsIn(ledger))
    expect([mention.state, mention.reason, row.citation?.pmid]).toEqual([
      'verified',
      null,
      mention.from > text.indexOf('. Wang') ? '512' : '511',
    ]);
});

it('a name by itself has the year of its other mention', async () => {
  const ledger = await world.check(
    'Wang et al. (2016) saw fewer deaths with empagliflozin (PMID 511). Strokes were rare, as Wang et al. say.',
  );
  const last = mentionsIn(ledger).at(-1);
  expect([last?.mention.stated.year, last?.row.citation?.pmid]).toEqual([2016, '511']);
});

it.each(['(2016, 2019)', '(2016; 2019)', '(2016 and 2019)'])(
  'two years behind a name are two papers of theirs: %s',
  async (years) => {
    const ledger = await world.check(`Wang et al. ${years} studied empagliflozin in diabetes.`, {
      evidence: evidenceOf(first, second),
    });
    const found = mentionsIn(ledger).map(({ mention, row }) => [
      mention.stated.year,
      mention.state,
      row.citation?.pmid,
    ]);
    expect(found).toEqual([
      [2016, 'verified', '511'],
      [2019, 'verified', '512'],
    ]);
  },
);

it('the second year is not found by itself where nobody has that paper', async () => {
  const ledger = await world.check('Wang et al. (2016, 2017) studied empagliflozin in diabetes.', {
    evidence: evidenceOf(first, second),
  });
  const [, other] = mentionsIn(ledger);
  expect(other?.mention.stated.year).toBe(2017);
  expect(other?.mention.state).not.toBe('verified');
});
