/**
 * What reading costs: a session of 1, 10 and 20 turns of 20 kB of text, whole, as the page opens it, and where nothing has
 * changed, a history of 50 sessions, and the event stream of one question; each as it is and compressed. Bytes are those
 * of the bodies on the wire. The server is a process of its own, as `npm start` runs it, with emulated vendors and sources.
 *
 *   node bench/session-reads/run.ts [milliseconds a figure] [events | session | history]        (Linux: it reads /proc)
 */
import http from 'node:http';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { startServer } from '../support/server.ts';
import { withDatabase } from '../with-database.ts';
import { type Figures, get, measure } from './measure.ts';
import { type WrittenTurn, writtenQuestion, writtenSession } from './texts.ts';

const milliseconds = Number(process.argv[2] ?? 3_000);
const codings = ['identity', 'gzip', 'br'] as const;
const sizes = [1, 10, 20];
const part = process.argv[3];
const isMeasured = (name: string) => part === undefined || part === name;

const one = writtenQuestion();
const session = writtenSession();

const row = (name: string, coding: string, { bytes, main, perSecond, postgres, server }: Figures) =>
  console.log(
    `${name.padEnd(30)} ${coding.padEnd(9)} ${(bytes / 1_000).toFixed(1).padStart(9)} ${perSecond.toFixed(0).padStart(8)} ${main.toFixed(2).padStart(9)} ${server.toFixed(2).padStart(9)} ${postgres.toFixed(2).padStart(9)}`,
  );

/** Bytes of a question's event stream, and the lengths of its events by type. */
const streamOf = (url: string, headers: Record<string, string>, question: string) =>
  new Promise<{ bytes: number; text: string }>((resolve, reject) => {
    const call = http.request(
      `${url}/api/v1/chat/`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const all = Buffer.concat(pieces);
          resolve({ bytes: all.length, text: response.headers['content-encoding'] ? '' : all.toString() });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ input_text: question }));
  });

await withDatabase(async (database) => {
  const [providers, services] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
  services.hold([...one.works, ...session.works]);
  const server = await startServer({
    ...providers.environment(),
    ...services.environment(),
    DATABASE_URL: database.$client.options.connectionString ?? '',
    EVIDENCE: 'on',
    JUDGE: 'off',
    LOG_LEVEL: 'info',
  });
  const access = await server.signUp('reads@example.org');
  const authorization = { authorization: `Bearer ${access}` };
  const accepting = (coding: string) => ({ ...authorization, 'accept-encoding': coding });
  const answerWith = ({ texts }: WrittenTurn, chunkDelay: number) => {
    for (const [engine, text] of texts) providers.script(engine, { text, chunkSize: 40, chunkDelay });
  };

  console.log(`${''.padEnd(40)} ${'kB'.padStart(9)}`);
  for (const coding of isMeasured('events') ? codings : []) {
    // About as long as engines take for it.
    answerWith(one.turn, 40);
    const { bytes, text } = await streamOf(server.url, accepting(coding), one.turn.question);
    console.log(
      `${'events of one question'.padEnd(30)} ${coding.padEnd(9)} ${(bytes / 1_000).toFixed(1).padStart(9)}`,
    );
    for (const [type, events] of Map.groupBy(
      text.split('\n\n').filter((event) => event.startsWith('event: ')),
      (event) => event.slice('event: '.length, event.indexOf('\n')),
    ))
      console.log(
        `  ${type.padEnd(28)} × ${String(events.length).padEnd(7)} ${(events.join('').length / 1_000).toFixed(1).padStart(9)}`,
      );
  }

  // Of its own, so that what was asked above is not in the session; one reader may ask 30 questions a minute.
  const asker = { authorization: `Bearer ${await server.signUp('session@example.org')}` };
  let id: string | undefined;
  for (const [at, turn] of (isMeasured('session') ? session.turns : []).entries()) {
    answerWith(turn, 0);
    const reply = await fetch(`${server.url}/api/v1/chat/`, {
      method: 'POST',
      headers: { ...asker, 'content-type': 'application/json' },
      body: JSON.stringify({ input_text: turn.question, ...(id && { session_id: id }) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    id = ((await reply.json()) as { session_id: string }).session_id;
    const size = at + 1;
    if (!sizes.includes(size)) continue;
    const ofTurns = (limit: number) => `/api/v1/chat/sessions/${id}/?limit=${limit}&abstracts=no`;
    const path = ofTurns(20);
    if (size === sizes[0])
      console.log(
        `\n${''.padEnd(40)} ${'kB'.padStart(9)} ${'a second'.padStart(8)} ${'main ms'.padStart(9)} ${'server ms'.padStart(9)} ${'db ms'.padStart(9)}`,
      );
    const name = `session of ${size} turn${size > 1 ? 's' : ''}`;
    for (const coding of codings)
      row(
        name,
        coding,
        await measure(
          server.pid,
          server.url + path,
          { ...asker, 'accept-encoding': coding },
          { milliseconds },
        ),
      );
    // The page opens a session with so many.
    for (const coding of size > 2 ? codings : [])
      row(
        `${name}, the last 2`,
        coding,
        await measure(
          server.pid,
          server.url + ofTurns(2),
          { ...asker, 'accept-encoding': coding },
          { milliseconds },
        ),
      );
    const { etag } = (await get(server.url + path, { ...asker, 'accept-encoding': 'br' })).headers;
    if (etag)
      row(
        `${name}, unchanged`,
        '304',
        await measure(
          server.pid,
          server.url + path,
          { ...asker, 'accept-encoding': 'br', 'if-none-match': etag },
          { milliseconds, status: 304 },
        ),
      );
  }

  const reader = { authorization: `Bearer ${await server.signUp('history@example.org')}` };
  answerWith({ question: '', texts: new Map(['mistral', 'claude'].map((engine) => [engine, 'Yes.'])) }, 0);
  for (let count = 0; count < 50; count += 1) {
    const turn = session.turns[count % session.turns.length];
    await database.$client.query(
      `with made as (
         insert into sessions (user_id, title) select id, $2 from users where email = $1 returning id, user_id)
       insert into turns (session_id, user_id, position, question, ended_at)
         select id, user_id, 1, $2, now() from made`,
      ['history@example.org', turn?.question],
    );
  }
  for (const coding of isMeasured('history') ? codings : [])
    row(
      'history of 50',
      coding,
      await measure(
        server.pid,
        `${server.url}/api/v1/chat/sessions/?limit=50`,
        { ...reader, 'accept-encoding': coding },
        { milliseconds },
      ),
    );
  await server.stop();
  await providers.close();
  await services.close();
});
process.exit(0);
