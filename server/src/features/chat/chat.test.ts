import { routes, type Turn, turnEvent } from '@sextant/contracts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const question = 'Does metformin lower cardiovascular mortality?';

const database = databaseForFile();
const emulator = providersForFile();
const server = serverForFile(database, () => ({
  environment: emulator.environment(),
  parts: { deadlines: { firstToken: 60_000, gap: 60_000, total: 110_000, retryPause: 20 } },
}));
let user: TestUser;

beforeEach(async () => {
  emulator.reset();
  user = await signUpTestUser(server.url);
});

const stateOf = (turn: { answers: { engine: string; state: string }[] }) =>
  Object.fromEntries(turn.answers.map(({ engine, state }) => [engine, state]));

describe('a question', () => {
  it('is answered as JSON in the form of the specification', async () => {
    for (const engine of six) emulator.script(engine, { text: `The answer of ${engine}.` });
    const reply = await user.post('/api/v1/chat/', { input_text: `  ${question}\n` });
    expect(Object.keys(reply.responses)).toEqual(six);
    expect(reply.responses.claude).toBe('The answer of claude.');
    expect(reply.errors).toEqual({});

    const { sessions, next } = await user.get('/api/v1/chat/sessions/');
    expect(next).toBeNull();
    expect(sessions).toMatchObject([{ session_id: reply.session_id, title: question, total_messages: 2 }]);
    const detail = routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${reply.session_id}/`));
    expect(detail.conversations).toHaveLength(1);
    expect(detail.conversations[0]?.messages[0]).toEqual({ role: 'user', content: question });
    expect(detail.conversations[0]?.messages[1]).toEqual({
      role: 'assistant',
      content: 'The answer of mistral.',
      content_multiple: Object.fromEntries(
        six.map((engine) => [`content_${engine}`, `The answer of ${engine}.`]),
      ),
    });
  });

  it('is asked of OpenAI by the id and in the trace of who asked, and of nobody else', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const reply = await user.call('/api/v1/chat/', {
      method: 'POST',
      json: { input_text: question },
      headers: {
        accept: 'text/event-stream',
        'x-request-id': 'front-7',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      },
    });
    await reply.text();
    expect(reply.headers.get('x-request-id')).toBe('front-7');
    expect(reply.headers.get('traceparent')).toContain(traceId);
    expect(emulator.requests('chatgpt')[0]?.headers).toMatchObject({
      'x-client-request-id': 'front-7',
      traceparent: expect.stringMatching(`^00-${traceId}-`),
    });
    for (const engine of six.filter((id) => id !== 'chatgpt'))
      expect(JSON.stringify(emulator.requests(engine)[0]?.headers)).not.toMatch(/front-7|4bf92f/);
  });

  it('begins as it is read from the database once it has ended', async () => {
    const events = await (await user.ask(question)).all();
    const { turn: begun } = events.find(({ type }) => type === 'turn-snapshot') as { turn: Turn };
    const read: Turn = await user.get(`/api/v1/chat/turns/${begun.turn_id}/`);
    const lasting = ({ created_at, question, session_id, turn_id, answers }: Turn) => ({
      turn: { created_at, question, session_id, turn_id },
      answers: answers.map(({ attempt, engine, label, mode, model, parameters }) => ({
        ...{ attempt, engine, label, mode, model, parameters },
      })),
    });
    // What is asked for the first time has begun, or is about to.
    for (const answer of begun.answers) answer.attempt = 1;
    expect(lasting(begun)).toEqual(lasting(read));
  });

  it('is streamed in events of the contract, which add up to what is stored', async () => {
    const long = 'Naïve Bayes — β-blockers 👩‍🔬 and so on. '.repeat(40);
    for (const engine of six)
      emulator.script(engine, { text: `${engine}: ${long}`, chunkSize: 7, chunkDelay: 2 });
    const reader = await user.ask(question);
    const events = await reader.all();
    for (const event of events) turnEvent.parse(event);
    expect(events[0]?.type).toBe('turn-start');
    expect(events[1]?.type).toBe('turn-snapshot');
    expect(events.at(-1)?.type).toBe('turn-end');
    expect(events.filter(({ type }) => type === 'answer-end')).toHaveLength(6);
    const texts = textsOf(events);
    for (const engine of six) expect(texts[engine]).toBe(`${engine}: ${long}`);
    // Coalesced: far fewer events than the vendors' chunks.
    const chunks = (6 * long.length) / 7;
    expect(events.filter(({ type }) => type === 'text-delta').length).toBeLessThan(chunks / 2);

    const { session_id } = events[0] as { session_id: string };
    const detail = await user.get(`/api/v1/chat/sessions/${session_id}/`);
    for (const engine of six)
      expect(detail.conversations[0].messages[1].content_multiple[`content_${engine}`]).toBe(texts[engine]);
    const claude = detail.conversations[0].answers.find(
      (answer: { engine: string }) => answer.engine === 'claude',
    );
    expect(claude).toMatchObject({
      mode: 'live',
      state: 'done',
      attempt: 1,
      error: null,
      finish_reason: 'stop',
    });
    expect(claude.first_token_ms).toBeGreaterThanOrEqual(0);
    expect(claude.total_ms).toBeGreaterThanOrEqual(claude.first_token_ms);
    expect(claude.tokens_out).toBeGreaterThan(0);
  });

  it('goes on when engines hang, break off or refuse: three finish, six states read back as they ended', async () => {
    const deadlines = { firstToken: 4_000, gap: 30_000, total: 60_000, retryPause: 20 };
    const impatient = await startTestApp({
      database: database.database,
      environment: emulator.environment(),
      parts: { deadlines },
    });
    onTestFinished(() => impatient.close());
    const user = await signUpTestUser(impatient.url);
    for (const engine of six) emulator.script(engine, { text: `Fine, says ${engine}.`, chunkDelay: 5 });
    emulator.script('gemini', { hang: 'before-reply' });
    emulator.script('claude', { text: 'This sentence is never going to be finished.', cutAfter: 2 });
    emulator.script('chatgpt', { fail: 'quota', reply: { headers: { 'retry-after': '40' } } });
    const events = await (await user.ask(question)).all();
    const { session_id } = events[0] as { session_id: string };
    const detail = await user.get(`/api/v1/chat/sessions/${session_id}/`);
    const [conversation] = detail.conversations;
    expect(stateOf(conversation)).toEqual({
      mistral: 'done',
      gemini: 'failed',
      claude: 'failed',
      chatgpt: 'failed',
      xai: 'done',
      deepseek: 'done',
    });
    const codes = Object.fromEntries(
      conversation.answers.map((answer: { engine: string; error: { code: string } | null }) => [
        answer.engine,
        answer.error?.code,
      ]),
    );
    expect(codes).toMatchObject({ gemini: 'engine-timeout', claude: 'engine-cut', chatgpt: 'engine-quota' });
    const chatgpt = conversation.answers.find(({ engine }: { engine: string }) => engine === 'chatgpt');
    expect(chatgpt.error).toMatchObject({ retry_after_s: 40, retryable: true });
    expect(chatgpt.error.message).toContain('ChatGPT');
    // What was written before the cut stays.
    const { content_multiple } = conversation.messages[1];
    expect('This sentence is never going to be finished.').toContain(content_multiple.content_claude);
    expect(content_multiple.content_claude).not.toBe('');
    expect(textsOf(events).claude).toBe(content_multiple.content_claude);
  });

  it('has null and a reason for a failed engine in the JSON reply', async () => {
    emulator.script('xai', { fail: 'key' });
    const reply = await user.post('/api/v1/chat/', { input_text: question });
    expect(reply.responses.xai).toBeNull();
    expect(reply.errors).toMatchObject({ xai: { code: 'engine-key', retryable: false } });
    expect(reply.responses.mistral).toEqual(expect.any(String));
  });

  it('is asked once more when an engine failed before its first word, and never after', async () => {
    emulator.script('mistral', { fail: 'overloaded' }, { text: 'Second time lucky.' });
    emulator.script(
      'deepseek',
      { text: 'Begun and broken off in the middle.', cutAfter: 1 },
      { text: 'Never read.' },
    );
    const reply = await user.post('/api/v1/chat/', { input_text: question });
    expect(reply.responses.mistral).toBe('Second time lucky.');
    expect(emulator.requests('mistral')).toHaveLength(2);
    expect(reply.errors.deepseek.code).toBe('engine-cut');
    expect(emulator.requests('deepseek')).toHaveLength(1);
  });

  it('gives every engine its own earlier answers as context', async () => {
    for (const engine of six) emulator.script(engine, { text: `First of ${engine}.` }, { text: 'Second.' });
    emulator.script('xai', { fail: 'rejected' }, { text: 'Second.' });
    const first = await user.post('/api/v1/chat/', { input_text: 'First question?' });
    const second = await user.post('/api/v1/chat/', {
      input_text: 'Second question?',
      session_id: first.session_id,
    });
    expect(second.session_id).toBe(first.session_id);
    for (const engine of six) {
      const asked = JSON.stringify(emulator.requests(engine).at(-1)?.body);
      expect(asked).toContain('First question?');
      expect(asked).toContain('Second question?');
      for (const other of six)
        expect(asked.includes(`First of ${other}.`), `${other}'s answer as context of ${engine}`).toBe(
          other === engine && engine !== 'xai',
        );
    }
    const { sessions } = await user.get('/api/v1/chat/sessions/');
    expect(sessions).toMatchObject([{ total_messages: 4 }]);
  });

  it('cannot continue a session that is missing or of somebody else, and stores nothing', async () => {
    const other = await signUpTestUser(server.url);
    const { session_id } = await user.post('/api/v1/chat/', { input_text: question });
    for (const id of [session_id, 'a81bc81b-dead-4e5d-abff-90865d1e13b1']) {
      const refused = await other.call('/api/v1/chat/', {
        method: 'POST',
        json: { input_text: question, session_id: id },
      });
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({
        code: 'not-found',
        message: 'This session does not exist.',
      });
    }
    expect((await other.get('/api/v1/chat/sessions/')).sessions).toEqual([]);
  });
});

describe('Idempotency-Key', () => {
  it('gives the same turn for the same key and body, also when both come at once, and 422 for a changed body', async () => {
    const ask = (input_text: string) =>
      user.call('/api/v1/chat/', {
        method: 'POST',
        json: { input_text },
        headers: { 'idempotency-key': 'key-1' },
      });
    const [one, two] = await Promise.all([ask(question), ask(question)]);
    const [first, second] = [await one.json(), await two.json()];
    expect(second).toEqual(first);
    expect(await (await ask(question)).json()).toEqual(first);
    expect((await user.get('/api/v1/chat/sessions/')).sessions).toHaveLength(1);
    expect(emulator.requests('claude')).toHaveLength(1);
    const changed = await ask('Something else?');
    expect(changed.status).toBe(422);
    expect(await changed.json()).toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('belongs to one user', async () => {
    const other = await signUpTestUser(server.url);
    const headers = { 'idempotency-key': 'shared' };
    const mine = await user.post('/api/v1/chat/', { input_text: question }, headers);
    const theirs = await other.post('/api/v1/chat/', { input_text: question }, headers);
    expect(theirs.turn_id).not.toBe(mine.turn_id);
  });
});

describe('stop', () => {
  it('ends one engine, keeps its text, lets the others go on, and closes the connection to the vendor', async () => {
    for (const engine of six)
      emulator.script(engine, { text: 'word '.repeat(60), chunkSize: 5, chunkDelay: 1_000 });
    const reader = await user.ask(question);
    const { turn_id } = await reader.until<{ type: 'turn-start'; turn_id: string; session_id: string }>(
      ({ type }) => type === 'turn-start',
    );
    await reader.until(
      (event) => event.type === 'text-delta' && event.deltas.some(({ engine }) => engine === 'claude'),
    );
    const turn: Turn = await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, { engine: 'claude' });
    const claude = turn.answers.find(({ engine }) => engine === 'claude');
    expect(claude).toMatchObject({ state: 'stopped', error: null });
    expect(claude?.text.length).toBeGreaterThan(0);
    emulator.hurry();
    const events = await reader.all();
    expect(events.at(-1)?.type).toBe('turn-end');
    const followed = await (await user.follow(turn_id)).all();
    const snapshot = followed[0] as { type: 'turn-snapshot'; turn: Turn };
    expect(stateOf(snapshot.turn)).toEqual({
      ...Object.fromEntries(six.map((id) => [id, 'done'])),
      claude: 'stopped',
    });
    expect(textsOf(followed)).toEqual(textsOf(events));
    expect(textsOf(events).claude).toBe(claude?.text);
    await expect.poll(() => emulator.requests('claude')[0]?.abandonedAt).toBeTruthy();
  });

  it('ends all engines, and a second stop changes nothing', async () => {
    for (const engine of six) emulator.script(engine, { text: 'Never.', hang: 'before-reply' });
    const reader = await user.ask(question);
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until(({ type }) => type === 'answer-start');
    await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
    const events = await reader.all();
    expect(events.filter(({ type }) => type === 'answer-end')).toHaveLength(6);
    const again: Turn = await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
    expect(new Set(Object.values(stateOf(again)))).toEqual(new Set(['stopped']));
    expect(again.ended_at).not.toBeNull();
  });
});

describe('retry', () => {
  it('asks one engine again and keeps the others', async () => {
    for (const engine of six) emulator.script(engine, { text: `Once, ${engine}.` });
    emulator.script('gemini', { fail: 'rejected' }, { text: 'Better now.' });
    const first = await user.post('/api/v1/chat/', { input_text: question });
    expect(first.errors.gemini).toBeTruthy();
    const turn: Turn = await user.post(`/api/v1/chat/turns/${first.turn_id}/retry/`, { engine: 'gemini' });
    expect(turn.ended_at).toBeNull();
    const events = await (await user.follow(first.turn_id)).all();
    expect(events.at(-1)?.type).toBe('turn-end');
    expect(textsOf(events)).toMatchObject({ gemini: 'Better now.', claude: 'Once, claude.' });
    expect(emulator.requests('claude')).toHaveLength(1);
    const detail = await user.get(`/api/v1/chat/sessions/${first.session_id}/`);
    const gemini = detail.conversations[0].answers.find(
      ({ engine }: { engine: string }) => engine === 'gemini',
    );
    expect(gemini).toMatchObject({ state: 'done', attempt: 2, error: null });
  });

  it('keeps the earlier text until the new attempt has some of its own', async () => {
    emulator.script('claude', { text: 'An earlier answer.' }, { fail: 'key' });
    const { turn_id, session_id } = await user.post('/api/v1/chat/', { input_text: question });
    await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
    const events = await (await user.follow(turn_id)).all();
    expect(textsOf(events).claude).toBe('An earlier answer.');
    const detail = await user.get(`/api/v1/chat/sessions/${session_id}/`);
    expect(detail.conversations[0].messages[1].content_multiple.content_claude).toBe('An earlier answer.');
    expect(stateOf(detail.conversations[0]).claude).toBe('failed');
  });

  it('is refused, at no cost, of an answer that another has taken the place of since it was seen', async () => {
    for (const engine of six) emulator.script(engine, { text: `Once, ${engine}.` });
    emulator.script('gemini', { text: 'First.' }, { text: 'Second.' }, { fail: 'key' }, { text: 'Fourth.' });
    const { turn_id } = await user.post('/api/v1/chat/', { input_text: question });
    const retry = (attempt?: number) =>
      user.call(`/api/v1/chat/turns/${turn_id}/retry/${attempt === undefined ? '' : `?attempt=${attempt}`}`, {
        method: 'POST',
        json: { engine: 'gemini' },
      });
    const asked = async (attempt?: number) => {
      expect((await retry(attempt)).status).toBe(200);
      const events = await (await user.follow(turn_id)).all();
      return textsOf(events).gemini;
    };
    expect(await asked(1)).toBe('Second.');
    const refused = await retry(1);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Gemini was asked again/),
    });
    expect((await retry(3)).status).toBe(409);
    // One that brought nothing is an attempt, too.
    expect(await asked(2)).toBe('Second.');
    expect((await retry(2)).status).toBe(409);
    expect(emulator.requests('gemini')).toHaveLength(3);
    expect(await asked()).toBe('Fourth.');
  });

  it('is refused while the engine is at work, and for an engine that took no part', async () => {
    emulator.script('xai', { text: 'word '.repeat(50), chunkDelay: 4_000 });
    const reader = await user.ask(question);
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until(({ type }) => type === 'answer-start');
    const path = `/api/v1/chat/turns/${turn_id}/retry/`;
    expect((await user.call(path, { method: 'POST', json: { engine: 'xai' } })).status).toBe(409);
    expect((await user.call(path, { method: 'POST', json: { engine: 'hal' } })).status).toBe(404);
    emulator.hurry();
    await reader.all();
  });
});

describe('following', () => {
  it('shows a second reader the same to the byte, wherever it comes in', async () => {
    for (const engine of six)
      emulator.script(engine, { text: 'Ωmega 3 🐟 '.repeat(40), chunkSize: 3, chunkDelay: 3 });
    const reader = await user.ask(question);
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    await reader.until(({ type }) => type === 'text-delta');
    const second = await user.follow(turn_id);
    const [first, late] = await Promise.all([reader.all(), second.all()]);
    const after = await (await user.follow(turn_id)).all();
    expect(textsOf(late)).toEqual(textsOf(first));
    expect(textsOf(after)).toEqual(textsOf(first));
  });

  it('takes thoughts back that nothing opened, once they are closed, for all who read and for good', async () => {
    const thoughts = 'Let me see: strokes, and who had them. '.repeat(10);
    const answer = 'It helps 🐟. '.repeat(10).trim();
    const told = `${answer}\n\nA template writes \`</think>\` where a thought ends:\n\n\`\`\`\n</think>\n\`\`\`\n\nSo.`;
    const slowly = { chunkSize: 9, chunkDelay: 10 };
    emulator.script('deepseek', { text: `${thoughts}\n</think>\n\n${answer}`, ...slowly });
    emulator.script('claude', { text: told, ...slowly });
    // What came before the connection was lost is no thought any more.
    emulator.script('chatgpt', { text: `${thoughts}\n</think>\n\n${answer}`, ...slowly, cutAfter: 54 });
    const reader = await user.ask(question);
    const { turn_id, session_id } = (await reader.until(({ type }) => type === 'turn-start')) as {
      turn_id: string;
      session_id: string;
    };
    await reader.until(({ type }) => type === 'text-delta');
    const second = await user.follow(turn_id);
    const [first, late] = await Promise.all([reader.all(), second.all()]);
    for (const event of first) turnEvent.parse(event);
    const detail = await user.get(`/api/v1/chat/sessions/${session_id}/`);
    const stored = detail.conversations[0].messages[1].content_multiple;
    for (const texts of [textsOf(first), textsOf(late), textsOf(await (await user.follow(turn_id)).all())]) {
      expect(texts).toMatchObject({ deepseek: answer, claude: told });
      expect(texts.chatgpt?.length).toBeGreaterThan(10);
      expect(answer.startsWith(texts.chatgpt ?? '')).toBe(true);
      for (const engine of six) expect(stored[`content_${engine}`]).toBe(texts[engine]);
    }
  });

  it("goes on without readers: a client's leaving stops nothing", async () => {
    emulator.script('claude', { text: 'Still here at the end.', chunkSize: 2, chunkDelay: 20 });
    const reader = await user.ask(question);
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    reader.leave();
    const events = await (await user.follow(turn_id)).all();
    expect(textsOf(events).claude).toBe('Still here at the end.');
  });

  it('answers for a turn of somebody else as for a missing one', async () => {
    const { turn_id } = await user.post('/api/v1/chat/', { input_text: question });
    const other = await signUpTestUser(server.url);
    const bodies = [];
    for (const id of [turn_id, 'a81bc81b-dead-4e5d-abff-90865d1e13b1']) {
      for (const [path, json] of [
        ['events', undefined],
        ['stop', {}],
        ['retry', { engine: 'claude' }],
      ] as const) {
        const init = json === undefined ? {} : { method: 'POST', json };
        const refused = await other.call(`/api/v1/chat/turns/${id}/${path}/`, init);
        expect(refused.status).toBe(404);
        bodies.push(await refused.text());
      }
    }
    expect(new Set(bodies).size).toBe(1);
  });
});
