import fc from 'fast-check';

const marks = [
  '',
  '',
  '',
  '> ',
  '>',
  '- ',
  '* ',
  '1. ',
  '2) ',
  '  ',
  '    ',
  '\t',
  ' ',
  '>\t',
  '-\t',
  '- [ ] ',
  '- [x]  ',
];
const words = [
  'plain',
  'of 5 mg',
  'two  gaps',
  'é🙂中',
  '[1]',
  '[^2]',
  '&beta;',
  '&#946;',
  '\\*',
  '\\|',
  'US$5',
  '<b>',
];
const code = [
  '`a b`',
  '``c ` d``',
  '`e',
  '`` f`',
  '` `',
  '$x^2$',
  '\\(y\\)',
  '$$z$$',
  '`x|y`',
  'Na$_3$',
  '\\begin{align}a\\end{align}',
];
const markup = [
  '**bold**',
  '*it',
  '_em_',
  '~~del~~',
  'H~2~O',
  '**「中」**的',
  '**Dose: **5',
  '[link](https://x.org/a)',
  '[`k`](https://y.org)',
  'https://z.org/b_c',
  '![p](https://p.org)',
  '<https://w.org>',
  '***',
  '[a](javascript:b)',
];
const lines = [
  '',
  '',
  '```',
  '```js',
  '~~~',
  '````',
  '``` a`b',
  '~~~ x',
  '$$',
  '\\[',
  '\\begin{align}',
  '\\end{align}',
  '##Dose',
  '\\]',
  '---',
  '===',
  '# Head',
  '#### Head ##',
  '| a | b |',
  '|---|---|',
  '| `c` | d \\| e |',
  '| f',
  '[1]: https://x.org',
  '<div>',
  '<!-- c -->',
  '   ',
  '    indented',
];

const of = (...from: string[][]) => fc.constantFrom(...from.flat());
const phrase = fc
  .array(of(words, words, code, markup), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(' '));
const prefix = fc.array(of(marks), { maxLength: 3 }).map((all) => all.join(''));
const line = fc.tuple(prefix, fc.oneof(phrase, of(lines))).map(([before, rest]) => before + rest);

/** Texts with every markup that the parser knows, well formed or not, in every place. */
export const generatedMarkdown = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 14 }), fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'))
  .map(([all, end]) => all.join(end));
