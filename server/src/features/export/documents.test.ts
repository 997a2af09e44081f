import { writeFile } from 'node:fs/promises';
import type { SessionDetail, SessionDocument } from '@sextant/contracts';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { askExportedSessions, type ExportedSessions } from '../../testing/exported-sessions.ts';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { hasLibreOffice, toPdf } from '../../testing/libre-office.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));
let user: TestUser;
let sessions: ExportedSessions;
/** Each session as a Word file, the full one with its pictures. */
const files: Partial<Record<keyof ExportedSessions, Uint8Array>> = {};

beforeAll(async () => {
  user = await signUpTestUser(server.url);
  sessions = await askExportedSessions(user, providers, services);
  files.plain = await docxOf(sessions.plain);
  files.several = await docxOf(sessions.several);
  files.full = await docxWithPictures(sessions.full);
}, 240_000);

const pathOf = ({ session_id }: SessionDetail) => `/api/v1/chat/sessions/${session_id}`;
const bytesOf = async (reply: Response) => {
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return new Uint8Array(await reply.arrayBuffer());
};
const docxOf = async (session: SessionDetail) =>
  bytesOf(await user.call(`${pathOf(session)}/export/?format=docx`));
const documentOf = (session: SessionDetail): Promise<SessionDocument> =>
  user.get(`${pathOf(session)}/document/`);

/** As the page asks for it: every block of the answers with a picture of it. */
async function docxWithPictures(session: SessionDetail): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const texts = Object.values(session.conversations[0]?.messages[1]?.content_multiple ?? {});
  const list = texts
    .flatMap((text) => [...(text ?? '').matchAll(/```(vega-lite|smiles|mermaid|forest)\n([\s\S]*?)\n```/g)])
    .map(([, language = '', source = '']) => ({
      language,
      source,
      name: `Drawn ${language}`,
      words: 'In words',
      width: 600,
      height: 300,
      bytes: png.length,
    }));
  const form = new FormData();
  form.append('list', JSON.stringify(list));
  form.append('pictures', new Blob(list.map(() => new Uint8Array(png))), 'pictures');
  return bytesOf(await user.call(`${pathOf(session)}/export/`, { method: 'POST', body: form }));
}

const htmlOf = async (name: keyof ExportedSessions) =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(files[name] as Uint8Array) })).value;
const xmlOf = (name: keyof ExportedSessions, part = 'word/document.xml') =>
  new TextDecoder().decode(unzipSync(files[name] as Uint8Array)[part]);

describe('a Word file', () => {
  it('has title, question, models, verdicts, six answers, references, tables and the record, in this order', async () => {
    const html = await htmlOf('full');
    const headings = [...html.matchAll(/<h([1-6])>(?:<a[^>]*><\/a>)*(.*?)<\/h\1>/g)].map(
      ([, level, text]) => `${level} ${text}`,
    );
    const inOrder = [
      '1 Do SGLT2 inhibitors lower mortality in adults with heart failure &amp; &lt;reduced&gt; ejection fraction?',
      '2 What the engines say',
      ...['Mistral', 'Gemini', 'Claude', 'ChatGPT', 'XAI', 'DeepSeek'].map((name) => `2 ${name}`),
      '2 References',
      '1 Tables',
      '2 Studies',
      '1 Appendix: the record',
      '2 How each engine was asked',
      '2 Each citation',
    ];
    expect(headings.filter((each) => inOrder.includes(each))).toEqual(inOrder);
    // An answer's own headings stand below its engine's.
    expect(headings).toContain('4 Safety');
    expect(html).toMatch(/Engines: Mistral \(.+\), Gemini/);
    expect(html).toMatch(/Asked on \d+ \w+ 20\d\d/);
  });

  it('cites by the numbers of its list, and says there what was retracted, is missing or could not be checked', async () => {
    const html = await htmlOf('full');
    const { turns } = await documentOf(sessions.full);
    const references = turns[0]?.references ?? [];
    expect(references.length).toBeGreaterThanOrEqual(40);
    expect(references.map(({ number }) => number)).toEqual(references.map((_, index) => index + 1));
    const retracted = references.filter(
      ({ state }) => state.startsWith('RETRACTED:') || state === 'RETRACTED',
    );
    expect(retracted).toHaveLength(6);
    expect(retracted.every(({ is_warning, text }) => is_warning && text.includes('RETRACTED: '))).toBe(true);
    const missing = references.find(({ text }) => text.includes('99999999'));
    expect(missing).toMatchObject({ state: expect.stringMatching(/^NOT FOUND/), is_warning: true });
    const unknown = references.find(({ text }) => text.includes('NCT00000042'));
    expect(unknown).toMatchObject({
      state: expect.stringMatching(/^Could not be checked/),
      is_warning: false,
    });
    const [text = ''] = references.filter(({ state }) => state === 'Not retracted').map((one) => one.text);
    expect(text).toMatch(
      /^Okafor A\. Effects of .*\. Journal of Heart Failure \d\. 20\d\d;12\(3\):45-51\. doi:10\.1000\/exported\.\d+$/,
    );
    // Every number that an answer cites by is in the list, and the first answer begins with the first.
    const cited = [...(turns[0]?.answers ?? [])].flatMap(({ text: answer }) =>
      [...answer.matchAll(/\[(\d+)[ \],]/g)].map(([, number]) => Number(number)),
    );
    expect(Math.max(...cited)).toBe(references.length);
    expect(cited[0]).toBe(1);
    expect(html.includes('retracted]')).toBe(true);
    expect(/PMID 99999999 \[\d+ not found\]/.test(html)).toBe(true);
  });

  it('has tables in columns of their measure, and formulas and pictures as what they are', async () => {
    const xml = xmlOf('full');
    const widths = [...xml.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)].map(([, grid]) =>
      [...(grid ?? '').matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width)),
    );
    expect(widths.length).toBeGreaterThan(4);
    for (const columns of widths) expect(Math.min(...columns)).toBeGreaterThan(300);
    expect(xml).toContain('w:orient="landscape"');
    expect(xml).toContain('<m:f>');
    expect(xml).toContain('<m:rad>');
    expect(xml).not.toMatch(/undefined|\\frac/);
    expect(xml).toContain('US$5 a day');
    const html = await htmlOf('full');
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html).toContain('Drawn forest');
    // A list begins to count again.
    expect(xml.match(/<w:numId w:val="(\d+)"\/>/g)?.length).toBeGreaterThan(2);
  });

  it('tells of studies in words: what was measured, how, and the whole of its interval', async () => {
    const { turns } = await documentOf(sessions.full);
    const rows = turns[0]?.tables.find(({ title }) => title === 'Studies')?.rows ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) {
      const [, design, , effect = '', ...engines] = cells;
      expect(design).toMatch(/^(Randomized trial|Observational study|Study type not stated), n = [\d,]+$/);
      expect(effect).toMatch(/^HR 0\.\d\d \(95% CI 0\.\d\d to 0\.\d\d\)$/);
      for (const said of engines) expect(said.split('(').length).toBe(said.split(')').length);
    }
  });

  it('says where a picture is missing', async () => {
    const html = (await mammoth.convertToHtml({ buffer: Buffer.from(await docxOf(sessions.full)) })).value;
    for (const kind of ['Chart', 'Structural formula', 'Diagram', 'Forest plot'])
      expect(html).toContain(
        `${kind}, not drawn in this file. Its source is in the Markdown and JSON exports.`,
      );
    expect(html).not.toContain('<img ');
  });

  it('of several questions has each with its own references, and nothing in it runs, loads or breaks it', async () => {
    const html = await htmlOf('several');
    expect(html.match(/>Question \d: /g)?.length).toBeGreaterThanOrEqual(3);
    expect(/<script|<img|href="(?!https?:|mailto:|#)/i.exec(html)?.[0]).toBeUndefined();
    expect(xmlOf('several', 'word/_rels/document.xml.rels')).not.toMatch(/javascript|tracker/);
    expect(/\\frac\{a\}\{\\undefined/.test(html)).toBe(true);
    const { turns } = await documentOf(sessions.several);
    expect(turns[1]?.answers[4]?.notices.join(' ')).not.toBe('');
    for (const { references } of turns) expect(references[0]?.number).toBe(1);
  });
});

describe('the form that brings pictures', () => {
  it('is refused where it is not what it says', async () => {
    const path = `${pathOf(sessions.plain)}/export/`;
    const entry = { language: 'smiles', source: 'C', name: 'x', words: 'x', width: 1, height: 1, bytes: 4 };
    const send = (list: string, bytes: string) => {
      const form = new FormData();
      form.append('list', list);
      form.append('pictures', new Blob([bytes]), 'pictures');
      return user.call(path, { method: 'POST', body: form });
    };
    for (const reply of [
      await send(JSON.stringify([entry]), 'GIF8'),
      await send(JSON.stringify([{ ...entry, bytes: 99 }]), 'GIF8'),
      await send('[]', 'GIF8'),
      await send('{', ''),
      await send(JSON.stringify([{ ...entry, address: 'https://example.org' }]), 'GIF8'),
    ])
      expect(reply.status).toBe(400);
    const other = await signUpTestUser(server.url);
    expect((await other.call(`${pathOf(sessions.plain)}/document/`)).status).toBe(404);
  });
});

describe('LibreOffice', () => {
  it('opens all three, and six answers of 400 words take at most 12 pages', async (test) => {
    if (!(await hasLibreOffice())) {
      console.warn('LibreOffice is not installed: the pages of the Word files were NOT counted.');
      test.skip();
    }
    for (const name of ['plain', 'full', 'several'] as const) {
      const docx = files[name] as Uint8Array;
      const folder = process.env.KEEP_DOCUMENTS;
      if (folder) await writeFile(`${folder}/${name}.docx`, docx);
      const pdf = await toPdf(docx);
      if (folder) await writeFile(`${folder}/${name}.pdf`, pdf);
      const { numPages } = await getDocumentProxy(pdf);
      console.info(`${name}.docx: ${numPages} pages`);
      expect(numPages, name).toBeLessThanOrEqual(12);
    }
  }, 600_000);
});
