import { describe, expect, it } from 'vitest';
import { readAbstract } from '../abstracts/read-abstract.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import { groupsOfAbstract } from './groups-of-abstract.ts';
import { groupsOfText } from './groups-of-text.ts';
import { rosterOf } from './roster.ts';

interface Study {
  title: string;
  abstract: string;
}

const placebo: Study = {
  title: 'Varunexin in Acute Pancreatitis',
  abstract:
    'METHODS: 840 adults were randomly assigned to varunexin or placebo. RESULTS: Necrosis occurred in 17.3% of the varunexin group and 24.1% of the placebo group (P=0.01). Organ failure was less frequent with varunexin (8.2% vs. 12.9%). Infection occurred in 61 (14.5%) and 60 (14.3%). CONCLUSIONS: Varunexin lowered the rate of necrosis.',
};
const active: Study = {
  title: 'Lomaratinib versus Standard EGFR Inhibitors in Lung Cancer',
  abstract:
    'METHODS: Patients were assigned to lomaratinib or to a standard EGFR tyrosine kinase inhibitor (EGFR-TKI; gefitinib or erlotinib). RESULTS: Median progression-free survival was 18.9 months with lomaratinib and 10.2 months with a standard EGFR-TKI (hazard ratio, 0.46; 95% CI, 0.37 to 0.57). The response rate was 80% and 76%, respectively. Adverse events of grade 3 or higher were less frequent with lomaratinib than with standard EGFR-TKIs (34% vs. 45%).',
};
const procedures: Study = {
  title: 'Transcatheter versus Surgical Repair of the Mitral Valve (TMVR)',
  abstract:
    'RESULTS: Stroke occurred in 4.2% after transcatheter mitral-valve repair and 6.8% after surgery. The stay was shorter after transcatheter repair (3 days vs. 8 days).',
};
const three: Study = {
  title: 'Two Doses of Obrecoxib and Placebo in Gout',
  abstract:
    'METHODS: Patients were assigned 1:1:1 to obrecoxib 5 mg, obrecoxib 10 mg, or placebo. RESULTS: Flares occurred in 21% with obrecoxib 5 mg, 15% with obrecoxib 10 mg and 33% with placebo.',
};

/** Each number that is told of a group, with the first word of its name, "control", or its index. */
function told(text: string, { abstract, title }: Study): Record<string, string> {
  const roster = rosterOf(readAbstract(abstract), title);
  const quantities = readQuantities(text);
  const { groups } = groupsOfText({ text, from: 0, quantities }, roster);
  const nameOf = (at: number) => {
    const group = roster.groups[at];
    return group?.isControl ? 'control' : ([...(group?.stems ?? [])][0] ?? String(at));
  };
  return Object.fromEntries(
    quantities.flatMap(({ from, text: number }) => {
      const group = groups.get(from);
      return group === undefined ? [] : [[number, nameOf(group)]];
    }),
  );
}

const [drug, control] = ['varunexin', 'control'];

describe('of two groups, one of them controls, the group of each number is read', () => {
  it.each([
    ['Necrosis occurred in 17.3% with varunexin and 24.1% with placebo.', [drug, control]],
    [
      'Necrosis occurred in 24.1% of the placebo group and in 17.3% of those given varunexin.',
      [control, drug],
    ],
    ['Necrosis was less frequent with varunexin than with placebo (17.3% vs 24.1%).', [drug, control]],
    ['Compared with placebo, varunexin lowered necrosis (17.3% vs 24.1%).', [drug, control]],
    ['Varunexin reduced necrosis compared with placebo: 17.3% versus 24.1%.', [drug, control]],
    [
      'In the varunexin and placebo groups, necrosis occurred in 17.3% and 24.1%, respectively.',
      [drug, control],
    ],
    [
      'Necrosis occurred in 17.3% and 24.1% of the varunexin and placebo groups, respectively.',
      [drug, control],
    ],
    ['Varunexin lowered necrosis from 24.1% to 17.3%.', [control, drug]],
    ['Necrosis fell from 24.1% to 17.3% with varunexin.', [control, drug]],
    ['Necrosis: varunexin 17.3%, placebo 24.1%.', [drug, control]],
    ['Necrosis (17.3% varunexin vs 24.1% placebo) was rarer.', [drug, control]],
    ['Necrosis developed in 24.1% of controls and 17.3% of treated patients.', [control, drug]],
    ['Necrosis developed in 17.3% in the intervention arm versus 24.1% in the control arm.', [drug, control]],
    ['Necrosis was seen in 24.1% without and 17.3% with varunexin.', [control, drug]],
    ['Necrosis: 17.3% (varunexin) vs. 24.1% (placebo).', [drug, control]],
    ['Of those on placebo 24.1% developed necrosis, compared with 17.3%.', [control, drug]],
    ['With varunexin the rate was 17.3%, with placebo 24.1%.', [drug, control]],
    ['Necrosis | Varunexin: 17.3% | Placebo: 24.1%', [drug, control]],
    ['Necrosis | Treated: 17.3% | Placebo arm, by day 30: 24.1%', [drug, control]],
    ['Necrosis was higher with varunexin (24.1% vs 17.3%).', [drug, control]],
    ['Necrosis was higher with placebo, 24.1% against 17.3% under varunexin.', [control, drug]],
    ['Necrosis occurred in 24.1% on placebo and 17.3% on the new drug.', [control, drug]],
  ])('%s', (text, groups) => {
    expect(Object.values(told(text, placebo))).toEqual(groups);
  });
});

it('a count is of whom its share is', () => {
  expect(told('Necrosis occurred in 73 of 420 patients (17.3%) given varunexin.', placebo)).toEqual({
    '73': drug,
    '420 patients': drug,
    '17.3%': drug,
  });
});

describe('of two groups that were both treated, too', () => {
  it.each([
    [
      'Progression-free survival was 18.9 months with lomaratinib versus 10.2 months with gefitinib or erlotinib.',
      ['lomaratinib', 'tki'],
    ],
    [
      'Median PFS was 18.9 months for lomaratinib and 10.2 months for the standard TKI.',
      ['lomaratinib', 'tki'],
    ],
  ])('%s', (text, groups) => {
    expect(Object.values(told(text, active)).map((name) => (name === 'lomaratinib' ? name : 'tki'))).toEqual(
      groups,
    );
  });

  it.each([
    [
      'Stroke occurred in 4.2% after transcatheter repair and in 6.8% after surgery.',
      ['transcatheter', 'surg'],
    ],
    ['Stroke occurred in 6.8% of surgical patients, against 4.2%.', ['surg', 'transcatheter']],
    ['Stroke occurred in 6.8% of the control group.', ['surg']],
    ['Stroke | TMVR: 4.2% | Surgery: 6.8%', ['transcatheter', 'surg']],
  ])('%s', (text, groups) => {
    expect(Object.values(told(text, procedures))).toEqual(groups);
  });
});

describe('nothing is said where it is not known', () => {
  it.each([
    ['no group is named', 'Necrosis occurred in 17.3% versus 24.1%.'],
    ['the numbers are not as the words say', 'Necrosis was less frequent with varunexin (24.1% vs 17.3%).'],
    ['two times are told', 'With varunexin pain fell from 24.1% at baseline to 17.3%.'],
    ['a range', 'Between 17.3% and 24.1% of patients have necrosis.'],
    ['a difference', 'The rate was 24% lower with varunexin.'],
    ['an effect', 'The hazard ratio with varunexin was 0.72 (95% CI 0.54 to 0.96).'],
    ['subgroups', 'Necrosis occurred in 17.3% of women and 24.1% of men.'],
    ['the design alone names it', 'In this placebo-controlled trial 17.3% had necrosis.'],
    ['both are meant', 'Of 840 patients who were assigned to varunexin or placebo 17.3% had necrosis.'],
    ['how much was given', 'Patients received varunexin 5 mg or placebo.'],
    ['when it was', 'Necrosis at 30 days was rarer with varunexin.'],
  ])('%s', (_what, text) => {
    expect(told(text, placebo)).toEqual({});
  });

  it('nor of three groups what only the rest would tell', () => {
    expect(told('Flares occurred in 33% with placebo, against 15%.', three)).toEqual({ '33%': control });
  });
});

it('an abstract keeps its order where it names no group', () => {
  const { groups } = groupsOfAbstract(readAbstract(placebo.abstract), placebo.title);
  const of = (number: string) => groups.get(placebo.abstract.indexOf(number));
  expect([of('17.3%'), of('24.1%')]).toEqual([of('8.2%'), of('12.9%')]);
  expect([of('61 (14.5%)'), of('60 (14.3%)')]).toEqual([of('17.3%'), of('24.1%')]);
  expect(of('17.3%')).not.toBe(of('24.1%'));
});
