import { routes } from '@sextant/contracts';
import { beforeEach, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

const database = databaseForFile();
const providers = providersForFile();
const server = serverForFile(database, () => ({
  environment: { ...providers.environment(), JUDGE: 'off' },
}));
let user: TestUser;

beforeEach(async () => {
  providers.reset();
  user = await signUpTestUser(server.url);
});

async function ask(question: string, texts: Record<string, string>, session_id?: string): Promise<string> {
  for (const engine of engines) providers.script(engine, { text: texts[engine] ?? 'Nothing more.' });
  const events = await (await user.ask(question, session_id ? { session_id } : {})).all();
  return (events[0] as { session_id: string }).session_id;
}

const list = async (q: string) =>
  routes.sessions.reply.parse(await user.get(`/api/v1/chat/sessions/?q=${encodeURIComponent(q)}`)).sessions;

/** What a search marks in the snippet of the one session that it finds; `null` where it finds none. */
async function marked(q: string): Promise<string[] | null | undefined> {
  const [session, ...others] = await list(q);
  expect(others).toEqual([]);
  if (!session) return null;
  return session.snippet?.marks.map(({ from, to }) => session.snippet?.text.slice(from, to) ?? '');
}

/** As a phone, a dictionary or an engine writes one word, and how the answer has it. */
const spellings: [string, string[]][] = [
  ['IL\u20116', ['IL-6', 'il\u20106', 'IL\u20116', 'IL\u20126', 'IL\u20136', 'IL\u22126', 'I\u00adL-6']],
  ['Sjögren', ['Sjogren', 'SJÖGREN', 'Sjo\u0308gren', 'sjögr']],
  ['Takotsubo\u00adsyn\u200bdrome', ['takotsubosyndrome', 'Takotsubo\u00adsyndrome']],
  ['Menie\u0300re', ['Meniere', 'Menière']],
  ['eﬃcacy', ['efficacy', 'eﬃcacy', 'ffic']],
  ['ＣＤ４', ['CD4']],
  ['Crohn’s', ["Crohn's", 'Crohn’s']],
  ['Sørensen', ['Sorensen']],
  ['TNF\u2011α', ['TNF-α', 'TNF\u2013Α']],
  ['5\u00a0µg', ['µg', '\u03bcg']],
  ['안지오텐신', ['안지오', '안지오텐신'.normalize('NFD')]],
];

it('finds a word however hyphens, accents and letters of it are written, and marks it as the answer has it', async () => {
  await ask('What is measured?', { claude: `Of these: ${spellings.map(([word]) => word).join(', ')}.` });
  for (const [word, searches] of spellings)
    for (const search of searches) expect(await marked(search), `${word} by ${search}`).toHaveLength(1);
  expect(await marked('IL-6')).toEqual(['IL\u20116']);
  expect(await marked('Sjogren')).toEqual(['Sjögren']);
  expect(await marked('meniere')).toEqual(['Menie\u0300re']);
  expect(await marked('takotsubosyndrome')).toEqual(['Takotsubo\u00adsyn\u200bdrome']);
  expect(await marked('IL-6 measured sjogren')).toEqual(['IL\u20116', 'Sjögren']);
  for (const other of ['IL6', 'TNF-a', 'Sjoegren']) expect(await marked(other), other).toBeNull();
});

it('finds the plain word where it was typed with accents and hyphens of its own', async () => {
  await ask('What is measured?', { xai: 'IL-6 in Sjogren.' });
  expect(await marked('Sjögren')).toEqual(['Sjogren']);
  expect(await marked('IL\u20116')).toEqual(['IL-6']);
  expect(await marked('Sjo\u0308gren IL\u22126')).toEqual(['IL-6', 'Sjogren']);
});

it('finds what is asked for in quotation marks, of whatever kind either has', async () => {
  await ask('What is measured?', { xai: 'In heart failure, «IL-6» and 5" of “ascites”.' });
  expect(await marked('"heart failure"')).toEqual(['heart', 'failure']);
  expect(await marked('“heart failure” „IL-6“')).toEqual(['heart', 'failure', 'IL-6']);
  expect(await marked('"ascites"')).toEqual(['ascites']);
  expect(await marked('"')).toEqual(['"']);
  expect(await marked('"lung"')).toBeNull();
});

it('finds it in titles, in questions, and in one that is still being answered', async () => {
  const session = await ask('Does Ménière\u2011like vertigo last?', {});
  expect((await list('meniere-like'))[0]).not.toHaveProperty('snippet');
  await ask('And is Sjögren\u2013Larsson rare?', {}, session);
  expect(await marked('sjogren-larsson')).toEqual(['Sjögren\u2013Larsson']);
  await user.call(`/api/v1/chat/sessions/${session}/`, { method: 'PATCH', json: { title: 'Behçet' } });
  expect((await list('BEHCET'))[0]).not.toHaveProperty('snippet');
  for (const engine of engines) providers.script(engine, { text: 'Late.', firstChunkDelay: 60_000 });
  providers.script('claude', { text: 'First: IL\u20112.' });
  const reader = await user.ask('Is Guillain\u2013Barré rare?', { session_id: session });
  await reader.until(
    (event) => event.type === 'answer-end' && (event.answer as { engine: string }).engine === 'claude',
  );
  expect(await marked('guillain-barre')).toEqual(['Guillain\u2013Barré']);
  expect(await marked('il-2')).toEqual(['IL\u20112']);
  providers.hurry();
  await reader.all();
});

it('shows the word where much before it is longer or shorter as it is written', async () => {
  const shrinking = 'inter\u00adleu\u00adkin e\u0301te\u0301 '.repeat(400);
  const growing = 'eﬃcacy… ½ '.repeat(400);
  for (const engine of engines)
    providers.script(engine, { text: `${shrinking} IL\u20118 ${growing} IL\u20119 ${shrinking} IL\u20117` });
  await user.post('/api/v1/chat/', { input_text: 'Where?' });
  for (const number of [7, 8, 9]) expect(await marked(`il-${number}`)).toEqual([`IL\u2011${number}`]);
  const together = `${'…'.repeat(900)}IL\u20115${'\u00ad'.repeat(900)}`;
  for (const engine of engines) providers.script(engine, { text: together });
  await user.post('/api/v1/chat/', { input_text: 'And here?' });
  expect(await marked('il-5')).toEqual(['IL\u20115']);
});

it('shows the word at the end of an answer without a blank', async () => {
  const text = `${'é'.repeat(90_000)}IL\u20116`;
  for (const engine of engines) providers.script(engine, { text, chunkSize: 10_000 });
  await user.post('/api/v1/chat/', { input_text: 'No blank?' });
  expect(await marked('il-6')).toEqual(['IL\u20116']);
});

it('lists all for words of which nothing is left to look for', async () => {
  await ask('What is measured?', {});
  expect(await list('\u00ad \u200b')).toHaveLength(1);
});
