import { isPending, type Turn } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serversForTests } from '../../testing/for-file.ts';
import { holdStatements } from '../../testing/hold-statements.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';
import { openWorkableDatabase } from '../../testing/workable-database.ts';

const database = databaseForFile();
const providers = providersForFile();
const startServer = serversForTests(database);

/** Milliseconds for what is made by jobs, the first of them by threads that are still to begin: on a busy machine for long. */
const longestMs = 150_000;

it('a job that waited already and stands for a new one too is not taken before what the new one is for is stored', async () => {
  const [mine, other] = [openWorkableDatabase(database.url), openWorkableDatabase(database.url)];
  const environment = providers.environment();
  const here = await startServer({ database: mine.database, environment });
  const there = await startServer({ database: other.database, environment });
  const user = await signUpTestUser(here.url);
  const userThere = userOn(there.url, user);
  /** Asks, and reads until every engine has ended. */
  const ask = async (asking: TestUser): Promise<string> => {
    const reader = await asking.ask('Who is late?');
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until(({ type }) => type === 'findings-changed');
    reader.leave();
    return turn_id;
  };
  const read = (reader: TestUser, id: string): Promise<Turn> => reader.get(`/api/v1/chat/turns/${id}/`);
  const jobsOf = async (id: string) =>
    (await database.database.$client.query('select state from jobs.job where singleton_key = $1', [id])).rows;

  // The queue is there once something was made by it.
  const first = await ask(user);
  await eventually(async () => !isPending((await read(user, first)).findings), longestMs);
  // Nobody takes jobs: that of the first end still waits as the turn ends once more.
  for (const { work } of [mine, other]) work(false);
  providers.script('gemini', { fail: 'key' }, { text: 'Asked again.' });
  const turnId = await ask(user);
  expect(await jobsOf(turnId)).toEqual([{ state: 'created' }]);
  const ends = await holdStatements(
    database,
    `after update of ended_at on turns deferrable initially deferred for each row
      when (new.ended_at is not null and new.id = '${turnId}')`,
  );
  await user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'gemini' });
  await ends.reached();
  other.work(true);
  // By then whoever takes jobs has looked at that one as well, which is older. Not asked here, where all that runs waits.
  const next = await ask(userThere);
  await eventually(async () => !isPending((await read(userThere, next)).findings), longestMs);
  await ends.letGo();
  await eventually(async () => {
    const { answers, ended_at, findings } = await read(user, turnId);
    return ended_at && answers[1]?.text === 'Asked again.' && !isPending(findings);
  }, longestMs);
  expect((await read(user, turnId)).overview?.answered).toHaveLength(6);
}, 400_000);
