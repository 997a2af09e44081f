import { describe, expect, it } from 'vitest';
import { stated, unread } from '../../../../bench/verdicts/turns-of-phrase.ts';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const read = (question: string, answer: string, earlier: string[] = []) =>
  readVerdict(readDocument(answer), question, earlier);

describe('readVerdict', () => {
  it.each(stated)('takes an answer at its word: %s %s', (question, answer, verdict) => {
    const { place, reason, verdict: found } = read(question, answer);
    expect(found, reason).toBe(verdict);
    expect(reason).toMatch(/\S.*\.$/);
    expect(answer.slice(place?.from, place?.to)).toMatch(/\S/);
  });

  it.each(unread)('makes nothing of what states none: %s %s', (question, answer) => {
    expect(read(question, answer)).toMatchObject({ verdict: null, place: null });
  });

  const benefit = 'Does tranexamic acid reduce mortality?';
  const prevention = 'Does aspirin prevent heart attacks?';
  const harm = 'Do GLP-1 receptor agonists cause pancreatitis?';
  it.each([
    // Yes of some, no of others; no of some alone.
    [benefit, 'Yes if given within 3 hours of injury.\n\nNo if given later: mortality rose.'],
    [benefit, '- Yes for patients treated within 3 hours.\n- No for patients treated later.'],
    [benefit, 'No for late treatment. Yes for early treatment.'],
    [benefit, 'No in men.'],
    [benefit, 'Yes, in patients treated early.\n\nIn those treated late, the harm outweighs it.'],
    [prevention, 'Yes for secondary prevention. For primary prevention the balance is roughly neutral.'],
    [prevention, 'Yes, in people with heart disease. It is cheap. Among those without, it is unproven.'],
    [prevention, 'Yes, if you have had one before. Outside that group it’s contraindicated.'],
    // No more than another does, at first, in one form or with another: no denial of it.
    [benefit, 'Tranexamic acid does not reduce mortality more than aprotinin.'],
    [benefit, 'Tranexamic acid reduces mortality no more than aprotinin does.'],
    [benefit, "Tranexamic acid doesn't reduce mortality more than aprotinin."],
    [benefit, 'Tranexamic acid is not superior to aprotinin in reducing mortality.'],
    [benefit, 'Tranexamic acid did not reduce mortality in the first day.'],
    [benefit, 'Inhaled tranexamic acid does not reduce mortality.'],
    [benefit, 'Tranexamic acid does not reduce mortality when it is added to aprotinin.'],
    // Not said as a finding.
    [harm, 'It would be wrong to say that GLP-1 receptor agonists cause pancreatitis.'],
    [harm, 'That GLP-1 receptor agonists cause pancreatitis is a myth.'],
    [harm, 'The idea that GLP-1 receptor agonists cause pancreatitis has been shown to be mistaken.'],
    [harm, 'Lawyers allege that GLP-1 receptor agonists cause pancreatitis.'],
    [harm, 'A registered trial will determine whether GLP-1 receptor agonists cause pancreatitis.'],
  ])('gives none where none is said of what was asked: %s %s', (question, answer) => {
    expect(read(question, answer).verdict).toBeNull();
  });

  it.each([
    'Yes, in adults of all ages. It does not replace therapy.',
    'Yes, in adults with heart disease. In three large trials, there was no excess of stroke.',
    'Yes, for most. For example, 100 treated for a year suffer two heart attacks less.',
  ])('takes a yes of some for one where nothing else is said of others: %s', (answer) => {
    expect(read('Does aspirin prevent heart attacks in adults?', answer).verdict).toBe('yes');
  });

  it.each([
    'Tranexamic acid does not reduce mortality more than placebo.',
    'Tranexamic acid does not reduce mortality any better than usual care does.',
    'Tranexamic acid does not reduce mortality when all trials are pooled.',
    'When limited to high-quality trials, tranexamic acid does not reduce mortality.',
    'Neither oral nor intravenous tranexamic acid reduces mortality.',
  ])('takes a denial against those who are given nothing for a no: %s', (answer) => {
    expect(read(benefit, answer).verdict).toBe('no');
  });

  it('gives none to a question that asks for no yes or no', () => {
    expect(read('Which drugs prevent strokes?', 'Yes, aspirin prevents strokes.').verdict).toBeNull();
  });

  it('reads a follow-up with its session’s question', () => {
    const earlier = ['Does aspirin reduce cardiovascular mortality in healthy adults?'];
    const answer = 'In women, aspirin does not reduce cardiovascular mortality.';
    expect(read('And in women?', answer, earlier).verdict).toBe('no');
    expect(read('And in women?', answer).verdict).toBeNull();
    expect(
      read('And in women?', 'Aspirin does not reduce cardiovascular mortality.', earlier).verdict,
    ).toBeNull();
  });

  it.each([
    ['And in people older than 80?', 'In people older than 80, vitamin D does not prevent fractures.', 'no'],
    ['And in people older than eighty?', 'In people older than eighty, vitamin D prevents fractures.', 'yes'],
    ['And in people older than 80?', 'Vitamin D does not prevent fractures in adults.', null],
    ['And in people older than 80?', 'No.', 'no'],
  ])('reads a follow-up that gives an age: %s %s', (question, answer, verdict) => {
    const earlier = ['Does vitamin D prevent fractures in adults?'];
    expect(read(question, answer, earlier).verdict).toBe(verdict);
  });
});
