import type { SessionDocument } from '@sextant/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeDocx } from './write-docx.ts';

/** The file's document part, of a session with this one answer. */
async function xmlOf(text: string): Promise<string> {
  const answer = { engine: 'claude', label: 'Claude', model: 'claude-of-today', notices: [], text };
  const document: SessionDocument = {
    title: 'Q',
    exported: '',
    turns: [
      {
        question: 'Q',
        facts: [],
        verdicts: null,
        notices: [],
        synthesis: [],
        answers: [answer],
        references: [],
        tables: [],
        record: { lines: [], tables: [] },
      },
    ],
  };
  const files = unzipSync(new Uint8Array(await writeDocx(document, [])));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}

/** What stands in the formulas of a file, in its order. */
const inFormulas = (xml: string) =>
  [...xml.matchAll(/<m:oMath[ >][\s\S]*?<\/m:oMath>/g)].map(([omml]) =>
    [...omml.matchAll(/<m:t(?: [^>]*)?>([^<]*)<|<m:chr m:val="([^"]*)"/g)]
      .map(([, text, sign]) => text ?? sign)
      .join('')
      .replace(/[\s\u200b\u2061]/g, ''),
  );

it.each([
  ['p < 0.001', 'p&lt;0.001'],
  ['\\text{R\\&D} > 1', 'R&amp;D&gt;1'],
  ['AUC = \\int_0^\\infty C(t)\\,dt', 'AUC=∫0∞C(t)dt'],
  ['\\int_0^{24} C(t) dt = 5', '∫024C(t)dt=5'],
  ['A \\overset{k_1}{\\rightarrow} B', 'A→k1B'],
  ['X \\overset{iid}{\\sim} N(0,1)', 'X∼iidN(0,1)'],
  ['A \\stackrel{k}{\\longrightarrow} B', 'A⟶kB'],
  ['a \\mathrel{\\raisebox{0pt}{x}} b', 'axb'],
  ['\\smash{x} \\phantom{y} z', 'xz'],
  ['\\hat{p} + \\vec{v}', '\u0302p+\u20d7v'],
])('the formula %s has all its signs', async (source, signs) => {
  expect(inFormulas(await xmlOf(`It is $${source}$ here.`))).toEqual([signs]);
});
