import { readSessionRecord } from '@sextant/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serverForFile,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { isFullSecurityRun } from '../../../testing/full-security-run.ts';
import { growthWhileRead } from '../../../testing/held-memory.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { signUpTestUser, type TestUser } from '../../../testing/test-user.ts';

const own = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(own, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));

beforeAll(() => {
  services.hold([
    makeCitation('Metformin and mortality', {
      pmid: '30000001',
      doi: '10.1000/metformin.1',
      abstract: 'Metformin lowered mortality by 22%.',
    }),
  ]);
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text: 'Metformin lowers mortality [1]. Größe 𝒳.' });
});

/** Two turns of a session that cite one work: what the ledger of each has of it instead. */
async function tellOf(sessionId: string, parts: [object, object]): Promise<void> {
  await addTurns(sessionId, 1);
  for (const [index, part] of parts.entries())
    await own.database.$client.query(
      `update turns set ledger = jsonb_set(ledger, '{rows,0}', (ledger->'rows'->0) || $3::jsonb)
       where session_id = $1 and position = $2`,
      [sessionId, index + 1, JSON.stringify(part)],
    );
}

async function download(user: TestUser): Promise<Record<string, string>> {
  const reply = await user.call('/api/v1/account/data/');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toMatch(/filename="sextant-\d{4}-\d\d-\d\d\.zip"/);
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** So many more turns of a session, each a copy of its first with longer answers. */
async function addTurns(sessionId: string, count: number, repeat = 1): Promise<void> {
  // Few at a time: megabytes a turn in one statement would outlast the time that a statement has.
  for (let first = 2; first < count + 2; first += 20)
    await own.database.$client.query(
      `with more as (
         insert into turns (session_id, user_id, position, question, ended_at, evidence, ledger, overview, finding_states)
         select session_id, user_id, n, question || ' ' || n, ended_at, evidence, ledger, overview, finding_states
         from turns, generate_series($2::int, $3::int) n where session_id = $1 and position = 1 returning id)
       insert into answers (turn_id, summary, position, text)
       select more.id, a.summary, a.position, repeat(a.text, $4::int)
       from more, answers a join turns t on t.id = a.turn_id and t.session_id = $1 and t.position = 1`,
      [sessionId, first, Math.min(first + 19, count + 1), repeat],
    );
}

async function askOne(user: TestUser, question: string): Promise<string> {
  const asked = await user.ask(question);
  await asked.all();
  return (asked.events[0] as { session_id: string }).session_id;
}

describe("the download of one's data", () => {
  it('holds profile, picture, and every session as its exports have it, however many turns it has', async () => {
    const user = await signUpTestUser(server.url);
    const ids = [
      await askOne(user, 'Does metformin lower mortality? / \\ ../..'),
      await askOne(user, 'Is mortality lower with metformin? हृदय'),
    ];
    await addTurns(ids[0] as string, 11);
    await addTurns(ids[1] as string, 4);
    const files = await download(user);
    const names = Object.keys(files);
    expect(names[0]).toBe('profile.json');
    expect(names.filter((name) => name.startsWith('sessions/'))).toHaveLength(2);
    expect(
      names.every((name) =>
        /^(profile\.json|(sessions|citations)\/[\p{L}\p{M}\p{N}-]+(\.csl)?\.json)$/u.test(name),
      ),
    ).toBe(true);
    expect(names.filter((name) => name.endsWith('-हृदय.json'))).toHaveLength(1);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
      email: user.email,
      full_name: 'Test Person',
      signs_in_with: 'password',
      sign_ins: [{ device: null }],
      shared_links: [],
    });
    for (const [index, id] of ids.entries()) {
      const number = `000${index + 1}-`;
      const record = files[names.find((name) => name.startsWith(`sessions/${number}`)) ?? ''] ?? '';
      const exported = await user.get(`/api/v1/chat/sessions/${id}/export/?format=json`);
      expect(JSON.parse(record)).toEqual({ ...exported, exported_at: expect.any(String) });
      expect(readSessionRecord(record).turns).toHaveLength(index === 0 ? 12 : 5);
      const citations = files[names.find((name) => name.startsWith(`citations/${number}`)) ?? ''] ?? '';
      expect(JSON.parse(citations)).toEqual(await user.get(`/api/v1/chat/sessions/${id}/export/?format=csl`));
      expect(JSON.parse(citations)).toHaveLength(1);
    }
  });

  it.each([
    ['retracted', 'unchecked', /^RETRACTED: /, undefined],
    ['retracted', null, /^RETRACTED: /, undefined],
    ['concern', 'unchecked', /^CONCERN: /, undefined],
    ['retracted', 'current', /^Metformin/, undefined],
    ['current', 'unchecked', /^Metformin/, 'Whether it was retracted could not be checked.'],
    ['current', null, /^Metformin/, 'Whether it was retracted could not be checked.'],
    [null, 'current', /^Metformin/, undefined],
  ])(
    'calls a work that was %s, and %s in a later turn, as the session’s file does',
    async (before, later, title, note) => {
      const told = (publication: string | null) =>
        publication === null ? { publication, found: 'unknown', citation: null } : { publication };
      const user = await signUpTestUser(server.url);
      const id = await askOne(user, 'Does metformin lower mortality?');
      await tellOf(id, [told(before), told(later)]);
      const items = await user.get(`/api/v1/chat/sessions/${id}/export/?format=csl`);
      expect(items).toEqual([expect.objectContaining({ title: expect.stringMatching(title) })]);
      expect(items[0].note).toBe(note);
      const files = await download(user);
      const all = Object.entries(files).find(([name]) => name.startsWith('citations/'))?.[1] ?? '';
      expect(JSON.parse(all)).toEqual(items);
    },
  );

  it("holds nothing of anybody else's, and works for who has asked nothing", async () => {
    const user = await signUpTestUser(server.url);
    expect(Object.keys(await download(user))).toEqual(['profile.json']);
  });

  it('is written as it is read: the memory does not grow with it', async () => {
    const user = await signUpTestUser(server.url);
    // Of six answers of 72 kB each.
    const turns = isFullSecurityRun ? 300 : 100;
    await addTurns(await askOne(user, 'Long?'), turns, 1_800);
    const { bytes, megabytes } = await growthWhileRead(() => user.call('/api/v1/account/data/'));
    expect(bytes).toBeGreaterThan(turns * 334);
    expect(megabytes).toBeLessThan(200);
  });

  it('goes on without a session that is deleted before its turn comes', async () => {
    const user = await signUpTestUser(server.url);
    const [long, deleted] = [await askOne(user, 'Long?'), await askOne(user, 'Deleted?')];
    await addTurns(long, 40);
    // Letters that cannot be made few: what is not taken is not read.
    await own.database.$client.query(
      `update answers set text = (select string_agg(md5(random()::text || answers.id || n), '') from generate_series(1, 2500) n)
       where turn_id in (select id from turns where session_id = $1)`,
      [long],
    );
    const reply = await user.call('/api/v1/account/data/');
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
    const chunks = [(await reader.read()).value ?? new Uint8Array()];
    await user.call(`/api/v1/chat/sessions/${deleted}/`, { method: 'DELETE' });
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
    const names = Object.keys(unzipSync(Buffer.concat(chunks)));
    expect(names.map((name) => name.split('/')[0])).toEqual(['profile.json', 'sessions', 'citations']);
  });

  it('stops when its reader leaves, and may be begun again', async () => {
    const user = await signUpTestUser(server.url);
    await addTurns(await askOne(user, 'Left?'), 50, 1_000);
    const leaving = new AbortController();
    const reply = await user.call('/api/v1/account/data/', { signal: leaving.signal });
    leaving.abort();
    await expect(reply.arrayBuffer()).rejects.toThrow();
    expect(Object.keys(await download(user))).toHaveLength(3);
  });
});
