import { describe, expect, it } from 'vitest';
import { readAbstract } from './read-abstract.ts';

const digest = (results: string) =>
  `EMPEROR-Preserved extended SGLT2 inhibition to 5,988 patients with heart failure. Over 26 months cardiovascular death or admission for heart failure fell from 17.1% to 13.8%. Mortality did not differ.\nFIGURES: ${results}`;
const question = 'Do SGLT2 inhibitors reduce hospital admission for heart failure?';

describe('an abstract without a conclusion', () => {
  it.each([
    ['HR 0.79 (95% CI 0.69 to 0.90), P<0.001.', question, 'yes'],
    ['HR 0.97 (95% CI 0.88 to 1.08), P=0.62.', question, 'no'],
    ['HR 1.31 (95% CI 1.10 to 1.56), P=0.002.', question, 'no'],
    [
      'HR 1.31 (95% CI 1.10 to 1.56), P=0.002.',
      'Do SGLT2 inhibitors increase admissions for heart failure?',
      'yes',
    ],
    [
      'HR 0.97 (95% CI 0.88 to 1.08), P=0.62.',
      'Do SGLT2 inhibitors increase admissions for heart failure?',
      'no',
    ],
  ])('has the say of its effect sizes: %s %s', (results, asked, verdict) => {
    const abstract = digest(`Death or admission for heart failure, empagliflozin vs placebo: ${results}`);
    const read = readAbstract(asked, abstract);
    expect(read.verdict).toBe(verdict);
    expect(abstract.slice(read.from, read.to)).toMatch(/^Death or admission/);
  });

  it('takes no effect size for a word on what it was measured against', () => {
    const abstract =
      'COMPASS randomised 27,395 people with stable coronary disease. Fewer events came with both.\nFIGURES: Stroke or infarction, rivaroxaban plus aspirin vs aspirin: HR 0.76 (95% CI 0.66 to 0.86), P<0.001.';
    expect(readAbstract('Does aspirin prevent infarction and stroke?', abstract)).toMatchObject({
      verdict: null,
      why: 'no-verdict',
    });
  });

  it('has no say on another question', () => {
    expect(
      readAbstract(
        'Does vitamin D prevent rickets in children?',
        digest('x: HR 0.79 (95% CI 0.69 to 0.90).'),
      ),
    ).toMatchObject({ verdict: null });
  });

  it('with a conclusion is read by it', () => {
    const abstract =
      'RESULTS: The hazard ratio for admission was 0.79 (95% CI 0.69 to 0.90).\nCONCLUSIONS: Empagliflozin did not reduce admission for heart failure.';
    expect(readAbstract('Does empagliflozin reduce admission for heart failure?', abstract).verdict).toBe(
      'no',
    );
  });
});
