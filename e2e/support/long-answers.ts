import { makeCitation } from '../../server/src/testing/make-citation.ts';
import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { engines } from './chat.ts';
import type { Stage } from './stage.ts';

export const longQuestion = 'Does metformin lower cardiovascular mortality?';

const trial = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  doi: '10.1000/metformin.1',
  year: 2021,
  study_type: 'randomized-trial',
  abstract:
    'RESULTS: The hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93). CONCLUSIONS: Metformin lowered cardiovascular mortality.',
});
const another = makeCitation('Metformin and cardiovascular mortality in heart failure', {
  pmid: '30000002',
  year: 2022,
  study_type: 'observational-study',
  abstract: 'RESULTS: The hazard ratio for cardiovascular death was 0.82 (95% CI 0.69 to 0.98).',
});
const withdrawn = makeCitation('Metformin and cardiovascular mortality, withdrawn', {
  pmid: '30000003',
  status: 'retracted',
  abstract: 'RESULTS: The hazard ratio for cardiovascular death was 0.20 (95% CI 0.10 to 0.30).',
});

const chart = `\`\`\`vega-lite
{"mark": "bar", "title": "Deaths a year", "data": {"values": [{"arm": "metformin", "deaths": 12}, {"arm": "placebo", "deaths": 17}]}, "encoding": {"y": {"field": "arm", "type": "nominal"}, "x": {"field": "deaths", "type": "quantitative"}}}
\`\`\``;
const diagram =
  '```mermaid\nflowchart LR\n  A[Metformin] --> B[AMPK] --> C[Less gluconeogenesis] --> D[Lower glucose]\n```';

const table = [
  '| Study | Design | Participants | Outcome | Hazard ratio | 95% interval | Comment |',
  '|---|---|--:|---|--:|---|---|',
  '| Okafor 2021 | randomised | 4,120 | cardiovascular death | 0.78 | 0.65 to 0.93 | low risk of bias |',
  '| Okafor 2022 | cohort | 18,410 | cardiovascular death | 0.82 | 0.69 to 0.98 | confounding by indication |',
].join('\n');

const filler =
  'Most participants had been diabetic for years, took a statin, and were followed for about five years; adherence was high in both arms, and few were lost.';

/** An answer as engines write them: sections, a list, a wide table, a picture, mentions of works in three forms. */
function answerOf(place: number): string {
  const first =
    place === 4
      ? 'No. Metformin does **not** lower cardiovascular mortality in type 2 diabetes [1].'
      : 'Yes, metformin lowers cardiovascular mortality in type 2 diabetes [1].';
  return [
    first,
    '## Evidence',
    `The hazard ratio for cardiovascular death was ${place === 1 ? '0.87' : '0.78'} (95% CI 0.65 to 0.93) [1]. Others looked at it in heart failure (PMID 30000002), and one trial is often cited still (PMID 30000003).`,
    filler,
    place % 2 === 0 ? chart : diagram,
    table,
    '## Limits',
    `- ${filler}\n- Doses differed.\n- Few were older than 80.`,
    ...Array.from({ length: 6 + place * 2 }, () => filler),
    '## What follows',
    `${filler} See also PMID 99999999.`,
  ].join('\n\n');
}

/** Scripts six long answers, and the sources that know what they cite. */
export function scriptLongAnswers(
  stage: Stage,
  services: SourceEmulator,
  pace: { chunkDelay?: number; chunkSize?: number } = {},
): void {
  services.hold([trial, another, withdrawn]);
  for (const [place, { id }] of engines.entries())
    stage.emulator.script(id, { text: answerOf(place), ...pace });
}
