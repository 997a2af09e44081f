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
    // As Crossref has it.
    [
      '<jats:p>Death was rarer.</jats:p><jats:p>Strokes were not.</jats:p>',
      'Death was rarer.\nStrokes were not.',
    ],
    [
      '<jats:title>Abstract</jats:title>\n  <jats:sec>\n    <jats:title>Results</jats:title>\n    <jats:p>It fell (\n      <jats:italic>P</jats:italic>\n      &lt; 0.05\n      ) with CO\n      <jats:sub>2</jats:sub>\n      .</jats:p>\n  </jats:sec>',
      'RESULTS: It fell (P < 0.05) with CO2.',
    ],
    [
      'Death:<jats:list list-type="bullet"><jats:list-item><jats:p>rarer</jats:p></jats:list-item><jats:list-item><jats:p>later</jats:p></jats:list-item></jats:list>',
      'Death:rarer\nlater',
    ],
    [
      'at <jats:ext-link ext-link-type="uri" xlink:href="https://clinicaltrials.gov">NCT01234567</jats:ext-link>.',
      'at NCT01234567.',
    ],
    [
      '<jats:inline-formula><jats:alternatives><jats:tex-math>$$\\alpha$$</jats:tex-math><mml:math><mml:mi>α</mml:mi></mml:math></jats:alternatives></jats:inline-formula> fell',
      'α fell',
    ],
    ['<jats:tex-math>\\Delta</jats:tex-math> fell', '\\Delta fell'],
    [
      '<mml:math><mml:msup><mml:mn>10</mml:mn><mml:mrow><mml:mo>−</mml:mo><mml:mn>5</mml:mn></mml:mrow></mml:msup></mml:math> or <mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac>',
      '10^−5 or 1/2',
    ],
    ['IL-6<IL-8 and n>3', 'IL-6<IL-8 and n>3'],
    ['&lt;p&gt;What it cost &amp;ndash; a case&lt;/p&gt;', 'What it cost – a case'],
    ['&lt;i&gt;H. pylori&lt;/i&gt;, CO&lt;sub&gt;2&lt;/sub&gt;', 'H. pylori, CO2'],
    ['Diabetes &amp;amp; Obesity, p &amp;lt; 0.05', 'Diabetes & Obesity, p < 0.05'],
    ['x &lt;y and z&gt; 3', 'x <y and z> 3'],
    ['A<!-- seen by nobody --> <![CDATA[B]]>', 'A B'],
    ['', ''],
  ])('%j is %j', (markup, text) => {
    expect(plainMarkup(markup)).toBe(text);
  });
});
