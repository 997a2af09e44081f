import type { Overview } from '@sextant/contracts';

/** What was judged of the same answers, set upon an overview that rules have made again. */
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

/**
 * An overview without what has been judged of it so far: where a judge read something, what rules say stands again.
 * @param byRules what rules made of the same answers
 */
export function withoutJudgement(overview: Overview, byRules: Overview): Overview {
  const engines = new Map(byRules.engines.map((one) => [one.engine, one]));
  const works = new Map(byRules.literature.verdicts.map((one) => [one.work, one]));
  const { citations, statements, synthesis } = byRules;
  return {
    ...overview,
    engines: overview.engines.map((own) => (own.by === 'judge' ? (engines.get(own.engine) ?? own) : own)),
    literature: {
      ...overview.literature,
      verdicts: overview.literature.verdicts.map((own) =>
        own.by === 'judge' ? (works.get(own.work) ?? own) : own,
      ),
    },
    citations,
    statements,
    synthesis,
  };
}
