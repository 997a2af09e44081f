import { texSettings } from '@sextant/markdown/tex';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { expect, it } from 'vitest';

/** What a formula shows, thin spaces as spaces. */
const shown = (source: string) =>
  katex
    .renderToString(source, { ...texSettings(), output: 'mathml' })
    .replace(/<annotation[\s\S]*?<\/annotation>|<mphantom>.*?<\/mphantom>|<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

it.each([
  ['\\SI{5}{\\milli\\gram\\per\\kilo\\gram}', '5 mg/kg'],
  ['\\qty{10}{\\micro\\gram\\per\\kg\\per\\minute}', '10 µg/kg/min'],
  ['\\SI[per-mode=symbol]{9.81}{\\metre\\per\\second\\squared}', '9.81 m/s2'],
  ['\\SI{25}{kg.m^{-2}}', '25 kg m−2'],
  ['\\qty{90}{\\mL\\per\\minute\\per 1.73\\,m^2}', '90 mL/min/1.73 m2'],
  ['\\SI{120}{\\newton\\metre}', '120 N m'],
  ['\\SI{37}{\\degreeCelsius}', '37 °C'],
  ['\\SIrange{2}{8}{\\celsius}', '2 to 8 °C'],
  ['\\qtylist{1;2;4}{mg}', '1, 2, 4 mg'],
  ['\\num{1.5e9}', '1.5×109'],
  ['\\num{-3.2E-5}', '−3.2×10−5'],
  ['\\num{123456.7 +- 5}', '123 456.7±5'],
  ['\\num{1,000}', '1,000'],
])('the quantity %s reads %s', (source, expected) => expect(shown(source)).toBe(expected));

it.each(['\\SI{5}{\\foo}', '\\SI{5}{\\constructor}', '\\qty(x)', '\\qty{5}'])('%s is refused', (source) =>
  expect(() => shown(source)).toThrow(),
);

it.each(['\\ce{', '\\pu{', '\\num{', '\\SI{1}{'])(
  'what stands in %s…} is read in a short time',
  (opening) => {
    for (const part of ['A', '->', '1.', 'e1', '(', '{}', '^', '<=>[a][b]', '\\kg', '. ', '$']) {
      const start = performance.now();
      try {
        shown(`${opening}${part.repeat(Math.floor(1_990 / part.length))}}`);
      } catch {
        // Refused is as good.
      }
      expect(performance.now() - start, part).toBeLessThan(2_000);
    }
  },
);

it('what one formula defines is not known in the next', () => {
  expect(shown('\\gdef\\num#1{X}\\num{1}')).toBe('X');
  expect(shown('\\num{1}')).toBe('1');
});
