import { describe, expect, it } from 'vitest';
import { questionInContext } from './question-in-context.ts';

const first = 'Does metformin lower the risk of colorectal cancer?';

describe('what is searched for', () => {
  it.each([
    ['And in women?', 'And in women? metformin colorectal cancer'],
    ['What about older people?', 'What about older people? metformin colorectal cancer'],
    ['Is it safe in pregnancy?', 'Is it safe in pregnancy? metformin colorectal cancer'],
    ['And for breast cancer?', 'And for breast cancer? metformin colorectal'],
    ['Why?', 'Why? metformin colorectal cancer'],
    ['What are the side effects?', 'What are the side effects? metformin colorectal cancer'],
  ])('borrows the subject for "%s"', (question, searched) => {
    expect(questionInContext(question, [first]).searched).toBe(searched);
  });

  it.each([
    'What causes asthma?',
    'Do statins prevent dementia?',
    'In women with polycystic ovary syndrome, does inositol improve ovulation?',
    'Does aspirin after stroke prevent it from coming back, and what does it cost?',
  ])('leaves "%s" alone', (question) => {
    expect(questionInContext(question, [first])).toEqual({ searched: question, subject: [] });
  });

  it('borrows from the last question that stands by itself', () => {
    expect(
      questionInContext('And in children?', ['Do statins prevent dementia?', first, 'And in men?']).searched,
    ).toBe('And in children? metformin colorectal cancer');
    expect(questionInContext('And in women?', []).searched).toBe('And in women?');
    expect(questionInContext('And in women?', ['And in men?']).searched).toBe('And in women?');
  });

  it.each([
    ['And in women?', ['colorectal']],
    ['What about aspirin?', ['aspirin']],
    ['And for breast cancer?', ['breast', 'cancer']],
  ])('names for "%s" what a work must speak of', (question, subject) => {
    expect(questionInContext(question, [first]).subject).toEqual(subject);
  });
});
