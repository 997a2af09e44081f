import { z } from 'zod';

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);
const list = z.array(z.unknown()).nullish().catch(null);

const annotation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({
    start_index: z.number(),
    end_index: z.number(),
    url: z.string(),
    title: z.string(),
  }),
});

const said = z
  .object({
    // In one piece or, as Mistral has it, in several that have a type.
    content: z
      .union([z.string(), z.array(z.unknown())])
      .nullish()
      .catch(null),
    // Thoughts: the name by DeepSeek and older servers, that by Ollama and newer ones, and OpenRouter's sealed ones.
    reasoning_content: text,
    reasoning: text,
    reasoning_details: list,
    refusal: text,
    annotations: z.array(annotation).nullish().catch(null),
  })
  .nullish()
  .catch(null);

/** What of a chunk an answer is made of. Whatever is not as it should be is taken for absent. */
export const chatChunk = z.object({
  id: text,
  model: text,
  created: number,
  error: z.unknown().optional(),
  choices: z.array(
    z.object({
      delta: said,
      // In place of a delta, by servers that send no stream.
      message: said,
      finish_reason: text,
      error: z.unknown().optional(),
    }),
  ),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      total_tokens: z.number().catch(0),
    })
    .nullish()
    .catch(null),
});

export type ChatDelta = NonNullable<z.output<typeof said>>;

const textPiece = z.object({ type: z.literal('text'), text: z.string() });
const thoughtPiece = z.object({ type: z.literal('thinking') });

/** What a delta says: a refusal is text, too, as OpenAI's package has it. Pieces of a type that is not known say nothing. */
export function textIn({ content, refusal }: ChatDelta): string {
  const said = Array.isArray(content)
    ? content.map((piece) => textPiece.safeParse(piece).data?.text ?? '').join('')
    : content;
  return (said ?? '') + (refusal ?? '');
}

/** Whether a delta shows that the model thinks. */
export const isThought = ({ content, reasoning, reasoning_content, reasoning_details }: ChatDelta): boolean =>
  Boolean(reasoning || reasoning_content || reasoning_details?.length) ||
  (Array.isArray(content) && content.some((piece) => thoughtPiece.safeParse(piece).success));
