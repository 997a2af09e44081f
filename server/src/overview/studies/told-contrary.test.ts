import { describe, expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const trial = work('30000031', 'Bempedoic acid for the heart', {
  abstract:
    'METHODS: Patients were assigned to bempedoic acid or placebo. RESULTS: The incidence of stroke was significantly lower with bempedoic acid than with placebo (hazard ratio, 0.87; 95% CI, 0.79 to 0.96; P\u2009=\u2009.004). Overall survival was not improved (hazard ratio, 0.98; 95% CI, 0.85 to 1.12). Gout was more frequent with bempedoic acid than with placebo (odds ratio, 1.56; 95% CI, 1.20 to 2.02).',
});
const told = work('30000032', 'Lixisenatide in a real population', {
  abstract:
    'METHODS: The trial was designed with adequate power to assess whether lixisenatide was noninferior as well as superior to placebo. RESULTS: A primary end-point event occurred in 13.4% with lixisenatide and 13.2% with placebo (hazard ratio, 1.02; 95% CI, 0.89 to 1.17), which showed the noninferiority of lixisenatide to placebo but did not show superiority. Men had a higher probability of being hospitalized than women (OR 1.53; 95% CI 1.39 to 1.69). Women had a higher prevalence of visits than men in all surveys. Women were less likely to experience pain if they received non-steroidal drugs (NSAID) compared with placebo (RR 0.37; 95% CI 0.10 to 0.80). NSAID suppositories were well tolerated.',
});

const world = ledgerWorldForFile(() => ({ inLibrary: [trial, told] }));

/** The numbers of the trial that count as given by an answer. */
async function givenBy(text: string): Promise<string[]> {
  const evidence = evidenceOf(trial);
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  return makeStudies(input, [answer]).rows.flatMap(({ cells, written }) =>
    cells[0]?.state === 'same-number' ? (/\d\.\d+/.exec(written)?.[0] ?? []) : [],
  );
}

describe('a number in a sentence that says the contrary of the abstract is not the abstract’s', () => {
  it.each([
    'The incidence of stroke was significantly higher with bempedoic acid than with placebo (HR 0.87; 95% CI, 0.79 to 0.96; P = .004) [1].',
    'The incidence of stroke was not significantly lower with bempedoic acid than with placebo (HR 0.87; 95% CI, 0.79 to 0.96) [1].',
    'The incidence of stroke was significantly higher with bempedoic acid than with placebo (HR 0.87; 95% CI, 0.79 to 0.96; P\u202f=\u202f.004) [1].',
    'Overall survival was improved (hazard ratio 0.98; 95% CI 0.85 to 1.12) [1].',
    'Gout was less frequent with bempedoic acid than with placebo (OR 1.56; 95% CI 1.20 to 2.02) [1].',
    'Gout was more frequent with placebo than with bempedoic acid (OR 1.56; 95% CI 1.20 to 2.02) [1].',
  ])('%s', async (text) => {
    expect(await givenBy(text)).toEqual([]);
  });

  it.each([
    [
      'The incidence of stroke was lower with bempedoic acid (HR 0.87; 95% CI, 0.79 to 0.96; P = .004) [1].',
      '0.87',
    ],
    ['Stroke was less frequent with bempedoic acid (HR 0.87; 95% CI 0.79 to 0.96; P = .004) [1].', '0.87'],
    [
      'Stroke was more frequent with placebo than with bempedoic acid (HR 0.87; 95% CI 0.79 to 0.96) [1].',
      '0.87',
    ],
    ['Overall survival was no better (hazard ratio 0.98; 95% CI 0.85 to 1.12) [1].', '0.98'],
    [
      'The incidence of stroke was significantly higher with placebo than with bempedoic acid (HR 0.87; 95% CI 0.79 to 0.96) [1].',
      '0.87',
    ],
    ['There was no improvement in overall survival (HR 0.98; 95% CI 0.85 to 1.12) [1].', '0.98'],
    [
      'Gout was less frequent with placebo than with bempedoic acid (OR 1.56; 95% CI 1.20 to 2.02) [1].',
      '1.56',
    ],
  ])('but it is in one that says the same: %s', async (text, number) => {
    expect(await givenBy(text)).toEqual([number]);
  });

  it('of a mark behind a sentence that says nothing by itself, the sentence before tells', async () => {
    expect(
      await givenBy(
        'Gout was less frequent with bempedoic acid than with placebo (OR 1.56; 95% CI 1.20 to 2.02). See [1].',
      ),
    ).toEqual([]);
  });
});

describe('of a longer abstract', () => {
  it.each([
    [
      'Lixisenatide was noninferior, but not superior, to placebo (HR 1.02; 95% CI 0.89 to 1.17) [1].',
      '1.02',
      true,
    ],
    ['Men were more likely to be hospitalized than women (OR 1.53, 1.39 to 1.69) [1].', '1.53', true],
    [
      'Women were more likely to experience pain if they received NSAID compared with placebo (RR 0.37; 95% CI 0.10 to 0.80) [1].',
      '0.37',
      false,
    ],
  ])('%s', async (text, number, isItsOwn) => {
    const evidence = evidenceOf(told);
    const ledger = await world.check(text, { evidence });
    const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
    const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
    const row = makeStudies(input, [answer]).rows.find(({ written }) => written.startsWith(number));
    expect(row?.cells[0]?.state === 'same-number').toBe(isItsOwn);
  });
});
