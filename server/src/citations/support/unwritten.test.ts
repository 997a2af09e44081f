import { describe, expect, test } from 'vitest';
import { judgeSupport } from './judge-support.ts';

const work = { title: 'Faecal immunochemical test in symptomatic patients: meta-analysis' };
const abstract =
  'RESULTS: Twenty-three studies with 48 872 patients were included. Pooled sensitivity was 87.2% and specificity 84.4%. Mean haemoglobin rose by 11.9 g/L in the treated group.';
const relation = (statement: string) => judgeSupport(statement, abstract, work).relation;

describe('what a sentence counts or measures', () => {
  test.each([
    'A meta-analysis of 23 studies with 48,872 patients reported a pooled sensitivity of 87.2%.',
    '1.3 In 48872 patients the pooled sensitivity was 87.2% and the specificity 84.4%.',
  ])('is supported where the abstract has each number, however it is written: %s', (statement) => {
    expect(relation(statement)).toBe('supports');
  });

  test.each([
    'A meta-analysis of 26 studies with 48,872 patients reported a pooled sensitivity of 87.2%.',
    'A meta-analysis of 23 studies with 48,772 patients reported a pooled sensitivity of 87.2%.',
    '48,772 patients were included, with a pooled sensitivity of 87.2%.',
    'In 23 studies the pooled sensitivity was 87.2%, and mean haemoglobin rose by 12.9 g/L.',
  ])('is not where it has one nowhere: %s', (statement) => {
    expect(relation(statement)).not.toBe('supports');
  });
});
