import { expect, it } from 'vitest';
import { readAbstract } from './read-abstract.ts';

const rolesIn = (abstract: string) => readAbstract(abstract).sentences.map(({ role }) => role);

it('takes the labels of a structured abstract, in lines or in one', () => {
  const parts = [
    'BACKGROUND: Aspirin is used widely.',
    'OBJECTIVE: To test it.',
    'METHODS: We assigned 10 adults.',
    'RESULTS: Death fell.',
    'CONCLUSIONS: It works. Further studies are needed.',
    'FUNDING: A fund.',
  ];
  const roles = ['background', 'aim', 'methods', 'results', 'conclusions', 'call', 'other'];
  expect(rolesIn(parts.join('\n'))).toEqual(roles);
  expect(rolesIn(parts.join(' '))).toEqual(roles);
});

it('takes what a review put together for its results', () => {
  const review =
    'PURPOSE: To sum up trials. DATA SOURCES: Three registers. DATA SYNTHESIS: 12 trials were included. Pain was rarer with heat (RR 0.81). CONCLUSION: Heat helps.';
  expect(rolesIn(review)).toEqual(['aim', 'methods', 'results', 'results', 'conclusions']);
});

it('tells by words what is not labelled', () => {
  const abstract =
    'Little is known about the drug. We aimed to test it. Adults were randomly assigned to it or placebo. Death was lower with it (P<0.001). These results suggest that it works. Larger trials are warranted.';
  expect(rolesIn(abstract)).toEqual(['background', 'aim', 'methods', 'results', 'conclusions', 'call']);
});

it('takes no reason that may be given for a finding for its background', () => {
  const told =
    'Deaths were 23% against 26%. The gain was largest in the oldest, who may have fared worse before.';
  expect(rolesIn(told)).toEqual(['unknown', 'unknown']);
  const known = 'Stroke is a leading cause of death, in 10% of adults. Diet may improve survival.';
  expect(rolesIn(known)).toEqual(['background', 'background']);
});

it('tells methods from results under one label', () => {
  expect(
    rolesIn('METHODS AND RESULTS: Adults were randomly assigned to it. Death was lower with the drug.'),
  ).toEqual(['methods', 'results']);
});
