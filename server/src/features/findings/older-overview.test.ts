import { expect, it } from 'vitest';
import {
  asScript,
  goodDraft,
  judgedOverview,
  judgedQuestion,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { judgingForFile } from '../../testing/judging-for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const { database, providers, start } = judgingForFile();

it('an overview of an older version that is made anew is judged, as nobody wanted rules alone', async () => {
  const { url } = await start({ JUDGE: 'mistral', SECOND_JUDGE: 'off' });
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
