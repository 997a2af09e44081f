import { type Conversation, routes, type SessionDetail } from '@sextant/contracts';
import { beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const patience = { timeout: 120_000, interval: 100 };

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));
let user: TestUser;
beforeAll(async () => {
  services.hold([
    makeCitation('Metformin and cardiovascular mortality', {
      pmid: '30000001',
      abstract: 'RESULTS: Metformin lowered "cardiovascular" mortality by 22% \\ "abstract": "no".',
    }),
  ]);
  user = await signUpTestUser(server.url);
});

const addressOf = (session: string) => `/api/v1/chat/sessions/${session}/`;

const ask = (question: string, session_id?: string) =>
  user.post('/api/v1/chat/', { input_text: question, ...(session_id && { session_id }) }) as Promise<{
    session_id: string;
    turn_id: string;
  }>;

/** A page that is held and brought up to date by what the server says has changed, as the web does. */
class HeldSession {
  readonly #address: string;
  readonly turns = new Map<string, Conversation>();
  #tag = '';

  constructor(session: string) {
    this.#address = `${addressOf(session)}?abstracts=no`;
  }

  /** @returns the ids of the turns that came; null where the reply said that nothing has changed */
  async update(): Promise<string[] | null> {
    const known = [...this.turns.values()].map(({ version }) => version).join();
    const reply = await user.call(`${this.#address}${known && `&known=${known}`}`, {
      headers: { 'if-none-match': this.#tag },
    });
    this.#tag = reply.headers.get('etag') ?? '';
    expect(this.#tag).toMatch(/^W\/"[\w-]+"$/);
    if (reply.status === 304) {
      expect(await reply.text()).toBe('');
      return null;
    }
    const page = (await reply.json()) as SessionDetail;
    expect(page.unchanged.every((id) => this.turns.has(id))).toBe(true);
    for (const turn of page.conversations) this.turns.set(turn.turn_id, turn);
    expect([...this.turns.keys()].sort()).toEqual(
      [...page.unchanged, ...page.conversations.map(({ turn_id }) => turn_id)].sort(),
    );
    return page.conversations.map(({ turn_id }) => turn_id);
  }

  /** Whether what is held is what the server has. */
  async isCurrent(): Promise<void> {
    const whole = (await user.get(this.#address)) as SessionDetail;
    expect([...this.turns.values()]).toEqual(whole.conversations);
  }
}

it('says so where nothing has changed, and else sends only the turns that have', async () => {
  for (const engine of engines) providers.script(engine, { text: 'Mortality was lowered [1].' });
  const { session_id, turn_id: first } = await ask('Does metformin lower cardiovascular mortality?');
  const { turn_id: second } = await ask('And in people over 80 years?', session_id);
  const held = new HeldSession(session_id);
  expect(await held.update()).toEqual([first, second]);
  // The first time, something was left out of nothing.
  expect(await held.update()).toEqual([]);
  expect(await held.update()).toBeNull();

  // Each kind of change there is: its turn comes again, and no other.
  providers.script('claude', { text: 'Mortality was not lowered.' });
  await user.post(`/api/v1/chat/turns/${first}/retry/`, { engine: 'claude' });
  await expect
    .poll(async () => (await user.get(`/api/v1/chat/turns/${first}/`)).findings.overview.state, patience)
    .toBe('ready');
  expect(await held.update()).toEqual([first]);
  await held.isCurrent();

  await user.post(`/api/v1/chat/turns/${second}/check/`, {});
  expect(await held.update()).toEqual([second]);
  await held.isCurrent();

  await user.post(`/api/v1/chat/turns/${second}/overview/`, { engine: null });
  expect(await held.update()).toEqual([second]);
  await held.isCurrent();

  expect(await held.update()).toEqual([]);
  await user.call(addressOf(session_id), { method: 'PATCH', json: { title: 'Another title' } });
  expect(await held.update()).toEqual([]);
  expect(await held.update()).toBeNull();

  const { turn_id: third } = await ask('And in kidney failure?', session_id);
  expect(await held.update()).toEqual([third]);
  await held.isCurrent();

  const stranger = await signUpTestUser(server.url);
  const tag = (await user.call(addressOf(session_id))).headers.get('etag') ?? '';
  for (const [who, status] of [
    [user, 304],
    [stranger, 404],
  ] as const)
    expect((await who.call(addressOf(session_id), { headers: { 'if-none-match': tag } })).status).toBe(
      status,
    );
  await user.call(addressOf(session_id), { method: 'DELETE' });
  expect((await user.call(addressOf(session_id), { headers: { 'if-none-match': '*' } })).status).toBe(404);
});

it('is sent again to who may read it, the same whether it is kept compressed or made anew', async () => {
  for (const engine of engines) providers.script(engine, { text: 'Mortality was lowered by 22% [1].' });
  const { session_id } = await ask('Does metformin lower mortality?');
  const { token } = await user.post(`${addressOf(session_id)}share/`, {});
  const shared = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/v1/shared/${token}/`, { headers });
  const own = (headers: Record<string, string>) => user.call(addressOf(session_id), { headers });
  const read = async (reply: Response): Promise<Record<string, string>> => ({
    ...Object.fromEntries(reply.headers),
    text: await reply.text(),
  });
  for (const call of [own, shared]) {
    const made = await read(await call({ 'accept-encoding': 'identity' }));
    expect(made['content-encoding']).toBeUndefined();
    for (const coding of ['gzip', 'br', 'gzip', 'br']) {
      const {
        'content-encoding': sent,
        vary,
        ...reply
      } = await read(await call({ 'accept-encoding': coding }));
      expect([sent, vary]).toEqual([coding, 'accept-encoding']);
      expect(reply.text).toBe(made.text);
      expect(reply['content-type']).toBe(made['content-type']);
      expect(reply.etag).toBe(made.etag);
    }
  }
  const stranger = await signUpTestUser(server.url);
  expect((await stranger.call(addressOf(session_id))).status).toBe(404);
  await user.call(addressOf(session_id), { method: 'PATCH', json: { title: 'Renamed' } });
  expect(await (await own({ 'accept-encoding': 'br' })).json()).toMatchObject({ title: 'Renamed' });
  await user.call(addressOf(session_id), { method: 'DELETE' });
  expect((await own({ 'accept-encoding': 'br' })).status).toBe(404);
  expect((await shared({ 'accept-encoding': 'br' })).status).toBe(404);
});

it('keeps up with texts as they grow', async () => {
  const text = 'One sentence after the other comes, slowly, as engines write. '.repeat(8);
  for (const engine of engines) providers.script(engine, { text, chunkSize: 20, chunkDelay: 150 });
  const asked = await user.ask('How does it grow?');
  const { session_id } = (await asked.until(({ type }) => type === 'turn-start')) as { session_id: string };
  const held = new HeldSession(session_id);
  const textOf = () =>
    [...held.turns.values()][0]?.messages[1]?.content_multiple?.content_claude?.length ?? 0;
  const lengths = new Set<number>();
  await expect
    .poll(async () => {
      await held.update();
      lengths.add(textOf());
      return lengths.size;
    }, patience)
    .toBeGreaterThan(3);
  await asked.all();
  await held.update();
  expect(textOf()).toBe(text.length);
  await held.isCurrent();
});

it('is of the form of the contract, with nothing beyond it, for its reader and by a link', async () => {
  for (const engine of engines) providers.script(engine, { text: 'Mortality was lowered by 22% [1].' });
  const { session_id } = await ask('Does metformin lower mortality?');
  for (const query of ['', '?abstracts=no', '?limit=1']) {
    const reply = await user.get(addressOf(session_id) + query);
    expect(routes.session.reply.parse(reply)).toEqual(reply);
    const [turn] = (reply as SessionDetail).conversations;
    expect(turn?.overview).not.toBeNull();
    const abstract = query === '?abstracts=no' ? null : expect.stringContaining('"abstract": "no".');
    expect(turn?.evidence?.works[0]?.citation.abstract).toEqual(abstract);
    expect(turn?.ledger?.rows[0]?.citation?.abstract).toEqual(abstract);
  }
  // What another version of this product has made counts as none.
  await database.database.$client.query(
    `update turns set ledger = ledger || '{"version": 0}', overview = overview || '{"version": 0}' where session_id = $1`,
    [session_id],
  );
  const [old] = (await user.get(addressOf(session_id))).conversations;
  expect([old.ledger, old.overview]).toEqual([null, null]);

  const { token } = await user.post(`${addressOf(session_id)}share/`, {});
  const shared = await fetch(`${server.url}/api/v1/shared/${token}/`);
  const read = await shared.json();
  expect(routes.sharedSession.reply.parse(read)).toEqual(read);
  const again = (tag: string) =>
    fetch(`${server.url}/api/v1/shared/${token}/`, { headers: { 'if-none-match': tag } });
  const tag = shared.headers.get('etag') ?? '';
  expect((await again(tag)).status).toBe(304);
  await ask('And in women?', session_id);
  expect((await again(tag)).status).toBe(200);
});
