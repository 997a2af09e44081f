import { expect, it } from 'vitest';
import { participantsIn } from './participants.ts';

it.each([
  ['9347 patients received a GLP-1 receptor agonist and 9353 received placebo.', 18_700],
  ['They were assigned to infliximab (n = 793) or etanercept (n = 2692).', 3485],
  ['We randomized 4744 patients: 2373 to dapagliflozin and 2371 to placebo.', 4744],
  ['A total of 2423 participants underwent randomisation (1211 to vitamin D and 1212 to placebo).', 2423],
  ['Patients (19 men and 43 women) were studied.', 62],
  ['In total, 19 patients were treated with radiotherapy.', 19],
  ['12 546 patients were randomly assigned to receive aspirin or placebo.', 12_546],
  ['We randomly assigned 9,347 and 9,353 participants to the two groups.', 18_700],
  ['In 1999 and 2004 patients were asked. Of 812 adults, 40 died.', 812],
  ['We allocated between 20 and 30 patients to each arm.', 30],
  ['Nothing is said of how many.', null],
])('reads how many took part in %j', (abstract, expected) => {
  expect(participantsIn(abstract)).toBe(expected);
});
