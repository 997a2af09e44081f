import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readAbstract } from '../verdicts/read-abstract.ts';
import { readVerdict } from '../verdicts/read-answer.ts';
import { deniedTailsOf, upToDeniedTail } from './denied-tails.ts';

const verdictOf = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('what a clause sets aside', () => {
  it.each([
    ['Flossing was associated with less plaque rather than with less caries.', 'with', 'less caries', false],
    ['Hospital admissions fell, unlike intensive care admissions.', '', 'intensive care admissions', false],
    ['It was associated with a shorter stay, not with survival.', 'with', 'survival', true],
    ['It improved vocabulary, as opposed to grammar; trials differ.', '', 'grammar', false],
    ['Growth was faster, which was not the case in formula-fed infants.', 'in', 'formula-fed infants', false],
    ['It improved capacity but not survival.', '', 'survival', true],
  ])('%s', (sentence, preposition, text, isDenied) => {
    const [tail, ...others] = deniedTailsOf(sentence);
    expect(others).toEqual([]);
    expect(tail).toMatchObject({ preposition, text, isDenied });
    expect(upToDeniedTail(sentence)).toBe(sentence.slice(0, tail?.from));
  });

  it.each([
    'It lowers strokes, not only in men.',
    'Statins lower strokes, not just infarction.',
    'It is not associated with caries.',
    'The rate was lower, but not significantly so.',
  ])('is nothing here: %s', (sentence) => {
    expect(deniedTailsOf(sentence)).toEqual([]);
  });
});

describe('is no finding', () => {
  it.each([
    ['Does melatonin improve sleep duration?', 'Melatonin improves sleep onset rather than sleep duration.'],
    ['Does melatonin improve sleep duration?', 'Melatonin improves sleep onset but not sleep duration.'],
    [
      'Does melatonin improve sleep duration?',
      'Melatonin improves sleep onset, as opposed to sleep duration.',
    ],
    ['Does melatonin improve sleep duration?', 'Melatonin improves sleep onset, not for sleep duration.'],
    [
      'Does melatonin improve sleep duration?',
      'Melatonin improves sleep onset, which was not the case for sleep duration.',
    ],
    ['Does aspirin reduce stroke?', 'Aspirin reduces infarction, unlike stroke.'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces ischaemic stroke, not haemorrhagic stroke.'],
  ])('%s %s', (question, answer) => {
    expect(verdictOf(question, answer)).toBeNull();
  });

  it.each([
    [
      'Is epidural analgesia associated with caesarean delivery?',
      'Epidural analgesia is associated with instrumental delivery, not with caesarean delivery.',
      'no',
    ],
    ['Does aspirin reduce stroke?', 'Aspirin reduces infarction, not stroke.', 'no'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke, not bleeding.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke rather than increasing it.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke, unlike vitamin E.', 'yes'],
    ['Does aspirin reduce stroke?', 'Aspirin reduces stroke, as opposed to placebo.', 'yes'],
  ])('%s %s – %s', (question, answer, verdict) => {
    expect(verdictOf(question, answer)).toBe(verdict);
  });

  it('in an abstract, either', () => {
    const question = 'Does early peanut introduction prevent peanut allergy?';
    const concludes = (what: string) =>
      readAbstract(question, `CONCLUSIONS: Early introduction of peanut prevented ${what}.`).verdict;
    expect(concludes('peanut sensitisation rather than peanut allergy')).toBeNull();
    expect(concludes('peanut sensitisation, not peanut allergy')).toBe('no');
  });
});
