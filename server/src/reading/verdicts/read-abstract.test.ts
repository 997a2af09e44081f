import { describe, expect, it } from 'vitest';
import { readAbstract } from './read-abstract.ts';

const digest = (results: string) =>
  `EMPEROR-Preserved extended empagliflozin to 5,988 patients with heart failure. Over 26 months more was measured.\nFIGURES: ${results}`;
const reduce = 'Does empagliflozin reduce hospital admission for heart failure?';
const increase = 'Does empagliflozin increase hospital admission for heart failure?';

describe('an abstract with a conclusion', () => {
  const aspirin = 'Does aspirin reduce cardiovascular mortality in healthy adults?';
  const abstract = (conclusions: string) =>
    [
      'BACKGROUND: Aspirin is widely used. Whether it reduces mortality is unclear.',
      'METHODS: We randomly assigned 12,546 healthy adults to aspirin or placebo.',
      'RESULTS: Cardiovascular mortality was 0.9% with aspirin and 1.0% with placebo (p = 0.61).',
      conclusions,
      'TRIAL REGISTRATION: NCT00000001. Not registered elsewhere.',
    ].join('\n');

  it.each([
    ['CONCLUSIONS: Aspirin did not reduce cardiovascular mortality.', 'no'],
    ['CONCLUSION: Aspirin reduced cardiovascular mortality.', 'yes'],
    ['INTERPRETATION: Aspirin significantly lowers cardiovascular mortality in healthy adults.', 'yes'],
    ['CONCLUSIONS AND RELEVANCE: Aspirin had no effect on cardiovascular mortality.', 'no'],
    ['Conclusions: Aspirin did not reduce cardiovascular mortality.', 'no'],
    ['CONCLUSIONS: Aspirin did not lower cardiovascular mortality. Further trials are needed.', 'no'],
  ])('is read by it alone: %s', (conclusions, verdict) => {
    const text = abstract(conclusions);
    const { place, verdict: found } = readAbstract(aspirin, text);
    expect(found).toBe(verdict);
    expect(text.slice(place?.from, place?.to)).toMatch(/^Aspirin [^.]*\.$/);
  });

  it.each([
    'CONCLUSIONS: Aspirin may reduce cardiovascular mortality.',
    'CONCLUSIONS: Further trials of aspirin and cardiovascular mortality are needed.',
    'CONCLUSIONS: Aspirin was non-inferior to clopidogrel for cardiovascular mortality.',
    'CONCLUSIONS: Aspirin reduced cardiovascular mortality, but only in men.',
    'CONCLUSIONS: Clopidogrel reduced cardiovascular mortality compared with aspirin.',
    'CONCLUSIONS: Aspirin increased major bleeding.',
    'CONCLUSIONS: Only 31% of adults were aware that aspirin reduces cardiovascular mortality.',
    'CONCLUSIONS: Physicians agree that aspirin reduces cardiovascular mortality.',
    'CONCLUSIONS: Aspirin reduced the fear of cardiovascular mortality.',
    'CONCLUSIONS: Aspirin prescribing did not reduce cardiovascular mortality.',
    'CONCLUSIONS: Withholding aspirin reduced cardiovascular mortality.',
    'CONCLUSIONS: Discontinuation of aspirin did not reduce cardiovascular mortality.',
    'CONCLUSIONS: Aspirin reduced markers of cardiovascular mortality.',
    'CONCLUSIONS: Aspirin did not reduce the predicted cardiovascular mortality.',
    'CONCLUSIONS: Aspirin lowered the risk score for cardiovascular mortality.',
    'CONCLUSIONS: Age did not modify the effect of aspirin on reduced cardiovascular mortality.',
    'CONCLUSIONS: Rivaroxaban plus aspirin reduced cardiovascular mortality.',
  ])('gets no verdict from what gives none: %s', (conclusions) => {
    expect(readAbstract(aspirin, abstract(conclusions)).verdict).toBeNull();
  });

  it('reads of a sign of the outcome where that was asked about', () => {
    const question = 'Does aspirin reduce markers of inflammation?';
    const text = 'CONCLUSIONS: Aspirin reduced markers of inflammation.';
    expect(readAbstract(question, text).verdict).toBe('yes');
  });

  it('reads of what is itself a sign', () => {
    const question = 'Are troponins useful for the diagnosis of infarction?';
    const text = 'CONCLUSIONS: Troponins are useful markers of infarction for its diagnosis.';
    expect(readAbstract(question, text).verdict).toBe('yes');
  });

  it('shows the sentence on what was asked where no verdict could be read', () => {
    const text = abstract('CONCLUSIONS: Aspirin may reduce cardiovascular mortality in healthy adults.');
    const { place } = readAbstract(aspirin, text);
    expect(text.slice(place?.from, place?.to)).toBe(
      'Aspirin may reduce cardiovascular mortality in healthy adults.',
    );
  });

  it('is found where all sections stand on one line', () => {
    const text = abstract('CONCLUSIONS: Aspirin reduced cardiovascular mortality.').replaceAll('\n', ' ');
    const { place, verdict } = readAbstract(aspirin, text);
    expect(verdict).toBe('yes');
    expect(text.slice(place?.from, place?.to)).toBe('Aspirin reduced cardiovascular mortality.');
  });

  it('is found where no section says so', () => {
    const text =
      'Aspirin is widely used. We randomly assigned 12,546 healthy adults to aspirin or placebo. Deaths were 60 and 62 (p = 0.61). In conclusion, aspirin did not reduce cardiovascular mortality.';
    const { place, verdict } = readAbstract(aspirin, text);
    expect(verdict).toBe('no');
    expect(text.slice(place?.from, place?.to)).toMatch(/^In conclusion/);
  });

  it('takes a fall in cancer for a yes to “does it lower cancer”, and more deaths for no yes to “is it effective”', () => {
    const cancer = 'CONCLUSIONS: Metformin users had a lower risk of colorectal cancer.';
    expect(readAbstract('Does metformin lower the risk of colorectal cancer?', cancer).verdict).toBe('yes');
    const deaths = 'RESULTS: Aspirin raised deaths (HR 1.14, 95% CI 1.01 to 1.29).';
    expect(readAbstract('Is aspirin effective in healthy adults?', deaths).verdict).not.toBe('yes');
  });
});

describe('whom a conclusion is of', () => {
  it.each([
    [
      'Does finerenone slow the progression of kidney disease in people with type 2 diabetes and chronic kidney disease?',
      'Among patients with type 2 diabetes and chronic kidney disease with moderately elevated albuminuria, finerenone improved cardiovascular outcomes as compared with placebo.',
    ],
    [
      'Does finerenone slow the progression of kidney disease in type 2 diabetes?',
      'Among patients with chronic kidney disease, type 2 diabetes, and elevated albuminuria, finerenone reduced the composite cardiovascular outcome.',
    ],
    [
      'Does semaglutide reduce liver fibrosis in people with fatty liver disease?',
      'In people with fatty liver disease and increased liver stiffness, semaglutide improved quality of life.',
    ],
    [
      'Does exercise reduce pain in knee osteoarthritis?',
      'In people with painful knee osteoarthritis, exercise increased muscle strength.',
    ],
    [
      'Does exercise improve pain in knee osteoarthritis?',
      'In people with painful knee osteoarthritis, exercise improved muscle strength.',
    ],
    [
      'Does statin therapy reduce mortality in heart failure?',
      'In people with chronic heart failure at high mortality, statin therapy reduced hospital admissions.',
    ],
    [
      'Does statin therapy reduce mortality in heart failure?',
      'Statin therapy reduced hospital admissions in people with heart failure who had increased mortality.',
    ],
    [
      'Does dapagliflozin raise potassium in chronic kidney disease?',
      'Dapagliflozin improved survival among adults with increased potassium.',
    ],
  ])('is no outcome of it and no effect: %s', (question, conclusion) => {
    expect(readAbstract(question, `CONCLUSIONS: ${conclusion}`).verdict).toBeNull();
  });

  it.each([
    [
      'Does finerenone reduce cardiovascular events in chronic kidney disease?',
      'Among patients with chronic kidney disease and elevated albuminuria, finerenone reduced cardiovascular events.',
      'yes',
    ],
    [
      'Does statin therapy reduce mortality in heart failure?',
      'Statin therapy in patients with elevated cholesterol and heart failure did not reduce mortality.',
      'no',
    ],
    ['Is melatonin effective for insomnia?', 'In adults with insomnia, melatonin was effective.', 'yes'],
    [
      'Does mesalazine reduce relapse?',
      'Mesalazine reduced the number of patients with relapse among those at increased risk.',
      'yes',
    ],
  ])('hides no verdict: %s', (question, conclusion, verdict) => {
    expect(readAbstract(question, `CONCLUSIONS: ${conclusion}`).verdict).toBe(verdict);
  });
});

describe('an abstract without a conclusion', () => {
  it.each([
    ['HR 0.79 (95% CI 0.69 to 0.90), P<0.001.', reduce, 'yes'],
    ['HR 0.97 (95% CI 0.88 to 1.08), P=0.62.', reduce, 'no'],
    ['HR 1.31 (95% CI 1.10 to 1.56), P=0.002.', reduce, 'no'],
    ['HR 1.31 (95% CI 1.10 to 1.56), P=0.002.', increase, 'yes'],
    ['HR 0.97 (95% CI 0.88 to 1.08), P=0.62.', increase, 'no'],
  ])('has the say of its effect sizes: %s %s', (results, asked, verdict) => {
    const abstract = digest(`Hospital admission for heart failure, empagliflozin vs placebo: ${results}`);
    const { place, verdict: found } = readAbstract(asked, abstract);
    expect(found).toBe(verdict);
    expect(abstract.slice(place?.from, place?.to)).toMatch(/^Hospital admission/);
  });

  it.each([
    [
      'Stroke or infarction, rivaroxaban plus aspirin vs aspirin: HR 0.76 (95% CI 0.66 to 0.86).',
      'Does aspirin prevent infarction and stroke?',
    ],
    ['Admission from any cause, empagliflozin vs placebo: HR 0.79 (95% CI 0.69 to 0.90).', reduce],
    [
      'Hospital admission for heart failure, empagliflozin vs placebo: HR 0.79 (95% CI 0.69 to 0.90).',
      'Does vitamin D prevent rickets in children?',
    ],
    ['Empagliflozin reduced hospital admission for heart failure.', reduce],
  ])('has no say by an effect size of something else: %s %s', (results, asked) => {
    expect(readAbstract(asked, digest(results)).verdict).toBeNull();
  });
});

it('shows what speaks of what was asked, though its words name no effect that is known', () => {
  const question = 'Does a negative faecal test rule out colorectal cancer in people with symptoms?';
  const text =
    'RESULTS: There were 151 cancers.\nCONCLUSIONS: A negative faecal test makes colorectal cancer unlikely.';
  const { place, verdict } = readAbstract(question, text);
  expect(verdict).toBeNull();
  expect(text.slice(place?.from, place?.to)).toBe('A negative faecal test makes colorectal cancer unlikely.');
  const other = 'CONCLUSIONS: A negative faecal test was cheap in people with symptoms.';
  expect(readAbstract(question, other).place).toBeNull();
});

describe('of whom an abstract concludes', () => {
  const afterInfarction =
    'Does low-dose colchicine reduce cardiovascular events after a myocardial infarction?';

  it.each([
    ['Among patients with chronic coronary disease, cardiovascular events were lower with colchicine.', null],
    ['In chronic coronary disease, cardiovascular events were significantly fewer with colchicine.', null],
    [
      'In a trial involving patients with stable angina, cardiovascular events were lower with colchicine.',
      null,
    ],
    ['In patients with a recent myocardial infarction, colchicine reduced cardiovascular events.', 'yes'],
    ['Colchicine started soon after infarction did not lower cardiovascular events.', 'no'],
    ['Adding colchicine did not reduce cardiovascular events.', 'no'],
  ])('must be those who were asked about: %s', (conclusion, verdict) => {
    expect(readAbstract(afterInfarction, `CONCLUSIONS: ${conclusion}`).verdict).toBe(verdict);
  });

  it.each([
    ['Does vitamin D prevent fractures in older adults?', 'Vitamin D3 did not prevent fractures.'],
    [
      'Does vitamin D prevent fractures in older adults?',
      'Cholecalciferol did not lower the risk of fracture.',
    ],
    ['Do omega-3 supplements reduce stroke?', 'n-3 supplements did not reduce stroke.'],
  ])('knows a thing by its other names: %s %s', (question, conclusion) => {
    expect(readAbstract(question, `CONCLUSIONS: ${conclusion}`).verdict).toBe('no');
  });
});
