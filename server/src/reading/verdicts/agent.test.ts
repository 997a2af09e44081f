import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const verdictOf = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('what something else does is no answer', () => {
  it.each([
    [
      'Does vision therapy improve reading in dyslexia?',
      '**Bottom line:** structured phonics improves reading in dyslexia.',
    ],
    [
      'Does episiotomy reduce severe tears?',
      '**Bottom line:** a restrictive policy reduces severe tears by 30%.',
    ],
    [
      'Is general anaesthesia in infancy associated with learning disability?',
      'Congenital heart disease is associated with learning disability after general anaesthesia in infancy.',
    ],
    [
      'Is induction of labour associated with uterine rupture?',
      'A previous caesarean is associated with uterine rupture during induction of labour.',
    ],
    [
      'Does laparoscopic surgery reduce wound infection in children?',
      '**Conclusion:** delayed closure reduces wound infection.',
    ],
    ['Does ketamine reduce suicide?', '**Bottom line:** lithium lowers suicide.'],
    ['Do grommets improve hearing?', 'In conclusion, hearing aids improve hearing.'],
    [
      'Does hypothermia improve outcome after perinatal asphyxia?',
      '**Conclusion:** erythropoietin given during hypothermia does not improve outcome.',
    ],
    [
      'Do antibiotics shorten otitis media?',
      '**Bottom line:** a wait-and-see approach shortens otitis media no less.',
    ],
  ])('%s %s', (question, answer) => {
    expect(verdictOf(question, answer)).toBeNull();
  });
});

describe('what was asked about need not be named again', () => {
  it.each([
    [
      'Does vitamin D prevent falls in older adults?',
      '**Bottom line:** supplementation does not prevent falls.',
      'no',
    ],
    ['Does melatonin shorten sleep onset?', '**Conclusion:** the hormone shortens sleep onset.', 'yes'],
    [
      'Does melatonin shorten sleep onset?',
      '**Bottom line:** taking it at night shortens sleep onset.',
      'yes',
    ],
    [
      'Do statins reduce dementia?',
      '**Conclusion:** the HPS trial found that they do not reduce dementia.',
      'no',
    ],
    [
      'Does tranexamic acid reduce mortality in gastrointestinal bleeding?',
      '**Conclusion:** high-dose TXA does not reduce mortality.',
      'no',
    ],
    [
      'Is paracetamol in pregnancy associated with ADHD?',
      '**Conclusion:** ADHD is not associated with paracetamol in sibling studies.',
      'no',
    ],
    [
      'Do GLP-1 agonists increase thyroid cancer?',
      '**Conclusion:** Current evidence does not indicate a substantially increased risk of thyroid cancer.',
      'no',
    ],
  ])('%s %s – %s', (question, answer, verdict) => {
    expect(verdictOf(question, answer)).toBe(verdict);
  });
});
