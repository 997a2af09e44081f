import { isPending } from '@sextant/contracts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { eventually } from '../../../testing/processes.ts';
import { signUpTestUser, type TestUser, userOn } from '../../../testing/test-user.ts';

/** What the file for reference managers says of works that several questions of a session cite. */

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
/** Each remembers by itself what sources told it within the hour. */
const start = () =>
  startServer({ environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' } });

const work = makeCitation('Metformin and mortality', {
  pmid: '30000001',
  doi: '10.1000/metformin.1',
  abstract: 'Metformin lowered mortality by 22%.',
});
const retracted = makeCitation(work.title, {
  ...work,
  status: 'retracted',
  notices: [{ kind: 'retraction', reference: 'J Tests. 2021;13:1', pmid: '30000009' }],
});
beforeEach(() => {
  services.reset();
  services.hold([work]);
});
afterAll(() => providers.reset());

/** What all six answer from now on. */
const answer = (text: string) => {
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text });
};

async function ask(user: TestUser, question: string, more?: { session_id: string }) {
  const events = await (await user.ask(question, more)).all();
  return events[0] as { session_id: string; turn_id: string };
}

async function titlesIn(user: TestUser, sessionId: string): Promise<string[]> {
  const items = await user.get(`/api/v1/chat/sessions/${sessionId}/export/?format=csl`);
  return items.map(({ title }: { title: string }) => title);
}

it('tells a retraction that only a check of an earlier question has brought', async () => {
  const first = await start();
  const user = await signUpTestUser(first.url);
  answer('Metformin lowers mortality (PMID 30000001).');
  const { session_id, turn_id } = await ask(user, 'Does metformin lower mortality?');
  await ask(user, 'Does metformin lower mortality in the old?', { session_id });
  expect(await titlesIn(user, session_id)).toEqual([work.title]);

  services.reset();
  services.hold([retracted]);
  const second = userOn((await start()).url, user);
  await second.post(`/api/v1/chat/turns/${turn_id}/check/`, {});
  await eventually(async () => !isPending((await second.get(`/api/v1/chat/turns/${turn_id}/`)).findings));
  expect(await titlesIn(second, session_id)).toEqual([`RETRACTED: ${work.title}`]);
});

it('has a work once that one question cites by its DOI and another by what was found', async () => {
  const user = await signUpTestUser((await start()).url);
  answer('Shown before (doi:10.1000/metformin.1).');
  const { session_id, turn_id } = await ask(user, 'What do zebrafish eat in winter?');
  answer('Metformin lowers mortality [1].');
  const later = await ask(user, 'Does metformin lower mortality?', { session_id });
  const rowOf = async (id: string) => (await user.get(`/api/v1/chat/turns/${id}/`)).ledger.rows[0].id;
  expect(await rowOf(turn_id)).not.toBe(await rowOf(later.turn_id));
  const reply = await user.call(`/api/v1/chat/sessions/${session_id}/export/?format=bib`);
  expect((await reply.text()).match(/^@\w+\{.*$/gm)).toEqual(['@article{Okafor2020,']);
  expect(await titlesIn(user, session_id)).toEqual([work.title]);
});
