import type { FailureKind } from '../script.ts';
import { chatCompletions } from '../wire/chat-completions.ts';
import { responses } from '../wire/responses.ts';
import { type EmulatedVendor, readBearer, readModelOfBody, type VendorReply } from './vendor.ts';

const failure = (status: number, code: string, error: string) =>
  ({ status, body: { code, error } }) satisfies VendorReply;

const invalidArgument = 'Client specified an invalid argument';
const noPermission = 'The caller does not have permission to execute the specified operation';

const failures = {
  key: failure(
    400,
    invalidArgument,
    'Incorrect API key provided: xa***yz. You can obtain an API key from https://console.x.ai.',
  ),
  quota: failure(
    429,
    'Some resource has been exhausted',
    'Too many requests for team emulated. Your team has reached its limit of 60 requests per minute.',
  ),
  credit: failure(
    403,
    noPermission,
    'Your team emulated has either used all available credits or reached its monthly spending limit.',
  ),
  overloaded: failure(
    503,
    'The service is currently unavailable',
    'The model is currently at capacity due to high demand. Please try again in a few minutes.',
  ),
  'server-error': failure(500, 'Internal error', 'Internal error'),
  unavailable: failure(503, 'The service is currently unavailable', 'Service temporarily unavailable.'),
  context: failure(
    400,
    invalidArgument,
    "This model's maximum prompt length is 131072 but the request contains 214315 tokens.",
  ),
  model: failure(
    404,
    'Some requested entity was not found',
    'The model no-such-model does not exist or your team emulated does not have access to it.',
  ),
  refused: failure(
    403,
    noPermission,
    'Content violates usage guidelines. Team: emulated, API key ID: emulated, Model: grok-4, Failed check: SAFETY_CHECK_TYPE_BIO',
  ),
  setting: failure(400, invalidArgument, 'Argument not supported on this model: presencePenalty'),
  rejected: failure(400, invalidArgument, 'Each message must have at least one content element.'),
} satisfies Record<FailureKind, VendorReply>;

export const xai: EmulatedVendor = {
  engine: 'xai',
  basePath: '/v1',
  readKey: readBearer,
  readModel: readModelOfBody,
  formats: [
    {
      path: /\/v1\/responses$/,
      format: responses({
        refusal: 'incomplete',
        error: (kind) => ({
          type: 'error',
          code: failures[kind].body.code,
          message: failures[kind].body.error,
          param: null,
        }),
      }),
    },
    {
      path: /\/v1\/chat\/completions$/,
      format: chatCompletions({ usage: 'own-chunk', error: (kind) => failures[kind].body }),
    },
  ],
  failures,
};
