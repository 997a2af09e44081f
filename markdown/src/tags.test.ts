import { expect, it } from 'vitest';
import { splitTags, type TaggedText, withoutTags } from './tags.ts';

const shown = (pieces: readonly TaggedText[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : `{${piece.tag} ${shown(piece.pieces)}}`))
    .join('');

it.each([
  ['H<sub>2</sub>O', 'H{sub 2}O'],
  ['<b>Bold <i>both</i></b>, x<SUP>2</SUP>', '{strong Bold {em both}}, x{sup 2}'],
  ['<summary><b>More</b></summary>', '{strong {strong More}}'],
  ['<mark>a</mark> <u>b</u> <kbd>c</kbd> <small>d</small> <s>e</s>', '{mark a} {u b} {kbd c} d {del e}'],
  ['a<b>c and <i>d', 'a<b>c and <i>d'],
  ['<b>a</i>b</b>', '{strong a</i>b}'],
  ['<sub><sup>a</sub></sup>', '<sub>{sup a</sub>}'],
  ['CO~2~ and H~2~O, ~5 to ~10, 5~10~20', 'CO{sub 2} and H{sub 2}O, ~5 to ~10, 5~10~20'],
  ['10^-3^ ^131^I a^b and c^ d', '10{sup -3} {sup 131}I a^b and c^ d'],
  ['MI[^a], stroke[^smith2020] [^ x]', 'MI{sup a}, stroke{sup smith2020} [^ x]'],
  ['[!NOTE] Look [!TIP]', '{strong Note} Look [!TIP]'],
  [
    '<script>x</script> <b onclick="x">y</b> <!-- z -->',
    '<script>x</script> <b onclick="x">y</b> <!-- z -->',
  ],
  ['one<br>two<BR />three', 'one{br }two{br }three'],
])('%j reads %j', (text, expected) => {
  expect(shown(splitTags(text))).toBe(expected);
});

it('nothing but signs is left out of the words', () => {
  expect(withoutTags('<b>1 <i>2</b></i> 10^9^<br>H~2~O')).toBe('<b>1 2</b> 10^9 H2O');
});

it.each(['<b>', '</b>', '<b></b>', '<b><i>', '~2~', '^2^', '^', 'a~', '[^a', '<br', '<details>', '<sub>^2^'])(
  'floods of %j are read in a short time',
  (part) => {
    const start = performance.now();
    shown(splitTags(part.repeat(20_000)));
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
