import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import type { CallScript } from '../../testing/provider-emulator/script.ts';
import { askForObject } from './ask-for-object.ts';
import { engineDefinitions } from './registry.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

/** Has an engine fill a small form while its vendor does as the script says. */
async function ask(id: string, script: CallScript) {
  emulator.script(id, script);
  const engine = connectToEmulator(emulator).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  const request = {
    schema: z.object({ verdict: z.string() }),
    instructions: 'Fill the form.',
    prompt: 'Does aspirin prevent strokes?',
    timeoutMs: 20_000,
  };
  return askForObject(engine, request, new AbortController().signal);
}

const form = '{"verdict": "yes"}';
/** The second try comes at once. */
const soon = { headers: { 'retry-after-ms': '1' } };

describe.each(engineDefinitions.map(({ id, label }) => ({ id, label })))('$label', ({ id, label }) => {
  test.each([
    ['alone', form],
    ['fenced', `\`\`\`json\n${form}\n\`\`\``],
    ['fenced without a language', `\n\`\`\`\n${form}\n\`\`\`\n`],
    ['behind thoughts', `<think>{"verdict": 1}</think>\n${form}`],
    ['behind thoughts in brackets', `[THINK]Let me see.[/THINK]\n\n${form}`],
    ['behind thoughts that nothing opens', `Let me see.\n</think>\n\n${form}`],
    ['with a mark of its chat template behind it', `${form}<|im_end|>\n`],
    ['fenced behind thoughts', `<think>Let me see.</think>\n\n\`\`\`json\n${form}\n\`\`\``],
  ])('reads a form: %s', async (_case, text) => {
    expect((await ask(id, { text, chunkSize: 5 })).filled).toEqual({ verdict: 'yes' });
  });

  test.each([
    ['overloaded', 'engine-overloaded', /overloaded/],
    ['server-error', 'engine-overloaded', /unavailable right now/],
    ['quota', 'engine-quota', /rate limit reached/],
    ['credit', 'engine-quota', /credit/],
    ['key', 'engine-key', /key/],
  ] as const)('says what its vendor says after each try: %s', async (fail, code, says) => {
    const failure = await ask(id, { fail, reply: soon }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(says) });
  });

  test('says what its vendor says in the middle of a form', async () => {
    const script = { text: form, chunkSize: 4, errorAfter: { chunks: 2, kind: 'overloaded' } } as const;
    await expect(ask(id, script)).rejects.toMatchObject({ code: 'engine-overloaded' });
  });

  test('says that the connection was lost', async () => {
    await expect(ask(id, { text: form, chunkSize: 4, cutAfter: 2 })).rejects.toMatchObject({
      code: 'engine-cut',
      message: `The connection to ${label} was lost. Please try again.`,
    });
    await expect(ask(id, { text: form, chunkSize: 4, endAfter: 2 })).rejects.toMatchObject({
      code: 'engine-cut',
    });
  });

  test('says that it cannot be reached', async () => {
    await expect(ask(id, { cutAfter: 'before-reply' })).rejects.toMatchObject({ code: 'engine-unreachable' });
  });

  test('says that its limit came before the end of the form', async () => {
    await expect(ask(id, { text: '{"verdict": "ye', finish: 'length' })).rejects.toMatchObject({
      code: 'engine-garbage',
      message: expect.stringContaining('reached its limit'),
    });
  });

  test('says that it wrote something else', async () => {
    await expect(ask(id, { text: 'I think so.' })).rejects.toMatchObject({
      code: 'engine-garbage',
      message: `${label} sent a reply that could not be read.`,
    });
  });

  // Mistral refuses with an error.
  test.runIf(id !== 'mistral')('says that it refused', async () => {
    await expect(ask(id, { finish: 'refused' })).rejects.toMatchObject({ code: 'engine-refused' });
  });
});
