import { describe, expect, it } from 'vitest';
import { kindOfQuestion } from './kind-of-question.ts';

describe('kindOfQuestion', () => {
  it.each([
    'Does aspirin reduce mortality?',
    'does aspirin reduce mortality',
    'Is metformin safe in pregnancy?',
    'In patients with sepsis, does hydrocortisone reduce mortality?',
    'Among adults with type 2 diabetes, is semaglutide associated with pancreatitis?',
    'Vitamin D: a risk factor?',
    'Malnutrition, a new inducer of arterial calcification?',
    'Memory-provoked SPECT as a diagnostic tool in dementia?',
    'Metered-dose inhalers. Do health care providers know what to teach?',
    'Search engine as a diagnostic tool: is Google useful?',
    'Can statins cause diabetes?',
    'Does the choice of fluid, or a resuscitation protocol, lower mortality in critically ill adults?',
    'Tell me whether statins cause diabetes',
    'I want to know if coffee prevents diabetes',
    'Could you tell me if ibuprofen is safe in asthma?',
    'Do statins work and why?',
    'Does X increase the risk of Y, and how?',
    'Statins cause diabetes, right?',
    'Does aspirin help or not?',
    'Does vitamin D prevent falls or fractures in older adults?',
    'Does blood pressure change depending on whether it is measured by a physician or a nurse?',
    'Is aspirin better than clopidogrel or placebo?',
    'Is sublobar resection as good as lobectomy for tumours of 2 cm or less?',
    'Is prednisone (5 mg/day or less) safe?',
    'Should adults of 65 years or older be vaccinated?',
    'Does transfusing one or two units of red cells cause worse outcomes?',
    'Do two or three cups of coffee make sleep worse?',
    'Please, is warfarin safe?',
    'Background: 60-year-old man. Is warfarin safe?',
    "Isn't aspirin harmful?",
    '**Is it safe?**',
    'Has the use of herbs by U.S. adults changed?',
  ])('takes for a yes/no question: %s', (question) => {
    expect(kindOfQuestion(question)).toBe('yes-no');
  });

  it.each([
    'What are the causes of asthma?',
    'Effect of X on Y?',
    'The role of IL-6 in sepsis',
    'Treatment of asthma in children?',
    'Aspirin or clopidogrel?',
    'Is aspirin or clopidogrel better after stroke?',
    'Should I give aspirin, or clopidogrel?',
    'Is surgery or radiotherapy preferable for early prostate cancer?',
    'Which is better, aspirin or clopidogrel?',
    'How safe is aspirin?',
    'Aspirin: how does it work?',
    'To what extent does smoking cause cancer?',
    'For whom is screening useful?',
    'In patients with sepsis, what is the best vasopressor?',
    'When should statins be started?',
    'Do you know which drug is best?',
    'Can you explain how CRISPR works?',
    'Could you list the trials of semaglutide?',
    'List the side effects of metformin',
    'Compare aspirin and warfarin.',
    'Tell me about statins',
    'Metformin',
    '???',
    'Is 100 mg or 300 mg of aspirin better?',
    'Is one or two doses of HPV vaccine better?',
    'Are two or three doses safer?',
    'Is it safer to give 5 mg or more often 2 mg?',
    '   ',
    '',
  ])('takes for an open question: “%s”', (question) => {
    expect(kindOfQuestion(question)).toBe('open');
  });

  it.each([
    ['one word', 'a'.repeat(1_000_000)],
    ['auxiliaries', 'is does can '.repeat(100_000)],
    ['commas', 'In patients, '.repeat(100_000)],
    ['courtesies', 'please, please, '.repeat(100_000)],
    ['orders', 'tell me what is the evidence on '.repeat(50_000)],
    ['blanks', ' '.repeat(1_000_000)],
  ])('comes to an end on a megabyte of %s', (_what, question) => {
    expect(['yes-no', 'open']).toContain(kindOfQuestion(question));
  });
});
