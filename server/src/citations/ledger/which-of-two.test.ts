import { beforeEach, describe, expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const journal = { journal: 'The New England journal of medicine', journal_short: 'N Engl J Med' };
const byHarper = { authors: [author('Harper'), author('Lindqvist')], year: 2019 };
const ofTrial = work('501', 'Aspirin versus placebo in pregnancies at high risk of preeclampsia', {
  ...byHarper,
  ...journal,
  study_type: 'randomized-trial',
  abstract:
    'RESULTS: Preterm preeclampsia occurred in 1.6% with aspirin and 4.3% with placebo (odds ratio, 0.38; 95% CI, 0.20 to 0.74).',
});
const ofScreening = work('502', 'Performance of screening for pre-eclampsia in the first trimester', {
  ...byHarper,
  journal: 'Ultrasound in Obstetrics & Gynecology',
  study_type: 'other',
  abstract: 'RESULTS: The algorithm found 76.7% of preterm pre-eclampsia and 43.1% of term pre-eclampsia.',
});
const inSepsis = work('503', 'Hydroxyethyl starch versus acetate in severe sepsis', {
  ...journal,
  authors: [author('Nordby')],
  year: 2012,
  abstract:
    'RESULTS: At 90 days 51% given starch and 43% given acetate had died (relative risk, 1.17; 95% CI, 1.01 to 1.36).',
});
const inWards = work(
  '504',
  'Hydroxyethyl starch or saline for fluid resuscitation in critically ill patients',
  {
    ...journal,
    authors: [author('Mayhew')],
    year: 2012,
    abstract:
      'RESULTS: Within 90 days 18.0% given starch and 17.0% given saline had died (relative risk, 1.06; 95% CI, 0.96 to 1.18).',
  },
);

beforeEach(() => {
  world.emulator.reset();
  world.emulator.hold([ofTrial, ofScreening, inSepsis, inWards]);
});

/** The PMIDs of the works that mentions of these texts are said to be of, the identified ones apart. */
async function led(text: string, question: string, cited: string) {
  const ledger = await world.check(`${text}\n\nBoth are cited: ${cited}`, { question });
  const [first] = mentionsIn(ledger);
  return first?.mention.state === 'verified' ? first.row.citation?.pmid : first?.mention.state;
}

describe('of two works that a name and a year fit', () => {
  const question = 'Does low-dose aspirin prevent pre-eclampsia?';
  const cited = 'PMID 501, on aspirin and preeclampsia; PMID 502, on screening for pre-eclampsia.';
  it.each([
    ['Preterm pre-eclampsia became rarer, with an odds ratio of 0.38 (Harper 2019).', '501'],
    ['The screen for pre-eclampsia found 76.7% of the preterm cases (Harper 2019).', '502'],
    ['Aspirin prevents much of pre-eclampsia (Harper et al., 2019).', '501'],
    ['Screening for preeclampsia works (Harper et al., 2019).', '502'],
  ])('tells by numbers and however a word is hyphenated: %s', async (text, pmid) => {
    expect(await led(text, question, cited)).toBe(pmid);
  });
});

describe('of two works of a journal and a year', () => {
  const question = 'Is hydroxyethyl starch a safe fluid for resuscitation in critically ill patients?';
  const cited = 'PMID 503, on starch in severe sepsis; PMID 504, on starch or saline for resuscitation.';
  it('tells by numbers', async () => {
    const text = 'First trial (NEJM 2012): death at 90 days 51 vs 43%, RR 1.17.';
    expect(await led(text, question, cited)).toBe('503');
  });
  it('does not take the one that is nearer to what was asked', async () => {
    expect(await led('First trial (NEJM 2012): more deaths.', question, cited)).not.toBe('504');
  });
});

describe('an identifier beside the name of a trial that its record does not have', () => {
  const question = 'Is hydroxyethyl starch a safe fluid for resuscitation in critically ill patients?';
  const state = async (text: string) =>
    mentionsIn(await world.check(text, { question })).find(({ mention }) => mention.form === 'pmid')?.mention;
  it('is unknown where none of the numbers is its record’s either', async () => {
    const told = await state('- STARLIGHT uptake of hydroxyethyl starch: 34.2%, saline 24.6% (PMID 504).');
    expect(told).toMatchObject({
      state: 'unknown',
      reason: 'It exists, but its record speaks neither of STARLIGHT nor of the numbers beside it.',
    });
  });
  it.each([
    // Its numbers are the record's, which does not give the trial's name.
    '- STARLIGHT deaths on hydroxyethyl starch: 18.0%, saline 17.0% (PMID 504).',
    // Nothing counted is said.
    '- STARLIGHT set hydroxyethyl starch against saline in critically ill patients (PMID 504).',
    // Letters that are a kind of patient.
    '- ICU patients on hydroxyethyl starch: 34.2%, saline 24.6% (PMID 504).',
  ])('goes by what it went by: %s', async (text) => {
    expect((await state(text))?.reason ?? '').not.toContain('neither');
  });
});

it('tells of two works of one author by the year in which a sentence says that they published it', async () => {
  const earlier = work('505', 'Aspirin for women with abnormal uterine artery Doppler', {
    ...journal,
    authors: [author('Harper'), author('Oduya')],
    year: 2009,
    abstract:
      'RESULTS: Preeclampsia occurred in 18.0% with aspirin and 19.2% with placebo (odds ratio, 0.92).',
  });
  world.emulator.hold([ofTrial, earlier]);
  const text = `In the trial that Harper and colleagues published in 2009, aspirin did little against preeclampsia (odds ratio 0.92).
Ten years later the same first author reported an odds ratio of 0.38 with aspirin (Harper et al., 2019).`;
  const ledger = await world.check(text, { question: 'Does low-dose aspirin prevent pre-eclampsia?' });
  const [first] = mentionsIn(ledger);
  expect([first?.mention.state, first?.row.citation?.pmid]).toEqual(['verified', '505']);
});

it('holds the journal of one word that a sentence places a paper in against its record', async () => {
  const text = "Harper's 2019 trial in Circulation had an odds ratio of 0.38 with aspirin (PMID 501).";
  const ledger = await world.check(text, { question: 'Does low-dose aspirin prevent pre-eclampsia?' });
  const [first] = mentionsIn(ledger);
  expect(first?.mention).toMatchObject({ state: 'mismatch' });
});
