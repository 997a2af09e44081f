import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readAbstract } from './read-abstract.ts';
import { readVerdict } from './read-answer.ts';

const verdictOf = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('a claim answers only what its own stretch of the clause is of', () => {
  it.each([
    ['Does aspirin reduce bleeding?', 'Aspirin reduces stroke without increasing bleeding.'],
    ['Does aspirin reduce bleeding?', 'Aspirin reduces stroke and does not increase bleeding.'],
    ['Does aspirin reduce bleeding?', 'Stroke was reduced and bleeding was not increased by aspirin.'],
    ['Does aspirin reduce bleeding?', 'Aspirin, without increasing bleeding, reduces stroke.'],
    ['Does aspirin improve survival?', 'Aspirin improves quality of life without shortening survival.'],
    [
      'Does planned caesarean increase neonatal respiratory distress?',
      'Planned caesarean increases maternal blood loss without reducing neonatal respiratory distress.',
    ],
    [
      'Does dexamethasone reduce cerebral palsy in preterm infants?',
      '**Bottom line:** dexamethasone lowers mortality without increasing cerebral palsy.',
    ],
  ])('%s %s – none', (question, answer) => {
    expect(verdictOf(question, answer)).toBeNull();
  });

  it.each([
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke without increasing mortality.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin safely and effectively reduces stroke.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin does not increase or reduce stroke.', 'no'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke and increases bleeding.', 'yes'],
    ['Does aspirin increase bleeding?', 'Aspirin reduces stroke and increases bleeding.', 'yes'],
    ['Does aspirin increase bleeding?', 'Aspirin reduces stroke without increasing bleeding.', 'no'],
    [
      'Does aspirin increase bleeding?',
      'Aspirin lowers the risk of stroke at the cost of more bleeding.',
      'yes',
    ],
    ['Does aspirin lower mortality?', 'Aspirin reduces infarction while mortality is unchanged.', 'no'],
    [
      'Is early feeding effective for reducing ileus?',
      'Early feeding is effective and it does reduce ileus.',
      'yes',
    ],
  ])('%s %s – %s', (question, answer, verdict) => {
    expect(verdictOf(question, answer)).toBe(verdict);
  });

  it('in an abstract, too', () => {
    const clamping = 'CONCLUSIONS: Deferred cord clamping reduced anaemia without increasing jaundice.';
    expect(readAbstract('Does deferred cord clamping reduce jaundice?', clamping).verdict).toBeNull();
    expect(readAbstract('Does deferred cord clamping reduce anaemia?', clamping).verdict).toBe('yes');
    expect(readAbstract('Does deferred cord clamping increase jaundice?', clamping).verdict).toBe('no');
  });
});

describe('"no" and "without" deny what they stand in front of', () => {
  it.each([
    [
      'Do pessaries reduce preterm birth?',
      'Pessaries were associated with no reduction in preterm birth.',
      'no',
    ],
    ['Does aspirin lower mortality?', 'Aspirin did not lower mortality compared with no treatment.', 'no'],
    ['Does aspirin lower mortality?', 'Aspirin lowers mortality compared with no treatment.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin, without increasing bleeding, reduces stroke.', 'yes'],
  ])('%s %s – %s', (question, answer, verdict) => {
    expect(verdictOf(question, answer)).toBe(verdict);
  });
});
