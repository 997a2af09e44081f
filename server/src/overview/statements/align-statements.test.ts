import { statement } from '@sextant/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignStatements } from './align-statements.ts';

const noWorks = () => [];
const two = (one: string, other: string) => [
  { engine: 'claude', text: one },
  { engine: 'gemini', text: other },
];

/** What the second of two answers says on what the first states. */
function between(one: string, other: string): string {
  for (const { stances } of alignStatements(two(one, other), noWorks)) {
    const kinds = stances.map(({ stance }) => stance);
    if (kinds.includes('contradicts')) return stances.flatMap(({ differs_in }) => differs_in).join(' ');
    if (!kinds.includes('silent')) return 'agrees';
  }
  return 'apart';
}

describe('alignStatements, two answers of one claim each', () => {
  it.each([
    // What is told of the work cited before it
    [
      'Aspirin lowers mortality in sepsis [1]. (2023, randomized trial, n = 17,604)',
      'Statins prevent stroke in diabetes [1]. (2023, randomized trial, n = 17,604)',
      'apart',
    ],
    // Other medicines
    [
      'Cardiovascular death or admission for heart failure, empagliflozin vs placebo: HR 0.75 (95% CI 0.65 to 0.86).',
      'Cardiovascular death or admission for heart failure, dapagliflozin vs placebo: HR 0.83 (95% CI 0.73 to 0.95).',
      'apart',
    ],
    [
      'No. Metformin does not lower cardiovascular mortality.',
      'Yes, metformin lowers cardiovascular mortality.',
      'negation',
    ],
    // Negation
    ['Aspirin reduces mortality in sepsis.', 'Aspirin does not reduce mortality in sepsis.', 'negation'],
    ['Aspirin reduces mortality in sepsis.', 'In sepsis, aspirin failed to lower mortality.', 'negation'],
    ['Aspirin reduces mortality in sepsis.', 'Aspirin had no effect on mortality in sepsis.', 'negation'],
    [
      'Aspirin reduces mortality in sepsis.',
      'There was no significant difference in mortality between aspirin and placebo in sepsis.',
      'negation',
    ],
    [
      'Aspirin does not reduce mortality in sepsis.',
      'Mortality in sepsis was similar with aspirin and placebo.',
      'agrees',
    ],
    [
      'Aspirin reduces mortality in sepsis.',
      'There is no evidence that aspirin reduces mortality in sepsis.',
      'negation certainty',
    ],
    ['CBT is recommended for insomnia.', 'CBT is not recommended for insomnia.', 'negation'],
    // Double negation
    [
      'Glucosamine is not without benefit for knee pain.',
      'Glucosamine is beneficial for knee pain.',
      'agrees',
    ],
    [
      'Glucosamine is not without benefit for knee pain.',
      'Glucosamine has no benefit for knee pain.',
      'negation',
    ],
    ['A benefit of zinc in colds cannot be ruled out.', 'Zinc has no benefit in colds.', 'negation'],
    ['Rash is not uncommon with lamotrigine.', 'Rash is common with lamotrigine.', 'agrees'],
    // A denial that says whom it is about denies nothing else
    [
      'In patients without oxygen, dexamethasone raised mortality.',
      'Dexamethasone increased deaths in patients not receiving oxygen.',
      'agrees',
    ],
    // Direction
    ['Coffee increases blood pressure.', 'Coffee decreases blood pressure.', 'direction'],
    ['Curcumin is effective for knee pain.', 'Curcumin is ineffective for knee pain.', 'negation'],
    ['Off-target edits are rare with Cas9.', 'Off-target edits are common with Cas9.', 'direction'],
    ['Drug X improves survival in sarcoma.', 'Drug X reduces mortality in sarcoma.', 'agrees'],
    ['Drug X improves survival in sarcoma.', 'Drug X increases mortality in sarcoma.', 'direction'],
    // Not inferior is not superior
    [
      'Rivaroxaban is non-inferior to warfarin for stroke.',
      'Rivaroxaban was not inferior to warfarin for stroke.',
      'agrees',
    ],
    [
      'Rivaroxaban is non-inferior to warfarin for stroke.',
      'Rivaroxaban is superior to warfarin for stroke.',
      'negation',
    ],
    [
      'Rivaroxaban is no better than warfarin for stroke.',
      'Rivaroxaban is better than warfarin for stroke.',
      'negation',
    ],
    // Comparators
    [
      'Ticagrelor is better than clopidogrel for angina.',
      'Clopidogrel is worse than ticagrelor for angina.',
      'agrees',
    ],
    [
      'Ticagrelor is better than clopidogrel for angina.',
      'Clopidogrel is better than ticagrelor for angina.',
      'direction',
    ],
    [
      'HbA1c was lower with semaglutide than with sitagliptin.',
      'HbA1c was lower with sitagliptin than with semaglutide.',
      'direction',
    ],
    [
      'Semaglutide lowered HbA1c more than sitagliptin.',
      'Sitagliptin reduced HbA1c less than semaglutide.',
      'agrees',
    ],
    [
      'Compared with sitagliptin, semaglutide lowers HbA1c.',
      'HbA1c is lower with semaglutide than with sitagliptin.',
      'agrees',
    ],
    // Numbers
    ['Semaglutide lowers body weight by 26 %.', 'Semaglutide reduces body weight by 26.1%.', 'agrees'],
    ['Semaglutide lowers body weight by 26 %.', 'Semaglutide reduces body weight by 62 %.', 'number'],
    ['Semaglutide lowers body weight.', 'Semaglutide reduces body weight by 62 %.', 'agrees'],
    [
      'One allele raises the risk of dementia threefold.',
      'One allele triples the risk of dementia.',
      'agrees',
    ],
    ['The INR target on warfarin is 2–3.', 'The INR target on warfarin is 3–4.', 'number'],
    [
      'The drug lowered the relative risk of stroke by 25 %.',
      'The drug lowered the absolute risk of stroke by 1 %.',
      'apart',
    ],
    // Doses and units
    ['The dose of ibuprofen is 1 g.', 'The dose of ibuprofen is 1000 mg.', 'agrees'],
    ['The dose of levothyroxine is 50 mg.', 'The dose of levothyroxine is 50 µg.', 'dose unit'],
    ['The dose of ibuprofen is 400 mg.', 'The dose of ibuprofen is 800 mg.', 'dose'],
    [
      'The transfusion threshold is 7 g/dL haemoglobin.',
      'The transfusion threshold is a hemoglobin of 70 g/L.',
      'agrees',
    ],
    // Populations
    ['In men, aspirin reduces strokes.', 'In women, aspirin does not reduce strokes.', 'apart'],
    ['In children, zinc reduces diarrhoea.', 'In adults, zinc reduces diarrhoea.', 'apart'],
    [
      'Metformin lowers weight in people with diabetes.',
      'Metformin lowers weight in people without diabetes.',
      'apart',
    ],
    ['Aspirin reduces strokes only in men.', 'Aspirin reduces strokes only in women.', 'population'],
    // Certainty
    ['Fluoride may reduce caries.', 'Fluoride reduces caries.', 'agrees'],
    ['It is unclear whether fluoride reduces caries.', 'Fluoride reduces caries.', 'certainty'],
    // Other words for the same
    [
      'Colchicine lowers the risk of myocardial infarction.',
      'Heart attacks are cut by colchicine.',
      'agrees',
    ],
    ['Torsades de pointes (TDP) is rare with sotalol.', 'TDP is uncommon with sotalol.', 'agrees'],
    // Other things
    ['Metformin lowers HbA1c.', 'Metformin causes diarrhoea.', 'apart'],
  ])('%s | %s: %s', (one, other, expected) => {
    expect(between(one, other)).toBe(expected);
    expect(between(other, one).split(' ').sort()).toEqual(expected.split(' ').sort());
  });
});

describe('alignStatements', () => {
  const answers = [
    { engine: 'claude', text: '# Aspirin\n\n- Aspirin reduces **stroke** [1].\n- It raises bleeding [2].' },
    { engine: 'gemini', text: 'Here is a summary. Aspirin does not reduce stroke [3].' },
    { engine: 'gpt', text: 'Aspirin reduces strokes [1]. Consult your doctor.' },
    { engine: 'grok', text: '```\nAspirin reduces stroke.\n```' },
  ];
  const worksOf = (engine: string, from: number, to: number) => {
    const text = answers.find((answer) => answer.engine === engine)?.text.slice(from, to) ?? '';
    return [...text.matchAll(/\[(\d)\]/g)].map(([, number]) => `work-${number}`);
  };

  it('puts contradictions first, and names the works behind those who state it', () => {
    const [first, ...rest] = alignStatements(answers, worksOf);
    expect(first?.text).toBe('Aspirin reduces stroke.');
    expect(first?.stances.map(({ stance }) => stance)).toEqual(['states', 'contradicts', 'states', 'silent']);
    expect(first?.stances[1]?.works).toEqual(['work-3']);
    expect(first?.works).toEqual(['work-1']);
    expect(rest.map(({ text }) => text)).toEqual(['It raises bleeding.']);
  });

  it('gives a second side of several engines a statement of its own', () => {
    const more = [...answers, { engine: 'kimi', text: 'Aspirin had no effect on stroke.' }];
    const [first, second] = alignStatements(more, worksOf);
    expect([first, second].map((one) => one?.stances.map(({ stance }) => stance))).toEqual([
      ['states', 'contradicts', 'states', 'silent', 'contradicts'],
      ['contradicts', 'states', 'contradicts', 'silent', 'states'],
    ]);
  });

  it('keeps an id while its passage stands, whatever else is said', () => {
    const id = alignStatements(answers, worksOf)[0]?.id;
    const later = answers.map((one) =>
      one.engine === 'gpt' ? one : { ...one, text: `${one.text}\n\nZinc helps colds.` },
    );
    expect(alignStatements(later, worksOf).map((one) => one.id)).toContain(id);
    expect(alignStatements(answers, worksOf)).toEqual(alignStatements(answers, worksOf));
  });

  it('takes any text, and points into the answers', () => {
    const words = fc.constantFrom(
      'aspirin',
      'reduces',
      'not',
      'stroke',
      '26 %',
      '(HF)',
      '\n',
      '. ',
      '|',
      '```',
      '5 mg',
      'than',
      '🙂',
      '- ',
      '# ',
      '[1]',
      'and',
      'no',
      'without',
      ',',
      ':',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 60 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 6 }), (some) => {
        const all = some.map((text, at) => ({ engine: `engine-${at}`, text }));
        const found = alignStatements(all, noWorks);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const one of found) {
          expect(statement.parse(one)).toEqual(one);
          expect(one.stances.map(({ engine }) => engine)).toEqual(all.map(({ engine }) => engine));
          for (const { engine, passages } of one.stances)
            for (const { from, to } of passages) {
              const text = all.find((answer) => answer.engine === engine)?.text ?? '';
              expect(from).toBeLessThan(to);
              expect(text.slice(from, to).trim()).toBe(text.slice(from, to));
              expect(to).toBeLessThanOrEqual(text.length);
            }
        }
      }),
    );
  });

  it('tells once what all say in one sentence, though it says two things', () => {
    const text =
      'Hospital admissions of any kind were fewer, yet heart-failure and mortality outcomes did not differ significantly.';
    expect(alignStatements(two(text, text), noWorks).map((one) => one.text)).toEqual([text]);
  });

  it.each([
    ['brackets', '('.repeat(1_000_000)],
    ['one line without an end', 'aspirin reduces death by 5 % '.repeat(35_000)],
    ['short sentences', 'x. '.repeat(330_000)],
    ['denials', 'patients with no '.repeat(60_000)],
    ['marks', '[1]'.repeat(330_000)],
    ['digits', '1,'.repeat(500_000)],
  ])('reads a million characters of %s to the end', (_what, text) => {
    expect(alignStatements(two(text, text), noWorks).length).toBeLessThanOrEqual(24);
  });
});
