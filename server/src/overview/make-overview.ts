import type { Overview, OverviewMaker } from '@sextant/contracts';
import { collectFigures } from './collect-figures.ts';
import { readEngineVerdicts } from './engine-verdicts.ts';
import { compareFigures } from './figures/compare-figures.ts';
import { readLiterature } from './literature.ts';
import type { OverviewInput } from './overview-input.ts';
import { readPositions } from './positions.ts';
import { alignStatements } from './statements/align-statements.ts';
import { synthesise } from './synthesis/by-rules.ts';
import { kindOfQuestion } from './verdict/kind-of-question.ts';
import { citedRows, worksCited } from './works-cited.ts';

const byRules: OverviewMaker = {
  engine: null,
  label: 'Sextant, by rules',
  model: null,
  dropped: 0,
  failure: null,
};

/** Lays the answers of a turn beside one another, by rules alone: the same answers give the same overview. */
export function makeOverview(input: OverviewInput, madeAt: Date): Overview {
  const { answers, evidence, ledger, question } = input;
  const question_kind = kindOfQuestion(question);
  const isYesNo = question_kind === 'yes-no';
  const texts = answers.flatMap(({ engine, text }) => (text === null ? [] : [{ engine, text }]));
  const figures = collectFigures(input);
  const found: Omit<Overview, 'synthesis'> = {
    made_at: madeAt.toISOString(),
    made_by: byRules,
    asked: answers.length,
    answered: texts.map(({ engine }) => engine),
    question_kind,
    engines: isYesNo ? readEngineVerdicts(question, answers) : [],
    literature: readLiterature(question, isYesNo, ledger),
    positions: isYesNo ? [] : readPositions(answers),
    statements: alignStatements(texts, worksCited(ledger)),
    figures,
    comparisons: compareFigures(figures),
    uncited: uncited(evidence, ledger),
  };
  return { ...found, synthesis: synthesise(found, answers) };
}

function uncited(evidence: OverviewInput['evidence'], ledger: OverviewInput['ledger']): number[] {
  const cited = new Set(citedRows(ledger).map(({ number }) => number));
  return evidence?.works.map(({ number }) => number).filter((number) => !cited.has(number)) ?? [];
}
