import { afterEach, describe, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { createClinicaltrialsSource } from './clinicaltrials-source.ts';

const { signal } = new AbortController();
const registered = (title: string, nct: string, extra = {}) =>
  makeCitation(title, { nct: [nct], study_type: 'registry-record', ...extra });
const works = [
  registered('Metformin to Prevent Colorectal Adenoma', 'NCT00000001', {
    abstract: 'Metformin for people with\n adenoma of the colon.',
    mesh: ['Colorectal Cancer'],
    n: 151,
  }),
  registered('Exercise After Colorectal Cancer', 'NCT00000002', { mesh: ['Colorectal Cancer'] }),
  registered('Metformin in Aging', 'NCT00000003'),
  makeCitation('An article on metformin in colorectal cancer', { nct: ['NCT00000001'], pmid: '1' }),
];

const emulator = sourcesForFile();
afterEach(() => emulator.reset());
const connect = () =>
  createClinicaltrialsSource({ baseUrl: emulator.environment().CLINICALTRIALS_BASE_URL ?? '' });

describe('ClinicalTrials.gov', () => {
  it('finds studies by condition and intervention, those about more of the question first', async () => {
    emulator.hold(works);
    const found = await connect().search('Does metformin prevent colorectal cancer?', { limit: 5, signal });
    expect(found.map(({ nct }) => nct[0])).toEqual(['NCT00000001', 'NCT00000002']);
    expect(Object.fromEntries(emulator.requests()[0]?.query ?? [])).toMatchObject({
      'query.cond': '(metformin OR colorectal OR cancer)',
      'query.intr': '(metformin OR colorectal OR cancer)',
    });
  });

  it('leaves out a study that it cannot read, and keeps the others', async () => {
    const good = {
      protocolSection: { identificationModule: { nctId: 'NCT00000009', briefTitle: 'Metformin' } },
    };
    emulator.behave('clinicaltrials', { reply: { body: JSON.stringify({ studies: [{}, good] }) } });
    const found = await connect().search('metformin', { limit: 5, signal });
    expect(found.map(({ nct }) => nct)).toEqual([['NCT00000009']]);
  });

  it('looks up a study by its number', async () => {
    emulator.hold(works);
    const study = await connect().resolve({ kind: 'nct', value: 'NCT00000001' }, { signal });
    expect(study).toMatchObject({
      source: 'clinicaltrials',
      title: 'Metformin to Prevent Colorectal Adenoma',
      journal: 'ClinicalTrials.gov',
      year: 2020,
      nct: ['NCT00000001'],
      n: 151,
      study_type: 'registry-record',
      url: 'https://clinicaltrials.gov/study/NCT00000001',
    });
    expect(study?.abstract?.split('\n')).toEqual([
      'STATUS: not yet recruiting',
      'DESIGN: interventional, phase 2, phase 3',
      'CONDITIONS: Colorectal Cancer',
      'SUMMARY: Metformin for people with adenoma of the colon.',
    ]);
  });

  it('takes no hoped-for enrolment for participants', async () => {
    emulator.hold(works);
    expect((await connect().resolve({ kind: 'nct', value: 'NCT00000003' }, { signal }))?.n).toBeNull();
  });

  it.each(['NCT99999999', 'NCT1', 'NCT0000000/', 'nct00000001'])('has no study %s', async (value) => {
    emulator.hold(works);
    expect(await connect().resolve({ kind: 'nct', value }, { signal })).toBeNull();
  });

  it('is the authority on NCT ids alone', async () => {
    expect(connect().authorityOn).toEqual(['nct']);
    expect(await connect().resolve({ kind: 'pmid', value: '1' }, { signal })).toBeNull();
    expect(emulator.requests()).toHaveLength(0);
  });
});
