import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { EngineError } from './engine-error.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

async function failureOf(id: string, status: number, body: unknown): Promise<EngineError> {
  emulator.script(id, { reply: { status, body: JSON.stringify(body) } });
  const engine = connectToEmulator(emulator).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  const outcome = await readAnswer(engine).catch((error: unknown) => error);
  if (!(outcome instanceof EngineError)) throw new Error(`It answered: ${JSON.stringify(outcome)}`);
  return outcome;
}

const error = (code: string, message: string) => ({ error: { message, type: code, param: null, code } });
const model = /does not recognise the model/;
const credit = /credit with .* is used up/;
const quota = /no quota for this model, or one too small/;

/** What vendors say of what only who runs the server can mend, in their own words. */
describe.each([
  [
    'chatgpt',
    403,
    error('model_not_found', 'Project `proj_x` does not have access to model `gpt-6-astra`'),
    model,
  ],
  [
    'chatgpt',
    400,
    error(
      'model_decommissioned',
      'The model `llama-3.1` has been decommissioned and is no longer supported.',
    ),
    model,
  ],
  [
    'xai',
    400,
    {
      code: 'Client specified an invalid argument',
      error: 'The model grok-4.7 was deprecated on 2026-09-15 and is no longer accessible via the API.',
    },
    model,
  ],
  [
    'chatgpt',
    429,
    error(
      'billing_not_active',
      'Your account is not active, please check your billing details on our website.',
    ),
    credit,
  ],
  [
    'xai',
    403,
    {
      code: 'The caller does not have permission to execute the specified operation',
      error:
        "Your newly created team doesn't have any credits or licenses yet. You can purchase those on https://console.x.ai/team/x.",
    },
    credit,
  ],
  [
    'chatgpt',
    429,
    error(
      'rate_limit_exceeded',
      'Request too large for gpt-6.1-astra in organization org-x on tokens per min (TPM): Limit 30000, Requested 38200. The input or output tokens must be reduced in order to run successfully.',
    ),
    quota,
  ],
] as const)('%s, %i', (id, status, body, says) => {
  test(`is told of as such: ${JSON.stringify(body).slice(0, 120)}`, async () => {
    const failure = await failureOf(id, status, body);
    expect(failure.message).toMatch(says);
    expect(failure.retryable).toBe(false);
  });
});
