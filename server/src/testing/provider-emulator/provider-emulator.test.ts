import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { providersForFile } from '../for-file.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const ask = (init: RequestInit = {}, key = emulator.key('deepseek')) =>
  fetch(`${emulator.url}/deepseek/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', stream: true, messages: [] }),
    ...init,
  });

/** The pieces of text in a reply, and when each came, in milliseconds after the call. */
async function readTimed(response: Response, startedAt: number) {
  const pieces: { text: string; at: number }[] = [];
  let rest = '';
  for await (const bytes of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + bytes).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const piece = /"content":"([^"]+)"/.exec(line)?.[1];
      if (piece) pieces.push({ text: piece, at: performance.now() - startedAt });
    }
  }
  return pieces;
}

describe('what it is told to do', () => {
  test('a chunk at a time, at the pace that is set', async () => {
    emulator.script('deepseek', { text: 'abcdefgh', chunkSize: 2, firstChunkDelay: 150, chunkDelay: 50 });
    const startedAt = performance.now();
    const pieces = await readTimed(await ask(), startedAt);
    expect(pieces.map(({ text }) => text)).toEqual(['ab', 'cd', 'ef', 'gh']);
    expect(pieces[0]?.at).toBeGreaterThanOrEqual(149);
    expect(pieces[3]?.at).toBeGreaterThanOrEqual(299);
  });

  test('no more pauses, once it is told to hurry, until it is reset', async () => {
    emulator.script('deepseek', { text: 'abcdef', chunkSize: 2, chunkDelay: 600_000 });
    const hurried = await ask();
    emulator.hurry();
    expect((await readTimed(hurried, 0)).map(({ text }) => text)).toEqual(['ab', 'cd', 'ef']);
    expect((await readTimed(await ask(), 0)).length).toBe(3);

    emulator.reset();
    emulator.script('deepseek', { text: 'abcdef', chunkSize: 2, chunkDelay: 600_000 });
    const reader = (await ask()).body?.getReader();
    let seen = '';
    while (!seen.includes('"ab"')) seen += new TextDecoder().decode((await reader?.read())?.value);
    expect(seen).not.toContain('"cd"');
    await reader?.cancel();
    await expect.poll(() => emulator.requests('deepseek').at(-1)?.abandonedAt).toBeDefined();
  });

  test('silence before the reply, which ends with the client', async () => {
    emulator.script('deepseek', { hang: 'before-reply' });
    const stop = new AbortController();
    const asking = ask({ signal: stop.signal });
    await expect.poll(() => emulator.requests('deepseek').length).toBe(1);
    expect(emulator.requests('deepseek')[0]?.abandonedAt).toBeUndefined();
    stop.abort();
    await expect(asking).rejects.toThrow(/abort/i);
    await expect.poll(() => emulator.requests('deepseek')[0]?.abandonedAt).toBeDefined();
  });

  test('silence after some chunks', async () => {
    emulator.script('deepseek', { text: 'abcdef', chunkSize: 2, hang: 2 });
    const reader = (await ask()).body?.getReader();
    let seen = '';
    while (!seen.includes('"cd"')) seen += new TextDecoder().decode((await reader?.read())?.value);
    const next = reader?.read().then(() => 'something came');
    const silence = new Promise((resolve) => setTimeout(resolve, 100, 'silence'));
    expect(await Promise.race([next, silence])).toBe('silence');
    await reader?.cancel();
  });

  test('a connection that breaks after some chunks, and those chunks', async () => {
    emulator.script('deepseek', { text: 'abcdef', chunkSize: 2, cutAfter: 2 });
    const response = await ask();
    let seen = '';
    const reading = async () => {
      for await (const bytes of response.body ?? []) seen += new TextDecoder().decode(bytes);
    };
    await expect(reading()).rejects.toThrow('terminated');
    expect(seen).toContain('"cd"');
    expect(seen).not.toContain('"ef"');
  });

  test('an end without the closing events', async () => {
    emulator.script('deepseek', { text: 'abcd', chunkSize: 2, endAfter: 2 });
    const body = await (await ask()).text();
    expect(body).toContain('"cd"');
    expect(body).not.toContain('[DONE]');
  });

  test('bytes in drips, through letters and lines', async () => {
    emulator.script('deepseek', { text: 'Ä心😀', bytesPerWrite: 3, writeDelay: 1, lineEnd: '\r\n' });
    const outgoing = request(`${emulator.url}/deepseek/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${emulator.key('deepseek')}` },
    });
    outgoing.end('{}');
    const [incoming] = await once(outgoing, 'response');
    let writes = 0;
    incoming.on('data', () => writes++);
    const body = await readText(incoming);
    expect(body).toContain('Ä心😀');
    expect(body).toContain('\r\n\r\n');
    expect(writes).toBeGreaterThan(10);
  });

  test('one script after another, and the last one for ever', async () => {
    emulator.script('deepseek', { fail: 'overloaded' }, { fail: 'quota' }, { text: 'Here I am.' });
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await ask()).status);
    expect(statuses).toEqual([503, 429, 200, 200]);
  });

  test('this very reply', async () => {
    emulator.script('deepseek', { reply: { status: 418, headers: { 'x-pot': 'tea' }, body: 'short' } });
    const response = await ask();
    expect([response.status, response.headers.get('x-pot'), await response.text()]).toEqual([
      418,
      'tea',
      'short',
    ]);
  });

  test('nothing that it does not know', () => {
    expect(() => emulator.script('deepseek', { chunkDelai: 3 } as object)).toThrow(/chunkDelai/);
    expect(() => emulator.script('clippy', {})).toThrow(/clippy/);
  });
});

test('takes only its own key, and says no as each vendor does', async () => {
  expect((await ask({}, 'sk-other')).status).toBe(401);
  const gemini = await fetch(`${emulator.url}/gemini/v1beta/models/m:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'other' },
    body: '{}',
  });
  expect(gemini.status).toBe(400);
  expect(await gemini.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

test('remembers each call: what it was, when it came, began and ended', async () => {
  await (await ask()).text();
  await expect.poll(() => emulator.requests('deepseek')[0]?.endedAt).toBeDefined();
  const [call] = emulator.requests('deepseek');
  expect(call).toMatchObject({ path: '/deepseek/chat/completions', body: { model: 'm', stream: true } });
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.receivedAt).toBeLessThanOrEqual(call?.firstChunkAt ?? 0);
  expect(call?.firstChunkAt).toBeLessThanOrEqual(call?.endedAt ?? 0);
  expect(emulator.requests('claude')).toEqual([]);
});

test('a hundred and twenty-eight streams at a hundred chunks a second come whole', async () => {
  emulator.script('deepseek', { text: 'x'.repeat(100), chunkSize: 1, chunkDelay: 10 });
  const bodies = await Promise.all(Array.from({ length: 128 }, async () => (await ask()).text()));
  for (const body of bodies) expect(body.match(/"content":"x"/g)).toHaveLength(100);
});

test('runs in a process of its own, told what to do by HTTP', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const environment = (await (await fetch(`${url}/_environment`)).json()) as Record<string, string>;
  expect(environment.DEEPSEEK_BASE_URL).toBe(`${url}/deepseek`);
  expect((await post('/_script', { engine: 'deepseek', scripts: [{ text: 'Told by HTTP.' }] })).status).toBe(
    200,
  );
  const wrong = await post('/_script', { engine: 'deepseek', scripts: [{ chunkDelai: 3 }] });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('chunkDelai')]);
  const answer = await fetch(`${environment.DEEPSEEK_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.DEEPSEEK_API_KEY}` },
    body: '{"model":"m"}',
  });
  expect(await answer.text()).toContain('Told by H');
  expect(await (await fetch(`${url}/_requests?engine=deepseek`)).json()).toMatchObject([
    { body: { model: 'm' } },
  ]);
  await post('/_reset', {});
  expect(await (await fetch(`${url}/_requests`)).json()).toEqual([]);
  expect((await fetch(`${url}/_nothing`)).status).toBe(404);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});
