import { expect, it } from 'vitest';
import { mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const screening = work(
  '911',
  'Effect of a low-intensity invitation on mortality: a cluster randomised trial',
  {
    abstract:
      'Importance: Early detection is contested. Results: Among 408,825 men, 4.3% of 189,386 in the intervention group and 3.6% of 219,439 in the control group were diagnosed (rate ratio, 0.96; 95% CI, 0.85 to 1.08). Conclusions: A single round did not change deaths.',
  },
);
const ghrelin = work('912', 'Gastric emptying and appetite after a subcutaneous peptide', {
  abstract: 'Results: Weight changed by -12.4 kg (95% CI, -13.4 to -11.5) after 68 weeks.',
});

/** How the PMIDs of a text stand. */
async function states(text: string) {
  const ledger = await world.check(text, { question: 'Does fibrinogen help in trauma?' });
  return mentionsIn(ledger).flatMap(({ mention: { form, reason, state } }) =>
    form === 'pmid' ? [[state, reason]] : [],
  );
}
const silent = 'It exists, but the answer says nothing about it that its record confirms.';

it('takes a work whose record has the numbers that are told of it for the one that is meant, in whatever words', async () => {
  world.emulator.hold([screening, ghrelin]);
  for (const told of [
    'One letter to 189,386 people, and no gain in longevity whatsoever (PMID 911).',
    'Survivors were dead level in Britain, rate ratio 0.96 (0.85–1.08) (PMID 911).',
    'Slimming came to −12.4 kg (95% CI −13.4 to −11.5) (PMID 912).',
  ])
    expect([told, await states(told)]).toEqual([told, [['verified', null]]]);
});

it('does not take other numbers, or one that any abstract may have, for its own', async () => {
  world.emulator.hold([screening, ghrelin]);
  for (const told of [
    'One letter to 189,000 people, and no gain in longevity whatsoever (PMID 911).',
    'Survivors were dead level in Britain, rate ratio 0.91 (0.80–1.03) (PMID 911).',
    'Slimming came to 4.3% of the fibrinogen recipients (PMID 911).',
  ])
    expect([told, await states(told)]).toEqual([told, [['unknown', silent]]]);
});
