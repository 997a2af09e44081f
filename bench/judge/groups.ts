/**
 * What the checks leave of a judge that is right, and of one that says the contrary throughout, on pairs of sentences that give one
 * study's numbers to its two groups: `node bench/judge/groups.ts FOLDER [--lines]`. The folder's `agreeing*.txt` and `clashing*.txt` have a pair a
 * line, with tabs: set, work, outcome, engine, "sentence", engine, "sentence"; the sets themselves, in the form of
 * `bench/sealed/README.md`, have the answers and works.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ledger } from '@sextant/contracts';
import { isBorneOut } from '../../server/src/overview/judge/check/numbers.ts';
import { readClaim } from '../../server/src/overview/judge/check/whole-claim.ts';
import type { JudgeDraft } from '../../server/src/overview/judge/draft.ts';
import { checkForJudge } from '../../server/src/overview/judge/judge-reader.ts';
import { makeOverview } from '../../server/src/overview/make-overview.ts';
import type { OverviewInput } from '../../server/src/overview/overview-input.ts';
import { makeCitation } from '../../server/src/testing/make-citation.ts';
import { claimIn } from './perfect-judge.ts';

const folder = process.argv[2];
if (!folder || folder.startsWith('--')) {
  console.error('Which folder? node bench/judge/groups.ts bench/sealed/arms');
  process.exit(1);
}
const showsLines = process.argv.includes('--lines');

interface Side {
  engine: string;
  sentence: string;
}
interface Pair {
  set: string;
  work: string;
  outcome: string;
  sides: [Side, Side];
}
interface LabelledSet {
  question: string;
  works: Map<string, { title: string; abstract: string | null }>;
  answers: Map<string, string>;
}

/** A set by the number that its file begins with; read once. */
const sets = new Map<string, LabelledSet>();

function setOf(number: string): LabelledSet {
  const known = sets.get(number);
  if (known) return known;
  const file = readdirSync(folder as string).find(
    (name) => name.startsWith(`${number}-`) && name.endsWith('.md'),
  );
  if (!file) throw new Error(`There is no set ${number} in ${folder}`);
  const set: LabelledSet = { question: '', works: new Map(), answers: new Map() };
  for (const record of readFileSync(path.join(folder as string, file), 'utf8').split(/^(?=@@)/m)) {
    const [, kind, name = '', rest = ''] = /^@@(\w+) (\S+)\s?([\s\S]*)$/.exec(record) ?? [];
    if (kind === 'question') set.question = `${name} ${rest}`.trim();
    if (kind === 'work') set.works.set(name, JSON.parse(rest.trim()));
    if (kind === 'answer') set.answers.set(name, rest);
  }
  sets.set(number, set);
  return set;
}

const unquoted = (words: string) => words.trim().replace(/^"|"$/g, '');

function pairsOf(kind: 'agreeing' | 'clashing'): Pair[] {
  return readdirSync(folder as string)
    .filter((name) => name.startsWith(kind) && name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(path.join(folder as string, name), 'utf8').split('\n'))
    .flatMap((line): Pair[] => {
      const [set, work, outcome, one, first, other, second] = line.split('\t');
      if (!set || !work || !outcome || !one || !first || !other || !second) return [];
      const sides: [Side, Side] = [
        { engine: one, sentence: unquoted(first) },
        { engine: other, sentence: unquoted(second) },
      ];
      return [{ set, work, outcome, sides }];
    });
}

/** Why the checks take the word of a judge who says that two sentences agree, or that the second contradicts the first; null where they leave it. */
function whyTaken({ set: number, sides, work }: Pair, stance: 'states' | 'contradicts'): string | null {
  const { answers, question, works } = setOf(number);
  const input: OverviewInput = {
    question,
    earlierQuestions: [],
    evidence: null,
    answers: sides.map(({ engine }) => ({
      engine,
      label: engine,
      model: 'unknown',
      text: answers.get(engine) ?? '',
      mode: 'live',
      missing: '',
    })),
    ledger: ledgerOf(work, works.get(work), sides, answers),
  };
  const draft: JudgeDraft = {
    verdicts: [],
    citations: [],
    works: [],
    synthesis: [],
    statements: [
      {
        text: claimOf(sides),
        stances: sides.map(({ sentence }, at) => ({
          answer: 'AB'[at] ?? '',
          stance: at === 0 ? 'states' : stance,
          differs_in: at === 0 || stance === 'states' ? [] : ['number'],
          same_population: true,
          same_dose: true,
          same_outcome: true,
          quotation: sentence,
        })),
      },
    ],
  };
  const { dropped, judged } = checkForJudge(draft, {
    input: { ...input, evidence: 'null', ledger: JSON.stringify(input.ledger) },
    byRules: makeOverview(input, new Date()),
    order: sides.map(({ engine }) => engine),
  });
  const stances = judged.statements[0]?.stances ?? [];
  const isLeft = sides.every(
    ({ engine }, at) =>
      stances.find((one) => one.engine === engine)?.stance === (at === 0 ? 'states' : stance),
  );
  return isLeft ? null : dropped.map(({ why }) => why).join(', ');
}

/** Where neither sentence can be a claim of its own, as a row of a table cannot. */
const plainClaim = 'The study found a difference between its groups.';

/** A claim in the words of one of the two, without numbers that the other lacks. */
function claimOf(sides: Pair['sides']): string {
  const texts = sides.map(({ sentence }) => sentence);
  const isFit = (claim: string) =>
    typeof readClaim(claim, (text) => text) !== 'string' && texts.every((text) => isBorneOut(claim, [text]));
  return texts.map(claimIn).find(isFit) ?? plainClaim;
}

/** The one work of a pair, cited by both sentences, as a ledger has it. */
function ledgerOf(
  id: string,
  work: { title: string; abstract: string | null } | undefined,
  sides: Pair['sides'],
  answers: ReadonlyMap<string, string>,
): Ledger {
  const mentions = sides.map(({ engine, sentence }) => {
    // Within it: a sentence may begin with a mark that is none of its words.
    const from = Math.max(0, answers.get(engine)?.indexOf(sentence) ?? 0) + Math.floor(sentence.length / 2);
    return { engine, from, to: from + 1, in_list: false, state: 'verified', statement: sentence };
  });
  const citation = makeCitation(work?.title ?? '', { abstract: work?.abstract ?? null });
  const row = {
    id,
    number: 1,
    label: work?.title,
    identifiers: [],
    citation,
    found: 'known',
    publication: 'current',
    mentions,
  };
  return { rows: [row], scores: [] } as unknown as Ledger;
}

const [agreeing, clashing] = [pairsOf('agreeing'), pairsOf('clashing')];

function print(title: string, pairs: readonly Pair[], stance: 'states' | 'contradicts', isRight: boolean) {
  const told = pairs.map((pair) => ({ ...pair, why: whyTaken(pair, stance) }));
  const kept = told.filter(({ why }) => why === null);
  console.log(`${title}: ${kept.length} of ${pairs.length}`);
  if (!showsLines) return;
  for (const { outcome, set, sides, why, work } of told.filter(({ why }) => (why === null) !== isRight))
    console.log(
      `  ${why ?? ''} ${set} ${work} ${outcome}: ${sides.map(({ engine, sentence }) => `${engine}: ${sentence}`).join(' | ')}`,
    );
}

print('contradictions kept of a right judge', clashing, 'contradicts', true);
print('agreements left of a judge that says clashing pairs agree', clashing, 'states', false);
print('agreements kept of a right judge', agreeing, 'states', true);
print('contradictions left of a judge that says agreeing pairs clash', agreeing, 'contradicts', false);
