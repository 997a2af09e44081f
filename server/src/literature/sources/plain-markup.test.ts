import { describe, expect, it } from 'vitest';
import { plainMarkup } from './plain-markup.ts';

describe('taking markup off', () => {
  it.each([
    ['<jats:title>Abstract</jats:title><jats:p>One &amp; two.</jats:p>', 'One & two.'],
    [
      '<jats:sec><jats:title>Background</jats:title><jats:p>Why.</jats:p></jats:sec><jats:sec><jats:title>Results:</jats:title><jats:p>That.</jats:p></jats:sec>',
      'BACKGROUND: Why.\nRESULTS: That.',
    ],
    ['<h4>Background</h4>Why.<h4>Methods</h4>How.', 'BACKGROUND: Why.\nMETHODS: How.'],
    ['10<sup>9</sup> cells, CO<sub>2</sub>', '10^9 cells, CO2'],
    ['p<0.05 and n>3, a < b > c', 'p<0.05 and n>3, a < b > c'],
    ['p&lt;0.05', 'p<0.05'],
    ['<i>In vitro</i> <script>x</script>', 'In vitro x'],
    ['  two\n  lines ', 'two\nlines'],
    ['', ''],
  ])('%j is %j', (markup, text) => {
    expect(plainMarkup(markup)).toBe(text);
  });
});
