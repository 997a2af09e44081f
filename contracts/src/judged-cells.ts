/** Free of zod at run time, as `limits.ts` is. */
import type { JudgedCitation } from './judgement.ts';
import type { EngineVerdict, Overview, Stance, Statement, WorkVerdict } from './overview.ts';

/**
 * Names the marks of the judge, for a reader to object to: one that says something else has another name. Verdicts and
 * stances of an engine do not tell of which of its answers they are: objections go with the answer (`withdrawn-objections.ts`).
 */
export const judgedCell = {
  stance: ({ id }: Statement, { engine, stance: said }: Stance) => `stance:${id}:${engine}:${said}`,
  verdict: ({ engine, verdict: given }: Pick<EngineVerdict, 'engine' | 'verdict'>) =>
    `verdict:${engine}:${given}`,
  work: ({ verdict: given, work }: Pick<WorkVerdict, 'verdict' | 'work'>) => `work:${work}:${given}`,
  citation: ({ id }: JudgedCitation) => `citation:${id}`,
};

/** The names of all marks that the judge has set in an overview. */
export const judgedCells = ({ citations, engines, literature, statements }: Overview): string[] => [
  ...statements.flatMap((one) =>
    one.stances.filter(({ stance: said }) => said !== 'silent').map((said) => judgedCell.stance(one, said)),
  ),
  ...engines.filter(({ by }) => by === 'judge').map(judgedCell.verdict),
  ...literature.verdicts.filter(({ by }) => by === 'judge').map(judgedCell.work),
  ...citations.map(judgedCell.citation),
];
