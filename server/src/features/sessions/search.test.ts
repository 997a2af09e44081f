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

const answer = (texts: Record<string, string>) => {
  for (const engine of engines) providers.script(engine, { text: texts[engine] ?? 'Nothing more.' });
};

const found = async (q: string): Promise<number> =>
  routes.sessions.reply.parse(await user.get(`/api/v1/chat/sessions/?q=${encodeURIComponent(q)}`)).sessions
    .length;

/** What each word finds, one after the other. */
async function findings(words: readonly string[]) {
  const all: Record<string, number> = {};
  for (const word of words) all[word] = await found(word);
  return all;
}

it('finds what any of six answers says, whole or in part, wherever lines and cells break', async () => {
  answer({
    mistral: 'Zanubrutinib,\nor `ibrutinib`\tat 160\u00a0mg.',
    gemini: '| Drug | HR |\n|---|---|\n| acalabrutinib | 0.60 (95%\u2009CI) |\n',
    claude: 'Brutons Tyrosinkinase: „Wirkstoff“ – 布鲁顿酪氨酸激酶抑制剂。',
    xai: 'A backslash \\ and 100%_sure.',
  });
  await (await user.ask('Which inhibitor is best?')).all();
  const there = [
    'ZANUBRUTINIB',
    'ubrutin',
    'ibrutinib`',
    'inhibitor',
    '0.60',
    '160',
    'CI)',
    '酪氨酸',
    '„Wirk',
  ];
  expect(await findings(there)).toEqual(Object.fromEntries(there.map((word) => [word, 1])));
  expect(await found('zanubrutinib 0.60 inhibitor')).toBe(1);
  expect(await findings(['\\', '%_', 'a_k', 'tirabrutinib'])).toEqual({
    '\\': 1,
    '%_': 1,
    a_k: 0,
    tirabrutinib: 0,
  });
});

it('finds sessions by words of different turns and of the title, however often each stands in others', async () => {
  answer({ claude: 'Zanubrutinib.' });
  await (await user.ask('Which inhibitor is best?')).all();
  const { sessions } = routes.sessions.reply.parse(await user.get('/api/v1/chat/sessions/'));
  answer({ claude: 'Lymphoma, at 100%_sure.' });
  await (await user.ask('And of what?', { session_id: sessions[0]?.session_id ?? '' })).all();
  for (const question of ['Is lymphoma curable?', 'What is lymphoma?', 'Who treats lymphoma?']) {
    answer({});
    await (await user.ask(question)).all();
  }
  expect(
    await findings([
      'lymphoma zanubrutinib',
      'ZANUBRUTINIB Lymphoma inhibitor',
      '%_ inhibitor zanu',
      'zanubrutinib zanubrutinib',
      'lymphoma curable zanubrutinib',
    ]),
  ).toEqual({
    'lymphoma zanubrutinib': 1,
    'ZANUBRUTINIB Lymphoma inhibitor': 1,
    '%_ inhibitor zanu': 1,
    'zanubrutinib zanubrutinib': 1,
    'lymphoma curable zanubrutinib': 0,
  });
});

it('asks for each word of a long search, as of a sentence that was pasted', async () => {
  answer({
    claude: 'In adults with relapsed mantle cell lymphoma, zanubrutinib was given by mouth twice a day.',
  });
  await (await user.ask('Which inhibitor is best?')).all();
  const pasted = 'in adults with relapsed mantle cell lymphoma zanubrutinib was given by mouth';
  expect(await findings([`${pasted} twice`, `${pasted} thrice`])).toEqual({
    [`${pasted} twice`]: 1,
    [`${pasted} thrice`]: 0,
  });
  // As many words as the longest search can have, none of which is a part of another.
  const pairs = [...'abcdefghijklm'].flatMap((first) => [...'nopqrstu'].map((second) => first + second));
  expect(await found(pairs.join(' ').slice(0, 200))).toBe(0);
});

it('finds a question while it is answered, and an answer as it stands after it was asked for again', async () => {
  answer({ claude: 'First of all: pirtobrutinib.' });
  providers.script('mistral', { text: 'Late.', firstChunkDelay: 60_000 });
  const reader = await user.ask('Is nemtabrutinib safe?');
  const ended = await reader.until(
    (event) => event.type === 'answer-end' && (event.answer as { engine: string }).engine === 'claude',
  );
  expect(await findings(['nemtabrutinib', 'pirtobrutinib', 'late.'])).toEqual({
    nemtabrutinib: 1,
    pirtobrutinib: 1,
    'late.': 0,
  });
  providers.hurry();
  await reader.all();
  expect(await findings(['nemtabrutinib', 'pirtobrutinib', 'late.'])).toEqual({
    nemtabrutinib: 1,
    pirtobrutinib: 1,
    'late.': 1,
  });
  answer({ claude: 'On second thoughts: orelabrutinib.' });
  const { turn_id } = ended as { turn_id: string };
  await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
  await (await user.follow(turn_id)).all();
  expect(await findings(['nemtabrutinib', 'pirtobrutinib', 'orelabrutinib'])).toEqual({
    nemtabrutinib: 1,
    pirtobrutinib: 0,
    orelabrutinib: 1,
  });
});
