import type { EngineVerdict, WorkVerdict } from '@sextant/contracts';
import type { BlindInput } from '../blind/blind-input.ts';
import type { JudgeDraft } from '../draft.ts';
import type { Read } from './behind.ts';
import type { Drops } from './drops.ts';
import { isYesOrNo, saidToQuestion } from './said-of.ts';
import { standsInAbstract, standsInAnswer } from './standing.ts';

/** More than there are answers or works. */
const maxRead = 100;

/** Verdicts of engines: those that rules read stay, and of the others each with its own words. */
export function checkVerdicts(
  draft: JudgeDraft['verdicts'],
  blind: BlindInput,
  { byRules, input }: Read,
  drops: Drops,
): EngineVerdict[] {
  if (byRules.question_kind !== 'yes-no') return byRules.engines;
  // That an answer is not whole is known, and a judge sees of it what rules see.
  const unfinished = input.answers.filter((answer) => answer.isUnfinished).map(({ engine }) => engine);
  const read = new Map<string, EngineVerdict>();
  for (const written of draft.slice(0, maxRead)) {
    const standing = standsInAnswer(blind, written);
    if (typeof standing === 'string') {
      drops.add(standing);
      continue;
    }
    const { passage } = standing;
    const own = byRules.engines.find(({ engine }) => engine === passage.engine);
    if (!own || own.verdict !== null || unfinished.includes(passage.engine) || read.has(passage.engine)) {
      // The same verdict once more is nothing that is lost.
      if (own && own.verdict !== written.verdict) drops.add('by-rules');
      continue;
    }
    const { verdict } = written;
    if (isYesOrNo(verdict) && saidToQuestion(verdict, passage.text, input, 'conclusion') === 'opposite') {
      drops.add('by-rules');
      continue;
    }
    read.set(passage.engine, { ...own, verdict, reason: `“${passage.text}”`, passage, by: 'judge' });
  }
  return withConfirmation(byRules.engines.map((own) => read.get(own.engine) ?? own));
}

/** The judge's verdicts that one judge alone does not earn: a plain yes or no, and what is not what most say. */
function withConfirmation(verdicts: EngineVerdict[]): EngineVerdict[] {
  return verdicts.map((one) =>
    one.by === 'judge' && (isYesOrNo(one.verdict) || opponentOf(one, verdicts))
      ? { ...one, confirmation: 'one-judge' }
      : one,
  );
}

/** Whose verdict a dissenting one is held against: the most given one's, the opposite before others; or null. */
export function opponentOf(one: EngineVerdict, all: readonly EngineVerdict[]): EngineVerdict | null {
  const count = (verdict: EngineVerdict['verdict']) =>
    all.filter((other) => other.verdict === verdict).length;
  const others = all.filter(
    (other) =>
      other.passage && other.verdict && other.verdict !== 'no-answer' && other.verdict !== one.verdict,
  );
  const strongest = others.toSorted(
    (a, b) =>
      count(b.verdict) - count(a.verdict) ||
      Number(isOpposite(b.verdict, one.verdict)) - Number(isOpposite(a.verdict, one.verdict)),
  )[0];
  return strongest && count(strongest.verdict) >= count(one.verdict) ? strongest : null;
}

export const isOpposite = (one: EngineVerdict['verdict'], other: EngineVerdict['verdict']): boolean =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** What the abstracts say, where rules read no verdict. */
export function checkWorks(
  draft: JudgeDraft['works'],
  { works }: BlindInput,
  { byRules, input }: Read,
  drops: Drops,
): WorkVerdict[] {
  const read = new Map<string, WorkVerdict>();
  for (const { quotation, verdict, work: number } of draft.slice(0, maxRead)) {
    const work = works.find((each) => each.number === number);
    const isPlain = isYesOrNo(verdict);
    const standing = work ? standsInAbstract(work, quotation, { maySayOpen: !isPlain }) : 'not-in-abstract';
    if (typeof standing === 'string') {
      drops.add(standing);
      continue;
    }
    const { passage } = standing;
    const own = byRules.literature.verdicts.find(({ work: id }) => id === passage.work);
    if (!own || own.verdict !== null || read.has(passage.work)) {
      if (own && own.verdict !== verdict) drops.add('by-rules');
      continue;
    }
    if (isPlain && saidToQuestion(verdict, passage.text, input, 'abstract') === 'opposite') {
      drops.add('by-rules');
      continue;
    }
    read.set(passage.work, { ...own, verdict, reason: `“${passage.text}”`, passage, by: 'judge' });
  }
  return byRules.literature.verdicts.map((own) => read.get(own.work) ?? own);
}
