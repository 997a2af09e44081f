import { ledger as ledgerSchema } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { corrected, good, known, retracted } from '../../testing/ledger-works.ts';
import { abstract, evidenceOf, mentionsIn } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile(() => known);
const { check, onlyOne } = world;

describe('rows', () => {
  it('tell of each mention of a mark which number calls it, in whatever order they stand there', async () => {
    const evidence = evidenceOf(good, retracted, corrected);
    const calledIn = async (text: string) =>
      mentionsIn(await check(text, { evidence }))
        .filter(({ mention }) => mention.form === 'number')
        .map(({ mention: { called }, row }) => [called, row.citation?.pmid]);
    expect((await calledIn('It works [3, 1].')).sort()).toEqual([
      ['1', '101'],
      ['3', '104'],
    ]);
    const list = '## References\n[1] Mediterranean diet and primary prevention. PMID: 104\n[2] PMID: 101';
    expect((await calledIn(`It works [1, 2].\n\n${list}`)).sort()).toEqual([
      ['1', '104'],
      ['2', '101'],
    ]);
    expect((await onlyOne('See PMID 101.')).mention.called).toBeUndefined();
  });

  it('are one a work, whatever it is cited by, and name who cites it', async () => {
    const { rows, scores } = await check('', {
      evidence: evidenceOf({ ...good, source: 'pubmed' }),
      answers: [
        { engine: 'claude', text: 'Deaths were reduced [1].', vendor_sources: [] },
        { engine: 'gemini', text: 'See doi:10.1000/w.101 (PMC5000101).', vendor_sources: [] },
        { engine: 'xai', text: 'None.', vendor_sources: [{ url: 'https://pubmed.ncbi.nlm.nih.gov/101/' }] },
      ],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: 1, id: 'pmid:101', found: 'known', searched_by: ['xai'] });
    expect(rows[0]?.mentions.map(({ engine }) => engine)).toEqual(['claude', 'gemini', 'gemini']);
    expect(scores.map(({ mentions }) => mentions)).toEqual([1, 2, 0]);
  });

  it('keep one engine’s slip from marking the others', async () => {
    const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
    const { rows, scores } = await check('', {
      answers: six.map((engine) => ({
        engine,
        text:
          engine === 'xai' ? 'It works (JAMA 2015; PMID 101).' : 'It works (N Engl J Med 2015; PMID 101).',
        vendor_sources: [],
      })),
    });
    expect(rows).toHaveLength(1);
    const states = new Map(
      rows
        .flatMap((row) => row.mentions.map((mention) => ({ mention })))
        .map(({ mention }) => [mention.engine, mention.state]),
    );
    for (const engine of six)
      expect(states.get(engine), engine).toBe(engine === 'xai' ? 'mismatch' : 'verified');
    expect(scores.find(({ engine }) => engine === 'xai')).toMatchObject({ verified: 0, mismatch: 2 });
    expect(scores.find(({ engine }) => engine === 'claude')).toMatchObject({ verified: 2, mismatch: 0 });
  });

  it('are one a work without an evidence set, too: PMID = DOI = PMCID', async () => {
    const { rows } = await check('See PMID 101. And doi:10.1000/w.101. And PMC5000101.');
    expect(rows.map(({ found }) => found)).toEqual(['known']);
    expect(rows[0]?.identifiers).toHaveLength(3);
  });

  it('come in the order of the evidence set and then of first mention, and hold the contract', async () => {
    const evidence = evidenceOf({ ...good, source: 'pubmed' }, { ...corrected, source: 'pubmed' });
    const ledger = await check('A [2], b PMID 102, c NCT00000001, d [1-2], e [7].', { evidence });
    expect(ledgerSchema.parse(ledger)).toEqual(ledger);
    expect(ledger.rows.map(({ id, found, publication }) => [id, found, publication])).toEqual([
      ['pmid:101', 'known', 'current'],
      ['pmid:104', 'known', 'corrected'],
      ['pmid:102', 'known', 'retracted'],
      ['nct:NCT00000001', 'known', 'current'],
      ['number:7', 'not-found', null],
    ]);
    expect(ledger.rows[1]?.mentions).toHaveLength(2);
    expect(ledger.rows[4]).toMatchObject({ missing_number: 7, label: '[7]' });
  });

  it('take numbers for those of the evidence only where there is one', async () => {
    expect((await check('A [2], b [1].')).rows).toEqual([]);
  });

  it('keep a page that the vendor searched as a web page, with the places that name it', async () => {
    const url = 'https://example.org/news';
    const { mention, row } = await onlyOne('', {
      answers: [{ engine: 'xai', text: `Read ${url} today.`, vendor_sources: [{ url, title: 'News' }] }],
    });
    expect(row).toMatchObject({ id: `url:${url}`, found: 'web-page', searched_by: ['xai'] });
    expect(mention).toMatchObject({ form: 'url-web', state: 'unknown', from: 5, to: 5 + url.length });
  });

  it('say what the abstract says of the sentence, and of its numbers', async () => {
    const text = [
      'Empagliflozin reduced deaths from cardiovascular causes by 38% [1].',
      'Empagliflozin increased deaths from cardiovascular causes [1].',
      'Zebrafish regenerate their fins within weeks [1].',
    ].join(' ');
    const { mentions } = await onlyOne(text, { evidence: evidenceOf({ ...good, source: 'pubmed' }) });
    expect(mentions.map(({ mention }) => mention.support?.relation)).toEqual([
      'supports',
      // That it says otherwise is not said: too often it does not.
      'same-topic',
      // Nor that it says nothing: a sentence may speak of it in other words, or go on from the one before.
      'unsettled',
    ]);
    const [first] = mentions;
    expect(text.slice(first?.mention.from, first?.mention.to)).toBe('[1]');
    const sentence = first?.mention.support?.sentence;
    expect(abstract.slice(sentence?.from, sentence?.to)).toContain('by 38%');
    expect(first?.mention.numbers.map(({ text: said }) => said)).toEqual(['38%']);
    world.emulator.reset();
    world.emulator.hold([{ ...good, abstract: null }]);
    const bare = evidenceOf({ ...good, source: 'pubmed', abstract: null });
    expect((await onlyOne('It works [1].', { evidence: bare })).mention.support?.relation).toBe('missing');
  });
});
