import { read, utils, type WorkBook } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serverForFile,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { signUpTestUser, type TestUser } from '../../../testing/test-user.ts';

const evil = '=HYPERLINK("https://evil.example","Metformin and cardiovascular mortality, open label")';
const works = [
  makeCitation('Metformin and cardiovascular mortality, "the" trial', {
    pmid: '30000001',
    doi: '10.1000/metformin.1',
    year: 2021,
    study_type: 'randomized-trial',
    abstract:
      'RESULTS: The hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93; P<0.001). The mean difference in body weight was −2.5 kg (95% CI −3.1 to −1.9).',
  }),
  makeCitation('Metformin and cardiovascular mortality, withdrawn', {
    pmid: '30000002',
    study_type: 'meta-analysis',
    status: 'retracted',
    abstract: 'RESULTS: The hazard ratio for cardiovascular death was 0.20 (95% CI 0.10 to 0.30).',
  }),
  makeCitation(evil, {
    pmid: '30000003',
    authors: [{ family: '@Okafor', given: 'Ada', group: false }],
    abstract: 'RESULTS: The odds ratio for +stroke was 0.91 (95% CI 0.80 to 1.04).',
  }),
];
const cites = 'It was tried (PMID 30000002), and again (PMID 30000003).';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));
let user: TestUser;
let sessionId: string;
let turnId: string;

beforeAll(async () => {
  services.hold(works);
  for (const engine of ['chatgpt', 'xai', 'deepseek']) providers.script(engine, { text: cites });
  const says = (number: string) =>
    `The hazard ratio for cardiovascular death was ${number} (PMID 30000001). ${cites}`;
  providers.script('mistral', { text: says('0.78 (95% CI 0.65 to 0.93)') });
  providers.script('gemini', { text: says('0.87') });
  providers.script('claude', { text: `A trial looked at it (PMID 30000001). ${cites}` });
  user = await signUpTestUser(server.url);
  const [first] = await (await user.ask('Does metformin lower cardiovascular mortality?')).all();
  ({ session_id: sessionId, turn_id: turnId } = first as { session_id: string; turn_id: string });
});

const ask = (format: string) => user.call(`/api/v1/chat/turns/${turnId}/studies/?format=${format}`);
async function book(format: 'csv' | 'xlsx'): Promise<WorkBook> {
  return read(new Uint8Array(await (await ask(format)).arrayBuffer()), {
    cellStyles: true,
    raw: format === 'csv',
  });
}
/** The rows of the first sheet, by the names of their columns. */
function rowsOf({ SheetNames: [name = ''], Sheets }: WorkBook) {
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[name] ?? {}, { defval: null });
}

describe('the studies of a question', () => {
  it('are a workbook with numbers as numbers, a column an engine, and retracted works last', async () => {
    const reply = await ask('xlsx');
    expect(reply.headers.get('content-disposition')).toContain('filename="studies.xlsx"');
    const rows = rowsOf(await book('xlsx'));
    expect(rows[0]).toMatchObject({
      Study: 'Okafor 2021',
      Title: works[0]?.title,
      Year: 2021,
      Design: 'Randomized trial',
      Publication: 'Not retracted',
      Outcome: 'cardiovascular death',
      Measure: 'Hazard ratio',
      Effect: 0.78,
      Low: 0.65,
      High: 0.93,
      'Interval (%)': 95,
      'p is': 'below',
      p: 0.001,
      Mistral: 'Same number: 0.78 (95% CI 0.65 to 0.93)',
      Gemini: 'OTHER NUMBER: 0.87',
      Claude: 'Cited, number not found',
      XAI: 'Not cited',
      DOI: '10.1000/metformin.1',
      PMID: '30000001',
      'Read from': 'Abstract',
    });
    expect(rows[1]).toMatchObject({ Effect: -2.5, Low: -3.1, High: -1.9, Unit: 'kg' });
    expect(rows.map(({ PMID }) => PMID)).toEqual(['30000001', '30000001', '30000003', '30000002']);
    expect(rows.at(-1)).toMatchObject({
      Publication: 'RETRACTED',
      Effect: 0.2,
      XAI: 'Cited, number not found',
    });
  });

  it('are a CSV with the same content', async () => {
    const reply = await ask('csv');
    expect(reply.headers.get('content-disposition')).toContain('filename="studies.csv"');
    const [inCsv, inXlsx] = [rowsOf(await book('csv')), rowsOf(await book('xlsx'))];
    const words = (rows: Record<string, unknown>[]) =>
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            value === null ? '' : String(value).replace(/^'/, ''),
          ]),
        ),
      );
    expect(words(inCsv)).toEqual(words(inXlsx));
  });

  it('hold no formula, whatever a title or an author begins with', async () => {
    const bytes = await (await ask('csv')).arrayBuffer();
    // Excel knows by the byte order mark that it is UTF-8.
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(csv.startsWith('\ufeffStudy,Title,')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example""`);
    expect(csv).toContain("\r\n'@Okafor 2020,");
    // A number below nought is one, and no formula that begins with a minus.
    expect(csv).toContain(',-2.5,-3.1,-1.9,');
    for (const format of ['csv', 'xlsx'] as const) {
      const { Sheets } = read(new Uint8Array(await (await ask(format)).arrayBuffer()));
      const cells = Object.values(Sheets).flatMap(
        (sheet) => Object.values(sheet) as { f?: string; l?: unknown }[],
      );
      expect(cells.filter(({ f, l }) => f !== undefined || l !== undefined)).toEqual([]);
    }
    expect(rowsOf(await book('xlsx')).map(({ Title }) => Title)).toContain(evil);
  });

  it('are their owner’s, and of anyone who has the link to the session until it is revoked', async () => {
    const other = await signUpTestUser(server.url);
    expect((await other.call(`/api/v1/chat/turns/${turnId}/studies/?format=csv`)).status).toBe(404);
    expect((await ask('ods')).status).toBe(400);
    const path = `/api/v1/chat/sessions/${sessionId}/share/`;
    const { token } = await user.post(path, {});
    const shared = (id: string) =>
      fetch(`${server.url}/api/v1/shared/${token}/turns/${id}/studies/?format=csv`);
    const reply = await shared(turnId);
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    expect(await reply.text()).toBe(await (await ask('csv')).text());
    expect((await shared(crypto.randomUUID())).status).toBe(404);
    await user.call(path, { method: 'DELETE' });
    expect((await shared(turnId)).status).toBe(404);
  });
});
