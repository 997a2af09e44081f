import type { Overview } from '@sextant/contracts';
import { whyNoSynthesis } from '../../overview/judge/check/synthesis.ts';

/**
 * What was judged of the same answers, set upon an overview that rules have made again. What rests on a work that has no
 * say any more, as one that was retracted meanwhile, goes with it.
 */
export function withJudgement(byRules: Overview, judged: Overview | null): Overview {
  if (!judged?.judgement.judge) return judged ? { ...byRules, judgement: judged.judgement } : byRules;
  const { engines, judgement, literature, statements } = judged;
  const silenced = new Set(
    byRules.literature.left_out.filter(({ why }) => hasNoSay.has(why)).map(({ work }) => work),
  );
  const synthesis = judged.synthesis.filter(({ works }) => !works.some((work) => silenced.has(work)));
  const why =
    synthesis.length < judged.synthesis.length ? whyNoSynthesis({ engines, statements, synthesis }) : null;
  const read = new Map(literature.verdicts.filter(({ by }) => by === 'judge').map((one) => [one.work, one]));
  return {
    ...byRules,
    judgement: why === null ? judgement : { ...judgement, synthesis_missing: why },
    engines,
    literature: {
      ...byRules.literature,
      // A verdict that rules read meanwhile overrules the judge's.
      verdicts: byRules.literature.verdicts.map((own) =>
        own.verdict === null ? (read.get(own.work) ?? own) : own,
      ),
    },
    statements,
    citations: judged.citations.filter(({ work }) => !silenced.has(work)),
    synthesis: why === null ? synthesis : [],
  };
}

/** What is known against a work. That it could not be asked for again is no word against it. */
const hasNoSay: ReadonlySet<string> = new Set(['mismatch', 'not-found', 'retracted', 'concern']);

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
