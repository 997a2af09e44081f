import { type Citation, type Ledger, type LedgerRow, type Mention, routes } from '@sextant/contracts';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import type { CallScript } from '../../testing/provider-emulator/script.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const question = 'Does melatonin prevent delirium in intensive care?';
const names = (...families: string[]) => families.map((family) => ({ family, given: 'A', group: false }));
const group = (name: string) => ({ family: name, given: null, group: true });
const about = 'Delirium in intensive care was not prevented by melatonin.';

const melatonin = makeCitation(
  'Prophylactic melatonin for delirium in intensive care (Pro-MEDIC): a randomized controlled trial',
  {
    pmid: '35220473',
    doi: '10.1007/s00134-022-06638-9',
    authors: [...names('Wibrow', 'Martinez', 'Myers'), group('Pro-MEDIC Study Investigators')],
    journal: 'Intensive care medicine',
    journal_short: 'Intensive Care Med',
    year: 2022,
    volume: '48',
    pages: '414-425',
    study_type: 'randomized-trial',
    abstract: `RESULTS: In 850 adults in intensive care, melatonin did not change the prevalence of delirium. CONCLUSIONS: ${about}`,
  },
);
const haloperidol = makeCitation(
  'Haloperidol and Ziprasidone for Treatment of Delirium in Critical Illness',
  {
    pmid: '30346242',
    doi: '10.1056/nejmoa1808217',
    authors: [...names('Girard', 'Exline', 'Carson'), group('MIND-USA Investigators')],
    journal: 'The New England journal of medicine',
    journal_short: 'N Engl J Med',
    year: 2018,
    nct: ['NCT01211522'],
    study_type: 'randomized-trial',
    abstract: 'RESULTS: Haloperidol did not shorten delirium in intensive care.',
  },
);
const withdrawn = makeCitation('Melatonin and delirium in intensive care: a registry of six continents', {
  pmid: '32450107',
  doi: '10.1016/s0140-6736(20)31180-6',
  authors: names('Mehra', 'Desai'),
  journal: 'Lancet (London, England)',
  journal_short: 'Lancet',
  year: 2020,
  status: 'retracted',
  notices: [{ kind: 'retraction', reference: 'Lancet. 2020;395:1820', pmid: '32511943' }],
  abstract: about,
});
const article = makeCitation('Ramelteon in ventilated adults with delirium: the main report', {
  pmid: '32678530',
  doi: '10.1056/nejmoa2021436',
  authors: names('Horby', 'Lim'),
  journal: 'The New England journal of medicine',
  journal_short: 'N Engl J Med',
  year: 2021,
  abstract: about,
});
const preprint = makeCitation('Ramelteon in ventilated adults with delirium: preliminary report', {
  doi: '10.1101/2020.06.22.20137273',
  authors: names('Horby', 'Lim'),
  journal: 'medRxiv',
  year: 2020,
  study_type: 'preprint',
  became: { doi: '10.1056/nejmoa2021436', pmid: '32678530' },
  abstract: about,
});
const registered = makeCitation('The MIND USA study', {
  nct: ['NCT01211522'],
  pmid: null,
  doi: null,
  journal: 'ClinicalTrials.gov',
  study_type: 'registry-record',
  trial: 'MIND-USA',
  authors: [group('Vanderbilt')],
});
const works: Citation[] = [melatonin, haloperidol, withdrawn, article, preprint, registered];

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
let server: TestApp;
let user: TestUser;

beforeEach(async () => {
  providers.reset();
  services.reset();
  services.hold(works);
  // New each time: its sources remember nothing.
  server = await startServer({
    environment: {
      ...services.environment(),
      ...providers.environment(),
      EVIDENCE: 'on',
      CONTACT_EMAIL: 'tests@example.org',
      NCBI_API_KEY: 'a-key',
    },
  });
  user = await signUpTestUser(server.url);
});

interface Asked {
  session: string;
  turn: string;
  ledger: Ledger;
  /** The one mention of an engine that is written so. */
  at(engine: string, written: string): Mention & { row: LedgerRow };
}

/** Asks, with what the engines answer; the ledger as the reloaded session has it. */
async function ask(
  texts: Record<string, string>,
  finish: Record<string, CallScript['finish']> = {},
): Promise<Asked> {
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text: texts[engine] ?? 'Nothing is cited here.', finish: finish[engine] });
  const reply = await user.post('/api/v1/chat/', { input_text: question });
  const detail = routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${reply.session_id}/`));
  const ledger = detail.conversations[0]?.ledger as Ledger;
  return {
    session: reply.session_id,
    turn: reply.turn_id,
    ledger,
    at(engine, written) {
      const found = ledger.rows
        .flatMap((row) => row.mentions.map((mention) => ({ ...mention, row })))
        .filter(
          ({ engine: own, from, to }) => own === engine && texts[engine]?.slice(from, to).includes(written),
        );
      expect(found, written).toHaveLength(1);
      return found[0] as Mention & { row: LedgerRow };
    },
  };
}
it('of an answer that was cut short, the word that it breaks off in is not held against it', async () => {
  const whole = 'Melatonin does not prevent delirium (PMID 35220473). Haloperidol does nothing, PMID 3034';
  const { at, ledger } = await ask({ claude: whole, chatgpt: whole }, { claude: 'length' });
  expect(at('chatgpt', '3034')).toMatchObject({ state: 'not-found' });
  const ofClaude = ledger.rows
    .flatMap(({ mentions }) => mentions)
    .filter(({ engine }) => engine === 'claude');
  expect(ofClaude).toMatchObject([{ state: 'verified' }]);
});

describe('numbers, superscripts and footnotes', () => {
  it('call the answer’s own list where it has one, and an invented entry is never verified', async () => {
    const list = [
      'Girard TD, Exline MC, Carson SS. Haloperidol and Ziprasidone for Treatment of Delirium in Critical Illness. N Engl J Med. 2018;379:2506-16.',
      'Lindqvist P, Okoro J, Haas M. Combined melatonin and quetiapine for delirium in intensive care: a pilot trial. Crit Care Med. 2019;47:301-309.',
      'Wibrow B, Martinez FE. Prophylactic melatonin for delirium in intensive care. JAMA. 2022.',
    ];
    const entries = list.map((entry, at) => `${at + 1}. ${entry}`).join('\n');
    const { at, ledger } = await ask({
      mistral: `Haloperidol does nothing [1], both together help [2], melatonin does not [3].\n\n## References\n\n${entries}\n`,
      gemini: `Haloperidol does nothing¹, both together help², melatonin does not³.\n\n**References**\n\n${entries}\n`,
      claude: `Haloperidol does nothing[^1], both together help[^2], melatonin does not[^3].\n\n${list.map((entry, n) => `[^${n + 1}]: ${entry}`).join('\n')}\n`,
      chatgpt: 'Melatonin does not prevent delirium [1].',
    });
    for (const [engine, marks] of [
      ['mistral', ['[1]', '[2]', '[3]']],
      ['gemini', ['¹', '²', '³']],
    ] as const) {
      expect(at(engine, marks[0])).toMatchObject({ state: 'verified', row: { id: 'pmid:30346242' } });
      expect(at(engine, marks[1])).toMatchObject({
        state: 'not-found',
        row: {
          citation: null,
          found: 'not-found',
          label: 'Combined melatonin and quetiapine for delirium in intensive care: a pilot trial',
        },
      });
      expect(at(engine, marks[2])).toMatchObject({
        state: 'mismatch',
        differs: [{ fact: 'journal', stated: 'JAMA' }],
      });
    }
    const footnotes = ledger.rows
      .flatMap(({ mentions }) => mentions)
      .filter(({ engine, form }) => engine === 'claude' && form === 'footnote')
      .sort((a, b) => a.from - b.from);
    expect(footnotes.map(({ state }) => state)).toEqual(['verified', 'not-found', 'mismatch']);
    // Without a list of its own, the number is the evidence's.
    const evidence = at('chatgpt', '[1]');
    expect(evidence.row.number).toBe(1);
    expect(evidence.state).toBe('verified');
  });

  it('of a footnote that names work and PMID are no mismatch', async () => {
    const { at } = await ask({
      claude:
        'Melatonin does not prevent delirium[^1].\n\n[^1]: Wibrow B, et al. Intensive Care Med 2022. PMID 35220473\n',
    });
    expect(at('claude', 'PMID 35220473')).toMatchObject({ state: 'verified', row: { id: 'pmid:35220473' } });
  });
});

describe('what names a work without an identifier', () => {
  it('is looked up, by author and year, journal and year, title, trial, preprint number and address', async () => {
    const { at, ledger } = await ask({
      mistral:
        'Melatonin did not prevent delirium (Wibrow et al., 2022). Hartley et al., 2020 say otherwise.',
      gemini: 'The 2018 NEJM paper on haloperidol in delirium was negative.',
      claude:
        'The paper “Haloperidol and Ziprasidone for Treatment of Delirium in Critical Illness” (2018) was negative. In MIND-USA, delirium in critical illness lasted as long with haloperidol. In MIND-USA, statins lowered cholesterol.',
      chatgpt: 'In the MIND-USA trial, haloperidol did nothing. The ZEPHYR-9 trial is unheard of.',
      xai: 'See medRxiv 2020.06.22.20137273 on ramelteon.',
      deepseek:
        'See https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(20)31180-6/fulltext and https://example.org/blog. Haloperidol and ziprasidone did not shorten delirium in critical illness: https://www.nejm.org/doi/full/10.1056/NEJMoa1808217.',
    });
    expect(at('mistral', 'Wibrow et al., 2022')).toMatchObject({
      form: 'author-year',
      state: 'verified',
      stated: { authors: ['Wibrow'], year: 2022 },
      row: { id: 'pmid:35220473' },
    });
    // Too little is said to call it invented.
    expect(at('mistral', 'Hartley et al., 2020')).toMatchObject({
      state: 'unknown',
      row: { label: 'Hartley 2020' },
    });
    expect(at('gemini', '2018 NEJM paper')).toMatchObject({
      form: 'journal-year',
      state: 'verified',
      row: { id: 'pmid:30346242' },
    });
    expect(at('claude', 'Haloperidol and Ziprasidone')).toMatchObject({
      form: 'title',
      state: 'verified',
      row: { id: 'pmid:30346242' },
    });
    // A trial has many reports: by its name alone none of them is verified, nor said to be cited.
    expect(at('chatgpt', 'MIND-USA')).toMatchObject({
      form: 'trial',
      state: 'unknown',
      row: { label: 'MIND-USA', citation: null, found: 'unknown' },
    });
    // Unless the answer cites the one report that is known, and speaks of what that speaks of.
    const named = ledger.rows.flatMap(({ id, mentions }) =>
      mentions.flatMap(({ engine, form, state }) =>
        engine === 'claude' && form === 'trial' ? [[id, state]] : [],
      ),
    );
    expect(named).toEqual([
      ['pmid:30346242', 'verified'],
      ['stated:mind-usa', 'unknown'],
    ]);
    expect(at('chatgpt', 'ZEPHYR-9')).toMatchObject({ form: 'trial', state: 'unknown' });
    expect(at('xai', 'medRxiv 2020')).toMatchObject({
      form: 'medrxiv',
      state: 'verified',
      row: { article: { pmid: '32678530', journal: 'The New England journal of medicine' } },
    });
    expect(at('deepseek', 'thelancet.com')).toMatchObject({
      form: 'url-article',
      state: 'verified',
      row: { id: 'pmid:32450107', publication: 'retracted' },
    });
    expect(at('deepseek', 'nejm.org')).toMatchObject({ form: 'doi', state: 'verified' });
    expect(at('deepseek', 'example.org')).toMatchObject({ form: 'url-web', row: { found: 'web-page' } });
  });
});

describe('a mismatch', () => {
  it('is said where it stands, and of what', async () => {
    const { at, ledger } = await ask({
      mistral: 'Melatonin does nothing (PMID 35220473; doi:10.1056/NEJMoa1808217).',
      gemini: 'Melatonin does nothing (Wibrow et al., JAMA 2022; PMID 35220473).',
      claude: 'In AID-ICU (NCT01211522) haloperidol did nothing.',
      chatgpt: 'Ramelteon works (Horby et al., N Engl J Med 2020; doi:10.1101/2020.06.22.20137273).',
      xai: 'Unlike Girard et al. (2018), the melatonin trial (PMID 35220473) was about prevention.',
      deepseek: 'Melatonin does nothing (Wibrow et al., 2022; PMID 35220473).',
    });
    for (const written of ['PMID 35220473', '10.1056/NEJMoa1808217'])
      expect(at('mistral', written)).toMatchObject({ state: 'mismatch', differs: [{ fact: 'identifier' }] });
    expect(at('gemini', 'PMID 35220473')).toMatchObject({
      state: 'mismatch',
      differs: [{ fact: 'journal', stated: 'JAMA', recorded: 'Intensive care medicine', said_by: 'pubmed' }],
    });
    expect(at('claude', 'NCT01211522')).toMatchObject({
      state: 'mismatch',
      differs: [{ fact: 'trial', stated: 'AID-ICU', recorded: 'MIND-USA' }],
    });
    const asArticle = at('chatgpt', '10.1101/2020.06.22.20137273');
    expect(asArticle).toMatchObject({ state: 'mismatch', differs: [{ fact: 'journal' }] });
    expect(asArticle.reason).toContain(
      'This is the preprint; the article is “Ramelteon in ventilated adults',
    );
    // One engine's slip is its own.
    for (const engine of ['xai', 'deepseek'])
      expect(at(engine, 'PMID 35220473'), engine).toMatchObject({ state: 'verified', differs: [] });
    const scores = new Map(ledger.scores.map((score) => [score.engine, score]));
    expect(scores.get('deepseek')).toMatchObject({ mentions: 2, verified: 2, mismatch: 0 });
    expect(scores.get('gemini')).toMatchObject({ verified: 0, not_found: 0 });
  });
});

describe('what was checked', () => {
  const texts = {
    claude:
      'A registry showed harm (Mehra et al., 2020; PMID 32450107). An early report (PMID 99999999) agreed.',
  };

  it('stands in the export where it is written, a retracted work struck, and on the shared page', async () => {
    const { ledger, session } = await ask(texts);
    const read = (format: string) => user.call(`/api/v1/chat/sessions/${session}/export/?format=${format}`);
    const markdown = await (await read('md')).text();
    expect(markdown).toContain('~~PMID 32450107~~ ‹retracted›');
    expect(markdown).toContain('PMID 99999999 ‹not found›');
    expect(markdown).toContain('### Each citation');
    expect(markdown).toMatch(/\| Claude \| PMID 99999999 \|.*NOT FOUND/);
    expect(markdown).toContain('RETRACTED: Retracted: Lancet. 2020;395:1820.');
    // Its check was passed, and yet no reader may take it for sound.
    expect(markdown).toMatch(/\| Claude \| PMID 32450107 \|[^|\n]*\| RETRACTED \|/);
    expect(markdown).toMatch(/^- \[\d\] .*\(RETRACTED\)/m);
    const files = unzipSync(new Uint8Array(await (await read('docx')).arrayBuffer()));
    const document = new TextDecoder().decode(files['word/document.xml']);
    expect(document).toMatch(/\d retracted/);
    expect(document).toContain('<w:strike/>');
    expect(document).toMatch(/PMID 32450107<(?:(?!Verified).)*>RETRACTED</);
    expect(await (await read('csl')).text()).toContain('RETRACTED: Melatonin and delirium');
    const { token } = await user.post(`/api/v1/chat/sessions/${session}/share/`, {});
    const reply = await fetch(`${server.url}/api/v1/shared/${token}/`);
    const shared = (await reply.json()) as { conversations: { ledger: Ledger }[] };
    expect(shared.conversations[0]?.ledger).toEqual(ledger);
  });

  it('is nothing clean and nothing false while the sources are down', async () => {
    for (const service of ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'])
      services.behave(service, failures.broken);
    const { ledger } = await ask({
      ...texts,
      xai: 'Wibrow et al., 2022. DAPA-HF trial. The 2018 NEJM paper.',
    });
    expect(ledger.rows.length).toBeGreaterThanOrEqual(5);
    for (const row of ledger.rows) {
      expect(row, row.id).toMatchObject({ found: 'unknown', publication: null });
      for (const mention of row.mentions) expect(mention.state).toBe('unknown');
    }
  });

  it('by an older version counts as none, and is checked again on request', async () => {
    const { session, turn } = await ask(texts);
    await database.database.$client.query(
      `update turns set ledger = '{"checked_at":"2026-01-01T00:00:00.000Z","rows":[{"id":"pmid:1","state":"verified"}],"scores":[],"unreached":[]}' where id = $1`,
      [turn],
    );
    const read = async () =>
      routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${session}/`)).conversations[0];
    expect((await read())?.ledger).toBeNull();
    expect((await user.call(`/api/v1/chat/sessions/${session}/export/?format=md`)).status).toBe(200);
    await user.post(`/api/v1/chat/turns/${turn}/check/`, {});
    expect((await read())?.ledger?.rows.map(({ publication }) => publication)).toContain('retracted');
  });
});
