import { armsOf, type ReadArm } from './arms.ts';
import { readCounts } from './counts.ts';
import { readDifferences } from './differences.ts';
import { readDoses } from './doses.ts';
import { readEffects } from './effects.ts';
import { readLevels } from './levels.ts';
import { readLists } from './lists.ts';
import type { Measure } from './measures.ts';
import { outcomesOf } from './outcomes.ts';
import { pValuesOf, type ReadP } from './p-values.ts';
import { readPercentages } from './percentages.ts';
import { readRates } from './rates.ts';
import { readSampleSizes } from './sample-sizes.ts';
import { type Draft, plainReading, type Scope, scopeOf } from './scope.ts';

/** What was read from one sentence; places of drafts are of its folded text. */
export interface SentenceReading {
  text: string;
  /** In the order of the sentence. */
  drafts: Draft[];
  /** Of each draft. */
  arms: (ReadArm | null)[];
  outcomes: string[];
}

/** Nothing that is read looks at more than this of a sentence, in characters. */
export const maxSentenceLength = 3_000;

/** Figures to which a p value may belong; shares, doses and counts have none. */
const effectKinds = /-ratio$|-difference$|-change$|needed/;
/** Between a figure and its p value. */
const reach = 90;

/**
 * The quantities of one folded sentence, or of one cell of a table whose column is headed by `measure`. Each number goes to the first that knows it: p values, then effects with their intervals, then what is
 * known by its unit or its noun.
 */
export function readSentence(text: string, measure: Measure | null = null): SentenceReading {
  if (!/\d/.test(text)) return { text, drafts: [], arms: [], outcomes: [] };
  const scope = scopeOf(text);
  const pValues = pValuesOf(text);
  for (const { from, to } of pValues) scope.take(from, to);
  const drafts = [...readRates(scope), ...readEffects(scope, measure)];
  drafts.push(...readLists(scope, drafts));
  drafts.push(
    ...readPercentages(scope),
    ...readDifferences(scope),
    ...readDoses(scope),
    ...readSampleSizes(scope),
  );
  drafts.push(...readLevels(scope));
  drafts.push(...readLists(scope, drafts));
  drafts.push(...readCounts(scope));
  drafts.sort((one, other) => one.from - other.from);
  const ends = drafts.map(({ to }) => to);
  const alone = pValues.filter((read) => !read.isLimit && !bind(read, drafts, scope));
  const withP = drafts.map(({ to }) => to);
  // What follows a figure is what it is about, not what follows its p value.
  drafts.forEach((draft, at) => {
    draft.to = ends[at] ?? draft.to;
  });
  const arms = new Map(armsOf(text, drafts).map((arm, at) => [drafts[at], arm]));
  drafts.forEach((draft, at) => {
    draft.to = withP[at] ?? draft.to;
  });
  const all = [...drafts, ...alone.map(toDraft)].sort((one, other) => one.from - other.from);
  const ofAll = all.map((draft) => arms.get(draft) ?? null);
  return { text, drafts: all, arms: ofAll, outcomes: outcomesOf(scope, all, ofAll) };
}

function toDraft({ from, p, to }: ReadP): Draft {
  return { figure: { ...plainReading('p-value', p.value), relation: p.relation }, from, to };
}

/** Gives a p value to the effect right before it, with no other number between. Answers whether it found one. */
function bind({ from, isOfTest, p, to }: ReadP, drafts: Draft[], { before, text }: Scope): boolean {
  if (isOfTest) return false;
  let low = 0;
  let high = drafts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((drafts[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const draft = drafts[low - 1];
  if (!draft || draft.figure.p || !effectKinds.test(draft.figure.kind) || from - draft.to > reach)
    return false;
  const isBetween = before(from, 4).some((number) => number.from >= draft.to && number.to <= from);
  if (isBetween || /\. |;[^;]{12,}/.test(text.slice(draft.to, from))) return false;
  draft.figure.p = p;
  if (from - draft.to < 30) draft.to = Math.max(draft.to, to);
  return true;
}
