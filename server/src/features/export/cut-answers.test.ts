import { cutWords, readSessionRecord, type SessionDetail } from '@sextant/contracts';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const server = serverForFile(database, () => ({ environment: providers.environment() }));
let user: TestUser;
let session: SessionDetail;

beforeAll(async () => {
  providers.script('claude', { text: 'Aspirin lowers the risk of', finish: 'length' });
  providers.script('xai', { text: 'Aspirin may be', finish: 'filtered' });
  providers.script('gemini', { text: 'Aspirin might', finishWord: 'OTHER' });
  providers.script('deepseek', { text: 'Aspirin lowers', finish: 'no-room' });
  providers.script('mistral', { text: '<think>Not for readers.</think>Aspirin lowers the risk.' });
  user = await signUpTestUser(server.url);
  const { session_id } = await user.post('/api/v1/chat/', { input_text: 'Does aspirin prevent strokes?' });
  session = await user.get(`/api/v1/chat/sessions/${session_id}/`);
});

const exported = (format: string) =>
  user.call(`/api/v1/chat/sessions/${session.session_id}/export/?format=${format}`);
const cuts = (answers: readonly { engine: string; cut_short: string | null }[] = []) =>
  Object.fromEntries(answers.flatMap(({ cut_short: cut, engine }) => (cut ? [[engine, cut]] : [])));
const allCuts = { gemini: 'unfinished', claude: 'length', xai: 'content-filter' };

test('a session says which answers were cut short, and which failed with what they had', () => {
  const answers = session.conversations[0]?.answers;
  expect(cuts(answers)).toEqual(allCuts);
  const deepseek = answers?.find(({ engine }) => engine === 'deepseek');
  expect(deepseek).toMatchObject({
    state: 'failed',
    error: { code: 'engine-overloaded', retryable: true },
    cut_short: null,
  });
});

test('its record and its shared page say so, too', async () => {
  const record = readSessionRecord(await (await exported('json')).text());
  expect(cuts(record.turns[0]?.answers)).toEqual(allCuts);
  const { token } = await user.post(`/api/v1/chat/sessions/${session.session_id}/share/`, {});
  const shared = (await (await fetch(`${server.url}/api/v1/shared/${token}/`)).json()) as SessionDetail;
  expect(cuts(shared.conversations[0]?.answers)).toEqual(allCuts);
});

test('its markdown and its document say so in words, and no one reads thoughts', async () => {
  const markdown = await (await exported('md')).text();
  const [claude = '', xai = '', gemini = '', mistral = ''] = ['Claude', 'XAI', 'Gemini', 'Mistral'].map(
    (label) => markdown.split(`#### ${label}\n`)[1]?.split('#### ')[0],
  );
  expect(claude).toContain(cutWords.length);
  expect(xai).toContain(cutWords['content-filter']);
  expect(gemini).toContain(cutWords.unfinished);
  expect(mistral).not.toMatch(/Cut short|Ended early|Not for readers/);
  expect(mistral).toContain('Aspirin lowers the risk.');
  const files = unzipSync(new Uint8Array(await (await exported('docx')).arrayBuffer()));
  const words = new TextDecoder().decode(files['word/document.xml']).replaceAll('&apos;', "'");
  expect(words).toContain(cutWords.length);
  expect(words).toContain(cutWords['content-filter']);
  expect(words).toContain(cutWords.unfinished);
});
