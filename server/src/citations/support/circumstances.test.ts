import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { growthOfFlood } from '../../testing/growth.ts';
import { isNarrowed } from './circumstances.ts';
import { judgeSupport } from './judge-support.ts';

const title = 'Oral iron before resection of the colon';
const abstract = [
  'METHODS: 418 adults waiting for colectomy were assigned to oral iron or no iron; severe anaemia was corrected first.',
  'RESULTS: Transfusion was needed in 12.3% of the iron group and 21.8% of the control group (odds ratio 0.50; 95% CI 0.29 to 0.86).',
  'Constipation occurred in 31.4% and mild nausea in 9.7%; grade 3 diarrhoea was seen in 2.6%.',
  'Any wound infection was seen in 14.2%.',
  'Severe wound infection was seen in 3.8%, fatal leaks in 0.7%.',
  'CONCLUSIONS: Oral iron reduced transfusion.',
].join('\n');
const of = (statement: string) => judgeSupport(statement, abstract, { title }).relation;

describe('a finding', () => {
  it.each([
    'After bowel surgery, transfusion was needed in 12.3% with iron and 21.8% without [1].',
    'Before a bowel operation, transfusion was needed in 12.3% of the iron group [1].',
    'In adults who were not on dialysis, oral iron reduced transfusion [1].',
    'Mild nausea occurred in 9.7% [1].',
    'Severe wound infection was seen in 3.8% [1].',
    'Severe diarrhoea was seen in 2.6% [1].',
    'Fatal leaks were seen in 0.7% [1].',
  ])('is told of what it was found of: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });

  it.each([
    'In mice, oral iron reduced transfusion [1].',
    'Oral iron reduced transfusion in pregnancy [1].',
    'Oral iron reduced transfusion during chemotherapy [1].',
    'After liver transplantation, transfusion was needed in 12.3% with iron and 21.8% without [1].',
    'Severe wound infection was seen in 14.2% [1].',
    'Fatal wound infection was seen in 14.2% [1].',
  ])('and not of a part or of other circumstances: %s', (statement) => {
    expect(of(statement)).not.toBe('supports');
  });
});

it.each(['in the ', 'severe pain ', 'after surgery '])('is read in linear time: %s', (unit) => {
  const { cost, limit } = growthOfFlood(unit, (flood) =>
    isNarrowed(flood, flood, readAbstract(`RESULTS: ${flood}. ${flood}`), ''),
  );
  expect(cost).toBeLessThan(limit);
});
