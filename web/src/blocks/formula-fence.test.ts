import { formulaInFence } from '@sextant/markdown/formula-fences';
import { expect, it } from 'vitest';

it.each([
  ['\\frac{a}{b}\n', '\\frac{a}{b}'],
  ['$$\nx = 1\n$$', 'x = 1'],
  ['\\[ x = 1 \\]', 'x = 1'],
  ['a = 1\n\nb = 2', '\\begin{gathered}\na = 1 \\\\\nb = 2\n\\end{gathered}'],
  ['\\begin{align}\na &= 1\\\\\nb &= 2\n\\end{align}', '\\begin{align}\na &= 1\\\\\nb &= 2\n\\end{align}'],
  ['\\frac{\na}{b}', '\\frac{\na}{b}'],
  ['\\documentclass{article}', null],
  ['x'.repeat(2_001), null],
  [' \n', null],
])('the fence %j holds the formula %j', (source, expected) => expect(formulaInFence(source)).toBe(expected));
