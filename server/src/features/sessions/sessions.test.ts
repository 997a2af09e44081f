import { routes } from '@sextant/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const server = serverForFile(database);
let user: TestUser;

beforeEach(async () => {
  user = await signUpTestUser(server.url);
});

const ask = (input_text: string, session_id?: string) =>
  user.post('/api/v1/chat/', { input_text, ...(session_id && { session_id }) });
const list = async (query = '') => (await user.get(`/api/v1/chat/sessions/${query}`)).sessions;

describe('the list', () => {
  it('is empty at first, then newest first with exactly the fields of the specification beside ours', async () => {
    expect(await user.get('/api/v1/chat/sessions/')).toEqual({ sessions: [], next: null });
    const first = await ask('Older question?');
    const second = await ask('Newer question?');
    const sessions = await list();
    expect(routes.sessions.reply.parse({ sessions, next: null })).toEqual({ sessions, next: null });
    expect(sessions.map(({ session_id }: { session_id: string }) => session_id)).toEqual([
      second.session_id,
      first.session_id,
    ]);
    expect(sessions[0]).toEqual({
      session_id: second.session_id,
      title: 'Newer question?',
      total_messages: 2,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('comes in pages that neither repeat nor miss a session', async () => {
    const asked: string[] = [];
    for (let number = 1; number <= 5; number++) asked.unshift((await ask(`Question ${number}?`)).session_id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { sessions: { session_id: string }[]; next: string | null } = await user.get(
        `/api/v1/chat/sessions/?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...page.sessions.map(({ session_id }) => session_id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(asked);
    const forged = await user.call('/api/v1/chat/sessions/?cursor=bm90IG91cnM');
    expect(forged.status).toBe(400);
    expect(await forged.json()).toMatchObject({
      code: 'invalid-input',
      fields: { cursor: expect.any(String) },
    });
  });

  it('says so where nothing has changed, and is of the form of the contract', async () => {
    const { session_id } = await ask('Does zinc shorten a cold?');
    const read = (tag = '') =>
      user.call('/api/v1/chat/sessions/?limit=50', { headers: { 'if-none-match': tag } });
    const first = await read();
    const body = await first.json();
    expect(routes.sessions.reply.parse(body)).toEqual(body);
    const tag = first.headers.get('etag') ?? '';
    expect((await read(tag)).status).toBe(304);
    await user.call(`/api/v1/chat/sessions/${session_id}/`, { method: 'PATCH', json: { title: 'Zinc' } });
    const renamed = await read(tag);
    expect(renamed.status).toBe(200);
    expect(routes.sessions.reply.parse(await renamed.json()).sessions[0]).toMatchObject({
      title: 'Zinc',
      total_messages: 2,
    });
    const before = renamed.headers.get('etag') ?? '';
    await ask('And in children?', session_id);
    const grown = await read(before);
    expect(routes.sessions.reply.parse(await grown.json()).sessions[0]).toMatchObject({ total_messages: 4 });
    await user.call(`/api/v1/chat/sessions/${session_id}/`, { method: 'DELETE' });
    const without = routes.sessions.reply.parse(await (await read(grown.headers.get('etag') ?? '')).json());
    expect(without.sessions.map((session) => session.session_id)).not.toContain(session_id);
    // Of two people with nothing in their lists each is told of their own.
    const stranger = await signUpTestUser(server.url);
    const theirs = await stranger.call('/api/v1/chat/sessions/?limit=50', {
      headers: { 'if-none-match': tag },
    });
    expect([theirs.status, await theirs.json()]).toEqual([200, { sessions: [], next: null }]);
  });

  it('is searched by words of title, question and answer, with wild cards as letters', async () => {
    const statin = await ask('Do statins help at 100% of doses?');
    await ask('Is aspirin_low enough?');
    const titles = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).map(({ title }: { title: string }) => title);
    expect(await titles('STATINS help')).toEqual(['Do statins help at 100% of doses?']);
    expect(await titles('100%')).toEqual(['Do statins help at 100% of doses?']);
    expect(await titles('%')).toEqual(['Do statins help at 100% of doses?']);
    expect(await titles('aspirin_low')).toEqual(['Is aspirin_low enough?']);
    expect(await titles('statins aspirin')).toEqual([]);
    await user.call(`/api/v1/chat/sessions/${statin.session_id}/`, {
      method: 'PATCH',
      json: { title: 'Renamed' },
    });
    expect(await titles('renamed')).toEqual(['Renamed']);
    // The question itself still stands in the turn.
    expect(await titles('statins')).toEqual(['Renamed']);
  });
});

describe('a session', () => {
  it('is read back with all its turns, or page by page from the end', async () => {
    const { session_id } = await ask('Turn 1?');
    for (let number = 2; number <= 4; number++) await ask(`Turn ${number}?`, session_id);
    const whole = await user.get(`/api/v1/chat/sessions/${session_id}/`);
    expect(whole.total_messages).toBe(8);
    expect(whole.previous).toBeNull();
    const questions = (detail: { conversations: { messages: { content: string }[] }[] }) =>
      detail.conversations.map(({ messages }) => messages[0]?.content);
    expect(questions(whole)).toEqual(['Turn 1?', 'Turn 2?', 'Turn 3?', 'Turn 4?']);
    const last = await user.get(`/api/v1/chat/sessions/${session_id}/?limit=3`);
    expect(questions(last)).toEqual(['Turn 2?', 'Turn 3?', 'Turn 4?']);
    const before = await user.get(`/api/v1/chat/sessions/${session_id}/?limit=3&before=${last.previous}`);
    expect(questions(before)).toEqual(['Turn 1?']);
    expect(before.previous).toBeNull();
  });

  it('is renamed, and deleted for good', async () => {
    const { session_id, turn_id } = await ask('Keep me?');
    const path = `/api/v1/chat/sessions/${session_id}/`;
    const renamed = await user.call(path, { method: 'PATCH', json: { title: '  A better title ' } });
    expect(await renamed.json()).toMatchObject({ session_id, title: 'A better title', total_messages: 2 });
    expect((await user.call(path, { method: 'PATCH', json: { title: '   ' } })).status).toBe(400);
    expect((await user.call(path, { method: 'DELETE' })).status).toBe(204);
    for (const gone of [path, `/api/v1/chat/turns/${turn_id}/events/`])
      expect((await user.call(gone)).status).toBe(404);
    expect((await user.call(path, { method: 'DELETE' })).status).toBe(404);
    const left = await database.database.$client.query('select 1 from answers where turn_id = $1', [turn_id]);
    expect(left.rowCount).toBe(0);
  });

  it('of somebody else is as good as missing', async () => {
    const { session_id } = await ask('Mine?');
    const other = await signUpTestUser(server.url);
    const answers = [];
    for (const id of [session_id, 'a81bc81b-dead-4e5d-abff-90865d1e13b1'])
      for (const init of [{}, { method: 'PATCH', json: { title: 'Theirs' } }, { method: 'DELETE' }]) {
        const refused = await other.call(`/api/v1/chat/sessions/${id}/`, init);
        answers.push([refused.status, await refused.text()]);
      }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect(await list()).toMatchObject([{ title: 'Mine?' }]);
  });

  it('has a title of one line, cut between words', async () => {
    await ask(`Does  a\nvery ${'long '.repeat(60)}question fit?`);
    const [{ title }] = await list();
    expect(title).toMatch(/^Does a very (long )+long…$/);
    expect(title.length).toBeLessThanOrEqual(120);
  });
});
