import { expect, it } from 'vitest';
import { participantsIn } from './participants.ts';

it.each([
  ['9347 patients received a GLP-1 receptor agonist and 9353 received placebo.', 18_700],
  ['They were assigned to infliximab (n = 793) or etanercept (n = 2692).', 3485],
  ['We randomized 4744 patients: 2373 to dapagliflozin and 2371 to placebo.', 4744],
  ['A total of 2423 participants underwent randomisation (1211 to vitamin D and 1212 to placebo).', 2423],
  ['Patients (19 men and 43 women) were studied.', 62],
  ['In total, 19 patients were treated with radiotherapy.', 19],
  ['A total of 16 lean and 12 obese women underwent an infusion or fasted.', null],
  ['Twenty infected and 10 healthy subjects ate a diet low in sodium.', null],
  [
    'After exclusions 941,496 operations were analyzed. Most (893,205 patients [94.9%]) had no transfusion.',
    null,
  ],
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
  // The whole and its parts are told apart by arithmetic.
  ['3310 patients took part, 1648 on dapsone and 1662 on placebo; follow-up was 20 months.', 3310],
  ['612 adults were randomised, 305 to early surgery and 307 to waiting.', 612],
  ['Of 9,204 survivors, 4,590 were assigned to aspirin and 4,614 to none.', 9204],
  ['1858 patients were randomised and 1777 received the drug (885 one, 892 the other).', 1858],
  ['Two cohorts of 985 and 980 participants were enrolled.', 1965],
  ['1638 (first trial) and 1647 (second trial) patients were treated.', 3285],
  // Ages, limits, rates and plans count nobody.
  ["8,410 women aged 45 to 69 years in the Nurses' Study were followed.", 8410],
  ['Men of the core age group, 50 to 74 years, were invited. Deaths averted were 1.3 per 1000 men.', null],
  ['1055 men would need to be screened to prevent one death.', null],
  ['Trials with at least 500 participants were pooled.', null],
  ['The trial plans to enrol 2400 adults in nine countries.', null],
  // A part of those who are told of otherwise is not all.
  ['Twelve trials with 4150 patients were pooled. Response was likelier (RR 1.4; 9 trials; n = 1830).', 4150],
  ['61 patients were treated. Of 40 patients with a full year, 38 were free of seizures.', 61],
  ['Five trials compared it with placebo (541 participants), eight with usual care (1136).', null],
  // Two arms that stand side by side.
  ['2044 people who started one drug and 964 who started another were followed.', null],
  ['75 patients were assigned to 26 weeks and 71 to 6 weeks.', null],
  ['1204 patients got the drug and 2411 usual care.', null],
  ['A questionnaire was filled in for 5030 pupils in one country and 5410 in the other.', null],
  ['A total of 3120 women were assigned to induction, and 3098 were assigned to waiting.', null],
  ['240 women were enrolled in each group.', null],
  ['412 patients were randomised, 214 to one strategy and 198 to the other.', 412],
  ['1300 patients were allocated, 650 to each group; 590 had a high score and 820 a middling one.', 1300],
  // Who was looked at before is not who took part.
  ['Of 318 adults screened, 207 were enrolled (101 one, 106 the other).', 207],
  ['Of 940 randomised patients 611 entered the extension.', 611],
  ['Of 530 patients enrolled, 507 were analysed.', null],
])('reads how many took part in %j', (abstract, expected) => {
  expect(participantsIn(abstract)).toBe(expected);
});
