import { describe, expect, it } from 'vitest';
import { judgeSupport } from './judge-support.ts';

interface Case {
  title: string;
  abstract: string;
  others: string[];
  same: string[];
}

const cases: Case[] = [
  {
    title: 'Topiramate for migraine in children and adolescents: a randomised trial',
    abstract:
      'METHODS: Patients aged 8–17 years were assigned to topiramate or placebo. CONCLUSIONS: Topiramate reduced headache days.',
    others: [
      'Topiramate reduced headache days in adults.',
      'In older people aged 65 years and over, topiramate reduced headache days.',
      'Topiramate reduced headache days in patients of all ages.',
      'Topiramate reduced headache days in infants.',
    ],
    same: [
      'Topiramate reduced headache days in adolescents.',
      'In children aged 8 to 17 years, topiramate reduced headache days.',
      'Topiramate reduced headache days.',
    ],
  },
  {
    title: 'Alendronate in men with osteoporosis',
    abstract:
      'METHODS: 241 men aged 60 years or older took part. CONCLUSIONS: Alendronate reduced vertebral fractures.',
    others: [
      'Alendronate reduced vertebral fractures in postmenopausal women.',
      'Alendronate reduced vertebral fractures in men and women.',
      'Alendronate reduced vertebral fractures in young men.',
      'Alendronate reduced vertebral fractures in adults of all ages.',
    ],
    same: [
      'Alendronate reduced vertebral fractures in older men.',
      'Alendronate reduced vertebral fractures in men.',
      'In adults, alendronate reduced vertebral fractures.',
    ],
  },
  {
    title: 'Dupilumab for eczema: two trials',
    abstract:
      'METHODS: 400 children and 700 adults, 48% women, were assigned to dupilumab or placebo. RESULTS: Dupilumab reduced infections in children.',
    others: ['Dupilumab reduced infections in adults.', 'Dupilumab reduced infections.'],
    same: ['In children, dupilumab reduced infections.'],
  },
  {
    title: 'Apixaban after knee surgery',
    abstract: 'CONCLUSIONS: Apixaban reduced thrombosis. Premature discontinuation was rare.',
    others: ['Apixaban reduced thrombosis in adolescents.'],
    same: ['Apixaban reduced thrombosis in adults.', 'Apixaban reduced thrombosis in women.'],
  },
];

describe('people of another age or sex were not studied', () => {
  it.each(cases)('$title', ({ abstract, others, same, title }) => {
    const of = (statement: string) => judgeSupport(statement, abstract, { title }).relation;
    for (const statement of others) expect(of(statement), statement).not.toBe('supports');
    for (const statement of same) expect(of(statement), statement).toBe('supports');
  });

  it('and numbers alone are theirs as little', () => {
    const abstract =
      'METHODS: Children aged 2 to 5 years took part. RESULTS: Croup recurred in 12% with drugex and 24% with placebo.';
    const of = (statement: string) =>
      judgeSupport(statement, abstract, { title: 'Drugex for croup' }).relation;
    expect(of('In adults, croup recurred in 12% with drugex and 24% with placebo.')).not.toBe('supports');
    expect(of('In children, croup recurred in 12% with drugex and 24% with placebo.')).toBe('supports');
  });
});
