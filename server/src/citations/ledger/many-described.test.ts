import { expect, it } from 'vitest';
import { author, mentionsIn, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile(() => ({ held }));

const substances =
  'aspirin ramipril captopril losartan valsartan atenolol bisoprolol carvedilol amlodipine verapamil diltiazem digoxin warfarin heparin apixaban edoxaban ticagrelor prasugrel clopidogrel simvastatin atorvastatin rosuvastatin ezetimibe fenofibrate metformin glipizide gliclazide sitagliptin linagliptin empagliflozin dapagliflozin canagliflozin liraglutide semaglutide insulin prednisone methotrexate ibuprofen naproxen paracetamol morphine tramadol'.split(
    ' ',
  );
const families = substances.map((name) => `${name[0]?.toUpperCase()}${name.slice(1, 5)}berg`);
const held = substances.map((name, at) =>
  work(String(5_000 + at), `${name} for chronic disease in older adults`, {
    authors: [author(families[at] ?? ''), author('Okafor')],
    journal: 'Lancet',
    journal_short: 'Lancet',
    year: 2019,
    volume: '393',
    pages: `${at + 10}-${at + 19}`,
  }),
);
const entry = (at: number) =>
  `${families[at]} A, Okafor A. ${substances[at]} for chronic disease in older adults. Lancet. 2019;393:${at + 10}-${at + 19}.`;
const listOf = (from: number, to: number) =>
  `## References\n\n${substances
    .slice(from, to)
    .map((_, at) => `${at + 1}. ${entry(from + at)}`)
    .join('\n')}\n`;
const answers = (...texts: string[]) => ({
  answers: texts.map((text, at) => ({
    engine: (['claude', 'gemini'] as const)[at] ?? 'xai',
    text,
    vendor_sources: [],
  })),
});

it('says of works beyond those that one check looks for that they are too many, and looks for them at the next', async () => {
  const text = listOf(0, 42);
  const first = await world.check(text);
  const open = mentionsIn(first).filter(({ mention: { state } }) => state === 'unknown');
  expect(new Set(open.map(({ mention: { reason } }) => reason))).toEqual(
    new Set(['Too many works were described to look them all up at once.']),
  );
  expect(open.length).toBeGreaterThan(0);
  const next = await world.check(text, { previous: first });
  expect(mentionsIn(next).filter(({ mention: { state } }) => state !== 'verified')).toEqual([]);
});

it('takes nothing back of more works than one check looks for, and asks first for those that were not found', async () => {
  const first = await world.check('', answers(listOf(0, 30)));
  const both = answers(listOf(0, 30), listOf(30, 41));
  // While one of them is not held yet.
  world.emulator.reset();
  world.emulator.hold(held.slice(0, 40));
  const second = await world.check('', { ...both, previous: first });
  const states = ({ scores }: typeof first) =>
    scores.map((one) => [one.verified, one.unknown + one.not_found]);
  expect(states(second)).toEqual([
    [30, 0],
    [10, 1],
  ]);
  world.emulator.hold(held);
  const third = await world.check('', { ...both, previous: second, recheck: true });
  expect(states(third)).toEqual([
    [30, 0],
    [11, 0],
  ]);
});
