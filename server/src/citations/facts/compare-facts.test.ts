import { expect, it } from 'vitest';
import { noFacts } from '../../reading/mentions/mention.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { compareFacts } from './compare-facts.ts';

const works = {
  nirsevimab: makeCitation('Nirsevimab for Prevention of Hospitalizations Due to RSV in Infants', {
    abstract: 'We randomly assigned infants to receive nirsevimab or standard care (HARMONIE).',
  }),
  vitamin: makeCitation('Vitamin D Supplements for Prevention of Tuberculosis Infection and Disease', {
    abstract: 'Vitamin D metabolites support innate immune responses to Mycobacterium tuberculosis.',
  }),
  appendicitis: makeCitation(
    'Antibiotic Therapy vs Appendectomy for Treatment of Uncomplicated Acute Appendicitis',
    {
      abstract: 'An increasing amount of evidence supports the use of antibiotics instead of surgery.',
    },
  ),
};

it.each<[title: string, work: keyof typeof works, isOwn: boolean]>([
  ['Nirsevimab for prevention of hospitalizations due to RSV in infants', 'nirsevimab', true],
  ['Nirsevimab for prevention of hospitalizations due to RSV: HARMONIE', 'nirsevimab', true],
  ['Palivizumab for Prevention of Hospitalizations Due to RSV in Infants', 'nirsevimab', false],
  ['Vitamin D supplements for prevention of tuberculosis infection', 'vitamin', true],
  ['Zinc Supplements for Prevention of Tuberculosis Infection and Disease', 'vitamin', false],
  ['Antibiotic therapy vs appendectomy for treatment of acute appendicitis', 'appendicitis', true],
  [
    'Antibiotic Therapy vs Appendectomy for Treatment of Complicated Acute Appendicitis',
    'appendicitis',
    false,
  ],
])('a title with another telling word is not the work’s own: %s', (title, key, isOwn) => {
  const work = works[key];
  const { differs, unsure } = compareFacts({ ...noFacts, title }, work, [work]);
  expect(differs.length === 0 && unsure === null).toBe(isOwn);
});
