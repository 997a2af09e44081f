import { describe, expect, it } from 'vitest';
import { readVerdict } from './read-verdict.ts';

const aspirin = 'Does aspirin reduce cardiovascular mortality in healthy adults?';
const safe = 'Is drug X safe in pregnancy?';
const risk = 'Does coffee increase the risk of pancreatic cancer?';
const differ = 'Is there a difference in survival between open and laparoscopic surgery?';
const vaccine = 'Does the MMR vaccine cause autism?';
const inferior = 'Is short antibiotic treatment as effective as long treatment for pneumonia?';
const better = 'Is rivaroxaban better than warfarin for preventing stroke?';
const useful = 'Is procalcitonin useful for the diagnosis of sepsis?';
const needed = 'Is routine drainage necessary after thyroid surgery?';
const linked = 'Is vitamin D deficiency associated with depression?';

/** Question, what an engine answers, verdict. */
const direct: [string, string, string | null][] = [
  [aspirin, 'Yes, aspirin reduces cardiovascular mortality [1].', 'yes'],
  [aspirin, 'Yes. Several trials agree [1, 2].', 'yes'],
  [
    aspirin,
    '**Yes** — with a modest effect.\n\n## Evidence\n- Trial A found no effect on stroke [1].',
    'yes',
  ],
  [aspirin, 'No.', 'no'],
  [aspirin, 'No, it does not [1].', 'no'],
  [aspirin, 'No – the trials show otherwise.', 'no'],
  [aspirin, '# Answer\n\n**No.** Aspirin increased bleeding [1].', 'no'],
  [aspirin, '**Short answer:** probably not.\n\nThe trials were large [1].', 'no'],
  [aspirin, 'Short answer: yes, but the effect is small.', 'yes'],
  [aspirin, 'The short answer is no.', 'no'],
  [aspirin, 'The answer is probably yes [2].', 'yes'],
  [aspirin, 'Bottom line: most likely not.', 'no'],
  [aspirin, 'Not really. Bleeding outweighs the gain.', 'no'],
  [aspirin, 'Based on the sources given, yes: it lowers deaths.', 'yes'],
  [aspirin, 'It depends: yes in people at high risk, no in others.', 'mixed'],
  [aspirin, 'Yes and no. It helps some.', 'mixed'],
  [aspirin, 'Yes in men, but not in women [1].', 'mixed'],
  [aspirin, 'Partly: it lowers infarction only.', 'mixed'],
  [aspirin, 'Only in people with diabetes [3].', 'mixed'],
  [aspirin, 'The evidence is mixed [1, 2].', 'mixed'],
  [aspirin, 'Evidence on this remains conflicting. Trial A found a benefit, trial B none.', 'mixed'],
  [aspirin, 'The results are inconsistent across trials.', 'mixed'],
  [aspirin, 'I cannot answer this from the sources given.', 'unclear'],
  [aspirin, "I'm sorry, but I can't help with medical questions.", 'unclear'],
  [aspirin, 'As an AI, I am unable to give medical advice.', 'unclear'],
  [aspirin, 'The evidence provided does not answer the question.', 'unclear'],
  [aspirin, 'None of the six abstracts do. The sources do not directly address mortality.', 'unclear'],
  [aspirin, 'It remains unclear whether aspirin reduces mortality in healthy adults.', 'unclear'],
  [aspirin, 'There is insufficient evidence to tell.', 'unclear'],
  [aspirin, 'There is no clear answer yet.', 'unclear'],
  [aspirin, 'The jury is still out on aspirin.', 'unclear'],
  [aspirin, 'It is too early to say.', 'unclear'],
  [aspirin, 'Current evidence is insufficient for a firm statement on aspirin.', 'unclear'],
  [aspirin, 'No studies were found that address cardiovascular mortality with aspirin.', 'unclear'],
  [aspirin, 'Does aspirin reduce mortality? No, it does not.', 'no'],
  [
    vaccine,
    'A 1998 study reported that the MMR vaccine causes autism. It was retracted for fraud. No: large cohorts find no association [2].',
    'no',
  ],
  [
    vaccine,
    '> "The MMR vaccine causes autism."\n\nThat quotation is from a retracted paper [1]. It has been refuted by cohorts of millions.\n\n**Bottom line:** No, it does not.',
    'no',
  ],
  [
    aspirin,
    '## Background\nAspirin inhibits platelets [1]. It is cheap. It was first made in 1897. Many take it. Trials began in 1988.\n\n## Conclusion\nNo. The trials show no fall in deaths.',
    'no',
  ],
  [
    aspirin,
    'Aspirin inhibits platelets. It is cheap. It was first made in 1897. Many people take it. Trials began in 1988. More followed. In short, yes.',
    'yes',
  ],
  [aspirin, '**Verdict by the wording of the works found: mixed** (of 5 works, 3 speak for it).', 'mixed'],
  [aspirin, '> **Demo answer.**\n\n**No verdict.** Too few of the works take a side.', 'unclear'],
  [aspirin, '> **Bottom line:** No, it does not.\n\nAspirin inhibits platelets.', 'no'],
  [aspirin, 'Current evidence indicates that the answer is no for healthy adults [1].', 'no'],
  [aspirin, 'I was unable to find any trial in the evidence set. The works deal with stroke.', 'unclear'],
  [aspirin, 'I found no trial of this. The works listed deal with stroke [1].', 'unclear'],
  [aspirin, 'Whether aspirin reduces mortality is not settled.', 'unclear'],
  [aspirin, 'On balance, no: aspirin does not lower mortality.', 'no'],
  [aspirin, '```\nNo, this is code\n```\nYes, it does.', 'yes'],
  [aspirin, '| Trial | Answer |\n|---|---|\n| A | no |\n\nYes: pooled data show fewer deaths.', 'yes'],
];

/** What says no "yes" and no "no": the direction of the question against that of the statement. */
const directions: [string, string, string][] = [
  [aspirin, 'Aspirin reduces cardiovascular mortality in healthy adults [1].', 'yes'],
  [aspirin, 'Aspirin significantly lowered cardiovascular mortality in two large trials [1, 2].', 'yes'],
  [aspirin, 'Aspirin does not reduce cardiovascular mortality in healthy adults [1].', 'no'],
  [aspirin, 'Aspirin had no significant effect on cardiovascular mortality.', 'no'],
  [aspirin, 'Aspirin failed to reduce cardiovascular mortality.', 'no'],
  [aspirin, 'Cardiovascular mortality was similar with aspirin and placebo.', 'no'],
  [aspirin, 'There is no evidence that aspirin reduces cardiovascular mortality.', 'no'],
  [aspirin, 'Aspirin is unlikely to reduce cardiovascular mortality in healthy adults.', 'no'],
  [safe, 'Drug X is safe in pregnancy [1].', 'yes'],
  [safe, 'Drug X increased mortality in pregnancy [1].', 'no'],
  [safe, 'Drug X is harmful in pregnancy.', 'no'],
  [safe, 'Drug X is not safe in pregnancy.', 'no'],
  [safe, 'Drug X was not harmful in pregnancy.', 'yes'],
  [safe, 'There is no evidence of harm from drug X in pregnancy.', 'yes'],
  [safe, 'Drug X is contraindicated in pregnancy because of toxicity.', 'no'],
  [safe, 'Drug X was not associated with an increased risk of adverse outcomes in pregnancy.', 'yes'],
  [risk, 'No association was found between coffee and pancreatic cancer.', 'no'],
  [risk, 'Coffee was associated with an increased risk of pancreatic cancer.', 'yes'],
  [risk, 'Coffee does not increase the risk of pancreatic cancer.', 'no'],
  [risk, 'Coffee lowers the risk of pancreatic cancer.', 'no'],
  [risk, 'Coffee raised the risk of pancreatic cancer by 20%.', 'yes'],
  [differ, 'There was no significant difference in survival.', 'no'],
  [differ, 'Survival did not differ between open and laparoscopic surgery.', 'no'],
  [differ, 'Survival was similar after open and laparoscopic surgery.', 'no'],
  [differ, 'Survival differed significantly between open and laparoscopic surgery.', 'yes'],
  [differ, 'Survival was significantly longer after laparoscopic surgery.', 'yes'],
  [inferior, 'Short treatment was not inferior to long treatment.', 'yes'],
  [inferior, 'Short treatment was non-inferior to long treatment for pneumonia.', 'yes'],
  [inferior, 'Short treatment was inferior to long treatment.', 'no'],
  [inferior, 'Short and long treatment were equally effective.', 'yes'],
  [inferior, 'Short treatment is as effective as long treatment.', 'yes'],
  [better, 'Rivaroxaban was superior to warfarin.', 'yes'],
  [better, 'Warfarin was superior to rivaroxaban.', 'no'],
  [better, 'Rivaroxaban was inferior to warfarin.', 'no'],
  [better, 'Rivaroxaban was no better than warfarin.', 'no'],
  [better, 'Rivaroxaban prevented more strokes than warfarin.', 'yes'],
  [better, 'Rivaroxaban was worse than warfarin.', 'no'],
  [better, 'Warfarin was worse than rivaroxaban.', 'yes'],
  [better, 'Rivaroxaban was less effective than warfarin.', 'no'],
  [useful, 'Procalcitonin is a useful marker for the diagnosis of sepsis.', 'yes'],
  [useful, 'Procalcitonin is of little use for the diagnosis of sepsis.', 'no'],
  [useful, 'It is not true that procalcitonin is not useful for the diagnosis of sepsis.', 'yes'],
  [risk, 'Rather than increasing the risk of pancreatic cancer, coffee lowered it.', 'no'],
  [inferior, 'Non-inferiority was not shown [1].', 'no'],
  [risk, 'Coffee neither increases nor decreases the risk of pancreatic cancer [1].', 'no'],
  [risk, 'Coffee does not appear to increase the risk of pancreatic cancer; if anything it lowers it.', 'no'],
  [aspirin, 'The evidence does not support aspirin to reduce cardiovascular mortality [1, 2].', 'no'],
  [
    aspirin,
    'Great question! Let me look at the evidence.\n\nAspirin reduced cardiovascular mortality by 15% [1].',
    'yes',
  ],
  [
    aspirin,
    '# Aspirin\n\nAspirin does **not** reduce cardiovascular mortality in healthy adults [1, 3].\n\n| Trial | HR |\n|---|---|\n| A | 0.98 |\n\n- Trial B: fewer deaths [2].\n\n## Caveats\n\nFurther trials are needed.',
    'no',
  ],
  [aspirin, 'Aspirin reduces mortality in men [1], whereas it does not in women [2].', 'mixed'],
  [needed, 'Routine drainage is unnecessary after thyroid surgery.', 'no'],
  [needed, 'Routine drainage is not required after thyroid surgery.', 'no'],
  [needed, 'Routine drainage should be used after thyroid surgery.', 'yes'],
  [linked, 'Vitamin D deficiency is not associated with depression.', 'no'],
  [linked, 'Vitamin D deficiency was independently associated with depression.', 'yes'],
  [linked, 'Vitamin D deficiency may or may not be associated with depression, depending on age.', 'mixed'],
];

describe('readVerdict', () => {
  it.each(direct)('takes an answer at its word: %s %s', (question, answer, verdict) => {
    const read = readVerdict(question, answer);
    expect(read).toMatchObject({ verdict });
    expect(read.reason).toMatch(/\S.*\.$/);
    expect(answer.slice(read.from, read.to)).toMatch(/\S/);
  });

  it.each(directions)('reads which way it goes: %s %s', (question, answer, verdict) => {
    const read = readVerdict(question, answer);
    expect(read, read.reason).toMatchObject({ verdict });
    expect(answer.slice(read.from, read.to)).toMatch(/\S/);
  });
});
