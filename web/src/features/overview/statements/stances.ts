import {
  type Confirmation,
  type Difference,
  judgedCell,
  type Stance,
  type Statement,
} from '@sextant/contracts';

/** How a cell is marked. A contradiction is one only where two judges see it. */
export type StanceMark = 'agrees' | 'contradicts' | 'disputed' | 'one-judge' | 'silent' | 'hidden';

const contradiction: Record<Confirmation, StanceMark> = {
  agreed: 'contradicts',
  disputed: 'disputed',
  'one-judge': 'one-judge',
  asked: 'one-judge',
};

/** @param objections marks that the reader calls wrong */
export function markOf(statement: Statement, stance: Stance, objections: ReadonlySet<string>): StanceMark {
  if (stance.stance === 'silent') return 'silent';
  if (objections.has(judgedCell.stance(statement, stance))) return 'hidden';
  return stance.stance === 'states' ? 'agrees' : contradiction[stance.confirmation ?? 'one-judge'];
}

/** How many statements have a cell of each mark. */
export function countMarks(statements: readonly Statement[], objections: ReadonlySet<string>) {
  const having = (mark: StanceMark) =>
    statements.filter((statement) =>
      statement.stances.some((stance) => markOf(statement, stance, objections) === mark),
    ).length;
  return { contradicts: having('contradicts'), disputed: having('disputed'), oneJudge: having('one-judge') };
}

export const markWords: Record<StanceMark, string> = {
  agrees: 'States it',
  contradicts: 'Contradicts it, two judges agree',
  disputed: 'Disputed between judges',
  'one-judge': 'Contradicts it, by 1 judge',
  silent: 'Says nothing about it',
  hidden: 'Hidden: you called this wrong',
};

const signs: Partial<Record<StanceMark, string>> = {
  agrees: '✓ states it, with the number of sources it cites',
  contradicts: '✕ contradicts it, two judges agree',
  disputed: '? judges disagree',
  'one-judge': '✕ 1 judge: one judge alone sees a contradiction',
  silent: '– says nothing about it',
};

/** What the marks that are there mean, in a line. */
export function legendOf(statements: readonly Statement[], objections: ReadonlySet<string>): string {
  const marks = new Set(
    statements.flatMap((statement) =>
      statement.stances.map((stance) => markOf(statement, stance, objections)),
    ),
  );
  return Object.entries(signs)
    .filter(([mark]) => marks.has(mark as StanceMark))
    .map(([, words]) => words)
    .join(' · ');
}

export const differenceWords: Record<Difference, string> = {
  negation: 'says the opposite',
  direction: 'another direction',
  number: 'another number',
};
