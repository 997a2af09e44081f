import type { FailureKind } from '../script.ts';
import { chatCompletions } from '../wire/chat-completions.ts';
import { conversations } from '../wire/conversations.ts';
import { type EmulatedVendor, readBearer, readModelOfBody, type VendorReply } from './vendor.ts';

const failure = (status: number, type: string, message: string, code: string): VendorReply => ({
  status,
  body: { object: 'error', message, type, param: null, code, raw_status_code: status },
});

const failures: Record<FailureKind, VendorReply> = {
  key: { status: 401, body: { message: 'Unauthorized', request_id: 'emulated' } },
  quota: failure(429, 'rate_limited', 'Rate limit exceeded', '1300'),
  credit: failure(402, 'payment_required', 'Payment required: no active subscription', '1400'),
  overloaded: failure(503, 'unreachable_backend', 'Service unavailable.', '1100'),
  'server-error': failure(500, 'internal_server_error', 'Internal server error', '1000'),
  unavailable: failure(503, 'unreachable_backend', 'Service unavailable.', '1100'),
  context: failure(
    400,
    'invalid_request_prompt',
    'Prompt contains 140023 tokens and 0 draft tokens, too large for model with 131072 maximum context length',
    '3051',
  ),
  model: failure(400, 'invalid_model', 'Invalid model: no-such-model', '1500'),
  refused: failure(403, 'content_filter', 'The request was flagged by the moderation guardrail', '1700'),
  setting: {
    status: 422,
    body: {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'max_tokens'],
          msg: 'Extra inputs are not permitted',
          input: 1,
        },
      ],
    },
  },
  rejected: {
    status: 422,
    body: { detail: [{ type: 'missing', loc: ['body', 'messages'], msg: 'Field required', input: {} }] },
  },
};

const streamError = (kind: FailureKind) => failures[kind].body;

export const mistral: EmulatedVendor = {
  engine: 'mistral',
  basePath: '/v1',
  readKey: readBearer,
  readModel: readModelOfBody,
  formats: [
    {
      path: /\/v1\/chat\/completions$/,
      format: chatCompletions({ usage: 'last-choice', error: streamError }),
    },
    {
      path: /\/v1\/conversations$/,
      format: conversations((kind) => ({
        type: 'conversation.response.error',
        message: JSON.stringify(failures[kind].body),
        code: failures[kind].status,
      })),
    },
  ],
  failures,
};
