import type { FailureKind } from '../script.ts';
import { countTokens, promptTokens, type ScriptedAnswer, type WireFormat } from './wire-format.ts';

interface Variant {
  /** OpenAI refuses in words of its own, xAI leaves the response incomplete. */
  refusal: 'part' | 'incomplete';
  error: (kind: FailureKind) => unknown;
}

const responseId = 'resp_emulated';
const messageId = 'msg_emulated';
const refusalText = 'I cannot help with that.';

/** `POST /responses` of OpenAI and of xAI. */
export function responses({ error, refusal }: Variant): WireFormat {
  return { namesEvents: true, error, compose: (answer) => compose(answer, refusal) };
}

function compose(
  { pieces, thinking, sources, pages, model, finish, finishWord }: ScriptedAnswer,
  refusal: Variant['refusal'],
) {
  const saysNo = finish === 'refused' && refusal === 'part';
  const incomplete = finishWord ?? (finish === 'length' ? 'max_output_tokens' : 'content_filter');
  const isComplete = finishWord === undefined && (finish === 'stop' || finish === 'no-room' || saysNo);
  let sequence = 0;
  const event = (type: string, fields: object) => ({ type, sequence_number: sequence++, ...fields });
  const place = { item_id: messageId, output_index: 0, content_index: 0 };
  const text = pieces.join('');
  const annotations = sources.map(({ url, title }) => ({
    type: 'url_citation',
    url,
    title,
    start_index: 0,
    end_index: text.length,
  }));
  const item = (status: string, content: unknown[]) => ({
    id: messageId,
    type: 'message',
    role: 'assistant',
    status,
    content,
  });
  const response = (status: string, output: unknown[], more: object = {}) => ({
    response: {
      id: responseId,
      object: 'response',
      created_at: 1_790_000_000,
      status,
      model,
      output,
      parallel_tool_calls: true,
      tool_choice: 'auto',
      tools: [],
      error: null,
      incomplete_details: null,
      usage: null,
      ...more,
    },
  });
  const part = saysNo
    ? { type: 'refusal', refusal: refusalText }
    : { type: 'output_text', text, annotations, logprobs: [] };
  const tokens = countTokens(pieces);
  const usage = {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: tokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: promptTokens + tokens,
  };
  // The order of these calls is the order of the sequence numbers.
  const opening = [
    event('response.created', response('in_progress', [])),
    event('response.in_progress', response('in_progress', [])),
    ...(thinking === undefined ? [] : thinkingEvents(thinking, event)),
    ...pages.flatMap((page, at) => openingEvents(page.url, at, event)),
    event('response.output_item.added', { output_index: 0, item: item('in_progress', []) }),
    event('response.content_part.added', {
      ...place,
      part: { type: 'output_text', text: '', annotations: [], logprobs: [] },
    }),
  ];
  const chunks = pieces.map((delta) =>
    event('response.output_text.delta', { ...place, delta, logprobs: [] }),
  );
  const closing = [
    ...annotations.map((annotation, index) =>
      event('response.output_text.annotation.added', { ...place, annotation_index: index, annotation }),
    ),
    ...(saysNo
      ? [
          event('response.refusal.delta', { ...place, delta: refusalText }),
          event('response.refusal.done', { ...place, refusal: refusalText }),
        ]
      : [event('response.output_text.done', { ...place, text, logprobs: [] })]),
    event('response.content_part.done', { ...place, part }),
    event('response.output_item.done', { output_index: 0, item: item('completed', [part]) }),
    isComplete
      ? event('response.completed', response('completed', [item('completed', [part])], { usage }))
      : event(
          'response.incomplete',
          response('incomplete', [item('incomplete', [part])], {
            incomplete_details: { reason: incomplete },
            usage,
          }),
        ),
  ];
  return { opening, chunks, closing };
}

function openingEvents(url: string, at: number, event: (type: string, fields: object) => object) {
  const item = { id: `ws_emulated_${at}`, type: 'web_search_call' };
  const place = { output_index: 0 };
  return [
    event('response.output_item.added', { ...place, item: { ...item, status: 'in_progress' } }),
    event('response.output_item.done', {
      ...place,
      item: { ...item, status: 'completed', action: { type: 'open_page', url } },
    }),
  ];
}

function thinkingEvents(thinking: string, event: (type: string, fields: object) => object) {
  const item = { id: 'rs_emulated', type: 'reasoning' };
  const place = { item_id: 'rs_emulated', output_index: 0, summary_index: 0 };
  const part = { type: 'summary_text', text: thinking };
  return [
    event('response.output_item.added', {
      output_index: 0,
      item: { ...item, status: 'in_progress', summary: [] },
    }),
    event('response.reasoning_summary_part.added', { ...place, part: { type: 'summary_text', text: '' } }),
    event('response.reasoning_summary_text.delta', { ...place, delta: thinking }),
    event('response.reasoning_summary_text.done', { ...place, text: thinking }),
    event('response.reasoning_summary_part.done', { ...place, part }),
    event('response.output_item.done', {
      output_index: 0,
      item: { ...item, status: 'completed', summary: [part] },
    }),
  ];
}
