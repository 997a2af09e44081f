import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const survival = 'Is frailty associated with shorter survival?';
const fracture = 'Is PPI use associated with an increased risk of fracture?';
const quotient = 'Is breastfeeding associated with higher IQ?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('which way the outcome asked about goes', () => {
  it.each([
    [survival, 'Frailty was associated with longer hospital stay and shorter survival.'],
    [survival, 'Frailty was associated with a higher risk of falls and with shorter survival.'],
    [
      'Is smoking associated with shorter survival in lung cancer?',
      'Smoking is associated with a higher risk of death and shorter survival in lung cancer.',
    ],
    [quotient, 'Breastfeeding is associated with a lower risk of obesity and with higher IQ.'],
    [fracture, 'PPI use increases the risk of fracture through reduced calcium absorption.'],
    [fracture, 'PPI use is associated with reduced bone density and an increased risk of fracture.'],
    [
      'Is long-term use of PPIs associated with an increased risk of dementia?',
      'Long-term use of PPIs is associated with increased dementia risk compared with shorter use.',
    ],
  ])('is not told by that of another: %s %s', (question, answer) => {
    expect(read(question, answer)).toBe('yes');
  });

  it.each([
    [fracture, 'PPI use was associated with lower bone mineral density and fracture.'],
    [
      'Is physical activity associated with a lower risk of dementia?',
      'Physical inactivity is associated with a higher risk of dementia.',
    ],
    [quotient, 'Shorter breastfeeding was associated with a lower IQ.'],
    [quotient, 'Reduced breastfeeding was associated with a lower IQ.'],
    [
      'Is social isolation associated with higher mortality?',
      'Social contact is associated with lower mortality.',
    ],
  ])('is no opposite where it is of another or of less of what was asked: %s %s', (question, answer) => {
    expect(read(question, answer)).not.toBe('no');
  });
});

const coffee = 'Does coffee reduce diabetes?';
const hormones = 'Does hormone therapy increase the risk of breast cancer?';
const oil = 'Does fish oil reduce cardiovascular events?';

describe('what a verdict says', () => {
  it.each([
    [
      coffee,
      'Coffee reduces diabetes; the association was attenuated after adjustment but remained significant.',
    ],
    [coffee, 'Coffee reduces diabetes; this effect was attenuated but not eliminated after adjustment.'],
    [
      coffee,
      'Coffee reduces diabetes; this was no longer significant after adjustment for weight but persisted.',
    ],
    [coffee, 'Yes, coffee reduces diabetes, but this may be due to confounding.'],
    [coffee, 'Yes, but this association disappears after adjustment in sibling studies.'],
    [
      'Does HRT improve hot flushes?',
      'HRT improved hot flushes; this difference was no longer significant after one year without treatment.',
    ],
  ])('is not gone where it is weaker, or in time: %s %s', (question, answer) => {
    expect(read(question, answer)).toBe('yes');
  });

  it.each([
    [
      hormones,
      'Yes. Hormone therapy does not increase the risk of breast cancer when used for less than a year, but longer use does.',
      'yes',
    ],
    [hormones, 'Yes. Vaginal hormone therapy does not increase the risk of breast cancer.', 'yes'],
    [
      hormones,
      'Yes. Hormone therapy does not increase the risk of breast cancer in women without a uterus.',
      'yes',
    ],
    [
      'Does screening reduce mortality from prostate cancer?',
      'Yes. The PLCO trial found that screening does not reduce mortality from prostate cancer, but it was contaminated.',
      'yes',
    ],
    [oil, 'Yes. Fish oil does not reduce cardiovascular events at once; the benefit takes years.', 'yes'],
    [oil, 'No. Prescription fish oil reduces cardiovascular events.', 'no'],
    [oil, 'Yes. Fish oil does not reduce cardiovascular events.', null],
    [
      oil,
      'Yes. It is not true that fish oil reduces cardiovascular events in the trials that we read.',
      null,
    ],
  ])('is turned only by what is said of all that was asked about: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});
