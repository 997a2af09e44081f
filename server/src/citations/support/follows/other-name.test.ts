import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../judge-support.ts';
import { namesAnother } from './other-name.ts';

const title = 'Susceptibility of Klebsiella isolates from wards in two cities';
const abstract = [
  'METHODS: 812 isolates were tested for resistance to fosfomycin, amikacin and extended-spectrum beta-lactamases (ESBL).',
  'RESULTS: The pooled rate of resistance to fosfomycin was 11.4% (95% CI 9.3 to 13.8).',
  'Amikacin resistance was seen in 3.7% of the isolates from intensive care.',
  'A plasmid was found in 214 isolates (26.4%), and KPC was the most frequently detected carbapenemase (18.2%).',
  'Patients with low vitamin K stayed longer in hospital (hazard ratio for discharge 0.71; 95% CI 0.55 to 0.92).',
  'Giving colistin after meropenem reduced recurrence (odds ratio 0.48; 95% CI 0.30 to 0.77).',
  'Treatment failure was predicted by extended-spectrum beta-lactamases (odds ratio 3.12; 95% CI 1.84 to 5.29).',
  'The admission rate for candiduria did not differ between the two cities: 23.6% in the one and 27.1% in the other.',
  'Length of stay correlated with procalcitonin (PCT) in a dose-dependent manner (r = 0.43).',
].join('\n');
const of = (statement: string) => judgeSupport(statement, abstract, { title }).relation;

describe('a sentence that follows one of the abstract', () => {
  it.each([
    'The pooled rate of resistance to fosfomycin was 11.4% [1].',
    'The pooled fosfomycin resistance rate was 11.4% [1].',
    'Amikacin resistance was seen in 3.7% of intensive-care isolates [1].',
    'KPC was the most frequently detected carbapenemase (18.2%) [1].',
    'KPC was the commonest carbapenemase, at 18.2% [1].',
    'Recurrence was reduced by giving colistin after meropenem (OR 0.48) [1].',
    'Treatment failure was predicted by ESBL (odds ratio 3.12) [1].',
    'The admission rate for candiduria was 23.6% in one city and 27.1% in the other [1].',
    'CARAVEL: the pooled rate of resistance to fosfomycin was 11.4% [1].',
    'Giving colistin after meropenem lessened recurrence (odds ratio 0.48) [1].',
  ])('is supported with its names: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });

  it.each([
    ['a drug that it has nowhere', 'The pooled rate of resistance to tigecycline was 11.4% [1].'],
    ['one that it tells of elsewhere', 'The pooled rate of resistance to amikacin was 11.4% [1].'],
    ['a gene', 'OXA was the most frequently detected carbapenemase (18.2%) [1].'],
    ['a word for a gene', 'Metallolactamase was the most frequently detected carbapenemase (18.2%) [1].'],
    [
      'another letter',
      'Patients with low vitamin D stayed longer in hospital (hazard ratio for discharge 0.71) [1].',
    ],
    [
      'what more is said of',
      'The admission rate for osteomyelitis was 23.6% in one city and 27.1% in the other [1].',
    ],
    ['what came first', 'Giving colistin after ertapenem reduced recurrence (odds ratio 0.48) [1].'],
  ])('and not with %s', (_what, statement) => {
    expect(of(statement)).not.toBe('supports');
  });

  it.each([
    ['what a name is short for', 'Length of stay correlated with PCT in a dose-dependent manner.'],
    ['another word for no name', 'Length of stay correlated with procalcitonin in a dose-dependent fashion.'],
  ])('names nothing else with %s', (_what, statement) => {
    const read = readAbstract(abstract);
    expect(namesAnother(statement, read.sentences.at(-1)?.text ?? '', read, title)).toBe(false);
  });

  it('nor where another sentence is of what it names', () => {
    const read = readAbstract(
      'RESULTS: Resistance to fosfomycin was seen in 11.4% of isolates. Resistance to amikacin was seen in 3.7% of isolates.',
    );
    const [fosfomycin = '', amikacin = ''] = read.sentences.map(({ text }) => text);
    expect(namesAnother(amikacin, fosfomycin, read, title)).toBe(false);
  });
});

it.each(['KPC was ', 'KPC OXA ', 'amikacin fosfomycin '])('is read in linear time: %s', (unit) => {
  const { cost, limit } = growthOfFlood(unit, (flood) =>
    namesAnother(`${flood} NDM`, `IMP ${flood}`, readAbstract(`RESULTS: ${flood}.`), flood),
  );
  expect(cost).toBeLessThan(limit);
});
