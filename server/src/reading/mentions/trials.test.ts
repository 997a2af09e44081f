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

const named = (prose: string) => findTrials(prose).map(({ facts }) => facts.trial);

it.each<[prose: string, names: string[]]>([
  ['In IMPrint the cream won, and in GLImmer-2 it did not.', ['IMPrint', 'GLImmer-2']],
  ['In DelIVERa-1 and DelIVERa-2 it won; HALTing lost.', ['DelIVERa-1', 'DelIVERa-2', 'HALTing']],
  ['The Hartwell II cohort study found none; in Hartwell II all walked.', ['Hartwell II', 'Hartwell II']],
  ['A Phase II study and the Type II cohort of NSAIDs, SGLTis, DOACs and TNFalpha in HFrEF.', []],
  ['Angiotensin II rose. Hartwell II is a ship.', []],
])('reads capitals within a word as a name, and a number behind one that a study has: %s', (prose, names) => {
  expect(named(prose)).toEqual(names);
});
