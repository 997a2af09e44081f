import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const drawn = (source: string) => {
  const read = readBlock('mermaid', source);
  return read.ok ? read.block.source : read.reason;
};

it.each([
  ['sequenceDiagram\n  A->>B: dose #2; then stop', 'dose #35;2#59; then stop'],
  ['stateDiagram-v2\n  S1 --> S2 : step #2', 'step #35;2'],
  ['timeline\n  1921 : trial #2', 'trial #35;2'],
  ['journey\n  section Day #1\n    Test #3: 5: Patient', 'Test #35;3: 5'],
  ['timeline\n  1921 : #beta;-cells', '#beta;-cells'],
])('a number sign begins no remark, behind which the words would be left out: %j', (source, words) =>
  expect(drawn(source)).toContain(words),
);

it.each([
  ['CO<sub>2</sub>', 'CO₂'],
  ['Ca<sup>2+</sup>', 'Ca²⁺'],
  ['10<sup>-9</sup> M', '10⁻⁹ M'],
  ['G<sub>i</sub>', 'Gᵢ'],
  ['C<sub>max</sub>', 'Cₘₐₓ'],
  ['AUC<sub>0–24</sub>', 'AUC0–24'],
  ['x<sup>a</sup>', 'x^a'],
  ['1<sup>st</sup> line', '1st line'],
  ['<b>bold</b>', 'bold'],
  ['p<0.05 and <br> n>3', 'p<0.05 and <br> n>3'],
])('%s is drawn without its tags', (written, words) =>
  expect(drawn(`flowchart TD\n  A["${written}"] --> B`)).toContain(`"${words}"`),
);

it('a pie has its numbers as they are written, and as many slices as there are colours', () => {
  expect(drawn('pie title Causes\n  "A" : 45\n  "B" : 30')).toMatch(/^pie showData title Causes\n/);
  expect(drawn('pie showData\n  "A" : 45')).toMatch(/^pie showData\n/);
  const slices = (count: number) =>
    Array.from({ length: count }, (_, index) => `  "${index}" : 1`).join('\n');
  expect(drawn(`pie\n${slices(12)}`)).toMatch(/^pie showData/);
  expect(drawn(`pie\n${slices(13)}`)).toBe('A pie has at most 12 slices.');
});
