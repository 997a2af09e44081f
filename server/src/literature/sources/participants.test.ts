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
  ['We allocated between 20 and 30 patients to each arm.', null],
  [
    'METHODS: 17,598 participants with stable disease receiving rivaroxaban or aspirin were randomly assigned to pantoprazole or placebo. RESULTS: Dementia was diagnosed in 55 and 46 participants.',
    17_598,
  ],
  [
    'METHOD: 5040 patients from 2018 to 2020 completed a test. RESULTS: Cancer was found in 151 patients (3.0%).',
    5040,
  ],
  ['3120 adults from two registries completed a scan. Cancer was found in 88 adults (2.8%).', 3120],
  ['We followed 1,940 frail adults for a year. Falls occurred in 61 and 58 participants.', 1940],
  ['Of 4,210 women followed, stroke was seen in 31 and 24 women with and without migraine.', 4210],
  [
    'Relapse occurred in 40 of 512 patients (7.8%) given lithium and in 61 of 508 (12.0%) given placebo.',
    null,
  ],
  ['27 of 336 patients in the dalteparin group and 53 of 336 in the other group had a clot.', 672],
  ['Rebound occurred in 15 treated persons (20.8%) and in 1 untreated person.', null],
  ['We randomly assigned 124 participants to veverimer and 93 to placebo.', null],
  ['8058 infants were randomised, 4037 to nirsevimab and 4021 to standard care.', 8058],
  ['668 of 675 randomised patients were analysed.', 675],
  ['Compared with 55 untreated persons, 72 persons taking it were older.', null],
  ['We compared 41 patients with gout and 38 healthy controls.', 79],
  ['This case-control study consisted of 52 women with endometriosis and 50 fertile women as controls.', 102],
  ['In a case-control study, cases were 507 adults with a stroke, and controls were 478 patients.', null],
  ['In this case-control study of 900 adults, 300 cases and 600 controls were compared.', null],
  ['Of 640 adults in whom this was measured, 210 were taken as controls.', 640],
  ['Nothing is said of how many.', null],
])('reads how many took part in %j', (abstract, expected) => {
  expect(participantsIn(abstract)).toBe(expected);
});
