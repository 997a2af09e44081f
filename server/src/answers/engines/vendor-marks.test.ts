import { beforeEach, describe, expect, it } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { growthOf } from '../../testing/growth.ts';
import { runEngine } from './run-engine.ts';
import { createMarkFilter } from './vendor-marks.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

function filter(text: string, size: number): string {
  const marks = createMarkFilter();
  let said = '';
  for (let at = 0; at < text.length; at += size) said += marks.read(text.slice(at, at + size));
  return said + marks.end();
}

const render = (id: number) =>
  `<grok:render card_id="e892ca" card_type="citation_card" type="render_inline_citation">\n<argument name="citation_id">${id}</argument>\n</grok:render>`;

describe.each([1, 3, 1_000])('an answer that comes in pieces of %i', (size) => {
  it.each([
    [
      'Deaths fell.\ue200cite\ue202turn0search0\ue202turn0search5\ue201 So did strokes.',
      'Deaths fell. So did strokes.',
    ],
    ['It is \ue200entity\ue202["drug","metformin","a drug"]\ue201 [1].', 'It is metformin [1].'],
    ['See \ue200url\ue202the guideline\ue202turn0view1\ue201.', 'See the guideline.'],
    ['<cite index="1-2,3-1">Deaths fell by 38%</cite> [1]; p <0.05.', 'Deaths fell by 38% [1]; p <0.05.'],
    [`Deaths fell.${render(11)}${render(2)} So did strokes.`, 'Deaths fell. So did strokes.'],
    ['Deaths fell.<|im_end|>', 'Deaths fell.'],
    // What only looks like one is text.
    ['a <cite> and </cite>, <citrate> and p < 0.05', 'a <cite> and </cite>, <citrate> and p < 0.05'],
    ['It ends with <cite index="1', 'It ends with <cite index="1'],
    ['It ends with \ue200cite', 'It ends with \ue200cite'],
    [`\ue200${'a'.repeat(2_000)}`, `\ue200${'a'.repeat(2_000)}`],
    ['the \ue001 glyph', 'the \ue001 glyph'],
  ])('is %j without the marks: %j', (text, said) => {
    expect(filter(text, size)).toBe(said);
  });
});

it.each(['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])(
  '%s: no mark reaches a reader',
  async (id) => {
    emulator.script(id, {
      text: `Deaths\ue200cite\ue202turn0search0\ue201 <cite index="0-1">fell</cite>.${render(1)}`,
    });
    const engine = connectToEmulator(emulator).find((each) => each.id === id);
    if (!engine) throw new Error(`There is no engine ${id}`);
    let text = '';
    await runEngine({
      engine,
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does it help?' }] }],
      signal: new AbortController().signal,
      onText: (piece) => {
        text += piece;
      },
    });
    expect(text).toBe('Deaths fell.');
  },
);

describe('takes a time that grows with its length', () => {
  it.each(['<', '\ue200', '<cite index="1', '</cite>', '<grok:render', '<cite index="1">'])(
    'where it is all %j',
    (unit) => {
      const { cost, limit } = growthOf(
        20_000,
        (length) => unit.repeat(length / unit.length),
        (text) => filter(text, 7),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
