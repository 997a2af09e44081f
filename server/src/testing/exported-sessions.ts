import type { Citation, SessionDetail } from '@sextant/contracts';
import { makeCitation } from './make-citation.ts';
import type { ProviderEmulator } from './provider-emulator/provider-emulator.ts';
import { failures } from './source-emulator/behaviour.ts';
import type { SourceEmulator } from './source-emulator/source-emulator.ts';
import type { TestUser } from './test-user.ts';

/** The engines in the order of the page. */
const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'] as const;

const drugs = ['dapagliflozin', 'empagliflozin', 'canagliflozin', 'sotagliflozin', 'ertugliflozin'];
const outcomes = [
  'cardiovascular death',
  'hospital stays for heart failure',
  'kidney failure',
  'stroke',
  'ketoacidosis',
];

/** Forty works, each with an effect in its abstract; every seventh but the first is retracted, six in all. */
const exportedWorks: Citation[] = Array.from({ length: 40 }, (_, index) => {
  const drug = drugs[index % drugs.length] as string;
  const outcome = outcomes[(index * 2) % outcomes.length] as string;
  const value = (0.62 + (index % 20) / 100).toFixed(2);
  const low = (Number(value) - 0.1).toFixed(2);
  const high = (Number(value) + 0.13).toFixed(2);
  return makeCitation(`Effects of ${drug} on ${outcome} in adults with heart failure, cohort ${index + 1}`, {
    pmid: `${31_000_001 + index}`,
    doi: `10.1000/exported.${index + 1}`,
    year: 2005 + (index % 20),
    journal: `Journal of Heart Failure ${(index % 7) + 1}`,
    study_type: index % 3 === 0 ? 'randomized-trial' : 'observational-study',
    n: 400 + index * 31,
    status: isRetracted(index) ? 'retracted' : 'current',
    abstract: `METHODS: ${400 + index * 31} patients took part.\nRESULTS: The hazard ratio for ${outcome} was ${value} (95% CI ${low} to ${high}).\nCONCLUSIONS: Treatment with ${drug} lowered the risk of ${outcome}.`,
  });
});
function isRetracted(index: number): boolean {
  return index % 7 === 6 || index === 39;
}

const sentences = [
  'Yes, treatment lowers the risk of cardiovascular death in adults with heart failure and a reduced ejection fraction',
  'The effect was seen within the first weeks after treatment had begun and lasted for the whole time of observation',
  'People with and without diabetes benefited alike, which speaks against a mere effect of lower blood sugar',
  'Hospital stays for heart failure became rarer, and so did first stays among those who had never been admitted',
  'Kidney function fell a little in the first month and then declined more slowly than it did on placebo',
  'Genital infections were more common, while severe low blood sugar was as rare as it was on placebo',
  'Ketoacidosis is rare but has to be thought of before operations and in times of fasting or illness',
  'Older people had as much benefit as younger ones, and they did not stop the treatment more often',
  'The confidence intervals of small trials are wide, so that single results should not be read as a ranking',
  'Guidelines therefore name the drug class among the first treatments, together with three other classes',
  'Blood pressure fell by some millimetres of mercury, which seldom led to complaints or to a lower dose',
  'Quality of life improved by a few points of the questionnaire, which is small but was felt by many',
];

/** About so many words in paragraphs, a list and headings, with a citation at the end of most sentences. */
function answerText(seed: number, words: number, cite: (count: number) => string): string {
  const parts: string[] = [];
  let count = 0;
  let said = 0;
  while (said < words) {
    const section: string[] = [];
    for (let step = 0; step < 4 && said < words; step += 1) {
      const sentence = sentences[(seed * 5 + count * 7) % sentences.length] as string;
      count += 1;
      said += sentence.split(' ').length;
      section.push(`${sentence}${count % 3 === 2 ? '' : ` ${cite(count)}`}.`);
    }
    if (parts.length === 0) parts.push(section.join(' '));
    else if (parts.length === 2) parts.push('## Safety', section.map((one) => `- ${one}`).join('\n'));
    else if (parts.length === 4) parts.push('## What follows for practice', section.join(' '));
    else parts.push(section.join(' '));
  }
  return parts.join('\n\n');
}

const cite = ({ pmid, year }: Citation) => `(Okafor ${year}; PMID ${pmid})`;

/** Each engine's own of the forty works; together they cite all of them. */
const citing = (engine: number) => (count: number) =>
  cite(exportedWorks[(engine * 7 + count) % exportedWorks.length] as Citation);

const extras = [
  '| Trial | n | Hazard ratio | What was counted |\n| --- | ---: | ---: | --- |\n| DAPA-HF | 4744 | 0.74 | Worsening heart failure or cardiovascular death |\n| EMPEROR-Reduced | 3730 | 0.75 | Hospital stay for heart failure or cardiovascular death |\n| SOLOIST-WHF | 1222 | 0.67 | All hospital stays and urgent visits |',
  'A chart of what was seen:\n\n```vega-lite\n{"title": "Events", "data": {"values": [{"arm": "drug", "events": 386}, {"arm": "placebo", "events": 502}]}, "mark": "bar", "encoding": {"x": {"field": "arm", "type": "nominal"}, "y": {"field": "events", "type": "quantitative"}}}\n```',
  'The molecules:\n\n```smiles\nCC(=O)Oc1ccccc1C(=O)O aspirin\nCN1C=NC2=C1C(=O)N(C(=O)N2C)C caffeine\n```',
  'With $\\text{RRR} = 1 - \\frac{a / (a + b)}{c / (c + d)}$ the number needed to treat is\n\n$$\\text{NNT} = \\frac{1}{\\sum_{i=1}^{n} p_i - \\sqrt{q^2}}$$\n\nwhich costs US$5 a day.',
  'The pathway:\n\n```mermaid\nflowchart LR\n  A["Inhibition of SGLT2"] --> B["Sodium excreted"]\n  B --> C["Less load on the heart"]\n```\n\n1. First\n2. Second\n\nAnd again:\n\n1. First of another list',
  'The trials together:\n\n```forest\n{"title": "Heart failure or death", "measure": "hazard-ratio", "rows": [{"label": "DAPA-HF", "value": 0.74, "low": 0.65, "high": 0.85, "n": 4744}, {"label": "DELIVER", "value": 0.82, "low": 0.73, "high": 0.92}]}\n```\n\n```table\nStudy,n,HR\nDAPA-HF,4744,0.74\nDELIVER,6263,0.82\n```\n\nNobody has published PMID 99999999, and NCT00000042 has not ended.',
];

export interface ExportedSessions {
  /** Six answers of 400 words with twelve works. */
  plain: SessionDetail;
  /** Forty works, six of them retracted, one that is not found and one unknown; tables, pictures, formulas. */
  full: SessionDetail;
  /** Three questions, one with an engine that fails and one whose answer tries to break the document. */
  several: SessionDetail;
}

/** What tries to run, to load, or to break a document that it is written into. */
const hostileAnswer = [
  'Yes, metformin lowers mortality. **Sure.**',
  '<script>alert(1)</script> <img src=x onerror=alert(1)> ![p](https://tracker.example/p.png) [x](javascript:alert(1))',
  'Controls \u0007\u000b\ud800 and ]]> and </w:t></w:r> and &#0; and \uffff',
  '$$\\frac{a}{\\undefined{b}}$$ and $x_1^{2}$',
  `\`\`\`mermaid\nnot a diagram\n\`\`\``,
  `${'> '.repeat(60)}deep`,
  '| a |\n| --- |\n| 1 | 2 | 3 |',
].join('\n\n');

/** Six answers of 400 words that cite all works, each with a table, a picture or a formula of its own. */
const fullAnswers = engines.map((_, index) => `${answerText(index, 400, citing(index))}\n\n${extras[index]}`);

/** Asks a question, in a session of its own or in one that there is; an engine without a text fails. */
async function askWith(
  user: TestUser,
  providers: ProviderEmulator,
  question: string,
  texts: readonly (string | null)[],
  session?: string,
): Promise<string> {
  for (const [index, engine] of engines.entries()) {
    const text = texts[index];
    providers.script(engine, typeof text === 'string' ? { text, chunkSize: 200 } : { fail: 'refused' });
  }
  const body = { input_text: question, ...(session && { session_id: session }) };
  return ((await user.post('/api/v1/chat/', body)) as { session_id: string }).session_id;
}

/** Asks a session of so many full turns: what is written of it takes its time. @returns its id */
export async function askLongSession(
  user: TestUser,
  providers: ProviderEmulator,
  services: SourceEmulator,
  turns: number,
): Promise<string> {
  services.hold(exportedWorks);
  let session: string | undefined;
  for (let turn = 0; turn < turns; turn += 1)
    session = await askWith(
      user,
      providers,
      `Do SGLT2 inhibitors lower mortality? (${turn})`,
      fullAnswers,
      session,
    );
  return session as string;
}

/** Asks the three sessions whose exports are opened by readers of their kind. */
export async function askExportedSessions(
  user: TestUser,
  providers: ProviderEmulator,
  services: SourceEmulator,
): Promise<ExportedSessions> {
  services.hold(exportedWorks);
  const ask = (question: string, texts: readonly (string | null)[], session?: string) =>
    askWith(user, providers, question, texts, session);
  const read = (session: string) => user.get(`/api/v1/chat/sessions/${session}/`) as Promise<SessionDetail>;
  const few = (engine: number) => (count: number) => cite(exportedWorks[(engine + count) % 12] as Citation);
  const plain = await ask(
    'Does dapagliflozin lower mortality in adults with heart failure?',
    engines.map((_, index) => answerText(index, 400, few(index))),
  );
  services.behave('clinicaltrials', failures.broken);
  const full = await ask(
    'Do SGLT2 inhibitors lower mortality in adults with heart failure & <reduced> ejection fraction?',
    fullAnswers,
  );
  const several = await ask(
    'Does metformin lower mortality?',
    engines.map((_, index) => (index === 2 ? hostileAnswer : answerText(index, 60, few(index)))),
  );
  const failing = engines.map((_, index) => (index === 4 ? null : answerText(index, 60, few(index))));
  await ask('And in people with kidney failure?', failing, several);
  await ask(
    'What is known of stroke?',
    engines.map((_, index) => answerText(index, 60, few(index))),
    several,
  );
  return { plain: await read(plain), full: await read(full), several: await read(several) };
}
