import { describe, expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const trial = work('30000031', 'Bempedoic acid for the heart', {
  abstract:
    'METHODS: Patients were assigned to bempedoic acid or placebo. RESULTS: The incidence of stroke was significantly lower with bempedoic acid than with placebo (hazard ratio, 0.87; 95% CI, 0.79 to 0.96; P\u2009=\u2009.004). Overall survival was not improved (hazard ratio, 0.98; 95% CI, 0.85 to 1.12). Gout was more frequent with bempedoic acid than with placebo (odds ratio, 1.56; 95% CI, 1.20 to 2.02).',
});
const world = ledgerWorldForFile(() => ({ inLibrary: [trial] }));

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
