import { expect, it } from 'vitest';
import { author, mentionsIn, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const alias = '10.1000/old.701';
const named = work('701', 'Empagliflozin and deaths in heart failure of the elderly', {
  authors: [author('Averdal')],
  journal: 'Circulation',
  year: 2020,
});
/** Crossref knows both of its DOIs, PubMed the one that is used now. */
function hold(known: Partial<typeof named> = {}) {
  world.emulator.hold([{ ...named, pmid: null, also_dois: [alias] }], 'crossref');
  world.emulator.hold([{ ...named, ...known }], 'pubmed', 'europepmc');
}

it('is one of the names of its work, whichever of them an answer cites', async () => {
  hold();
  const ledger = await world.check(
    `Deaths fell (Averdal 2020, doi:${alias}). So they did (PMID 701; doi:${alias}). And so they did (doi:${named.doi}).`,
  );
  expect(ledger.rows).toHaveLength(1);
  expect(ledger.rows[0]?.identifiers).toEqual(
    expect.arrayContaining([
      { kind: 'doi', value: alias },
      { kind: 'doi', value: named.doi },
      { kind: 'pmid', value: '701' },
    ]),
  );
  expect(new Set(mentionsIn(ledger).map(({ mention: { state } }) => state))).toEqual(new Set(['verified']));
});

it('does not hide a retraction that is known of the other DOI alone', async () => {
  hold({ status: 'retracted', notices: notice('retraction') });
  const { rows } = await world.check(`Deaths fell (Averdal 2020, doi:${alias}).`);
  expect(rows).toMatchObject([{ found: 'known', publication: 'retracted', citation: { pmid: '701' } }]);
});
