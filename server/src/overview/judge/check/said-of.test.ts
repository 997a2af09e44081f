import { describe, expect, it, test } from 'vitest';
import { type Said, saidOf, saidToQuestion } from './said-of.ts';

describe('a passage that calls something wrong', () => {
  const claim = 'Statins reduce cardiovascular events.';

  it.each([
    // All that it says is called wrong.
    ['That statins reduce cardiovascular events is untrue.', 'opposite'],
    ['The mistaken belief that statins reduce cardiovascular events is widespread.', 'opposite'],
    ['Many say so, but the theory that statins reduce cardiovascular events was wrong.', 'opposite'],
    [
      'It is a myth that statins reduce cardiovascular events; several trials looked for it in vain.',
      'opposite',
    ],
    ['The claim that statins reduce cardiovascular events is not only bold but false.', 'opposite'],
    ['The idea that statins reduce angina, stroke, and cardiovascular events is false.', 'opposite'],
    // The opposite of it is.
    ['It is false that statins do not reduce cardiovascular events.', 'same'],
    // Something else is.
    ['Trials show that statins reduce cardiovascular events; earlier doubts were mistaken.', 'same'],
    ['Studies show that statins reduce cardiovascular events, and claims to the contrary are false.', 'same'],
    [
      'The evidence that statins reduce cardiovascular events is strong, and the view that they do harm is mistaken.',
      'same',
    ],
    ['It is a misconception that statins are harmful; they reduce cardiovascular events.', 'same'],
    [
      'Statins reduce cardiovascular events, although the notion that they extend life by years is misleading.',
      'same',
    ],
    // Nothing is.
    ['It is not the case that the idea that statins reduce cardiovascular events is false.', null],
    ['Far from being a myth that statins reduce cardiovascular events, it is proven.', null],
  ] satisfies [string, Said][])('%s', (passage, said) => {
    expect(saidOf(claim, passage)).toBe(said);
  });

  test.each([
    'The evidence shows that vaccines do not cause autism; earlier claims were false.',
    'Decades of research show that vaccines do not cause autism; the idea that they do is a myth.',
    'The idea that vaccines cause autism is a myth.',
  ])('answers a question by what it says and by the opposite of what it calls wrong: %s', (passage) => {
    const question = { question: 'Do vaccines cause autism?', earlierQuestions: [] };
    expect(saidToQuestion('no', passage, question, 'conclusion')).toBe('same');
    expect(saidToQuestion('yes', passage, question, 'conclusion')).toBe('opposite');
  });
});
