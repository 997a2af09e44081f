import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../shared/data/provider-streams/', import.meta.url));

/** Whether the vendors' recorded streams lie beside the checkout; they are not part of the project. */
export const hasProviderStreams = existsSync(folder);
if (!hasProviderStreams) console.warn(`Skipping the tests with recorded streams: ${folder} is not here.`);

const ending = '.chunks.txt';

/** The names of all recordings. */
export const providerStreams: readonly string[] = hasProviderStreams
  ? readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
  : [];

/** The payloads of one recording, one JSON each. */
export const readProviderStream = (name: string): string[] =>
  readFileSync(`${folder}${name}${ending}`, 'utf8').trim().split('\n');

/** One of the folder's other files, as it is. */
export const readProviderFile = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');

interface AnyPayload {
  type?: string;
  delta?: string | { type?: string; text?: string };
  choices?: { delta?: { content?: string } }[];
  candidates?: { content?: { parts?: { text?: string; thought?: boolean }[] } }[];
}

/** The text in a recording, read without any of the packages under test. */
export function textOfRecording(payloads: string[]): string {
  return payloads.map((payload) => textOf(JSON.parse(payload))).join('');
}

function textOf({ type, delta, choices, candidates }: AnyPayload): string {
  if (type === 'response.output_text.delta' && typeof delta === 'string') return delta;
  if (type === 'content_block_delta' && typeof delta === 'object' && delta.type === 'text_delta')
    return delta.text ?? '';
  if (choices) return choices.map((choice) => choice.delta?.content ?? '').join('');
  const parts = candidates?.flatMap(({ content }) => content?.parts ?? []) ?? [];
  return parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('');
}
