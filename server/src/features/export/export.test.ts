import { readSessionRecord, type SessionDetail } from '@sextant/contracts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';
import { writeMarkdown } from './write-markdown.ts';

const hostile = [
  'Yes, metformin lowers mortality [1]. **Sure.**',
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  '![p](https://tracker.example/p.png) [x](javascript:alert(1)) [ok](https://example.org/a)',
  '[r]: javascript:alert(1)',
  '- item\n  ```\ntext <svg onload=alert(1)>',
  '```js\nconst kept = "<b>";\n```',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  'p<0.05 and \u0007 bell',
].join('\n\n');

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));
let user: TestUser;
let session: SessionDetail;

beforeAll(async () => {
  services.hold([
    makeCitation('Metformin and mortality', {
      pmid: '30000001',
      doi: '10.1000/metformin.1',
      abstract: 'Metformin lowered mortality by 22%.',
    }),
    makeCitation('Zebrafish in winter', { pmid: '30000002' }),
  ]);
  for (const engine of ['mistral', 'gemini', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text: 'Metformin lowers mortality [1].' });
  providers.script('claude', { text: hostile });
  // Its vendor's own search brings a work that no answer cites.
  providers.script('xai', {
    text: 'Metformin lowers mortality [1].',
    sources: [{ url: 'https://pubmed.ncbi.nlm.nih.gov/30000002/', title: 'Zebrafish in winter' }],
  });
  user = await signUpTestUser(server.url);
  const [first] = await (await user.ask('Does metformin lower <b>mortality</b>? *Truly*')).all();
  const { session_id } = first as { session_id: string };
  session = await user.get(`/api/v1/chat/sessions/${session_id}/`);
});

const exported = (format: string) =>
  user.call(`/api/v1/chat/sessions/${session.session_id}/export/?format=${format}`);
const turnId = () => session.conversations[0]?.turn_id;
const text = async (format: string) => (await exported(format)).text();

describe('the export of a session', () => {
  it('as JSON holds everything, is read again to the same content, and names no one', async () => {
    const json = await text('json');
    const record = readSessionRecord(json);
    const [turn] = record.turns;
    const [conversation] = session.conversations;
    expect(turn).toMatchObject({
      question: conversation?.messages[0]?.content,
      evidence: conversation?.evidence,
      ledger: conversation?.ledger,
      overview: conversation?.overview,
    });
    expect(turn?.answers.map(({ text: _text, ...summary }) => summary)).toEqual(conversation?.answers);
    const texts = conversation?.messages[1]?.content_multiple;
    for (const { engine, text: answer } of turn?.answers ?? [])
      expect(answer).toBe(texts?.[`content_${engine}`]);
    expect(json).not.toContain(user.email);
    expect(json).not.toContain('Test Person');
    // The same record gives the same text, whether it comes from here or from the file.
    const again = readSessionRecord(await text('json'));
    expect(writeMarkdown({ ...again, exported_at: '' })).toBe(writeMarkdown({ ...record, exported_at: '' }));
    expect((await text('md')).replace(/Exported.*/, '')).toBe(
      writeMarkdown(record).replace(/Exported.*/, ''),
    );
  });

  it('has what a judge made with how sure it is, and without a judge says why there is none', async () => {
    const record = readSessionRecord(await text('json'));
    expect(await text('md')).toContain(
      'Not judged. On this server the judge runs only when a reader asks for it.',
    );
    const words = 'Metformin lowers mortality.';
    const passage = { engine: 'xai', work: null, from: 0, to: 26, text: words };
    const stance = {
      engine: 'xai',
      stance: 'contradicts' as const,
      differs_in: ['number' as const],
      confirmation: 'disputed' as const,
      passages: [passage],
      works: [],
    };
    const judge = {
      engine: 'claude',
      label: 'Claude',
      model: 'claude-of-today',
      tokens_in: 1_200,
      tokens_out: 300,
      cost_usd: null,
    };
    const written = writeMarkdown({
      ...record,
      turns: record.turns.map((turn) => ({
        ...turn,
        objections: ['stance:s1:xai:contradicts'],
        overview: turn.overview && {
          ...turn.overview,
          judgement: {
            ...turn.overview.judgement,
            state: 'done' as const,
            judge,
            missing: null,
            dropped: [{ why: 'number' as const, count: 2 }],
          },
          statements: [{ id: 's1', text: words, works: [], stances: [stance] }],
          synthesis: [
            {
              text: 'All agree.',
              role: 'agreement' as const,
              engines: ['xai'],
              works: [],
              passages: [passage],
            },
          ],
        },
      })),
    });
    expect(written).toContain('CONTRADICTS (number, disputed between judges, you marked this as wrong)');
    expect(written).toContain('All agree.');
    expect(written).toMatch(/Judged by Claude \(claude-of-today, 1,200 tokens in, 300 tokens out\)/);
    expect(written).toContain('a number that is not in its quotation (2)');
  });

  it('as Markdown has all six answers and nothing that runs or is fetched', async () => {
    const markdown = await text('md');
    for (const label of ['Mistral', 'Gemini', 'Claude', 'ChatGPT', 'XAI', 'DeepSeek'])
      expect(markdown).toContain(`#### ${label}`);
    expect(markdown).toMatch(/^Exported from Sextant on \d+ \w+ 20\d\d\. Asked on \d+ \w+ 20\d\d\.$/m);
    expect(markdown).not.toMatch(/20\d\d-\d\d-\d\dT/);
    expect(markdown).toContain('### Sources cited');
    expect(markdown).toContain('Not retracted');
    expect(markdown).toMatch(/\| Mistral \| \[1\] \|.*\| Verified \|/);
    const outside = markdown.replace(/^```js\n[\s\S]*?^```$/m, '');
    expect(outside).not.toMatch(/(?<!\\)<[a-z/!?]/i);
    expect(outside).not.toMatch(/(?<!\\)!\[/);
    expect(outside).not.toMatch(/(?<!\\)\]\(\s*javascript/);
    expect(outside).not.toMatch(/^\s*\[[^\]]*\]:/m);
    expect(markdown).toContain('[ok](https://example.org/a)');
    expect(markdown).toContain('const kept = "<b>";');
    expect(markdown).toContain('p<0.05');
  });

  it('as DOCX is a document with headings, tables and the same words', async () => {
    const reply = await exported('docx');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.docx"/);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const xml = new TextDecoder().decode(files['word/document.xml']);
    expect(xml).toContain('Heading1');
    expect(xml).toContain('<w:tbl>');
    expect(xml).toContain('Metformin lowers mortality');
    expect(xml).toContain('script&gt;alert(1)');
    const links = new TextDecoder().decode(files['word/_rels/document.xml.rels']);
    expect(links).toContain('https://example.org/a');
    expect(links).not.toContain('javascript');
  });

  it('calls no work cited that only a vendor’s search brought', async () => {
    const ofTurn = await user.call(`/api/v1/chat/turns/${turnId()}/citations/?format=csl`);
    for (const items of [await ofTurn.text(), await text('csl')])
      expect(JSON.parse(items).map(({ PMID }: { PMID: string }) => PMID)).toEqual(['30000001']);
    const [, cited = '', searched = ''] =
      /### Sources cited\n([\s\S]*?)### Each citation[\s\S]*?### Found by an engine’s own search, not cited\n([\s\S]*?)\n###/.exec(
        await text('md'),
      ) ?? [];
    expect(cited).toContain('Metformin and mortality');
    expect(cited).not.toContain('Zebrafish');
    expect(searched).toContain('| Zebrafish in winter | PMID 30000002 | Not retracted | XAI |');
  });

  it.each([
    ['bib', /@article\{/],
    ['ris', /^TY {2}- JOUR/m],
    ['csl', /"DOI": "10\.1000\/metformin\.1"/],
  ])('as %s holds what is cited', async (format, pattern) => {
    expect(await text(format)).toMatch(pattern);
  });

  it.each([
    ['bib', /^@article\{[\s\S]*\bdoi = \{10\.1000\/metformin\.1\}/m, 'citations.bib'],
    ['ris', /^TY {2}- JOUR/m, 'citations.ris'],
    ['csl', /"PMID": "30000001"/, 'citations.csl.json'],
  ])('of one question as %s holds what its answers cite', async (format, pattern, name) => {
    const reply = await user.call(`/api/v1/chat/turns/${turnId()}/citations/?format=${format}`);
    expect(reply.headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(await reply.text()).toMatch(pattern);
  });

  it('of one question as references is a list, and each work by itself', async () => {
    const reply = await user.get(`/api/v1/chat/turns/${turnId()}/references/?style=ama`);
    const [row] = session.conversations[0]?.ledger?.rows ?? [];
    expect(reply.list).toMatch(/^1\. .*Metformin and mortality\. .* doi:10\.1000\/metformin\.1$/);
    expect(reply.list.split('\n')).toHaveLength(1);
    expect(reply.references).toEqual([
      { work: row?.id, number: 1, text: reply.list.slice('1. '.length) },
      { work: 'pmid:30000002', number: null, text: expect.stringContaining('Zebrafish in winter') },
    ]);
    const unknown = await user.call(`/api/v1/chat/turns/${turnId()}/references/?style=mla`);
    expect(unknown.status).toBe(400);
  });

  it('of one question is its owner’s alone', async () => {
    const other = await signUpTestUser(server.url);
    for (const call of ['citations/?format=bib', 'references/?style=ama'])
      expect((await other.call(`/api/v1/chat/turns/${turnId()}/${call}`)).status).toBe(404);
  });

  it('is its owner’s alone', async () => {
    const other = await signUpTestUser(server.url);
    const reply = await other.call(`/api/v1/chat/sessions/${session.session_id}/export/?format=md`);
    expect(reply.status).toBe(404);
    expect((await exported('exe')).status).toBe(400);
  });
});

describe('exports of one reader', () => {
  it('wait for one another, too many are refused with a code, and others have theirs', async () => {
    const busy = await signUpTestUser(server.url);
    const [first] = await (await busy.ask('Does metformin lower mortality?')).all();
    const { session_id } = first as { session_id: string };
    const path = `/api/v1/chat/sessions/${session_id}/export/?format=md`;
    const asking = Promise.all(Array.from({ length: 40 }, () => busy.call(path)));
    expect((await exported('md')).status).toBe(200);
    const replies = await asking;
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(replies.filter(({ status }) => status === 200).length).toBe(40 - refused.length);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect(await refused[0]?.json()).toMatchObject({
      code: 'rate-limited',
      retryable: true,
      message: 'Too many of your exports are under way. Please wait until one is done.',
    });
    expect((await busy.call(path)).status).toBe(200);
  });

  it('hold their place to the end when the reader leaves', async () => {
    const leaving = await signUpTestUser(server.url);
    const [first] = await (await leaving.ask('Does metformin lower mortality?')).all();
    const { session_id } = first as { session_id: string };
    const path = `/api/v1/chat/sessions/${session_id}/export/?format=md`;
    const gone = Array.from({ length: 8 }, () => leaving.call(path, { signal: AbortSignal.timeout(5) }));
    expect(
      (await Promise.allSettled(gone)).filter(({ status }) => status === 'rejected').length,
    ).toBeGreaterThan(0);
    // What no one waits for any more is not written, and what comes after it has its turn.
    expect((await leaving.call(path)).status).toBe(200);
  });
});

describe('a shared link', () => {
  it('gives the document that is printed, the same as its owner’s, until it is revoked', async () => {
    const path = `/api/v1/chat/sessions/${session.session_id}`;
    const { token } = await user.post(`${path}/share/`, {});
    const read = () => fetch(`${server.url}/api/v1/shared/${token}/document/`);
    const reply = await read();
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    const own = await user.get(`${path}/document/`);
    const shared = (await reply.json()) as typeof own;
    expect({ ...shared, exported: own.exported }).toEqual(own);
    await user.call(`${path}/share/`, { method: 'DELETE' });
    expect((await read()).status).toBe(404);
  });

  it('shows the session without its owner, is not indexed, and ends when it is revoked', async () => {
    const path = `/api/v1/chat/sessions/${session.session_id}/share/`;
    expect(await user.get(path)).toEqual({ token: null });
    const { token } = await user.post(path, {});
    expect(await user.post(path, {})).toEqual({ token });
    expect(await user.get(path)).toEqual({ token });

    const read = () => fetch(`${server.url}/api/v1/shared/${token}/`);
    const reply = await read();
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    const body = await reply.text();
    expect(body).not.toContain(user.email);
    expect(body).not.toContain('Test Person');
    expect(body).not.toContain(session.session_id);
    expect(JSON.parse(body).conversations).toEqual(session.conversations);

    const other = await signUpTestUser(server.url);
    expect((await other.call(path)).status).toBe(404);
    expect((await other.call(path, { method: 'POST', json: {} })).status).toBe(404);
    expect((await other.call(path, { method: 'DELETE' })).status).toBe(404);

    await user.call(path, { method: 'DELETE' });
    expect((await read()).status).toBe(404);
    const renewed = await user.post(path, {});
    expect(renewed.token).not.toBe(token);
    await user.call(path, { method: 'DELETE' });
  });

  it('gives the citations of its questions, and of no other, until it is revoked', async () => {
    const path = `/api/v1/chat/sessions/${session.session_id}/share/`;
    const { token } = await user.post(path, {});
    const calls = ['citations/?format=ris', 'references/?style=vancouver'];
    const read = (call: string, turn = turnId()) =>
      fetch(`${server.url}/api/v1/shared/${token}/turns/${turn}/${call}`);
    for (const call of calls) {
      const reply = await read(call);
      expect(reply.headers.get('x-robots-tag')).toContain('noindex');
      expect(await reply.text()).toContain('Metformin and mortality');
      expect((await read(call, crypto.randomUUID())).status).toBe(404);
    }
    // A link leads to its own session and to no other question of the same person.
    const [asked] = await (await user.ask('Another question?')).all();
    const { turn_id: elsewhere } = asked as { turn_id: string };
    for (const call of calls) expect((await read(call, elsewhere)).status).toBe(404);
    await user.call(path, { method: 'DELETE' });
    for (const call of calls) expect((await read(call)).status).toBe(404);
  });

  it('that never was is answered like one that was revoked', async () => {
    const guess = await fetch(`${server.url}/api/v1/shared/${'A'.repeat(43)}/`);
    expect(guess.status).toBe(404);
    expect((await fetch(`${server.url}/api/v1/shared/short/`)).status).toBe(400);
  });
});
