/**
 * What the overview says of two engines when one of them tells a finding made untrue: `node bench/altered/agreement.ts
 * [--last] [--every N] [--only ALTERATION] [--lines agree|clash|lost|false|studies]`. Of each sentence of results or
 * conclusions (with `--every N`, of every Nth) mistral has the sentence as it stands, claude the altered one
 * (`alterations.ts`), and gemini and xai the sentence as it stands again; all cite its abstract.
 *
 * Rules write no statements: they check what a judge writes. It is asked of a judge that says all agree, and of one that
 * says the second contradicts the first, what the checks leave; it words the claim as the first answer does, without
 * its numbers. Of the pair with the altered sentence an agreement that is left is wrong and a contradiction right; of
 * the pair without it the other way round. `four`: of all together, whether the altered one is left among those who
 * agree, and whether the three others are.
 *
 * Of the studies' rows, those whose effect stands in the sentence: an altered number that counts as the abstract's is
 * wrong, "another number" right; of the sentence as it stands the other way round. Of words that were altered, the
 * number is told the other way round or denied. No labels are needed; the halves are those of `run.ts`.
 */
import type { Citation, StudyCellState } from '@sextant/contracts';
import { createLedgerKeeper } from '../../server/src/citations/ledger/ledger-keeper.ts';
import { isBorneOut } from '../../server/src/overview/judge/check/numbers.ts';
import { readClaim } from '../../server/src/overview/judge/check/whole-claim.ts';
import type { JudgeDraft } from '../../server/src/overview/judge/draft.ts';
import { checkForJudge } from '../../server/src/overview/judge/judge-reader.ts';
import { makeOverview } from '../../server/src/overview/make-overview.ts';
import type { OverviewInput } from '../../server/src/overview/overview-input.ts';
import { type AbstractSentence, readAbstract } from '../../server/src/reading/abstracts/read-abstract.ts';
import { makeCitation } from '../../server/src/testing/make-citation.ts';
import { claimIn } from '../judge/perfect-judge.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { type Altered, alterations } from './alterations.ts';

const argumentOf = (name: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? null) : null;
const isLast = process.argv.includes('--last');
const [every, only, shown] = [
  Number(argumentOf('--every') ?? 1),
  argumentOf('--only'),
  argumentOf('--lines'),
];

const engines = ['mistral', 'claude', 'gemini', 'xai'];
const keeper = createLedgerKeeper({ sources: [], budget: 60_000 });
const question = 'What did the study find?';

/** What four engines say of one work, each in one sentence that cites it. */
async function turnOf(sentences: readonly string[], citation: Citation): Promise<OverviewInput> {
  const texts = sentences.map((text) => `${text.replace(/[.\s]+$/, '')} [1].`);
  const evidence = {
    searched_at: new Date().toISOString(),
    query: question,
    sources: [],
    works: [{ number: 1, citation }],
  };
  const answers = engines.map((engine, at) => ({ engine, text: texts[at] ?? '' }));
  const ledger = await keeper.check({
    evidence,
    question,
    answers: answers.map((answer) => ({ ...answer, vendor_sources: [] })),
    signal: new AbortController().signal,
  });
  return {
    question,
    earlierQuestions: [],
    evidence,
    ledger,
    answers: answers.map((answer) => ({
      ...answer,
      label: answer.engine,
      model: 'unknown',
      mode: 'live',
      missing: '',
    })),
  };
}

type Overview = ReturnType<typeof makeOverview>;
type Stance = 'states' | 'contradicts';

/** The stances that the checks leave of a judge that says of some engines, by their letters, that all state a claim, or all but the first contradict it. */
function leftOf(
  input: OverviewInput,
  byRules: Overview,
  letters: string,
  stance: Stance,
  differsIn: 'number' | 'direction',
): Stance[] {
  const quoted = (letter: string) => input.answers['ABCD'.indexOf(letter)]?.text ?? '';
  const texts = [...letters].map(quoted);
  const statements: JudgeDraft['statements'] = [
    {
      text: claimOf(texts),
      stances: [...letters].map((answer, at) => ({
        answer,
        stance: at === 0 ? 'states' : stance,
        differs_in: at === 0 || stance === 'states' ? [] : [differsIn],
        same_population: true,
        same_dose: true,
        same_outcome: true,
        quotation: quoted(answer),
      })),
    },
  ];
  const { judged } = checkForJudge(
    { verdicts: [], citations: [], works: [], synthesis: [], statements },
    {
      input: { ...input, evidence: JSON.stringify(input.evidence), ledger: JSON.stringify(input.ledger) },
      byRules,
      order: engines,
    },
  );
  const stances = judged.statements[0]?.stances ?? [];
  return [...letters].map(
    (letter) => stances.find(({ engine }) => engine === engines['ABCD'.indexOf(letter)])?.stance as Stance,
  );
}

/** The first one's words without their numbers, where they are a claim; else what anybody may say. */
function claimOf(texts: readonly string[]): string {
  const claim = claimIn(texts[0] ?? '');
  const isFit =
    typeof readClaim(claim, (text) => text) !== 'string' && texts.every((text) => isBorneOut(claim, [text]));
  return isFit ? claim : 'The study found a difference between its groups.';
}

const count = () => ({
  all: 0,
  agree: 0,
  contradict: 0,
  silent: 0,
  asItStands: { agree: 0, contradict: 0 },
  four: { altered: 0, others: 0 },
  cells: { all: 0, asItStands: stateCount(), altered: stateCount() },
});
const stateCount = (): Partial<Record<StudyCellState, number>> => ({});

const counts = new Map<string, ReturnType<typeof count>>();
const isInHalf = ({ pmid }: LiteratureRow) => (Number(pmid.slice(-1)) % 2 === 1) === isLast;
const print = (kind: string, text: string) => {
  if (kind === shown) console.log(text);
};

async function measure(row: LiteratureRow, sentence: AbstractSentence, name: string, altered: Altered) {
  const of = counts.get(name) ?? count();
  counts.set(name, of);
  const { text } = sentence;
  const citation = makeCitation(row.title, { pmid: row.pmid, abstract: row.abstract });
  const input = await turnOf([text, altered.text, text, text], citation);
  const byRules = makeOverview(input, new Date());
  const left = (letters: string, stance: Stance) =>
    leftOf(input, byRules, letters, stance, altered.wrong.length > 0 ? 'number' : 'direction');
  const isAll = (stances: readonly Stance[], last: Stance) =>
    stances.every((one, at) => one === (at === 0 ? 'states' : last));
  const both = `${name} ${row.pmid}\n  ${text}\n  ${altered.text}`;
  const [agree, contradict] = [
    isAll(left('AB', 'states'), 'states'),
    isAll(left('AB', 'contradicts'), 'contradicts'),
  ];
  const [agreeAsIs, contradictAsIs] = [
    isAll(left('AC', 'states'), 'states'),
    isAll(left('AC', 'contradicts'), 'contradicts'),
  ];
  const [a, b, ...others] = left('ABCD', 'states');
  of.all += 1;
  of.agree += Number(agree);
  of.contradict += Number(contradict);
  of.silent += Number(!agree && !contradict);
  of.asItStands.agree += Number(agreeAsIs);
  of.asItStands.contradict += Number(contradictAsIs);
  of.four.altered += Number(b === 'states');
  of.four.others += Number([a, ...others].every((one) => one === 'states'));
  if (agree) print('agree', both);
  if (!contradict) print('clash', both);
  if (!agreeAsIs) print('lost', both);
  if (contradictAsIs) print('false', both);
  countCells(byRules, sentence, altered, of.cells, both);
}

function countCells(
  { studies }: Overview,
  { from, text, to }: AbstractSentence,
  altered: Altered,
  cells: ReturnType<typeof count>['cells'],
  both: string,
) {
  const written = altered.wrong.flatMap(([start, end]) => [
    text.slice(start, end),
    altered.text.slice(start, end),
  ]);
  const isAltered = (row: string) => written.length === 0 || written.some((one) => one.trim() === row.trim());
  const rows = studies.rows.filter(
    (row) => row.passage && row.passage.from < to && from < row.passage.to && isAltered(row.written),
  );
  for (const study of rows) {
    const stateOf = (engine: string) => study.cells.find((cell) => cell.engine === engine)?.state;
    const [asItStands, other] = [stateOf('mistral'), stateOf('claude')];
    if (!asItStands || !other) continue;
    cells.all += 1;
    cells.asItStands[asItStands] = (cells.asItStands[asItStands] ?? 0) + 1;
    cells.altered[other] = (cells.altered[other] ?? 0) + 1;
    if (other === 'same-number' || asItStands === 'other-number')
      print('studies', `${study.written} ${asItStands} -> ${other}: ${both}`);
  }
}

let seen = 0;
for (const row of readRows<LiteratureRow>('literature.jsonl').filter((one) => one.abstract && isInHalf(one)))
  for (const sentence of readAbstract(row.abstract).sentences) {
    if (sentence.role !== 'results' && sentence.role !== 'conclusions') continue;
    seen += 1;
    if (seen % every !== 0) continue;
    for (const [name, alter] of Object.entries(alterations)) {
      if (only && name !== only) continue;
      const altered = alter(sentence);
      if (altered) await measure(row, sentence, name, altered);
    }
  }

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${(part / whole).toFixed(3)} (${part} of ${whole})`;
const states = (of: Partial<Record<StudyCellState, number>>) =>
  `same ${of['same-number'] ?? 0}, another ${of['other-number'] ?? 0}`;
for (const [name, { agree, all, asItStands, cells, contradict, four, silent }] of counts)
  console.log(
    `${name}: altered said to agree ${share(agree, all)}, to contradict ${share(contradict, all)}, neither ${share(silent, all)}; as it stands said to agree ${share(asItStands.agree, all)}, to contradict ${share(asItStands.contradict, all)}; of four, altered among them ${share(four.altered, all)}, the others ${share(four.others, all)}\n  ${cells.all} cells: as it stands ${states(cells.asItStands)}; altered ${states(cells.altered)}`,
  );
