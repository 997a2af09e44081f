import { routes, type TurnEvent } from '@sextant/contracts';
import { beforeEach, expect, it } from 'vitest';
import {
  asScript,
  goodDraft,
  judgedAnswers,
  judgedOverview,
  judgedQuestion,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { judgingForFile } from '../../testing/judging-for-file.ts';
import { eventually } from '../../testing/processes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';

/** Engines that are asked again and bring nothing: what was made of the answers stands, and nobody is paid to make it again. */

const judging = judgingForFile();
const { providers } = judging;
const start = () => judging.start({ JUDGE: 'mistral', SECOND_JUDGE: 'off' });
let server: TestApp;
let user: TestUser;
beforeEach(async () => {
  server = await start();
  user = await signUpTestUser(server.url);
});

/** A question that was answered but by XAI, which has no key, and judged. */
async function ask() {
  scriptAnswers(providers, { mistral: asScript(goodDraft) });
  providers.script('xai', { fail: 'key' });
  const reader = await user.ask(judgedQuestion);
  const start = await reader.until(({ type }) => type === 'turn-start');
  const { turn_id: turnId } = start as { turn_id: string };
  const path = `/api/v1/chat/turns/${turnId}`;
  const read = async () => routes.turn.reply.parse(await user.get(`${path}/`));
  const judged = await judgedOverview(user, turnId);
  expect(judged.judgement.state).toBe('done');
  return {
    turnId,
    made: async () => {
      const { ledger, overview } = await read();
      return { ledger, overview };
    },
    byRules: () => user.post(`${path}/overview/`, { engine: null }),
    stop: () => user.post(`${path}/stop/`, {}),
    retry: (engine: string) => user.post(`${path}/retry/`, { engine }),
    /** Once nothing more is made of an engine's attempt. */
    ended: (engine: string, attempt: number) =>
      eventually(async () => {
        const { answers, ended_at, findings } = await read();
        const answer = answers.find((each) => each.engine === engine);
        const isMade = ended_at && findings.ledger.state === 'ready' && findings.overview.state === 'ready';
        return isMade && answer?.attempt === attempt ? answer : null;
      }),
  };
}
const callsOfJudge = () => providers.requests('mistral').length;

it('has no judge paid again, nor a choice of rules alone undone', async () => {
  const { byRules, ended, made, retry, turnId } = await ask();
  const judged = await made();
  const calls = callsOfJudge();
  await retry('xai');
  expect(await ended('xai', 2)).toMatchObject({ state: 'failed', text: '' });
  expect(await made()).toEqual(judged);

  // An answer that stands is as whole as it was.
  providers.script('claude', { fail: 'key' });
  await retry('claude');
  expect(await ended('claude', 2)).toMatchObject({ state: 'failed', text: judgedAnswers.claude });
  expect(await made()).toEqual(judged);

  await byRules();
  expect((await judgedOverview(user, turnId)).judgement.missing?.why).toBe('by-reader');
  const alone = await made();
  await retry('claude');
  await ended('claude', 3);
  expect(await made()).toEqual(alone);
  expect(callsOfJudge()).toBe(calls);

  // An answer that says the same is a new one all the same.
  providers.script('claude', { text: judgedAnswers.claude ?? '' });
  await retry('claude');
  await eventually(async () => (await made()).overview?.judgement.state === 'done');
  expect(callsOfJudge()).toBe(calls + 1);
});

it('has nothing made anew either while another engine is asked again as well', async () => {
  const { ended, made, retry, stop, turnId } = await ask();
  const judged = await made();
  const calls = callsOfJudge();
  providers.script('gemini', { hang: 'before-reply' });
  await retry('gemini');
  const reader = await user.follow(turnId);
  await retry('xai');
  await reader.until(({ type }) => type === 'answer-error');
  await eventually(() => providers.requests('gemini').length === 2);
  await stop();
  expect(await ended('gemini', 2)).toMatchObject({ state: 'stopped', text: judgedAnswers.gemini });
  expect(await made()).toEqual(judged);
  const told = (await reader.all()).map(({ type }) => type);
  expect(told).not.toContain('citations-checked');
  expect(told).not.toContain('overview-updated');
  expect(told.at(-1)).toBe('turn-end');
  expect(callsOfJudge()).toBe(calls);
});

it.each(['stopped', 'taken over by another process'])(
  'is judged anew where one of two engines brought an answer, though its run is %s before the other has',
  async (way) => {
    const { made, retry, stop, turnId } = await ask();
    const calls = callsOfJudge();
    const answer = 'No. Metformin does not lower it.';
    providers.script('xai', { hang: 'before-reply' }, { fail: 'key' });
    providers.script('gemini', { text: answer });
    const attempts = providers.requests('xai').length;
    await retry('xai');
    await eventually(() => providers.requests('xai').length === attempts + 1);
    await retry('gemini');
    const reader = await user.follow(turnId);
    const isOfGemini = (event: TurnEvent) =>
      event.type === 'turn-snapshot'
        ? event.turn.answers.some(
            ({ engine, state, text }) => engine === 'gemini' && state === 'done' && text === answer,
          )
        : event.type === 'answer-end' && event.answer.engine === 'gemini';
    await reader.until(isOfGemini);
    reader.leave();
    if (way === 'stopped') await stop();
    else {
      await server.close();
      user = userOn((await start()).url, user);
    }
    await eventually(async () => {
      const { overview } = await made();
      return overview?.judgement.state === 'done' && callsOfJudge() > calls;
    }, 20_000);
    const gemini = (await made()).overview?.engines.find(({ engine }) => engine === 'gemini');
    expect(gemini).toMatchObject({ verdict: 'no', passage: { text: 'No.' } });
  },
);
