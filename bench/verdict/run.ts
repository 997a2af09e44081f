/**
 * How well a paper's own conclusion gives its expert verdict. The figures that count are cross-validated: each question
 * is read with weights trained without it, in the way that the product reads, rules included.
 */
import { readVerdict } from '../../server/src/overview/verdict/read-verdict.ts';
import { leanings, type VerdictModel } from '../../server/src/overview/verdict/weigh.ts';
import { trainVerdicts } from './multinomial.ts';
import { features, foldsOf, labels, questions } from './questions.ts';

const folds = 10;
const repeats = 5;

function labelOf(index: number, model?: VerdictModel): number {
  const { conclusion = '', question = '' } = questions[index] ?? {};
  const { verdict } = readVerdict(question, conclusion, model);
  if (verdict === 'mixed' || verdict === 'unclear') return leanings.indexOf('maybe');
  // No verdict is never right here: it counts as missed, and as none of the three.
  return verdict === null ? -1 : leanings.indexOf(verdict);
}

function measure(predicted: readonly number[]) {
  const each = leanings.map((_leaning, label) => {
    const right = labels.filter((one, at) => one === label && predicted[at] === label).length;
    const given = predicted.filter((one) => one === label).length;
    const all = labels.filter((one) => one === label).length;
    return {
      recall: right / all,
      precision: given === 0 ? 0 : right / given,
      f1: (2 * right) / (given + all),
    };
  });
  const macro = each.reduce((sum, { f1 }) => sum + f1, 0) / each.length;
  const accuracy = labels.filter((one, at) => predicted[at] === one).length / labels.length;
  return { macro, accuracy, each, unread: predicted.filter((one) => one < 0).length };
}

function show(name: string, measured: ReturnType<typeof measure>[]) {
  const mean = (value: (one: ReturnType<typeof measure>) => number) =>
    (measured.reduce((sum, one) => sum + value(one), 0) / measured.length).toFixed(3);
  console.log(
    `${name}\n  macro-F1 ${mean(({ macro }) => macro)}, accuracy ${mean(({ accuracy }) => accuracy)}`,
  );
  leanings.forEach((leaning, label) => {
    const of = (key: 'f1' | 'precision' | 'recall') => mean(({ each }) => each[label]?.[key] ?? 0);
    console.log(
      `  ${leaning.padEnd(6)} F1 ${of('f1')}, precision ${of('precision')}, recall ${of('recall')}`,
    );
  });
  console.log(`  without a verdict: ${mean(({ unread }) => unread)}`);
}

console.log(`${questions.length} questions`);
show('always yes', [measure(labels.map(() => 0))]);
show(
  `cross-validated, ${folds} folds, mean of ${repeats} ways to fold`,
  Array.from({ length: repeats }, (_one, repeat) => {
    const fold = foldsOf(folds, repeat + 1);
    const predicted = labels.map(() => 0);
    for (let held = 0; held < folds; held++) {
      const kept = labels.flatMap((_label, at) => (fold[at] === held ? [] : [at]));
      const model = trainVerdicts(
        kept.map((at) => features[at] ?? {}),
        kept.map((at) => labels[at] ?? 0),
      );
      fold.forEach((one, at) => {
        if (one === held) predicted[at] = labelOf(at, model);
      });
    }
    return measure(predicted);
  }),
);
show('the weights as shipped, on what they were trained on (flattering)', [
  measure(labels.map((_label, at) => labelOf(at))),
]);
