import { compareNumbers } from '../../server/src/citations/numbers/compare-numbers.ts';
import { judgeSupport } from '../../server/src/citations/support/judge-support.ts';
import type { Label } from './read-set.ts';

/** What was said of a label, and whether it is what the label says. */
export interface Scored {
  label: Label;
  said: string;
  isRight: boolean;
}

/** Numbers: `stands`, `differs`, `absent`, or `silent` where no judgement was given. */
export function scoreNumber(label: Label): Scored {
  const found = compareNumbers(label.statement, label.work.abstract, label.work).filter(
    ({ from, to }) => from < label.to && to > label.from,
  );
  const state = (['differs', 'stands', 'absent'] as const).find((one) =>
    found.some((number) => number.state === one),
  );
  const said = state ?? 'silent';
  const recorded = found.find(({ state: one }) => one === 'differs')?.recorded?.text ?? '';
  const isWrong = label.wanted === 'other' || label.wanted === 'swapped';
  const isOther = said === 'differs' && isWrong && (!label.instead || recorded.includes(label.instead));
  return {
    label,
    said: said === 'differs' ? `differs (${recorded})` : said,
    isRight: isOther || said === label.wanted,
  };
}

/** Support: where a label is `absent`, `unsettled` is all that can be said. */
export function scoreSupport(label: Label): Scored {
  const { relation, sentence } = judgeSupport(label.statement, label.work.abstract, label.work);
  const wanted = label.wanted === 'absent' ? 'unsettled' : label.wanted;
  return {
    label,
    said: sentence ? `${relation} (${sentence.text})` : relation,
    isRight: relation === wanted,
  };
}
