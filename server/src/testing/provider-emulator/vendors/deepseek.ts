import type { FailureKind } from '../script.ts';
import { chatCompletions } from '../wire/chat-completions.ts';
import { type EmulatedVendor, readBearer, readModelOfBody, type VendorReply } from './vendor.ts';

const failure = (status: number, type: string, code: string, message: string): VendorReply => ({
  status,
  body: { error: { message, type, param: null, code } },
});

const invalid = 'invalid_request_error';

const failures: Record<FailureKind, VendorReply> = {
  key: failure(
    401,
    'authentication_error',
    invalid,
    'Authentication Fails, Your api key: ****abcd is invalid',
  ),
  quota: failure(429, 'rate_limit_error', 'rate_limit_exceeded', 'Rate limit reached. Please retry in 4s.'),
  credit: failure(402, 'unknown_error', invalid, 'Insufficient Balance'),
  overloaded: failure(503, 'service_unavailable_error', 'server_busy', 'Service is too busy.'),
  'server-error': failure(500, 'server_error', 'internal_error', 'Internal Server Error'),
  unavailable: failure(503, 'service_unavailable_error', 'server_busy', 'Service is too busy.'),
  context: failure(
    400,
    invalid,
    invalid,
    "This model's maximum context length is 131072 tokens. However, you requested 214315 tokens. Please reduce the length of the messages or completion.",
  ),
  model: failure(400, invalid, invalid, 'Model Not Exist'),
  refused: failure(400, invalid, invalid, 'Content Exists Risk'),
  setting: failure(
    400,
    invalid,
    invalid,
    'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]',
  ),
  rejected: failure(
    422,
    invalid,
    invalid,
    'Failed to deserialize the JSON body into the target type: messages: missing field',
  ),
};

export const deepseek: EmulatedVendor = {
  engine: 'deepseek',
  basePath: '',
  readKey: readBearer,
  readModel: readModelOfBody,
  formats: [
    {
      path: /\/chat\/completions$/,
      format: chatCompletions({ usage: 'last-choice', error: (kind) => failures[kind].body }),
    },
  ],
  failures,
};
