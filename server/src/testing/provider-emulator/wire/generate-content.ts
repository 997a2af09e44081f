import type { FailureKind } from '../script.ts';
import { countTokens, promptTokens, type ScriptedAnswer, type WireFormat } from './wire-format.ts';

const finishReasons = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  filtered: 'SAFETY',
  refused: 'SAFETY',
  'no-room': 'OTHER',
};

/** Google's `POST /v1beta/models/{model}:streamGenerateContent?alt=sse`. */
export function generateContent(error: (kind: FailureKind) => unknown): WireFormat {
  return { namesEvents: false, error, compose };
}

function compose({ pieces, thinking, sources, pages, model, finish, finishWord }: ScriptedAnswer) {
  const tokens = countTokens(pieces);
  const envelope = (candidate: object) => ({
    candidates: [{ index: 0, ...candidate }],
    usageMetadata: {
      promptTokenCount: promptTokens,
      candidatesTokenCount: tokens,
      totalTokenCount: promptTokens + tokens,
    },
    modelVersion: model,
    responseId: 'emulated',
  });
  const content = (part: object) => ({ content: { role: 'model', parts: [part] } });
  return {
    opening: thinking === undefined ? [] : [envelope(content({ text: thinking, thought: true }))],
    chunks: pieces.map((text) => envelope(content({ text }))),
    closing: [
      envelope({
        ...content({ text: '' }),
        finishReason: finishWord ?? finishReasons[finish],
        ...(pages.length > 0 && {
          urlContextMetadata: {
            urlMetadata: [
              ...pages.map(({ url }) => ({
                retrievedUrl: url,
                urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS',
              })),
              {
                retrievedUrl: 'https://example.org/gone',
                urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_ERROR',
              },
            ],
          },
        }),
        ...(sources.length > 0 && {
          groundingMetadata: {
            webSearchQueries: ['emulated'],
            groundingChunks: sources.map(({ url, title }) => ({ web: { uri: url, title } })),
            groundingSupports: [],
          },
        }),
      }),
    ],
  };
}
