import type { Citation } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { known } from '../../testing/ledger-works.ts';
import { author, mentionsIn, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile(() => known);
const { check } = world;

describe('papers about a study', () => {
  const main = 'Effect of early feeding on growth in preterm infants';
  const report = `${main}: a randomized clinical trial`;
  const authors = [author('Brandt'), author('Keller'), author('Ito')];
  const entryOf = (title: string) =>
    `Early feeding improved growth [1].\n\n## References\n1. Brandt A, Keller B, Ito C. ${title}. J Tests. 2020;12:45-51. PMID: 107`;
  const holdAs = (title: string, extra: Partial<Citation> = {}) =>
    world.emulator.hold([work('107', title, { authors, abstract: null, ...extra })]);
  const statesOf = async (text: string) => [
    ...new Set(mentionsIn(await check(text)).map(({ mention }) => mention.state)),
  ];

  it.each([
    [`${main}: study protocol for a randomized clinical trial`, {}],
    [
      `Correction to: ${report}`,
      { study_type: 'notice', notices: [{ ...notice('erratum')[0], kind: 'corrects' }] },
    ],
    [`Comment on "${report}"`, { study_type: 'comment' }],
    [`${main}: a systematic review and meta-analysis`, { study_type: 'meta-analysis' }],
  ] as [string, Partial<Citation>][])('are not the study: %s', async (title, extra) => {
    holdAs(title, extra);
    expect(await statesOf(entryOf(report))).toEqual(['mismatch']);
    // Called by its own title, it is what the entry says; the finding is the study's.
    const mentions = mentionsIn(await check(entryOf(title))).map(({ mention }) => mention);
    const stateOf = (form: string) => mentions.find((mention) => mention.form === form)?.state;
    expect(stateOf('pmid')).toBe('verified');
    expect(stateOf('number')).toBe(extra.study_type === 'meta-analysis' ? 'verified' : 'unknown');
  });

  it.each([
    [report, main],
    [main, report],
  ])('are told apart only where both say what they are: "%s" called "%s"', async (title, stated) => {
    holdAs(title, { study_type: 'randomized-trial' });
    expect(await statesOf(entryOf(stated))).toEqual(['verified']);
  });

  it('find nothing by themselves', async () => {
    holdAs(`Retraction: ${main}`, { study_type: 'notice' });
    const found = 'Brandt et al. found that early feeding improved growth in preterm infants (PMID 107).';
    expect(await statesOf(found)).toEqual(['unknown']);
    expect(
      await statesOf(
        found.replace('Brandt et al. found', 'The trial that found').replace('(', 'was retracted ('),
      ),
    ).toEqual(['verified']);
  });
});

describe('titles', () => {
  it('are compared with all that the work has, in whatever language a source gives it', async () => {
    const own = 'Efecto de la metformina sobre el peso corporal en adolescentes con obesidad';
    const english = work('108', 'Effect of metformin on body weight in adolescents with obesity');
    world.emulator.hold([english], 'pubmed', 'europepmc');
    world.emulator.hold([{ ...english, title: own, abstract: null }], 'crossref');
    const statesOf = async (title: string) => {
      const entry = `Okafor A. ${title}. Journal of Tests. 2020;12:45-51. doi:10.1000/w.108`;
      const text = `See [1].\n\n## References\n1. ${entry}`;
      const first = await check(text);
      const second = await check(text, { previous: first });
      expect(second.rows).toEqual(first.rows);
      return [...new Set(mentionsIn(first).map(({ mention: { state } }) => state))];
    };
    expect(await statesOf(own)).toEqual(['verified']);
    expect(await statesOf(english.title)).toEqual(['verified']);
    const another = 'Consumo de café y riesgo de enfermedad de Parkinson en hombres';
    expect(await statesOf(another)).toEqual(['mismatch']);
  });
});
