import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  asScript,
  goodDraft,
  judgedOverview,
  judgedQuestion,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { judgingForFile } from '../../testing/judging-for-file.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

/** Processes whose clocks are wrong by minutes: whether a judge is at work goes by the database's clock. */

const { database, providers, start } = judgingForFile();
let user: TestUser;
beforeEach(async () => {
  const { url } = await start({ JUDGE: 'off', SECOND_JUDGE: 'off' });
  user = await signUpTestUser(url);
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
/** From here on the process's clock is so many minutes off; what measures time that passes goes on as it did. */
function shiftClock(minutes: number) {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minute });
}

/** A question that has been answered, and how a judge is asked about it. */
async function ask() {
  scriptAnswers(providers);
  const reader = await user.ask(judgedQuestion);
  const start = await reader.until(({ type }) => type === 'turn-start');
  const { turn_id: turnId } = start as { turn_id: string };
  await reader.all();
  await judgedOverview(user, turnId);
  const path = `/api/v1/chat/turns/${turnId}/overview/`;
  return { turnId, judge: (engine: string) => user.call(path, { method: 'POST', json: { engine } }) };
}
const callsOf = (engine: string) => providers.requests(engine).length;

it.each([
  [6, 0],
  [0, 6],
])(
  'a judge that was asked by a clock %i minutes ahead is at work by one that is %i ahead',
  async (first, second) => {
    const { judge } = await ask();
    providers.script('claude', { ...asScript(goodDraft), firstChunkDelay: 600_000 });
    const calls = { claude: callsOf('claude'), chatgpt: callsOf('chatgpt') };
    shiftClock(first);
    const judging = judge('claude');
    await eventually(() => callsOf('claude') > calls.claude);
    shiftClock(second);
    expect((await judge('chatgpt')).status).toBe(409);
    expect(callsOf('chatgpt')).toBe(calls.chatgpt);
    providers.hurry();
    expect((await judging).status).toBe(200);
  },
);

it('a judge whose process has died is not at work for longer by a clock that is behind', async () => {
  const { judge, turnId } = await ask();
  await database.database.$client.query(
    `update turns set finding_states = finding_states || jsonb_build_object('judge', jsonb_build_object(
       'since', to_char(now() at time zone 'utc' - interval '6 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where id = $1`,
    [turnId],
  );
  providers.script('claude', asScript(goodDraft));
  shiftClock(-6);
  expect((await judge('claude')).status).toBe(200);
});
