import { describe, expect, it } from 'vitest';
import { questionInContext } from './question-in-context.ts';

const first = 'Does metformin lower the risk of colorectal cancer?';

describe('what is searched for', () => {
  it.each([
    ['And in women?', 'And in women? metformin, colorectal cancer'],
    ['What about older people?', 'What about older people? metformin, colorectal cancer'],
    ['Is it safe in pregnancy?', 'Is it safe in pregnancy? metformin, colorectal cancer'],
    ['And for breast cancer?', 'And for breast cancer? metformin, colorectal'],
    ['Why?', 'Why? metformin, colorectal cancer'],
    ['What are the side effects?', 'What are the side effects? metformin, colorectal cancer'],
    ['And in people older than 80?', 'And in people older than 80? metformin, colorectal cancer'],
    ['What about women?', 'What about women? metformin, colorectal cancer'],
    ['And for children under 5?', 'And for children under 5? metformin, colorectal cancer'],
    ['In those over 65 years old?', 'In those over 65 years old? metformin, colorectal cancer'],
    ['And vitamin D?', 'And vitamin D? metformin, colorectal cancer'],
    ['What about type 1 diabetes?', 'What about type 1 diabetes? metformin, colorectal cancer'],
    ['At what dose?', 'At what dose? metformin, colorectal cancer'],
    ['Are there any randomised trials?', 'Are there any randomised trials? metformin, colorectal cancer'],
    ['What do guidelines say?', 'What do guidelines say? metformin, colorectal cancer'],
    ['Tell me more', 'Tell me more metformin, colorectal cancer'],
    ['Is it better than aspirin?', 'Is it better than aspirin? metformin, colorectal cancer'],
    [
      'Does it also help smokers with COPD and heart failure?',
      'Does it also help smokers with COPD and heart failure? metformin, colorectal cancer',
    ],
    [
      'And in patients with kidney failure on dialysis?',
      'And in patients with kidney failure on dialysis? metformin, colorectal cancer',
    ],
    ['Und bei Frauen?', 'Und bei Frauen? metformin, colorectal cancer'],
    ['Et chez les enfants ?', 'Et chez les enfants ? metformin, colorectal cancer'],
  ])('borrows the subject for "%s"', (question, searched) => {
    expect(questionInContext(question, [first]).searched).toBe(searched);
  });

  it.each([
    'What causes asthma?',
    'Do statins prevent dementia?',
    'In women with polycystic ovary syndrome, does inositol improve ovulation?',
    'Does aspirin after stroke prevent it from coming back, and what does it cost?',
    'Is it safe to take ibuprofen with warfarin?',
    'Is it true that coffee protects the liver?',
    'And does acupuncture relieve chronic low back pain in older adults?',
    'Does vitamin C help in sepsis?',
    '아스피린은 심근경색을 예방하는 데 효과가 있습니까?',
    'Hilft Bewegung gegen Rückenschmerzen im Alter wirklich?',
  ])('leaves "%s" alone', (question) => {
    expect(questionInContext(question, [first])).toEqual({ searched: question, subject: [] });
  });

  it('borrows from the last question that stands by itself', () => {
    expect(
      questionInContext('And in children?', ['Do statins prevent dementia?', first, 'And in men?']).searched,
    ).toBe('And in children? metformin, colorectal cancer');
    expect(questionInContext('And in women?', []).searched).toBe('And in women?');
    expect(questionInContext('And in women?', ['And in men?']).searched).toBe('And in women?');
  });

  it('keeps what a follow-up before it has brought in', () => {
    expect(questionInContext('And in women over 50?', [first, 'And for breast cancer?']).searched).toBe(
      'And in women over 50? breast cancer, metformin, colorectal',
    );
  });

  it.each([
    ['And in women?', ['colorectal']],
    ['What about aspirin?', ['aspirin']],
    ['And for breast cancer?', ['breast', 'cancer']],
  ])('names for "%s" what a work must speak of', (question, subject) => {
    expect(questionInContext(question, [first]).subject).toEqual(subject);
  });
});
