import { beforeEach, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import {
  asScript,
  goodDraft,
  inOrder,
  judgedOverview,
  judgedQuestion,
  judgedWorks,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
beforeEach(() => {
  providers.reset();
  services.reset();
  services.hold(judgedWorks);
});

it('an overview of an older version that is made anew is judged, as nobody wanted rules alone', async () => {
  const { url } = await startServer({
    environment: {
      ...services.environment(),
      ...providers.environment(),
      EVIDENCE: 'on',
      JUDGE: 'mistral',
      SECOND_JUDGE: 'off',
    },
    parts: { random: inOrder },
  });
  const user = await signUpTestUser(url);
  scriptAnswers(providers, { mistral: asScript(goodDraft) });
  const reader = await user.ask(judgedQuestion);
  const { turn_id: turnId } = (await reader.until(({ type }) => type === 'turn-start')) as {
    turn_id: string;
  };
  await reader.all();
  await judgedOverview(user, turnId);
  await database.database.$client.query(
    `update turns set overview = jsonb_set(overview, '{version}', '1') where id = $1`,
    [turnId],
  );
  expect((await user.get(`/api/v1/chat/turns/${turnId}/`)).overview).toBeNull();
  await user.post(`/api/v1/chat/turns/${turnId}/overview/`, { engine: null });
  const { judgement } = await judgedOverview(user, turnId);
  expect(judgement).toMatchObject({ state: 'done' });
});
