import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

it.each([
  ['Weight gain was significantly lower with asenapine than with olanzapine.', 'down'],
  ['Asenapine led to less weight gain than olanzapine.', 'down'],
  ['The increase in heart rate was smaller with the drug.', 'down'],
  ['The reduction in pain was smaller with placebo.', 'up'],
  // What is counted or named by such a word goes as its predicate does.
  ['Blood loss was lower with tranexamic acid.', 'down'],
  ['Falls were fewer with exercise.', 'down'],
  ['Weight gain was common.', 'up'],
])('the predicate of a change says which way it goes: %s', (sentence, direction) => {
  expect(clausesOf(sentence).map((clause) => clause.direction)).toEqual([direction]);
});
