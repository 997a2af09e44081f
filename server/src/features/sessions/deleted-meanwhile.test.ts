import { judgedCells } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { holdStatements, untilWaiting } from '../../testing/hold-statements.ts';
import { rowsWith } from '../../testing/rows-with.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

/** All that writes something of a session, in the moment in which the session is deleted. */

const own = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(own, () => ({
  environment: { ...providers.environment(), ...services.environment(), EVIDENCE: 'on' },
}));

/** Somebody who has asked a question, with a verdict that a judge has spoken. */
async function makeAsker() {
  const user = await signUpTestUser(server.url);
  const { session_id: session, turn_id: turn } = await user.post('/api/v1/chat/', {
    input_text: 'Does metformin lower mortality?',
  });
  await own.database.$client.query(
    `update turns set overview = jsonb_set(overview, '{engines,0}', overview #> '{engines,0}' || '{"by": "judge", "verdict": "no"}')
      where id = $1`,
    [turn],
  );
  const [cell] = judgedCells((await user.get(`/api/v1/chat/turns/${turn}/`)).overview);
  return { user, session, turn, cell };
}
type Asker = Awaited<ReturnType<typeof makeAsker>>;

const post = (user: TestUser, path: string, json: unknown = {}) =>
  user.call(`/api/v1/chat/${path}/`, { method: 'POST', json });
const onSession =
  (method: 'DELETE' | 'PATCH', path = '', json?: unknown) =>
  ({ session, user }: Asker) =>
    user.call(`/api/v1/chat/sessions/${session}/${path}`, { method, json });
const onTurn =
  (path: string, json?: unknown) =>
  ({ turn, user }: Asker) =>
    post(user, `turns/${turn}/${path}`, json);

const calls: [name: string, call: (asker: Asker) => Promise<Response>][] = [
  ['a question', ({ session, user }) => post(user, '', { input_text: 'And?', session_id: session })],
  ['stopping', onTurn('stop')],
  ['asking an engine again', onTurn('retry', { engine: 'claude' })],
  ['checking again', onTurn('check')],
  ['an overview by rules', onTurn('overview', { engine: null })],
  ['an overview by a judge', onTurn('overview', { engine: 'claude' })],
  ['an objection', (asker) => onTurn('objections', { cell: asker.cell, wrong: true })(asker)],
  [
    'an objection that is taken back',
    (asker) => onTurn('objections', { cell: asker.cell, wrong: false })(asker),
  ],
  ['a new title', onSession('PATCH', '', { title: 'New' })],
  ['deleting it once more', onSession('DELETE')],
  ['sharing', ({ session, user }) => post(user, `sessions/${session}/share`)],
  ['ending a link', onSession('DELETE', 'share/')],
];

/** Of a session that is about to be deleted, what waits for nothing may be done still. */
const isDone = [200, 204];

describe.each([
  ['is about to be deleted', 'before delete on turns for each statement', isDone],
  ['has just been deleted', 'after delete on sessions deferrable initially deferred for each row', []],
])('of a session that %s', (_when, moment, orElse) => {
  it.each(calls)('%s finds nothing, and leaves nothing', async (_name, call) => {
    const asker = await makeAsker();
    const { session, turn } = asker;
    const deletions = await holdStatements(own, moment);
    const deleting = onSession('DELETE')(asker);
    await deletions.reached();
    const calling = call(asker);
    // Some do not wait for the deletion.
    await Promise.race([
      calling,
      untilWaiting(own.database.$client, "l.locktype in ('transactionid', 'tuple')"),
    ]);
    await deletions.letGo();
    const reply = await calling;
    expect([404, ...orElse], await reply.text()).toContain(reply.status);
    expect((await deleting).status).toBe(204);
    const rows = await rowsWith(own, [session, turn]);
    // Jobs about a turn that is gone do nothing, and are swept.
    expect(rows.filter((row) => !row.startsWith('jobs.'))).toEqual([]);
  });
});

// In one of the two orders the writer and the deletion wait for each other.
it.each([
  [0, 1],
  [1, 0],
])('a session is deleted while its questions are being written (%i, %i)', async (first, second) => {
  const asker = await makeAsker();
  const { session, turn, user } = asker;
  const { turn_id } = await user.post('/api/v1/chat/', { input_text: 'And?', session_id: session });
  const turns = [turn, turn_id];
  const writer = await own.database.$client.connect();
  const write = (place: number) =>
    writer.query('select from turns where id = $1 for no key update', [turns[place]]);
  await writer.query('begin');
  await write(first);
  const deleting = onSession('DELETE')(asker);
  await untilWaiting(own.database.$client, "l.locktype = 'transactionid'");
  await write(second).then(
    () => writer.query('commit'),
    () => writer.query('rollback'),
  );
  writer.release();
  expect((await deleting).status).toBe(204);
  expect((await user.call(`/api/v1/chat/sessions/${session}/`)).status).toBe(404);
});
