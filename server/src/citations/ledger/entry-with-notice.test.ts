import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const corrected = work('521', 'Cardiovascular and renal outcomes with empagliflozin in heart failure', {
  authors: [author('Packer'), author('Anker'), author('Butler')],
  year: 2020,
  online_year: 2020,
  journal: 'The New England journal of medicine',
  journal_short: 'N Engl J Med',
  volume: '383',
  pages: '1413-1424',
});
const retracted = work('522', 'Ileal-lymphoid-nodular hyperplasia and developmental disorder in children', {
  authors: [author('Wakefield'), author('Murch')],
  year: 1998,
  journal: 'Lancet (London, England)',
  journal_short: 'Lancet',
  volume: '351',
  pages: '637-641',
  status: 'retracted',
  notices: [{ kind: 'retraction', reference: 'Lancet. 2010;375:445', pmid: null }],
});

const world = ledgerWorldForFile(() => ({ held: [corrected, retracted] }));

const packer =
  'Packer M, Anker SD, Butler J, et al. Cardiovascular and renal outcomes with empagliflozin in heart failure.';
const wakefield =
  'Wakefield AJ, Murch SH, et al. Ileal-lymphoid-nodular hyperplasia and developmental disorder in children.';

it.each([
  // As PubMed's own button for citing writes it.
  [
    `${packer} N Engl J Med. 2020 Oct 8;383(15):1413-1424. Epub 2020 Aug 28. Erratum in: N Engl J Med. 2021;384:500. PMID: 521.`,
    '521',
  ],
  [`${packer} N Engl J Med. 2020;383:1413-24. Comment in: Nat Rev Cardiol. 2022;19:7.`, '521'],
  [
    `${packer.slice(0, -1)} [published correction appears in JAMA. 2022;323:100]. N Engl J Med. 2020;383:1413-24.`,
    '521',
  ],
  [`${wakefield} Lancet 1998;351:637-41. Retraction in: Lancet 2010;375:445.`, '522'],
  [`${wakefield} Lancet 1998;351:637-41 (retracted in Lancet 2010;375:445).`, '522'],
])('a notice that an entry names has not the year of its work: %s', async (entry, pmid) => {
  const ledger = await world.check(`So it was told [1].\n\n## References\n\n1. ${entry}`);
  const mentions = mentionsIn(ledger).filter(({ mention }) => mention.in_list);
  expect(mentions.length).toBeGreaterThan(0);
  for (const { mention, row } of mentions)
    expect([mention.state, mention.reason, row.citation?.pmid]).toEqual(['verified', null, pmid]);
});
