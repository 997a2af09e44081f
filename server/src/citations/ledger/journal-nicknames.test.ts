import { describe, expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const title = 'Zinc for the common cold in children and adults';
const facts = { authors: [author('Averdal'), author('Makin')], year: 2019 };

/** How an entry of a list stands whose work is in that journal. */
async function stated(journal: string, recorded: { journal: string; journal_short: string | null }) {
  world.emulator.hold([work('811', title, { ...facts, ...recorded })]);
  const ledger = await world.check(
    `## References\n\n1. Averdal A, Makin A. ${title}. ${journal}. 2019;4:1-9.\n`,
  );
  return mentionsIn(ledger).map(({ mention: { differs, state } }) => [
    state,
    ...differs.map(({ fact }) => fact),
  ]);
}

describe('a journal is the one that is meant', () => {
  const cochrane = {
    journal: 'The Cochrane database of systematic reviews',
    journal_short: 'Cochrane Database Syst Rev',
  };
  it.each([
    'Cochrane Library',
    'The Cochrane Library',
    'Cochrane Database',
    'Cochrane Database Systematic Reviews',
  ])('by the nickname of Cochrane’s reviews: %s', async (journal) => {
    expect(await stated(journal, cochrane)).toEqual([['verified']]);
  });

  it('by what is short of a name that its record does not give', async () => {
    const recorded = {
      journal: 'Proceedings of the National Academy of Sciences of the United States of America',
      journal_short: 'Proc Natl Acad Sci U S A',
    };
    expect(await stated('Proc Natl Acad Sci', recorded)).toEqual([['verified']]);
  });
});

it('is left open by less than its name, unless that is another one’s', async () => {
  const german = { journal: 'Deutsches Arzteblatt international', journal_short: 'Dtsch Arztebl Int' };
  expect(await stated('Deutsches Ärzteblatt', german)).toEqual([['verified']]);
  const open = { journal: 'BMJ open gastroenterology', journal_short: 'BMJ Open Gastroenterol' };
  expect(await stated('BMJ Open', open)).toEqual([['mismatch', 'journal']]);
});

it('is another one all the same', async () => {
  const recorded = { journal: 'Nutrients', journal_short: 'Nutrients' };
  expect(await stated('Cochrane Library', recorded)).toEqual([['mismatch', 'journal']]);
});
