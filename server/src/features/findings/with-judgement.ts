import type { Overview } from '@sextant/contracts';

/** What was judged of the same answers, set upon an overview that rules have made anew. */
export function withJudgement(byRules: Overview, judged: Overview | null): Overview {
  if (!judged?.judgement.judge) return judged ? { ...byRules, judgement: judged.judgement } : byRules;
  const { citations, engines, judgement, literature, statements, synthesis } = judged;
  const read = new Map(literature.verdicts.filter(({ by }) => by === 'judge').map((one) => [one.work, one]));
  return {
    ...byRules,
    judgement,
    engines,
    literature: {
      ...byRules.literature,
      // A verdict that rules read meanwhile overrules the judge's.
      verdicts: byRules.literature.verdicts.map((own) =>
        own.verdict === null ? (read.get(own.work) ?? own) : own,
      ),
    },
    statements,
    citations,
    synthesis,
  };
}
