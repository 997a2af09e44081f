import type { FailureKind } from '../script.ts';
import { generateContent } from '../wire/generate-content.ts';
import type { EmulatedVendor, VendorReply } from './vendor.ts';

const failure = (code: number, status: string, message: string, details: object[] = []): VendorReply => ({
  status: code,
  body: { error: { code, message, status, ...(details.length > 0 && { details }) } },
});

const blockedPrompt = {
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
  usageMetadata: { promptTokenCount: 42, totalTokenCount: 42 },
  modelVersion: 'emulated',
};

const failures: Record<FailureKind, VendorReply> = {
  key: failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
    },
  ]),
  quota: failure(
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
    [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier' }],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.4s' },
    ],
  ),
  credit: failure(
    429,
    'RESOURCE_EXHAUSTED',
    'Your prepayment credits are depleted. Please go to AI Studio to manage your billing.',
  ),
  overloaded: failure(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  'server-error': failure(500, 'INTERNAL', 'An internal error has occurred. Please retry.'),
  unavailable: failure(503, 'UNAVAILABLE', 'The service is currently unavailable.'),
  context: failure(
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ),
  model: failure(
    404,
    'NOT_FOUND',
    'models/no-such-model is not found for API version v1beta, or is not supported for generateContent.',
  ),
  // Google refuses with 200 and a stream that says why.
  refused: {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: `data: ${JSON.stringify(blockedPrompt)}\r\n\r\n`,
  },
  setting: failure(400, 'INVALID_ARGUMENT', 'Thinking level is not supported for this model.'),
  rejected: failure(400, 'INVALID_ARGUMENT', "Invalid value at 'contents[0].role'"),
};

export const gemini: EmulatedVendor = {
  engine: 'gemini',
  basePath: '/v1beta',
  readKey: (headers) => headers['x-goog-api-key']?.toString(),
  readModel: (path) => /\/models\/([^/:]+):/.exec(path)?.[1] ?? 'unnamed',
  formats: [
    {
      path: /\/v1(beta)?\/models\/[^/:]+:streamGenerateContent$/,
      format: generateContent((kind) => (kind === 'refused' ? blockedPrompt : failures[kind].body)),
    },
  ],
  failures,
};
