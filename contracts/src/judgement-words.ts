/** Free of zod at run time, as `limits.ts` is: the page, the shared page and the exports say the same. */
import type { Confirmation, DropReason, Judgement, JudgeUsed } from './judgement.ts';

/** How a mark stands that one judge alone does not earn. */
export const confirmationWords: Record<Confirmation, string> = {
  agreed: 'two judges agree',
  disputed: 'disputed between judges',
  'one-judge': 'one judge',
  asked: 'one judge, a second is being asked',
};

/** What was dropped of a draft: how many, and why. */
const dropWords: Record<DropReason, string> = {
  'no-such-answer': 'named an answer that does not exist',
  'not-in-answer': 'quoted words that are not in the answer',
  'another-answer': 'quoted the words of another answer',
  'not-in-abstract': 'quoted words that are not in the abstract',
  'no-finding': 'quoted a part of the abstract that is not a finding',
  'no-claim': 'not a complete claim (a heading, say, or a question)',
  number: 'a number that is not in its quotation',
  'names-engines': 'named answers in its text',
  'not-comparable': 'about other people, another dose or another outcome',
  'same-number': 'the same number from the same work',
  'another-matter': 'quoted words about something else',
  'by-rules': 'read differently by the rules',
  'one-sided': 'too little support was left',
  'too-many': 'beyond the number shown',
};

const count = (number: number) => number.toLocaleString('en-US');

function usedWords({ cost_usd, label, model, tokens_in, tokens_out }: JudgeUsed): string {
  const took = [
    model,
    tokens_in !== null && `${count(tokens_in)} tokens in`,
    tokens_out !== null && `${count(tokens_out)} tokens out`,
    cost_usd !== null && `US$ ${cost_usd.toFixed(4)}`,
  ].filter(Boolean);
  return took.length > 0 ? `${label} (${took.join(', ')})` : label;
}

/** Who judged and what that took, what was cut and dropped, or why there is no judge: a sentence each. */
export function judgementWords(judgement: Judgement, labelOf: (engine: string) => string): string[] {
  const { cut, dropped, judge, missing, second, second_missing, state, works_left_out } = judgement;
  if (!judge) return [missing ? `Not judged. ${missing.reason}` : 'Not judged yet: by rules only.'];
  const total = dropped.reduce((sum, each) => sum + each.count, 0);
  const reasons = dropped.map((each) => `${dropWords[each.why]} (${count(each.count)})`).join('; ');
  const works = works_left_out === 1 ? '1 abstract' : `${count(works_left_out)} abstracts`;
  return [
    `Judged by ${usedWords(judge)}, without seeing whose answer is whose.`,
    second
      ? `Second judge, where it counts: ${usedWords(second)}.`
      : state === 'second'
        ? 'A second judge is being asked where it counts.'
        : (second_missing?.reason ?? ''),
    total > 0
      ? `Dropped from the judge’s draft, ${total === 1 ? '1 part' : `${count(total)} parts`}: ${reasons}.`
      : '',
    cut.length > 0 ? `Too long for the judge, which read only a part: ${cut.map(labelOf).join(', ')}.` : '',
    works_left_out > 0 ? `Shortened or left out for the judge: ${works}.` : '',
  ].filter(Boolean);
}
