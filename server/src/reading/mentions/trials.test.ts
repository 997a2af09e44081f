import { expect, it } from 'vitest';
import { findTrials } from './trials.ts';

const surely = (prose: string) =>
  findTrials(prose)
    .filter(({ isWeak }) => !isWeak)
    .map(({ facts }) => facts.trial);

it.each([
  'Apixaban caused less bleeding than warfarin in patients with NVAF [3].',
  'Pembrolizumab prolonged progression-free survival in advanced NSCLC [1].',
  'It prolonged survival in NSCLC (PMID 27718847).',
  'Bleeding was more common on DAPT (Wallentin et al., 2009).',
  'Only 38% of the CPAP group used it as long.',
  'In most randomised trials FMT lowers the risk.',
  'In the CRC (colorectal cancer) trials it was lower; CRC trials differ.',
])('takes no short form of a treatment or a disease for a trial: %s', (prose) => {
  expect(surely(prose)).toEqual([]);
});

it.each([
  ['HYVET (PMID 18378519) lowered mortality.', 'HYVET'],
  ['Among the very old: HYVET [4].', 'HYVET'],
  ['The HYVET trial [4] was stopped early.', 'HYVET'],
  ['In the trial HYVET it was lower.', 'HYVET'],
  ['Three trials (HYVET and others) agree.', 'HYVET'],
])('takes a name that stands for itself for one: %s', (prose, name) => {
  expect(surely(prose)).toEqual([name]);
});
