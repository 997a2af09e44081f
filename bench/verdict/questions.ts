import { readFeatures } from '../../server/src/overview/verdict/features.ts';
import { type Leaning, leanings } from '../../server/src/overview/verdict/weigh.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';

interface QuestionRow {
  pmid: string;
  question: string;
  verdict: Leaning;
}

const abstracts = new Map(
  readRows<LiteratureRow>('literature.jsonl').map(({ pmid, abstract }) => [pmid, abstract]),
);
const rows = readRows<QuestionRow>('questions.jsonl');

/** The questions with the conclusion of the paper that answers each: the last section of its abstract. */
export const questions = rows.map(({ pmid, question, verdict }) => {
  const conclusion = abstracts
    .get(pmid)
    ?.split('\n')
    .at(-1)
    ?.replace(/^CONCLUSIONS?:[\s:]*/, '');
  if (!conclusion) throw new Error(`No conclusion for ${pmid} in literature.jsonl`);
  return { pmid, question, verdict, conclusion };
});

/** Place in `leanings` of each question's label. */
export const labels = questions.map(({ verdict }) => leanings.indexOf(verdict));
/** What the model is trained on. */
export const features = questions.map(
  ({ question, conclusion }) => readFeatures(question, conclusion).features,
);

/** Which fold each question is in: every label spread evenly over the folds, another way for each seed. */
export function foldsOf(folds: number, seed: number): number[] {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const fold = labels.map(() => 0);
  leanings.forEach((_leaning, label) => {
    const members = labels.flatMap((one, at) => (one === label ? [{ at, by: random() }] : []));
    members
      .sort((a, b) => a.by - b.by)
      .forEach(({ at }, place) => {
        fold[at] = place % folds;
      });
  });
  return fold;
}
