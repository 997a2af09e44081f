import { expect, it } from 'vitest';
import { plainMathml, signsIn } from './mathml.ts';

it('a formula in elements that the converter knows has what it had, but for what is not to be seen', () => {
  const math =
    '<mrow><mo><mover><mo>→</mo><mi>k</mi></mover></mo><mpadded width="0"><mi>x</mi></mpadded></mrow>';
  expect(plainMathml(math)).toBe(
    '<mrow><mrow><mover><mo>→</mo><mi>k</mi></mover></mrow><mrow><mi>x</mi></mrow></mrow>',
  );
  expect(
    plainMathml('<mi>a</mi><mphantom><mphantom><mi>b</mi></mphantom><mi>c</mi></mphantom><mspace/>'),
  ).toBe('<mi>a</mi><mspace/>');
});

it.each([
  ['<mi>p</mi><mo>&lt;</mo><mn>1</mn>', '<m:t>p1</m:t>', false],
  ['<mi>A</mi><mo>→</mo><mi>B</mi>', '<m:t>AB</m:t>', false],
  ['<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>', '<m:chr m:val="∫"/><m:t>0</m:t><m:t>1</m:t>', true],
  ['<mroot><mi>x</mi><mn>3</mn></mroot>', '<m:t>3</m:t><m:t>x</m:t>', true],
  ['<mover accent="true"><mi>p</mi><mo>^</mo></mover>', '<m:chr m:val="\u0302"/><m:t>p</m:t>', true],
])('whether all of %s is in %s: %s', (mathml, omml, isWhole) => {
  expect(signsIn(omml) === signsIn(mathml)).toBe(isWhole);
});
