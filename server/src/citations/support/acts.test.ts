import { describe, expect, it } from 'vitest';
import { judgeSupport } from './judge-support.ts';

const relation = (statement: string, abstract: string, title: string) =>
  judgeSupport(statement, `CONCLUSIONS: ${abstract}`, { title }).relation;

describe('what was done about a state is not the state', () => {
  it.each([
    [
      'Treatment of obstructive sleep apnoea and hypertension',
      'Treatment of obstructive sleep apnoea did not reduce stroke.',
      ['Obstructive sleep apnoea did not reduce stroke.', 'Sleep apnoea was not associated with stroke.'],
    ],
    [
      'Cabergoline for hyperprolactinaemia: a randomised trial',
      'There was no difference in fractures between cabergoline and placebo.',
      ['Hyperprolactinaemia was not associated with fractures.'],
    ],
    [
      'Screening for atrial fibrillation in the elderly',
      'Screening for atrial fibrillation did not reduce stroke.',
      ['Atrial fibrillation was not associated with stroke.', 'AF did not increase stroke.'],
    ],
    [
      'Toxoplasma infection and epilepsy: a cohort',
      'Toxoplasma infection increased epilepsy.',
      [
        'Treatment of toxoplasma infection increased epilepsy.',
        'Eradication of toxoplasma increased epilepsy.',
      ],
    ],
  ])('%s', (title, abstract, statements) => {
    for (const statement of statements)
      expect(relation(statement, abstract, title), statement).not.toBe('supports');
  });

  it.each([
    [
      'Treatment of obstructive sleep apnoea and stroke',
      'Treatment of obstructive sleep apnoea did not reduce stroke.',
      'Treating obstructive sleep apnoea did not reduce stroke.',
    ],
    [
      'Continuous positive airway pressure for sleep apnoea',
      'Treatment of sleep apnoea did not reduce stroke.',
      'Continuous positive airway pressure did not reduce stroke.',
    ],
    [
      'Influenza vaccination after infarction',
      'Influenza vaccination reduced death.',
      'Vaccination against influenza reduced death.',
    ],
    [
      'Blood-pressure control and stroke',
      'Intensive blood-pressure control reduced stroke.',
      'Treatment of high blood pressure reduced stroke.',
    ],
    [
      'Mammography screening and death from breast cancer',
      'Mammography screening reduced deaths from breast cancer.',
      'Mammography reduced deaths from breast cancer.',
    ],
    [
      'Toxoplasma infection and epilepsy: a cohort',
      'Toxoplasma infection increased epilepsy.',
      'Infection with toxoplasma increased epilepsy.',
    ],
  ])('the same act, told otherwise: %s', (title, abstract, statement) => {
    expect(relation(statement, abstract, title)).toBe('supports');
  });
});
