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

it.each([
  // How strong an effect is, says nothing of which way it goes.
  ['The hazard ratio for death fell once prior imaging was taken into account.', null],
  ['The trial found an even larger effect on kidney outcomes.', null],
  ['Efficacy against persistent infection was 95.4% after one dose.', null],
  ['A greater reduction in pain was seen.', 'down'],
  // Alike in both, and more than without.
  ['Improvements in sleep were similarly greater with the drug.', 'better'],
  ['Both drugs similarly reduced pain.', 'down'],
  ['Pain was similar with both drugs.', 'none'],
  ['Children had no shorter ventilation with the drug.', 'none'],
  // A thing that is named by such a word.
  ['The drug was reported to lower mean blood loss.', 'down'],
  ['The degree of hearing loss was greater in treated ears.', 'up'],
  ['The drug led to weight loss.', 'down'],
])('a direction is what its words go: %s', (sentence, direction) => {
  expect(clausesOf(sentence).map((clause) => clause.direction)).toEqual([direction]);
});

it.each([
  ['Median time to discharge was not significantly lower in the first group than in the second.', 'discharg'],
  ['Independence was not increased with the intervention.', 'independ'],
  ['Vedolizumab was not more effective than placebo for colitis.', 'coliti'],
])('a state that is denied is denied of its subject: %s', (sentence, word) => {
  expect(clausesOf(sentence)[0]?.core).toContain(word);
});
