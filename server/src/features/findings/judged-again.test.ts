import { type Overview, routes } from '@sextant/contracts';
import { beforeAll, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import {
  asScript,
  emptyDraft,
  goodDraft,
  inOrder,
  judgedOverview,
  judgedQuestion,
  judgedWorks,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { eventually } from '../../testing/processes.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
beforeAll(() => services.hold(judgedWorks));

const start = () =>
  startServer({
    environment: {
      ...services.environment(),
      ...providers.environment(),
      EVIDENCE: 'on',
      JUDGE: 'mistral',
      SECOND_JUDGE: 'gemini',
    },
    parts: { random: inOrder },
  });
const byJudge = ({ engines, literature }: Overview) =>
  [...engines, ...literature.verdicts].filter(({ by }) => by === 'judge');

it('a judgement that is begun again between its two judges keeps nothing of the first one’s marks as if by rules', async () => {
  const first = await start();
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
  const second = await start();
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
