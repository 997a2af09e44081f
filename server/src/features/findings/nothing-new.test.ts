import { routes } from '@sextant/contracts';
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
import { eventually } from '../../testing/processes.ts';
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

it('an engine that is asked again and brings nothing has no judge paid again, nor rules alone undone', async () => {
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
  providers.script('xai', { fail: 'key' });
  const reader = await user.ask(judgedQuestion);
  const { turn_id: turnId } = (await reader.until(({ type }) => type === 'turn-start')) as {
    turn_id: string;
  };
  const judged = await judgedOverview(user, turnId);
  expect(judged.judgement.state).toBe('done');
  const callsOfJudge = () => providers.requests('mistral').length;
  const calls = callsOfJudge();
  const read = async () => routes.turn.reply.parse(await user.get(`/api/v1/chat/turns/${turnId}/`));

  /** Asks XAI again, which fails again, and waits for what is made of that. */
  async function tryInVain(attempt: number) {
    const before = (await read()).overview?.made_at;
    await user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'xai' });
    await eventually(async () => {
      const { answers, overview } = await read();
      const xai = answers.find(({ engine }) => engine === 'xai');
      return xai?.attempt === attempt && xai.state === 'failed' && overview && overview.made_at !== before;
    });
    return await judgedOverview(user, turnId);
  }

  const again = await tryInVain(2);
  expect(again.judgement).toEqual(judged.judgement);
  expect(again.statements).toEqual(judged.statements);

  await user.post(`/api/v1/chat/turns/${turnId}/overview/`, { engine: null });
  const byRules = await judgedOverview(user, turnId);
  expect(byRules.judgement.missing?.why).toBe('by-reader');
  expect((await tryInVain(3)).judgement).toEqual(byRules.judgement);
  expect(callsOfJudge()).toBe(calls);

  // A new answer is judged.
  providers.script('xai', { text: 'Metformin lowers mortality.' });
  await user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'xai' });
  await eventually(async () => (await read()).overview?.judgement.state === 'done');
  expect(callsOfJudge()).toBe(calls + 1);
});
