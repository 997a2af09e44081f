import { type ReadMarkdown, readMarkdown } from '@sextant/markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlockView } from './block.tsx';
import { MarkdownContext, type MathProps } from './extensions.ts';

const Shown = ({ source, isDisplay }: MathProps) => (isDisplay ? <b>{source}</b> : <i>{source}</i>);
const markup = (read: ReadMarkdown) =>
  renderToStaticMarkup(
    <MarkdownContext value={{ math: Shown }}>
      {read.blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </MarkdownContext>,
  );
const whole = (text: string) => markup(readMarkdown(null, text));

describe('a formula', () => {
  test.each([
    ['with $p < 0.05$ it', '<p>with <i>p &lt; 0.05</i> it</p>'],
    ['$n$ and $I^2=45\\%$.', '<p><i>n</i> and <i>I^2=45\\%</i>.</p>'],
    ['$CL = \\frac{Dose}{AUC_{last}}$', '<p><i>CL = \\frac{Dose}{AUC_{last}}</i></p>'],
    ['as \\(x_1*y*2\\) is', '<p>as <i>x_1*y*2</i> is</p>'],
    ['\\[ a\\\\b \\]', '<p><b>a\\\\b</b></p>'],
    ['$$a$$', '<p><b>a</b></p>'],
    ['Where:\n$$\nx_1\n$$\nThen', '<p>Where:<br/><b>x_1</b><br/>Then</p>'],
    ['$$\na\n- b\n= c\n$$\n- item', '<p><b>a\n- b\n= c</b></p><ul><li><p>item</p></li></ul>'],
    ['NaHCO$_3$, H$_2$O, Ca$^{2+}$', '<p>NaHCO<i>_3</i>, H<i>_2</i>O, Ca<i>^{2+}</i></p>'],
    [
      '\\begin{align}\na &= 1\\\\\nb\n\\end{align}',
      '<p><b>\\begin{align}\na &amp;= 1\\\\\nb\n\\end{align}</b></p>',
    ],
    [
      'It is\n\\begin{equation*}\nx\n\\end{equation*}\nso',
      '<p>It is<br/><b>\\begin{equation*}\nx\n\\end{equation*}</b><br/>so</p>',
    ],
    ['- in a list $a_1$', '<ul><li><p>in a list <i>a_1</i></p></li></ul>'],
  ])('is read in %j', (text, expected) => expect(whole(text)).toBe(expected));

  test.each([
    'It costs $5 and $10.',
    'Between $5 and US$7, or $1,000-$2,000.',
    'US$5 = 4 and US$',
    'from $5 million = £4 million to $7',
    'a $ b $ c',
    'open $$ never closed',
    '\\$a_1\\$',
    '$a_1\n\nb_2$',
    '`$a_1$`',
    '\\begin{tabular}{l}a\\end{tabular}',
    '\\begin{align} never closed',
    '\\begin{align}\n\na\\end{align}',
  ])('is not seen in %j', (text) => expect(whole(text)).not.toMatch(/<i>|<b>/));

  test('that comes letter by letter ends as if it had come at once', () => {
    const text =
      'Say $x^2$, $5 and $10:\n\n$$\na\n- b\n\\\\\n+ c\n$$\n\n1. one \\(k_a\\)\n2. two\n\n\\begin{align}\na\n- b\n\\end{align}\nH$_2$O\n\n\\[\nE = mc^2\n\\]\n\n$$ open\n- not\n\nend $y_1$';
    let read: ReadMarkdown | null = null;
    for (let end = 1; end <= text.length; end += 1) read = readMarkdown(read, text.slice(0, end));
    expect(markup(read as ReadMarkdown)).toBe(whole(text));
  });

  test('is shown as it was written where nothing draws it', () => {
    const { blocks } = readMarkdown(null, 'so $a_1$.');
    expect(renderToStaticMarkup(blocks.map((block) => <BlockView key={block.key} block={block} />))).toBe(
      '<p>so $a_1$.</p>',
    );
  });
});
