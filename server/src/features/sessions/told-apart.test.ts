import { routes, type SessionListItem } from '@sextant/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import {
  goodDraft,
  inOrder,
  judgedOverview,
  judgedQuestion,
  judgedWorks,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on', JUDGE: 'claude' },
  parts: { random: inOrder },
}));
let user: TestUser;

beforeEach(async () => {
  providers.reset();
  services.reset();
  services.hold(judgedWorks);
  user = await signUpTestUser(server.url);
});

const list = async (q = ''): Promise<SessionListItem[]> =>
  routes.sessions.reply.parse(await user.get(`/api/v1/chat/sessions/?q=${encodeURIComponent(q)}`)).sessions;

/** Asks, and waits until the judge has spoken as well: it would be told the answers that are meant for the next question. */
async function ask(question: string, answers: string | Record<string, string>, session_id?: string) {
  for (const engine of engines)
    providers.script(engine, { text: typeof answers === 'string' ? answers : (answers[engine] ?? 'Hm.') });
  const events = await (await user.ask(question, session_id ? { session_id } : {})).all();
  const { session_id: session, turn_id: turn } = events[0] as { session_id: string; turn_id: string };
  await judgedOverview(user, turn);
  return { session, turn };
}

/** The list as it is kept by whoever reads it again and again: by its version, which is to change with what it tells. */
class HeldList {
  #tag = '';
  #held: SessionListItem[] = [];

  async read(): Promise<SessionListItem[]> {
    const reply = await user.call('/api/v1/chat/sessions/?limit=50', {
      headers: { 'if-none-match': this.#tag, 'accept-encoding': 'br' },
    });
    this.#tag = reply.headers.get('etag') ?? '';
    if (reply.status !== 304) this.#held = routes.sessions.reply.parse(await reply.json()).sessions;
    return this.#held;
  }
}

/** The words that a snippet marks. */
const marked = ({ snippet }: SessionListItem) =>
  snippet?.marks.map(({ from, to }) => snippet.text.slice(from, to));

describe('verdicts in the list', () => {
  it('tell twins apart: those of the engines, counted, of the question that gives the title', async () => {
    const question = 'Does metformin lower mortality?';
    const no = 'No. Metformin does not lower mortality.';
    const yes = 'Yes, metformin lowers mortality.';
    const first = await ask(
      question,
      Object.fromEntries(engines.map((one) => [one, one === 'xai' ? yes : no])),
    );
    const held = new HeldList();
    await held.read();
    await ask(question, yes);
    await held.read();
    await ask('And does it lower weight?', yes, first.session);
    for (const read of [list, () => held.read()])
      await expect
        .poll(async () => (await read()).map(({ verdicts }) => verdicts))
        .toEqual([
          { of: 'engines', counts: { yes: 6 } },
          { of: 'engines', counts: { yes: 1, no: 5 } },
        ]);
    expect(await held.read()).toEqual(await list());
  });

  it('are missing where none could be read, and while nothing has been made', async () => {
    await ask('What is metformin?', 'Metformin is a biguanide.');
    await ask('Does metformin lower mortality?', 'Metformin is a biguanide.');
    for (const session of await list()) expect(session).not.toHaveProperty('verdicts');
  });

  it('are those of the cited works where no engine gives one', async () => {
    const pmid = judgedWorks[0]?.pmid;
    await ask(judgedQuestion, `Much has been written on metformin (PMID ${pmid}).`);
    await expect
      .poll(async () => (await list())[0]?.verdicts)
      .toEqual({ of: 'literature', counts: { yes: 1 } });
  });

  it('leave out what the reader objects to, as the page does, and count it again when that is taken back', async () => {
    scriptAnswers(providers, { claude: { text: JSON.stringify(goodDraft) } });
    const events = await (await user.ask(judgedQuestion)).all();
    const { turn_id: turn } = events[0] as { turn_id: string };
    const { engines: given } = await judgedOverview(user, turn);
    expect(given.find(({ engine }) => engine === 'claude')).toMatchObject({ verdict: 'no', by: 'judge' });
    const count = (verdict: string) => given.filter((each) => each.verdict === verdict).length;
    const held = new HeldList();
    const counted = async () => {
      expect(await held.read()).toEqual(await list());
      return (await list())[0]?.verdicts?.counts.no ?? 0;
    };
    expect(await counted()).toBe(count('no'));
    const object = (wrong: boolean) =>
      user.call(`/api/v1/chat/turns/${turn}/objections/`, {
        method: 'POST',
        json: { cell: 'verdict:claude:no', wrong },
      });
    expect((await object(true)).ok).toBe(true);
    expect(await counted()).toBe(count('no') - 1);
    expect((await object(false)).ok).toBe(true);
    expect(await counted()).toBe(count('no'));
  });

  it('count what rules read, as the page does, though the same word of a judge was once called wrong', async () => {
    const { turn } = await ask('Does metformin lower mortality?', 'No. Metformin does not lower mortality.');
    await database.database.$client.query(
      `insert into objections (turn_id, user_id, cell)
         select id, user_id, unnest(array['verdict:claude:no', 'verdict:xai:no']) from turns where id = $1`,
      [turn],
    );
    const { engines: given } = await judgedOverview(user, turn);
    expect(given.map(({ by, verdict }) => `${verdict} by ${by}`)).toEqual(Array(6).fill('no by rules'));
    expect((await list())[0]?.verdicts).toEqual({ of: 'engines', counts: { no: 6 } });
  });
});

describe('a search', () => {
  it('shows where the words stand that the title does not hold, whose answer it is, and marks them', async () => {
    await ask('About sugar?', {
      claude: `## Overview\n\n${'Much has been written. '.repeat(9)}The **biguanide** [metformin](https://example.org/m) lowers sugar; a BIGUANIDE is old.\n\n${'More follows. '.repeat(30)}`,
    });
    const [found] = await list('biguanide sugar');
    expect(found?.snippet).toMatchObject({
      engine: 'claude',
      text: expect.stringMatching(/^….{0,40}The biguanide metformin lowers sugar; a BIGUANIDE is old\. .*…$/),
    });
    expect(found?.snippet?.text.length).toBeLessThanOrEqual(142);
    expect(found && marked(found)).toEqual(['biguanide', 'sugar', 'BIGUANIDE']);
  });

  it('shows a question before an answer, nothing beside a title that says it all, and nothing without a search', async () => {
    const { session } = await ask('About sugar?', 'Sugar is sweet.');
    await ask('Is fructose a sugar?', 'Fructose is sweet.', session);
    const [found] = await list('fructose');
    expect(found?.snippet).toEqual({
      engine: null,
      text: 'Is fructose a sugar?',
      marks: [{ from: 3, to: 11 }],
    });
    expect((await list('ABOUT sugar'))[0]).not.toHaveProperty('snippet');
    expect((await list())[0]).not.toHaveProperty('snippet');
  });

  it('takes wild cards, patterns and markup for the letters they are', async () => {
    await ask('About doses?', 'It is <b>100%</b> of a_b (sic) $^ **bold** \\ done.');
    for (const word of ['100%', 'a_b', '(sic)', '$^', '**', '\\', '<b>']) {
      const [found] = await list(word);
      expect(found && marked(found), word).toContain(word);
    }
    expect((await list('<b>'))[0]?.snippet?.text).toContain('<b>100%</b>');
  });

  it('finds a word at either end of a long answer', async () => {
    const filler = 'lorem ipsum '.repeat(4_000);
    const text = `alphaword ${filler} ${'x'.repeat(500)}omegaword${'y'.repeat(500)} ${filler}lastword`;
    for (const engine of engines) providers.script(engine, { text });
    // Not as a stream: who reads slowly in it, as this process may, is cut off long before the end.
    await user.post('/api/v1/chat/', { input_text: 'Where?' });
    for (const word of ['alphaword', 'omegaword', 'lastword']) {
      const [found] = await list(word);
      expect(found && marked(found)).toEqual([word]);
      expect(found?.snippet?.text.length).toBeLessThanOrEqual(142);
    }
  });
});
