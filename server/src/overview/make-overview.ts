import { evidenceNumbers, type Overview, openJudgement, overviewVersion } from '@sextant/contracts';
import { asksYesOrNo } from '../reading/verdicts/asked.ts';
import { readEngineVerdicts } from './engine-verdicts.ts';
import { readLiterature } from './literature.ts';
import type { OverviewInput, ReadAnswer } from './overview-input.ts';
import { readPositions } from './positions.ts';
import { makeStudies } from './studies/make-studies.ts';
import { citedRows, isChecked } from './works-cited.ts';

/**
 * Lays the answers of a turn beside one another, by rules alone: the same answers give the same overview. Rules compare
 * no statements and write no synthesis: they cannot tell which sentences say the same.
 */
export function makeOverview(input: OverviewInput, madeAt: Date): Overview {
  const { answers, earlierQuestions, evidence, ledger, question } = input;
  const unchecked = answers.filter((answer) => answer.text !== null && !isChecked(ledger, answer));
  const isYesNo = asksYesOrNo(question, earlierQuestions);
  // Six cards by one reader agree with themselves: a demo has no say.
  const [demo, heard] = [answers.filter(isDemo), answers.filter((answer) => !isDemo(answer))];
  return {
    version: overviewVersion,
    made_at: madeAt.toISOString(),
    judgement: openJudgement,
    asked: answers.length,
    answered: answers.filter(({ text }) => text !== null).map(({ engine }) => engine),
    read: answers.flatMap(({ engine, read, text }) => (text !== null && read ? [{ engine, ...read }] : [])),
    question_kind: isYesNo ? 'yes-no' : 'open',
    demo: demo.map(({ engine }) => engine),
    engines: isYesNo ? readEngineVerdicts(heard, input) : [],
    literature: readLiterature(input, isYesNo),
    studies: makeStudies(input, heard),
    positions: isYesNo ? [] : readPositions(heard, input),
    statements: [],
    citations: [],
    unchecked: unchecked.map(({ engine }) => engine),
    uncited: unchecked.length > 0 ? [] : uncited(evidence, ledger),
    synthesis: [],
  };
}

const isDemo = ({ mode }: ReadAnswer) => mode === 'demo';

function uncited(evidence: OverviewInput['evidence'], ledger: OverviewInput['ledger']): number[] {
  const cited = new Set(citedRows(ledger).flatMap(evidenceNumbers));
  return evidence?.works.map(({ number }) => number).filter((number) => !cited.has(number)) ?? [];
}
