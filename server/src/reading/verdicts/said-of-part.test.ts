import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readAbstract } from './read-abstract.ts';
import { readVerdict } from './read-answer.ts';

const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

const dementia = 'Do statins reduce dementia?';
const alcohol = 'Does alcohol increase the risk of atrial fibrillation?';
const trauma = 'Does tranexamic acid reduce death after trauma?';
const falls = 'Does physiotherapy prevent falls in older adults?';
const colds = 'Does zinc shorten colds?';
const safe = 'Is paracetamol safe in pregnancy?';
const iron = 'Does eradication improve iron deficiency in children?';

describe('a Yes or No is held against its own sentence and the next', () => {
  it.each([
    // A yes of another outcome, which denies what was asked for.
    [dementia, 'Yes – they lower heart attacks and strokes. Dementia was not reduced in HPS or PROSPER.'],
    [dementia, '**Yes.** They lower heart attacks by a quarter. No difference was found in dementia.'],
    // On a condition, without which it is denied.
    [colds, 'Yes, provided it is started within a day. Otherwise it does nothing.'],
    [iron, 'Yes, as long as iron is given as well. Eradication alone does not.'],
    [iron, 'Yes, although only in children who do not respond to iron; in others it makes no difference.'],
    [safe, 'Yes, as long as the dose stays low; high doses harm the liver.'],
    [safe, 'No, not in the third trimester. Earlier it is safe.'],
    // By degree.
    [dementia, 'No, not entirely, but they delay it by years.'],
    [dementia, 'Fazit: Nein, nicht vollständig, aber um etwa ein Drittel.'],
  ])('and none where these say otherwise: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [dementia, 'Yes. They lower LDL by 40%, and cohort studies report about 15% less dementia.', 'yes'],
    [colds, 'Yes, provided it is started within a day. Most lozenges contain 10 to 15 mg.', 'yes'],
    [trauma, 'Yes, when it is given early; the effect is smaller later.', 'yes'],
    [safe, 'Yes, for short-term use in all trimesters. It remains the first choice for pain.', 'yes'],
    ['Does aspirin completely prevent strokes?', 'No, not completely.', 'no'],
    [dementia, 'No, not in any way that matters. They lower heart attacks.', 'no'],
  ])('and stands where they do not: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});

describe('a statement is of no more than it is said of', () => {
  it.each([
    // Of so much, so long, so early.
    [alcohol, 'Alcohol below 10 g a day does not increase the risk of atrial fibrillation.'],
    [alcohol, 'Alcohol above two drinks a day increases the risk of atrial fibrillation.'],
    [trauma, 'Tranexamic acid before 3 hours reduces death after trauma. Later it does not.'],
    // In weaker evidence than what follows, or in animals.
    [colds, 'Zinc shortens colds in one of four trials.'],
    [colds, 'Zinc shortens colds in pooled analyses of small trials; the largest did not confirm it.'],
    [colds, 'Zinc shortens colds in rabbits.'],
    ['Does screening reduce suicide?', 'Screening reduces suicide in decision models.'],
    // Held against a rival.
    [dementia, 'There is no difference between statins and ezetimibe in dementia.'],
  ])('%s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [
      'Does alcohol below 10 g a day increase the risk of stroke?',
      'Alcohol below 10 g a day does not increase the risk of stroke.',
      'no',
    ],
    [alcohol, 'After 12 years of follow-up, alcohol increases the risk of atrial fibrillation.', 'yes'],
    [
      alcohol,
      'Alcohol increases the risk of atrial fibrillation by more than 30% per 3 drinks a day.',
      'yes',
    ],
    [colds, 'Zinc shortens colds in several large trials.', 'yes'],
    [dementia, 'There is no difference between statins and placebo in dementia.', 'no'],
    [dementia, 'There was no difference between the statin and the control group in dementia.', 'no'],
    [
      'Is there an association between statins and dementia?',
      'There is no association between statins and dementia.',
      'no',
    ],
    // Another kind of the same outcome.
    [
      falls,
      'Physiotherapy does not prevent injurious falls, though falls overall drop by a quarter.',
      'mixed',
    ],
    [falls, 'Physiotherapy prevents falls at home, though falls in hospital are unaffected.', 'mixed'],
    [falls, 'Physiotherapy prevents falls; fractures are unaffected.', 'yes'],
  ])('%s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });

  it.each([
    [
      'but not for gestational diabetes',
      'Metformin is as effective as insulin for type 2 diabetes, but not for gestational diabetes.',
      'no',
    ],
    [
      'but not for others',
      'Metformin is as effective as insulin in mild cases, but not in women with high fasting glucose.',
      'mixed',
    ],
  ])('of two with different answers, the asked one’s counts: %s', (_what, answer, verdict) => {
    expect(read('Is metformin as effective as insulin for gestational diabetes?', answer)).toBe(verdict);
  });

  it('an abstract that compares it with a rival answers nothing', () => {
    const abstract =
      'CONCLUSIONS: There was no difference between statins and ezetimibe in the risk of dementia.';
    expect(readAbstract(dementia, abstract).verdict).toBeNull();
  });
});
