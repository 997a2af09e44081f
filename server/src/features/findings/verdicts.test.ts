import { readFileSync } from 'node:fs';
import { routes, type TurnEvent } from '@sextant/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import samples from '../../literature/sources/library/bundled/sample-questions.json' with { type: 'json' };
import { loadBundledLibrary } from '../../literature/sources/library/load-bundled.ts';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
/** The questions that a newcomer asks first: those of the README, the second of them a follow-up, and the samples. */
const [first = '', followUp = ''] = [...readme.matchAll(/\\?"input_text\\?":\s*\\?"([^"\\]+)/g)].map(
  ([, asked]) => asked,
);

const database = databaseForFile();
const sources = sourcesForFile();
const providers = providersForFile();
const startServer = serversForTests(database);

beforeAll(async () => {
  await loadBundledLibrary(database.database.$client);
});

async function signUp(environment: Record<string, string>): Promise<TestUser> {
  const { url } = await startServer({
    environment: { ...sources.environment(), EVIDENCE: 'on', LOG_LEVEL: 'error', ...environment },
  });
  return signUpTestUser(url);
}

/** The turn of a question, as its session keeps it. */
async function ask(user: TestUser, question: string, session?: string) {
  const events: TurnEvent[] = await (await user.ask(question, session ? { session_id: session } : {})).all();
  const { session_id } = events[0] as { session_id: string };
  const detail = routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${session_id}/`));
  const turn = detail.conversations.at(-1);
  if (!turn?.overview) throw new Error('There is no overview');
  return { session_id, overview: turn.overview };
}

describe('an overview of demo engines', () => {
  it('has studies and literature, and no word of an engine: one reader wrote all answers', async () => {
    expect(first).toMatch(/\?$/);
    expect(followUp).toMatch(/^And .*\?$/);
    const user = await signUp({});
    const { session_id } = await ask(user, first);
    for (const [question, session] of [
      [first],
      [followUp, session_id],
      ...samples.map((sample) => [sample.question]),
    ]) {
      const { overview } = await ask(user, question ?? '', session);
      expect(overview.demo).toHaveLength(6);
      expect(overview.engines).toEqual([]);
      expect(overview.positions).toEqual([]);
      expect(overview.studies.rows.length).toBeGreaterThan(0);
      for (const { cells } of overview.studies.rows) expect(cells).toEqual([]);
    }
  });
});

describe('verdicts of live engines', () => {
  it('are read from what they say, a follow-up with its session’s question; bottom lines stand in their answers', async () => {
    const user = await signUp(providers.environment());
    const answers: Record<string, string> = {
      mistral: '**No.** Metformin does not lower the risk of colorectal cancer.',
      gemini:
        'Great question! This is one where guidance has evolved.\n\nMetformin may lower the risk of colorectal cancer.',
      claude: 'No verdict. The works found are for you to judge.',
      chatgpt: '## Bottom line\nMetformin lowers the risk of colorectal cancer.',
      xai: 'Some people claim that metformin lowers the risk of colorectal cancer.',
      deepseek: 'It depends on the dose: metformin lowered the risk of colorectal cancer above 1 g.',
    };
    for (const [engine, text] of Object.entries(answers)) providers.script(engine, { text });
    const { overview, session_id } = await ask(user, first);
    expect(Object.fromEntries(overview.engines.map(({ engine, verdict }) => [engine, verdict]))).toEqual({
      mistral: 'no',
      gemini: null,
      claude: null,
      chatgpt: 'yes',
      xai: null,
      deepseek: 'mixed',
    });
    expect(overview.engines.map(({ bottom_line }) => bottom_line?.text ?? null)).toEqual([
      'Metformin does not lower the risk of colorectal cancer.',
      'Metformin may lower the risk of colorectal cancer.',
      null,
      'Metformin lowers the risk of colorectal cancer.',
      null,
      'It depends on the dose: metformin lowered the risk of colorectal cancer above 1 g.',
    ]);
    for (const { bottom_line, engine } of overview.engines)
      if (bottom_line)
        expect(answers[engine]?.slice(bottom_line.from, bottom_line.to)).toBe(bottom_line.text);
    // Rules sum up nothing.
    expect(overview.synthesis).toEqual([]);

    for (const engine of Object.keys(answers))
      providers.script(engine, {
        text: 'In people without diabetes, metformin does not lower the risk of colorectal cancer.',
      });
    const next = await ask(user, followUp, session_id);
    expect(next.overview.question_kind).toBe('yes-no');
    expect(next.overview.engines.map(({ verdict }) => verdict)).toEqual(Array(6).fill('no'));
  });

  it('are none where a yes or no is somebody else’s, of something else, or taken back', async () => {
    const user = await signUp(providers.environment());
    const claim = 'metformin lowers the risk of colorectal cancer';
    const answers: Record<string, string> = {
      mistral: `**Myth:** ${claim}.\n\n**Fact:** Three trials looked at it.`,
      gemini: `We cannot rule out that ${claim}.`,
      claude: 'Metformin does not always lower the risk of colorectal cancer.',
      chatgpt: `It is reportedly so that M${claim.slice(1)}. This is a myth.`,
      xai: 'Short answer: yes. Long answer: no.',
      deepseek: 'Metformin lowers no risk of colorectal cancer.',
    };
    for (const [engine, text] of Object.entries(answers)) providers.script(engine, { text });
    const { overview } = await ask(user, first);
    expect(overview.engines.map(({ verdict }) => verdict)).toEqual([null, null, null, null, null, 'no']);
  });
});
