import type { FailureKind } from '../script.ts';
import { messages } from '../wire/messages.ts';
import { type EmulatedVendor, readBearer, readModelOfBody, type VendorReply } from './vendor.ts';

const failure = (
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): VendorReply => ({
  status,
  headers,
  body: { type: 'error', error: { type, message }, request_id: 'req_emulated' },
});

const failures: Record<FailureKind, VendorReply> = {
  key: failure(401, 'authentication_error', 'invalid x-api-key'),
  quota: failure(
    429,
    'rate_limit_error',
    "This request would exceed your organization's rate limit of 50 requests per minute.",
    { 'retry-after': '17' },
  ),
  credit: failure(
    400,
    'invalid_request_error',
    'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade.',
  ),
  overloaded: failure(529, 'overloaded_error', 'Overloaded'),
  'server-error': failure(500, 'api_error', 'Internal server error'),
  unavailable: failure(503, 'api_error', 'Service unavailable'),
  context: failure(400, 'invalid_request_error', 'prompt is too long: 214315 tokens > 200000 maximum'),
  model: failure(404, 'not_found_error', 'model: no-such-model'),
  refused: failure(400, 'invalid_request_error', 'Output blocked by content filtering policy'),
  setting: failure(400, 'invalid_request_error', 'adaptive thinking is not supported on this model'),
  rejected: failure(400, 'invalid_request_error', 'messages.0.role: Input should be user or assistant'),
};

export const claude: EmulatedVendor = {
  engine: 'claude',
  basePath: '/v1',
  // The vendor's own client sends the one since its version 1, everyone else the other.
  readKey: (headers) => headers['x-api-key']?.toString() ?? readBearer(headers),
  readModel: readModelOfBody,
  formats: [{ path: /\/v1\/messages$/, format: messages((kind) => failures[kind].body) }],
  failures,
};
