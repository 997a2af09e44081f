import { judgedCell, type Overview, routes } from '@sextant/contracts';
import { expect, it } from 'vitest';
import {
  asScript,
  emptyDraft,
  goodDraft,
  judgedAnswers,
  judgedOverview,
  judgedQuestion,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { judgingForFile } from '../../testing/judging-for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const { providers, start } = judgingForFile();
const two = { JUDGE: 'mistral', SECOND_JUDGE: 'gemini' };
const byJudge = ({ engines, literature }: Overview) =>
  [...engines, ...literature.verdicts].filter(({ by }) => by === 'judge');

it('a judgement that is begun again between its two judges keeps nothing of the first one’s marks as if by rules', async () => {
  const first = await start(two);
  const user = await signUpTestUser(first.url);
  const draft = {
    ...goodDraft,
    works: [{ work: 2, verdict: 'no', quotation: 'As many died with metformin as did with placebo' }],
  };
  scriptAnswers(providers, { mistral: asScript(draft), gemini: { hang: 'before-reply' } });
  const reader = await user.ask(judgedQuestion);
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  const read = async () =>
    routes.turn.reply.parse(await user.get(`/api/v1/chat/turns/${turn_id}/`)).overview as Overview;
  await eventually(async () => (await read())?.judgement.state === 'second');
  const half = await read();
  expect(byJudge(half)).toHaveLength(2);
  await first.close();

  // The one who is asked again finds nothing of all that.
  providers.script('mistral', asScript(emptyDraft));
  const second = await start(two);
  const judged = await judgedOverview(userOn(second.url, user), turn_id);
  expect(judged.judgement).toMatchObject({ state: 'done', dropped: [] });
  expect(byJudge(judged)).toEqual([]);
  expect(judged.statements).toEqual([]);
  // And what rules read is what it was.
  const byRules = (overview: Overview) =>
    [...overview.engines, ...overview.literature.verdicts].filter(
      ({ by, verdict }) => by === 'rules' && verdict,
    );
  expect(byRules(judged)).toEqual(byRules(half));
  await second.close();
});

it('a mark that a reader calls wrong is of the answer that it was set on, and of none that takes its place', async () => {
  const server = await start({ JUDGE: 'mistral' });
  const user = await signUpTestUser(server.url);
  scriptAnswers(providers, { mistral: asScript(goodDraft) });
  const [first] = await (await user.ask(judgedQuestion)).all();
  const { turn_id } = first as { turn_id: string };
  const path = `/api/v1/chat/turns/${turn_id}/objections/`;
  const { statements } = await judgedOverview(user, turn_id);
  const stances = statements.flatMap((one) =>
    one.stances.filter(({ stance }) => stance !== 'silent').map((said) => judgedCell.stance(one, said)),
  );
  const verdict = judgedCell.verdict({ engine: 'claude', verdict: 'no' });
  const objectToAll = async () => {
    for (const cell of [verdict, ...stances]) await user.post(path, { cell, wrong: true });
  };
  const askAgain = async (text: string) => {
    providers.script('claude', { text });
    await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
    return judgedOverview(user, turn_id);
  };
  const noOf = ({ engines }: Overview) => engines.filter((given) => given.verdict === 'no').length;
  const listedNo = async () => (await user.get('/api/v1/chat/sessions/')).sessions[0].verdicts.counts.no;
  const ofOthers = stances.filter((cell) => !cell.includes(':claude:'));
  expect(ofOthers.length).toBe(stances.length - 1);

  // The judge says of the new answer what it said of the one before.
  await objectToAll();
  const same = await askAgain(judgedAnswers.claude ?? '');
  expect(same.engines.find(({ engine }) => engine === 'claude')).toMatchObject({
    verdict: 'no',
    by: 'judge',
  });
  expect(same.statements.map(({ id }) => id)).toEqual(statements.map(({ id }) => id));
  expect((await user.get(path)).cells).toEqual(ofOthers);
  expect(await listedNo()).toBe(noOf(same));

  // Rules read it of the next one.
  await objectToAll();
  const byRules = await askAgain('No. Metformin does not lower cardiovascular mortality.');
  expect(byRules.engines.find(({ engine }) => engine === 'claude')).toMatchObject({
    verdict: 'no',
    by: 'rules',
  });
  expect((await user.get(path)).cells).toEqual(ofOthers);
  expect(await listedNo()).toBe(noOf(byRules));

  // And what brings no answer takes none's place.
  providers.script('claude', { text: judgedAnswers.claude ?? '' });
  await askAgain(judgedAnswers.claude ?? '');
  await objectToAll();
  providers.script('claude', { fail: 'key' });
  await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
  await judgedOverview(user, turn_id);
  expect((await user.get(path)).cells).toContain(verdict);
});
