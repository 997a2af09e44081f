import type { Citation } from '@sextant/contracts';
import { type Logger, pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { databaseForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';
import { storeCitations } from '../sources/library/records.ts';
import { createSources } from '../sources/registry.ts';
import { createEvidenceGatherer } from './gather-evidence.ts';

const question = 'Does metformin lower the risk of colorectal cancer?';
const about = (title: string, extra: Partial<Citation>) =>
  makeCitation(title, { abstract: 'Metformin was studied in colorectal cancer.', ...extra });
const shared = about('Metformin and colorectal cancer incidence', {
  pmid: '101',
  pmcid: 'PMC201',
  doi: '10.1000/101',
});
const ofLibrary = { ...shared, pmid: null, pmcid: null, abstract: null };
const services = ['pubmed', 'europepmc', 'clinicaltrials'];

const test = databaseForFile();
const emulator = sourcesForFile();
beforeAll(async () => {
  await storeCitations(test.database.$client, [
    ofLibrary,
    about('Metformin after colorectal cancer surgery', { pmid: '110' }),
  ]);
});
afterEach(() => emulator.reset());

const { signal } = new AbortController();
const silent = pino({ level: 'silent' });
function connect(
  options: { environment?: Record<string, string>; budget?: number | 'usual'; log?: Logger } = {},
) {
  const config = readConfig({ NCBI_API_KEY: 'k', ...emulator.environment(), ...options.environment });
  return createEvidenceGatherer({
    sources: createSources(config, test.database.$client),
    log: options.log ?? silent,
    // What the design gives the sources, a busy machine may need for what is there.
    ...(options.budget !== 'usual' && { budget: options.budget ?? 60_000 }),
  });
}
const gather = (options = {}, earlier: string[] = []) => connect(options).gather(question, earlier, signal);

describe('gathering evidence', () => {
  it('names what the library has nearest where nothing is found, and only then', async () => {
    await storeCitations(test.database.$client, [
      about('Semaglutide in obesity', {
        pmid: '301',
        abstract: null,
        mesh: ['Humans', 'Obesity', 'Semaglutide'],
      }),
      about('Diet in obesity', { pmid: '302', abstract: null, mesh: ['Humans', 'Obesity', 'Diet'] }),
      about('Sight in glaucoma', { pmid: '303', abstract: null, mesh: ['Humans', 'Glaucoma'] }),
    ]);
    const ask = (words: string) => connect().gather(words, [], signal);
    const near = await ask('Does semaglutide prevent sleepwalking?');
    expect(near.works).toEqual([]);
    expect(near.topics?.are_near).toBe(true);
    expect(near.topics?.names[0]).toBe('Semaglutide');
    expect(near.topics?.names).toContain('Obesity');
    expect(near.topics?.names).not.toContain('Glaucoma');
    expect(near.topics?.names).not.toContain('Humans');
    // It shares no word with any work: the commonest topics.
    const far = await ask('Who invented the bagpipe?');
    expect(far.topics?.are_near).toBe(false);
    expect(far.topics?.names[0]).toBe('Obesity');
    expect(far.topics?.names).toContain('Glaucoma');
    expect(await ask(question)).not.toHaveProperty('topics');
  });

  it('tells the log in a line that a source is not reached', async () => {
    const lines: string[] = [];
    const log = pino({ serializers: { err: describeError } }, { write: (line) => void lines.push(line) });
    await gather({ environment: { PUBMED_BASE_URL: 'http://nowhere.invalid' }, log });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'a literature source fails',
        source: 'pubmed',
        reason: expect.stringContaining('nowhere.invalid'),
      }),
    ]);
    expect(lines.join()).not.toContain('    at ');
  });

  it('asks all sources and makes one work of what several found', async () => {
    emulator.hold(
      [shared, about('Colorectal cancer under metformin', { pmid: '102' })],
      'pubmed',
      'europepmc',
    );
    emulator.hold(
      [
        about('Metformin to Prevent Colorectal Cancer', {
          nct: ['NCT00000001'],
          study_type: 'registry-record',
        }),
      ],
      'clinicaltrials',
    );
    const { query, sources, works } = await gather();
    expect(query).toBe('metformin, colorectal, cancer');
    expect(sources).toMatchObject([
      { id: 'library', label: 'Library', state: 'found', found: 2, message: null },
      { id: 'pubmed', label: 'PubMed', state: 'found', found: 2, message: null },
      { id: 'europepmc', label: 'Europe PMC', state: 'found', found: 2, message: null },
      { id: 'clinicaltrials', label: 'ClinicalTrials.gov', state: 'found', found: 1, message: null },
    ]);
    expect(works.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(works[0]?.citation).toMatchObject({ pmid: '101', pmcid: 'PMC201', doi: '10.1000/101' });
    expect(works[0]?.citation.abstract).toContain('Metformin');
    expect(works.map(({ citation }) => citation.pmid ?? citation.nct[0]).sort()).toEqual([
      '101',
      '102',
      '110',
      'NCT00000001',
    ]);
    expect(emulator.requests('crossref')).toHaveLength(0);
  });

  it('takes twelve at most, papers with abstracts first, few registry records and comments, retracted ones marked', async () => {
    const papers = Array.from({ length: 14 }, (_, at) =>
      about(`Metformin in colorectal cancer, cohort ${at}`, { pmid: `${300 + at}` }),
    );
    const others = [
      about('Metformin in colorectal cancer, withdrawn', { pmid: '400', status: 'retracted' }),
      about('Comment on metformin in colorectal cancer', { pmid: '401', study_type: 'comment' }),
      about('Reply on metformin in colorectal cancer', { pmid: '402', study_type: 'comment' }),
      about('Metformin in colorectal cancer, a title alone', { pmid: '403', abstract: null }),
    ];
    const records = Array.from({ length: 6 }, (_, at) =>
      about(`Metformin for Colorectal Cancer ${at}`, {
        nct: [`NCT0000001${at}`],
        study_type: 'registry-record',
      }),
    );
    emulator.hold([...others, ...papers], 'pubmed');
    emulator.hold(records, 'clinicaltrials');
    const works = (await gather()).works.map(({ citation }) => citation);
    expect(works).toHaveLength(12);
    expect(works.filter(({ study_type: type }) => type === 'registry-record').length).toBeLessThanOrEqual(2);
    expect(works.filter(({ study_type: type }) => type === 'comment').length).toBeLessThanOrEqual(1);
    expect(works.filter(({ abstract }) => abstract).length).toBeGreaterThanOrEqual(11);
    const retracted = works.findIndex(({ pmid }) => pmid === '400');
    expect(retracted === -1 || retracted > 3).toBe(true);
  });

  it('lets what is no study fill no more than its places, even where there is little else', async () => {
    const title = 'Metformin in colorectal cancer';
    const retracted = [1, 2, 3].map((at) =>
      about(`${title}, lab ${at}`, { pmid: `60${at}`, status: 'retracted' }),
    );
    const comments = [1, 2, 3].map((at) =>
      about(`${title}, reply ${at}`, { pmid: `61${at}`, study_type: 'comment' }),
    );
    const records = [1, 2, 3].map((at) =>
      about(`${title}, trial ${at}`, { nct: [`NCT0000002${at}`], study_type: 'registry-record' }),
    );
    emulator.hold([...retracted, ...comments], 'pubmed');
    emulator.hold(records, 'clinicaltrials');
    const works = (await gather()).works.map(({ citation }) => citation);
    const library = 2;
    expect(works).toHaveLength(library + 2 + 1 + 2);
    expect(works.filter(({ status }) => status === 'retracted')).toHaveLength(2);
    expect(works.filter(({ study_type: type }) => type === 'comment')).toHaveLength(1);
    expect(works.filter(({ study_type: type }) => type === 'registry-record')).toHaveLength(2);
  });

  it('keeps a retracted work, and takes the word of the one source that knows', async () => {
    emulator.hold([shared], 'europepmc');
    emulator.hold([{ ...shared, status: 'retracted' }], 'pubmed');
    const { works } = await gather();
    const work = works.find(({ citation }) => citation.pmid === '101');
    expect(work?.citation.status).toBe('retracted');
  });

  it('leaves out what has but one common word of the question', async () => {
    emulator.hold([makeCitation('Lung cancer in miners', { pmid: '500' })], 'pubmed');
    emulator.behave(
      'pubmed',
      { reply: { body: '{"esearchresult":{"count":"1","idlist":["500"]}}' } },
      { reply: { body: '{"esearchresult":{"count":"0","idlist":[]}}' } },
      {},
    );
    const { sources, works } = await connect().gather(
      'Does vitamin D with calcium protect kidney transplant recipients from skin cancer?',
      [],
      signal,
    );
    expect(sources.find(({ id }) => id === 'pubmed')).toMatchObject({ state: 'found', found: 1 });
    expect(works.map(({ citation }) => citation.pmid)).not.toContain('500');
  });

  it('searches for the subject of the question before, where this one leans on it', async () => {
    const { query } = await connect().gather('And in women?', [question], signal);
    expect(query).toBe('women, metformin, colorectal, cancer');
  });

  it('has nothing to say with EVIDENCE=off', async () => {
    const evidence = await gather({ environment: { EVIDENCE: 'off' } });
    expect(evidence).toMatchObject({ sources: [], works: [] });
  });
});

describe('sources that fail', () => {
  it.each([
    ['hang', { hang: true }, 'late', / did not answer in time\.$/],
    ['are broken', failures.broken, 'failed', / could not be reached\.$/],
    ['are out of allowance', failures.rateLimited(60), 'failed', / has been asked too often/],
    ['answer garbage', failures.otherJson, 'failed', / sent an answer that could not be read\.$/],
    ['break off', { cut: 'in-body' }, 'failed', / could not be reached\.$/],
  ] as const)(
    'and %s are named, and the rest is there within the budget',
    async (_, behaviour, state, message) => {
      for (const service of services) emulator.behave(service, behaviour);
      // What hangs does so for ever; the others need not wait for the end of the budget.
      const { sources, works } = await gather({ budget: state === 'late' ? 5_000 : 60_000 });
      expect(sources[0]).toMatchObject({ id: 'library', state: 'found' });
      for (const report of sources.slice(1)) {
        expect(report).toMatchObject({ state, found: 0 });
        expect(report.message).toMatch(message);
      }
      expect(works.map(({ number }) => number)).toEqual([1, 2]);
    },
  );

  it('does not wait longer than 2.5 s by itself', async () => {
    for (const service of services) emulator.behave(service, { hang: true });
    const before = performance.now();
    const { sources } = await gather({ budget: 'usual' });
    expect(performance.now() - before).toBeGreaterThan(2_400);
    expect(sources.slice(1).map(({ state }) => state)).toEqual(['late', 'late', 'late']);
  });

  it('waits for none of them any more after two questions without a network', async () => {
    for (const service of services) emulator.behave(service, { hang: true });
    const gatherer = connect({ budget: 150 });
    for (const subject of ['metformin', 'aspirin']) await gatherer.gather(subject, [], signal);
    await expect.poll(() => emulator.requests().every(({ abandonedAt }) => abandonedAt)).toBe(true);
    const asked = emulator.requests().length;
    const { sources } = await gatherer.gather('statins', [], signal);
    expect(sources.slice(1).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(emulator.requests()).toHaveLength(asked);
  });

  it('ends at once when the question is stopped', async () => {
    for (const service of services) emulator.behave(service, { hang: true });
    const stop = new AbortController();
    const gathering = connect().gather(question, [], stop.signal);
    await expect.poll(() => emulator.requests().length).toBe(3);
    stop.abort(new Error('stopped'));
    await expect(gathering).rejects.toThrow('stopped');
    await expect.poll(() => emulator.requests().every(({ abandonedAt }) => abandonedAt)).toBe(true);
  });
});
