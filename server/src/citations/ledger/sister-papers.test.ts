import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const nejm = { journal: 'The New England journal of medicine', journal_short: 'N Engl J Med' };
const byAverdal = { ...nejm, authors: [author('Averdal'), author('Makin')], year: 2016 };
const liraglutide = work('901', 'Liraglutide and cardiovascular outcomes in type 2 diabetes', {
  ...byAverdal,
  abstract:
    'RESULTS: In 9340 patients with type 2 diabetes, liraglutide lowered major cardiovascular events (hazard ratio, 0.87; 95% CI, 0.78 to 0.97).',
});
const aspirin = work('902', 'Aspirin in the prevention of vascular events in diabetes', {
  ...byAverdal,
  abstract: 'RESULTS: Serious vascular events occurred in 8.5% with aspirin and 9.6% with placebo.',
});
const fattyAcids = work('903', 'Effects of fatty acid supplements on vascular events in diabetes', {
  ...byAverdal,
  abstract: 'RESULTS: A serious vascular event occurred in 8.9% with fatty acids and 9.2% with placebo.',
});

/** How the PMIDs of a text stand. */
async function states(text: string) {
  const ledger = await world.check(text, { question: 'What prevents cardiovascular events in diabetes?' });
  return mentionsIn(ledger).flatMap(({ mention: { form, reason, state } }) =>
    form === 'pmid' ? [[state, reason]] : [],
  );
}

it('does not take a paper on another drug for the one that is meant, be it by the same author in the same journal and year', async () => {
  world.emulator.hold([liraglutide]);
  const given = 'It exists, but its record does not name what the answer says was given.';
  expect(
    await states('Semaglutide lowered cardiovascular events (Averdal et al., N Engl J Med 2016; PMID 901).'),
  ).toEqual([['unknown', given]]);
  for (const drug of ['Liraglutide', 'A GLP-1 agonist', 'GLP-1RA therapy', 'Victoza', 'Treatment'])
    expect(
      await states(`${drug} lowered cardiovascular events (Averdal et al., N Engl J Med 2016; PMID 901).`),
    ).toEqual([['verified', null]]);
});

it('does not take a paper whose sister of the same name and year has the findings that are told', async () => {
  world.emulator.hold([aspirin, fattyAcids]);
  const cite = (drug: string, numbers: string, pmid: string) =>
    `${drug} lowered serious vascular events (${numbers}; Averdal et al., N Engl J Med 2016; PMID ${pmid}).`;
  const [right, also] = [cite('Aspirin', '8.5% vs 9.6%', '902'), cite('Fatty acids', '8.9% vs 9.2%', '903')];
  expect(await states(`${right} ${also}`)).toEqual([
    ['verified', null],
    ['verified', null],
  ]);
  expect(await states(`${right} ${cite('Treatment', '8.5% vs 9.6%', '903')}`)).toEqual([
    ['verified', null],
    ['unknown', `It exists, but what the sentence says fits “${aspirin.title}” better.`],
  ]);
});
