import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDemoModel } from './demo-model.ts';
import { demoStrategies } from './strategies.ts';

const demo = createDemoModel({
  label: 'Claude',
  keyVariable: 'ANTHROPIC_API_KEY',
  strategy: demoStrategies[0],
});

const ask = (question: string): LanguageModelV4Prompt => [
  { role: 'system', content: 'Cite [n].' },
  { role: 'user', content: [{ type: 'text', text: 'An earlier question?' }] },
  { role: 'assistant', content: [{ type: 'text', text: 'An earlier answer.' }] },
  { role: 'user', content: [{ type: 'text', text: question }] },
];

async function read(question: string, abortSignal?: AbortSignal) {
  const { stream } = await demo.doStream({ prompt: ask(question), ...(abortSignal && { abortSignal }) });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const pieces = (parts: LanguageModelV4StreamPart[]) =>
  parts.filter((part) => part.type === 'text-delta').map(({ delta }) => delta);

test('says that it is a demo, what was asked, that it has read nothing, and which variable to set', async () => {
  const parts = await read('Does aspirin prevent strokes?');
  const text = pieces(parts).join('');
  expect(text).toMatch(/^> \*\*Demo answer, not written by Claude\.\*\*/);
  expect(text).toContain('> Does aspirin prevent strokes?');
  expect(text).toContain('no evidence to read');
  expect(text).toContain('`ANTHROPIC_API_KEY`');
  expect(text).not.toContain('An earlier question');
});

test('comes in pieces, with the parts of a vendor, and without tokens that no one counted', async () => {
  const parts = await read('Does aspirin prevent strokes?');
  expect(pieces(parts).length).toBeGreaterThan(10);
  expect(parts.find(({ type }) => type === 'response-metadata')).toMatchObject({ modelId: 'demo-extract-1' });
  expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'stop' } });
  expect(parts.at(-1)).toMatchObject({ usage: { outputTokens: { total: undefined } } });
});

test('says the same at once as in pieces', async () => {
  const { content } = await demo.doGenerate({ prompt: ask('Why?') });
  expect(content).toEqual([{ type: 'text', text: pieces(await read('Why?')).join('') }]);
});

test('stops when it is stopped', async () => {
  const stop = new AbortController();
  const { stream } = await demo.doStream({ prompt: ask('Why?'), abortSignal: stop.signal });
  const reader = stream.getReader();
  await reader.read();
  stop.abort();
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow(/abort/i);
  await expect(read('Why?', AbortSignal.abort())).rejects.toThrow(/abort/i);
});

test('repeats any question on one line, shortened, and whole characters only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 900 }), async (question) => {
      const { content } = await demo.doGenerate({ prompt: ask(question) });
      const [part] = content;
      const text = part?.type === 'text' ? part.text : '';
      const quoted = text.split('\n\n')[1] ?? '';
      expect(quoted.startsWith('> ')).toBe(true);
      expect(quoted).not.toContain('\n');
      expect(quoted.length).toBeLessThanOrEqual(303);
      expect(quoted.isWellFormed()).toBe(true);
    }),
  );
});
