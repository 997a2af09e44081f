import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { startProviderEmulator } from '../../testing/provider-emulator/provider-emulator.ts';
import type { CallScript, FailureKind } from '../../testing/provider-emulator/script.ts';
import { hasProviderStreams, readProviderFile } from '../../testing/provider-streams.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import type { Engine, SharedEngineSettings } from './engine.ts';
import { EngineError, toEngineError } from './engine-error.ts';
import { engineDefinitions } from './registry.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

/** Asks an engine whose vendor does as the script says, and returns what the reader would be told. */
async function failureOf(id: string, script: CallScript, shared?: Partial<SharedEngineSettings>) {
  emulator.script(id, script);
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  return failureOfEngine(engine);
}

async function failureOfEngine(engine: Engine): Promise<EngineError> {
  const outcome = await readAnswer(engine).catch((error: unknown) => error);
  if (!(outcome instanceof EngineError)) throw new Error(`It answered: ${JSON.stringify(outcome)}`);
  expect(outcome.message).toContain(engine.label);
  expect(outcome.message).not.toContain('sk-');
  expect(`${outcome.stack} ${(outcome.cause as Error).stack}`).not.toMatch(/sk-|Does aspirin prevent/);
  return outcome;
}

/** Each way of a vendor to say no, and what the reader is told. */
const outcomes: Record<FailureKind, { code: EngineError['code']; retryable: boolean; says: RegExp }> = {
  key: { code: 'engine-key', retryable: false, says: /key/ },
  quota: {
    code: 'engine-quota',
    retryable: true,
    says: /rate limit reached\. (?:It asked us to wait \d+ (?:s|min) before trying again|Please try again)\./,
  },
  credit: { code: 'engine-quota', retryable: false, says: /credit/ },
  overloaded: { code: 'engine-overloaded', retryable: true, says: /overloaded.*again/ },
  'server-error': { code: 'engine-overloaded', retryable: true, says: /again/ },
  unavailable: { code: 'engine-overloaded', retryable: true, says: /again/ },
  context: { code: 'engine-context', retryable: false, says: /new chat/ },
  model: { code: 'engine-rejected', retryable: false, says: /model/ },
  refused: { code: 'engine-refused', retryable: false, says: /refused.*Try rephrasing it\./ },
  setting: { code: 'engine-rejected', retryable: false, says: /setting.*can set another/ },
  rejected: { code: 'engine-rejected', retryable: false, says: /Try rephrasing it/ },
};
/** What vendors look at before they begin to answer. */
const soonerThanStream: FailureKind[] = ['key', 'credit', 'model', 'setting', 'rejected'];
const kinds = Object.entries(outcomes) as [FailureKind, (typeof outcomes)[FailureKind]][];

const connections: { name: string; id: string; shared?: Partial<SharedEngineSettings> }[] = [
  ...engineDefinitions.map(({ id, label }) => ({ name: label, id })),
  { name: 'ChatGPT by OPENAI_API=chat', id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { name: 'Mistral with WEB_SEARCH', id: 'mistral', shared: { webSearch: true } },
];

describe.each(connections)('$name', ({ id, shared }) => {
  // Google refuses without an error: the runner makes one of an answer that ends so without a word.
  const errors = kinds.filter(([kind]) => id !== 'gemini' || kind !== 'refused');

  test.each(errors)('fails by its reply: %s', async (fail, { code, retryable, says }) => {
    const failure = await failureOf(id, { fail }, shared);
    expect(failure).toMatchObject({ code, retryable });
    expect(failure.message).toMatch(says);
  });

  test.each(errors.filter(([kind]) => !soonerThanStream.includes(kind)))(
    'fails in the middle of its stream: %s',
    async (kind, { code, retryable }) => {
      const failure = await failureOf(id, { errorAfter: { chunks: 2, kind } }, shared);
      expect(failure).toMatchObject({ code, retryable });
    },
  );

  test('fails by its stream before the first word', async () => {
    const failure = await failureOf(id, { errorAfter: { chunks: 0, kind: 'overloaded' } }, shared);
    expect(failure).toMatchObject({ code: 'engine-overloaded', retryable: true });
  });

  test.each(['html', 'broken-json', 'wrong-json', 'empty'] as const)('sends garbage: %s', async (garbage) => {
    expect(await failureOf(id, { garbage }, shared)).toMatchObject({
      code: 'engine-garbage',
      retryable: true,
    });
  });

  test.each([
    ['an error', { error: { message: 'Insufficient Balance', code: 402 } }],
    ['a list of one', [{ error: { message: 'Insufficient Balance', code: 402 } }]],
  ])('fails by JSON that calls itself good: %s', async (_case, body) => {
    const reply = { status: 200, body: JSON.stringify(body) };
    const failure = await failureOf(id, { reply }, shared);
    expect(failure).toMatchObject({ code: 'engine-quota', retryable: false });
    expect(String(failure.cause)).toContain('Insufficient Balance');
  });

  test.each([
    ['a page', 'TEXT/HTML; charset=utf-8', '<!doctype html><title>Sign in</title>'],
    ['a page of another type', 'application/xhtml+xml', '\n<html/>'],
    ['a page that does not say so', 'text/plain', '<!doctype html><title>Sign in</title>'],
    ['JSON without an error', 'application/json', '{"weather": "fine"}'],
    ['blanks', 'text/plain', ' \n'],
  ])('sends what is no stream of events: %s', async (_case, type, body) => {
    const reply = { status: 200, headers: { 'content-type': type }, body };
    expect(await failureOf(id, { reply }, shared)).toMatchObject({ code: 'engine-garbage', retryable: true });
  });

  test.each([301, 302, 303, 307, 308])(
    'gives neither key nor question to whom a %i names',
    async (status) => {
      const other = await startProviderEmulator();
      const reply = { status, headers: { location: `${other.url}/${id}/v1/elsewhere?token=x` } };
      const failure = await failureOf(id, { reply }, shared);
      expect(failure).toMatchObject({ code: 'engine-rejected', retryable: false });
      expect(failure.message).toContain('redirects elsewhere');
      expect(String(failure.cause)).toContain(`${other.url}/${id}/v1/elsewhere`);
      expect(String(failure.cause)).not.toContain('token');
      expect(other.requests(id)).toEqual([]);
      await other.close();
    },
  );

  test.each(['fault', 'errorMessage', 'Message', 'error_description'])(
    'is told what is wrong in its field "%s"',
    async (field) => {
      const said = field === 'fault' ? { faultstring: 'Insufficient Balance' } : 'Insufficient Balance';
      const reply = { status: 400, body: JSON.stringify({ [field]: said }) };
      expect(String((await failureOf(id, { reply }, shared)).cause)).toContain('Insufficient Balance');
    },
  );

  test('is cut in the middle', async () => {
    expect(await failureOf(id, { cutAfter: 2 }, shared)).toMatchObject({
      code: 'engine-cut',
      retryable: true,
    });
  });

  test('hangs up before it answers', async () => {
    const failure = await failureOf(id, { cutAfter: 'before-reply' }, shared);
    expect(failure).toMatchObject({ code: 'engine-unreachable', retryable: true });
  });

  test('a page of a proxy with an error status is the service being out of order', async () => {
    const reply = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' };
    expect(await failureOf(id, { reply }, shared)).toMatchObject({ code: 'engine-overloaded' });
  });
});

describe('a refusal that ends the stream', () => {
  test.each(['gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])('%s says content-filter', async (id) => {
    emulator.script(id, { finish: 'refused' });
    const engine = connectToEmulator(emulator).find((each) => each.id === id) as Engine;
    expect((await readAnswer(engine)).finishReason).toBe('content-filter');
  });

  test('a prompt that Google blocks says content-filter', async () => {
    emulator.script('gemini', { fail: 'refused' });
    const engine = connectToEmulator(emulator).find(({ id }) => id === 'gemini') as Engine;
    expect(await readAnswer(engine)).toMatchObject({ text: '', finishReason: 'content-filter' });
  });
});

describe('a response of OpenAI that fails while it is streamed', () => {
  test.each([
    ['insufficient_quota', 'You exceeded your current quota.', { code: 'engine-quota', retryable: false }],
    ['context_length_exceeded', 'Your input exceeds the context window.', { code: 'engine-context' }],
    ['rate_limit_exceeded', 'Please try again in 2s.', { code: 'engine-quota', retryAfter: 2 }],
  ])('says why: %s', async (code, message, expected) => {
    const response = { id: 'r', created_at: 1, model: 'm' };
    const failed = { ...response, error: { code, message }, incomplete_details: null, usage: null };
    const body = [
      { type: 'response.created', sequence_number: 0, response },
      { type: 'response.failed', sequence_number: 1, response: failed },
    ]
      .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      .join('');
    const reply = { headers: { 'content-type': 'text/event-stream' }, body };
    const failure = await failureOf('chatgpt', { reply });
    expect(failure).toMatchObject(expected);
    expect(String(failure.cause)).toContain(message);
  });
});

describe("the vendor's time to wait", () => {
  const wait = async (id: string, headers: Record<string, string>, fail: FailureKind = 'quota') =>
    (await failureOf(id, { fail, reply: { headers } })).retryAfter;

  test.each([
    ['gemini', 34.4],
    ['claude', 17],
    ['chatgpt', 1.5],
    ['deepseek', 4],
    ['mistral', undefined],
  ])('%s names its own: %s', async (id, seconds) => {
    expect(await wait(id, {})).toBe(seconds);
  });

  test.each([
    ['Retry-After in seconds', { 'retry-after': '12' }, 12],
    ['Retry-After with a fraction', { 'retry-after': '0.5' }, 0.5],
    ['retry-after-ms, the finer of the two', { 'retry-after-ms': '250', 'retry-after': '1' }, 0.25],
    ['a date gone by', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['a limit that is used up', limit('0', '1m2.5s'), 62.5],
    ['milliseconds', limit('0', '20ms'), 0.02],
    ['hours', limit('0', '1h0m0s'), 3_600],
    ['a limit that is not used up', limit('7', '1m0s'), undefined],
  ])('%s', async (_name, headers, seconds) => {
    expect(await wait('mistral', headers)).toBe(seconds);
  });

  test('Retry-After as a date', async () => {
    const seconds = await wait('xai', { 'retry-after': new Date(Date.now() + 90_000).toUTCString() });
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(90);
  });

  test("Anthropic's reset of a limit that is used up", async () => {
    const seconds = await wait(
      'claude',
      {
        'anthropic-ratelimit-requests-remaining': '0',
        'anthropic-ratelimit-requests-reset': new Date(Date.now() + 60_000).toISOString(),
      },
      'overloaded',
    );
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test.runIf(hasProviderStreams)("Google's recorded reply", async () => {
    const reply = { status: 429, body: readProviderFile('google-429-retry-info.json') };
    expect(await failureOf('gemini', { reply })).toMatchObject({ code: 'engine-quota', retryAfter: 34.4 });
  });

  test('is not told of what waiting does not mend', async () => {
    expect(await wait('claude', { 'retry-after': '5' }, 'context')).toBeUndefined();
  });
});

function limit(remaining: string, reset: string): Record<string, string> {
  return { 'x-ratelimit-remaining-requests': remaining, 'x-ratelimit-reset-requests': reset };
}

describe('without a vendor', () => {
  const connect = (baseUrl: string) => {
    const [definition] = engineDefinitions;
    if (!definition) throw new Error('The registry is empty');
    const connected = definition.connect({
      apiKey: 'sk-live-0123456789abcdefghijkl',
      baseUrl,
      model: 'm',
      demoEngines: false,
      webSearch: false,
      openaiApi: 'responses',
    });
    const { errorWords, id, label } = definition;
    return { id, label, mode: 'live', model: 'm', errorWords, connected } as const;
  };

  test('no one listens there', async () => {
    const gone = await startProviderEmulator();
    const { url } = gone;
    await gone.close();
    expect(await failureOfEngine(connect(`${url}/mistral/v1`))).toMatchObject({
      code: 'engine-unreachable',
      retryable: true,
    });
  });

  test('the name does not exist', async () => {
    expect(await failureOfEngine(connect('http://no-such-host.invalid/v1'))).toMatchObject({
      code: 'engine-unreachable',
      retryable: true,
    });
  });

  test('the address is wrong', async () => {
    expect(await failureOfEngine(connect(`${emulator.url}/mistral/v9`))).toMatchObject({
      code: 'engine-rejected',
      retryable: false,
    });
  });

  test('a vendor that repeats the key does not get it into a message or a log', async () => {
    const key = 'sk-live-0123456789abcdefghijkl';
    for (const body of [
      `Incorrect API key provided: ${key}.`,
      `{"detail":"Bearer ${key} is unknown"}`,
      '{"api_key":"0123456789"}',
      key,
    ]) {
      const failure = await failureOf('deepseek', { reply: { status: 401, body } });
      expect(failure.code).toBe('engine-key');
      expect(String((failure.cause as Error).message)).not.toContain('0123456789');
    }
  });
});

describe('what only who runs the server can mend is not blamed on the question', () => {
  const account = { code: 'engine-rejected', retryable: false, message: expect.stringContaining('account') };
  test.each([
    [
      'gemini',
      400,
      { status: 'FAILED_PRECONDITION', message: 'User location is not supported for the API use.' },
    ],
    [
      'chatgpt',
      403,
      {
        code: 'unsupported_country_region_territory',
        message: 'Country, region, or territory not supported',
      },
    ],
    [
      'chatgpt',
      400,
      { code: 'unsupported_value', message: 'Your organization must be verified to stream this model.' },
    ],
    ['chatgpt', 401, { code: 'account_deactivated', message: 'Your account has been deactivated.' }],
    ['claude', 400, { type: 'invalid_request_error', message: 'This organization has been disabled.' }],
    ['claude', 403, { type: 'forbidden', message: 'Request not allowed' }],
    ['xai', 403, { message: 'This API is not available in your region.' }],
  ])('%s, %i: %o', async (id, status, error) => {
    expect(await failureOf(id, { reply: { status, body: JSON.stringify({ error }) } })).toMatchObject(
      account,
    );
  });

  test.each(engineDefinitions.map(({ id }) => id))('%s is kept from this server by a page', async (id) => {
    const page = '<!doctype html><title>Sorry, you have been blocked</title>';
    const reply = { status: 403, headers: { 'content-type': 'text/html' }, body: page };
    const failure = await failureOf(id, { reply });
    expect(failure).toMatchObject(account);
    expect(failure.message).not.toContain('blocked');
  });

  test.each(engineDefinitions.map(({ id }) => id))('%s has retired the model', async (id) => {
    const failure = await failureOf(id, { reply: { status: 410, body: '{"error":"It is retired."}' } });
    expect(failure).toMatchObject({ code: 'engine-rejected', message: expect.stringContaining('model') });
  });

  test('a spending limit of the operator’s own is one of credit', async () => {
    const message = 'You have reached your specified API usage limits. You will regain access on 2026-12-01.';
    const body = JSON.stringify({ error: { type: 'invalid_request_error', message } });
    expect(await failureOf('claude', { reply: { status: 400, body } })).toMatchObject({
      code: 'engine-quota',
    });
  });
});

describe('a quota', () => {
  const reply = (message: string) => ({
    reply: {
      status: 429,
      headers: { 'retry-after': '34' },
      body: JSON.stringify({ error: { code: 429, status: 'RESOURCE_EXHAUSTED', message } }),
    },
  });

  test.each([
    [
      'gemini',
      'You exceeded your current quota, please check your plan and billing details.\n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0, model: gemini-4-argon\nPlease retry in 34.4s.',
    ],
    ['gemini', 'Quota exceeded for metric: free_tier_input_token_count, limit: 0'],
    ['chatgpt', 'Rate limit reached for m on tokens per min (TPM): Limit 0, Used 0, Requested 20.'],
  ])('of nothing is not waited for: %s, %s', async (id, message) => {
    const failure = await failureOf(id, reply(message));
    expect(failure).toMatchObject({ code: 'engine-quota', retryable: false, retryAfter: undefined });
    expect(failure.message).toContain('no quota for this model');
    expect(failure.message).not.toMatch(/wait|try again/i);
  });

  test.each([
    'Quota exceeded for metric: requests_per_minute, limit: 10, model: m',
    'Quota exceeded for metric: tokens, limit: 0.5, model: m',
    'Rate limit: 0 requests remaining',
    'Rate limit: 0/60 used',
  ])('of something is: %s', async (message) => {
    expect(await failureOf('gemini', reply(message))).toMatchObject({ retryable: true, retryAfter: 34 });
  });
});

describe('a setting that a model does not take is not blamed on the question', () => {
  test.each([
    ['chatgpt', "Unsupported value: 'temperature' does not support 0.2 with this model."],
    [
      'chatgpt',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ],
    ['chatgpt', 'Unrecognized request argument supplied: reasoning_effort'],
    ['chatgpt', "Unknown parameter: 'store'."],
    ['claude', 'max_tokens: 16000 > 8192, which is the maximum allowed number of output tokens for m'],
    ['claude', 'thinking: Extra inputs are not permitted'],
    ['gemini', 'Invalid JSON payload received. Unknown name "thinkingLevel": Cannot find field.'],
    ['xai', 'Model m does not support parameter reasoningEffort.'],
    ['mistral', 'Reasoning effort is not enabled for this model'],
  ])('%s: %s', async (id, message) => {
    const body = JSON.stringify({ error: { type: 'invalid_request_error', message } });
    const failure = await failureOf(id, { reply: { status: 400, body } });
    expect(failure).toMatchObject({ code: 'engine-rejected', retryable: false });
    expect(failure.message).toContain('setting');
  });
});

test.each([
  ['mistral', '{"message":"Unauthorized","request_id":"r"}', 'engine-key'],
  ['mistral', '{"detail":"Rate limit exceeded"}', 'engine-quota'],
  ['deepseek', '{"message":"Rate limit reached","type":"rate_limit_error"}', 'engine-quota'],
])('%s says what is wrong by an event that is an error alone: %s', async (id, data, code) => {
  const reply = { headers: { 'content-type': 'text/event-stream' }, body: `event: error\ndata: ${data}\n\n` };
  expect(await failureOf(id, { reply })).toMatchObject({ code });
});

describe('a pause that a vendor asks for', () => {
  test.each([
    ['17', 'wait 17 s'],
    ['600', 'wait 10 min'],
    ['7201', 'wait 3 h'],
    ['86400', 'wait 24 h'],
    ['864000', 'wait 10 days'],
  ])('of %s seconds is said in words', async (seconds, words) => {
    const failure = await failureOf('claude', {
      fail: 'quota',
      reply: { headers: { 'retry-after': seconds } },
    });
    expect(failure.message).toContain(words);
  });

  test.each(['1790000000', '99999999999999999999', 'soon'])('of "%s" is none', async (value) => {
    const failure = await failureOf('deepseek', {
      reply: { status: 429, headers: { 'retry-after': value }, body: '{"error":{"message":"Slow down"}}' },
    });
    expect(failure.retryAfter).toBeUndefined();
    expect(failure.message).toContain('Please try again.');
  });
});

test('an error that is known already stays as it is', () => {
  const error = new EngineError('engine-off', 'Mistral is switched off.', { retryable: false });
  expect(toEngineError({ label: 'Mistral', errorWords: {} }, error)).toBe(error);
});

test('whatever else is thrown still names the engine', () => {
  for (const thrown of [
    'words',
    undefined,
    null,
    7,
    {},
    new Error('bug'),
    new TypeError('x is not a function'),
  ])
    expect(toEngineError({ label: 'Mistral', errorWords: {} }, thrown).message).toContain('Mistral');
});
