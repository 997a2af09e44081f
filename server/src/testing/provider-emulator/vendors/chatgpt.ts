import type { FailureKind } from '../script.ts';
import { chatCompletions } from '../wire/chat-completions.ts';
import { responses } from '../wire/responses.ts';
import { type EmulatedVendor, readBearer, readModelOfBody, type VendorReply } from './vendor.ts';

const failure = (
  status: number,
  type: string,
  code: string | null,
  message: string,
  headers: Record<string, string> = {},
) => ({ status, headers, body: { error: { message, type, param: null, code } } }) satisfies VendorReply;

const failures = {
  key: failure(
    401,
    'invalid_request_error',
    'invalid_api_key',
    'Incorrect API key provided: sk-wrong*****************abcd. You can find your API key at https://platform.openai.com/account/api-keys.',
  ),
  quota: failure(
    429,
    'tokens',
    'rate_limit_exceeded',
    'Rate limit reached for gpt-6-astra in organization org-emulated on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 1.5s. Visit https://platform.openai.com/account/rate-limits to learn more.',
    { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1.5s' },
  ),
  credit: failure(
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ),
  overloaded: failure(
    503,
    'server_error',
    null,
    'The engine is currently overloaded, please try again later',
  ),
  'server-error': failure(
    500,
    'server_error',
    'server_error',
    'The server had an error while processing your request. Sorry about that!',
  ),
  unavailable: failure(503, 'server_error', null, 'Service unavailable'),
  context: failure(
    400,
    'invalid_request_error',
    'context_length_exceeded',
    'Your input exceeds the context window of this model. Please adjust your input and try again.',
  ),
  model: failure(
    404,
    'invalid_request_error',
    'model_not_found',
    'The model `no-such-model` does not exist or you do not have access to it.',
  ),
  refused: failure(
    400,
    'invalid_request_error',
    'invalid_prompt',
    'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
  ),
  setting: failure(
    400,
    'invalid_request_error',
    'unsupported_parameter',
    "Unsupported parameter: 'temperature' is not supported with this model.",
  ),
  rejected: failure(
    400,
    'invalid_request_error',
    'invalid_value',
    "Invalid value: 'reader'. Supported values are: 'assistant', 'system', 'developer', and 'user'.",
  ),
} satisfies Record<FailureKind, VendorReply>;

export const chatgpt: EmulatedVendor = {
  engine: 'chatgpt',
  basePath: '/v1',
  readKey: readBearer,
  readModel: readModelOfBody,
  formats: [
    {
      path: /\/v1\/responses$/,
      format: responses({
        refusal: 'part',
        error: (kind) => streamError(failures[kind].body.error),
      }),
    },
    {
      path: /\/v1\/chat\/completions$/,
      format: chatCompletions({ usage: 'own-chunk', error: (kind) => failures[kind].body }),
    },
  ],
  failures,
};

/** The Responses API has its error's fields beside the event's own type. */
function streamError({ code, message, type }: { code: string | null; message: string; type: string }) {
  return { type: 'error', sequence_number: 99, code: code ?? type, message, param: null };
}
