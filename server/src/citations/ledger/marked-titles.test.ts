import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';

const world = ledgerWorldForFile();

const title = 'Zinc supplementation and taste in elderly adults';
const facts = { authors: [author('Averdal'), author('Makin')], journal: 'Nutrients', year: 2020 };
const listed = `It came back [1].\n\n## References\n\n1. Averdal A, Makin A. ${title}. Nutrients. 2020;12:1-9.\n`;

it.each([
  ['TEMPORARY REMOVAL: ', 'concern', 'Temporarily withdrawn by its publisher.'],
  ['RETRACTED ARTICLE: ', 'retracted', 'Retracted.'],
  ['WITHDRAWN: ', 'retracted', 'Retracted.'],
  ['[Retracted] ', 'retracted', 'Retracted.'],
])('is the work’s own behind “%s”, which says what became of it', async (mark, publication, reason) => {
  world.emulator.hold([work('801', `${mark}${title}`, facts)]);
  const ledger = await world.check(listed);
  expect(ledger.rows).toMatchObject([{ id: 'pmid:801', publication, publication_reason: reason }]);
  expect(mentionsIn(ledger).map(({ mention: { state } }) => state)).toEqual(['verified', 'verified']);
});

it('is told from a comment that quotes it, which has it without the mark', async () => {
  const marked = work('802', `RETRACTED ARTICLE: ${title}`, facts);
  const quoted = work('803', `${title}: a comment`, { ...facts, authors: [author('Brandell')] });
  world.emulator.hold([marked, quoted]);
  const { rows } = await world.check(`It came back (“${title}”, Nutrients 2020).`);
  expect(rows).toMatchObject([{ id: 'pmid:802', publication: 'retracted' }]);
});

it('is not needed where a preprint has the words of its withdrawal in place of its abstract', async () => {
  const abstract =
    'The authors have withdrawn this manuscript because of an error. Please do not cite it as reference.';
  const preprint = makeCitation(title, {
    ...facts,
    doi: '10.1101/2020.05.05.1',
    journal: 'medRxiv',
    study_type: 'preprint',
    abstract,
  });
  world.emulator.hold([preprint]);
  const { rows } = await world.check(`It came back (doi:${preprint.doi}).`);
  expect(rows).toMatchObject([
    { publication: 'retracted', publication_reason: 'Withdrawn, as its own record says.' },
  ]);
});
