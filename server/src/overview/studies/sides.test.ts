import { describe, expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

/** Questions, each with the titles and results of the works that its answer cites, and which of them are drawn together. */
const cases: readonly (readonly [
  question: string,
  works: readonly (readonly [string, string])[],
  drawn: number[],
])[] = [
  [
    'Is chorioamnionitis a risk factor for bronchopulmonary dysplasia?',
    [
      [
        'Chorioamnionitis and bronchopulmonary dysplasia',
        'Chorioamnionitis was associated with bronchopulmonary dysplasia (OR 1.80, 95% CI 1.20-2.70).',
      ],
      [
        'Ductus arteriosus and bronchopulmonary dysplasia',
        'A patent ductus was associated with bronchopulmonary dysplasia (OR 1.50, 95% CI 1.10-2.10). Chorioamnionitis was not.',
      ],
      [
        'Breast milk and bronchopulmonary dysplasia',
        'Breast milk was associated with less bronchopulmonary dysplasia (OR 0.60, 95% CI 0.40-0.90).',
      ],
    ],
    [],
  ],
  [
    'Does deferred cord clamping reduce death in preterm infants?',
    [
      [
        'Deferred cord clamping in preterm infants',
        'Deferred clamping reduced death (OR 0.68, 95% CI 0.51-0.91) compared with immediate clamping.',
      ],
      [
        'Immediate cord clamping in preterm infants',
        'Immediate clamping increased death (OR 1.45, 95% CI 1.05-2.00) compared with deferred clamping.',
      ],
      [
        'Deferred cord clamping: a second trial',
        'Death was less common with deferred clamping than with immediate clamping (OR 0.90, 95% CI 0.61-1.31).',
      ],
    ],
    [0, 2],
  ],
  [
    'Does montelukast reduce exacerbations of asthma?',
    [
      [
        'Montelukast in childhood asthma',
        'Montelukast reduced exacerbations compared with placebo (RR 0.70, 95% CI 0.55-0.90).',
      ],
      [
        'Intermittent versus daily montelukast',
        'The rate of exacerbations did not differ between daily and intermittent montelukast (RR 0.99, 95% CI 0.71-1.35).',
      ],
      [
        'Azithromycin versus montelukast in asthma',
        'Azithromycin reduced exacerbations compared with montelukast (RR 0.64, 95% CI 0.41-0.98).',
      ],
      ['Stopping montelukast', 'Stopping montelukast raised exacerbations (RR 1.30, 95% CI 1.02-1.66).'],
      [
        'Montelukast in preschool wheeze',
        'Exacerbations were less common with montelukast than with placebo (RR 0.85, 95% CI 0.71-1.02).',
      ],
    ],
    [0, 4],
  ],
  [
    'Do SGLT2 inhibitors reduce hospitalisation for heart failure?',
    [
      [
        'Dapagliflozin, an SGLT2 inhibitor, in heart failure',
        'Hospitalisation for heart failure was less common with dapagliflozin than with placebo (HR 0.70, 95% CI 0.59-0.83).',
      ],
      [
        'Empagliflozin in heart failure',
        'Empagliflozin, an SGLT2 inhibitor, was tested. Empagliflozin reduced hospitalisation for heart failure compared with placebo (HR 0.69, 95% CI 0.59-0.81).',
      ],
    ],
    [0, 1],
  ],
  [
    'Does cognitive behavioural therapy reduce relapse of depression?',
    [
      [
        'CBT for relapse prevention in depression',
        'Relapse was less common with CBT than with usual care (HR 0.64, 95% CI 0.47-0.88).',
      ],
      [
        'Discontinuing antidepressants in primary care',
        'Relapse was more common after discontinuation (HR 2.06, 95% CI 1.56-2.70).',
      ],
    ],
    [],
  ],
];

const works = cases.map(([, told], of) =>
  told.map(([title, result], at) => work(`3100${of}${at}00`, title, { abstract: `RESULTS: ${result}` })),
);
const world = ledgerWorldForFile(() => ({ inLibrary: works.flat() }));

describe('a plot is of what was asked about, compared with one thing and one way round', () => {
  it.each(cases.map(([question, , drawn], of) => [question, of, drawn] as const))(
    '%s',
    async (question, of, drawn) => {
      const own = works[of] ?? [];
      const evidence = evidenceOf(...own);
      const text = own.map((_, at) => `It was studied [${at + 1}].`).join('\n\n');
      const ledger = await world.check(text, { evidence });
      const answer = {
        engine: 'claude',
        label: 'Claude',
        mode: 'live' as const,
        missing: '',
        model: '',
        text,
      };
      const input = { question, earlierQuestions: [], answers: [answer], evidence, ledger };
      const { plots } = makeStudies(input, [answer]);
      const ids = plots.map(({ rows }) => [...rows].sort());
      expect(ids).toEqual(drawn.length > 0 ? [drawn.map((at) => `pmid:3100${of}${at}00#0`)] : []);
    },
  );
});
