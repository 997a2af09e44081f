import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const server = serverForFile(database, () => ({ environment: providers.environment() }));

it.each([
  ['ASCII', 'x'],
  ['characters of three bytes', '語'],
  ['characters of two units', '🧬'],
])('an engine is told as much of a long session as its prompt has room for, in %s', async (_name, letter) => {
  const user = await signUpTestUser(server.url);
  const { session_id } = await user.post('/api/v1/chat/', { input_text: 'Question number 1?' });
  // 40 turns, each answer of 20,000 UTF-16 units but that of one engine, which is short.
  await database.database.$client.query(
    `with made as (
       insert into turns (session_id, user_id, position, question, ended_at)
       select s.id, s.user_id, n, 'Question number ' || n || '?', now()
       from sessions s, generate_series(2, 40) n where s.id = $1 returning id, session_id, position)
     insert into answers (turn_id, position, summary, text)
     select m.id, a.position, a.summary, 'Answer to number ' || m.position || '. ' ||
       case when a.engine = 'xai' then '' else repeat($2, $3) end
     from made m join answers a on a.turn_id = (select id from turns where session_id = $1 and position = 1)`,
    [session_id, letter, 20_000 / letter.length],
  );
  await user.post('/api/v1/chat/', { input_text: 'And now?', session_id });
  const told = (engine: string) => {
    const body = JSON.stringify(providers.requests(engine).at(-1)?.body);
    const numbers = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, number]) => Number(number));
    return { answers: numbers(/Answer to number (\d+)/g), questions: numbers(/Question number (\d+)/g) };
  };
  for (const engine of ['mistral', 'claude']) {
    // Five of them, with their questions, are within 120,000 characters, and six are not.
    expect(told(engine).answers).toEqual([36, 37, 38, 39, 40]);
    expect(told(engine).questions).toEqual([36, 37, 38, 39, 40]);
  }
  expect(told('xai').answers).toEqual(Array.from({ length: 39 }, (_, at) => at + 2));
});
