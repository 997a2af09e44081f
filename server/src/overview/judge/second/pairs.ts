import type { Confirmation, EngineVerdict, JudgedCitation, Passage, Statement } from '@sextant/contracts';
import { readAsked } from '../../../reading/verdicts/asked.ts';
import type { OverviewInput } from '../../overview-input.ts';
import type { Judged } from '../check/check-draft.ts';
import { isOpposite, opponentOf } from '../check/verdicts.ts';

type Asked = Pick<OverviewInput, 'question' | 'earlierQuestions'>;

export type Relation = 'same' | 'opposite' | 'not-comparable';

/** Two passages to be held against each other, and what becomes of the mark. */
export interface Pair {
  /** In the words of the texts, unmasked. */
  texts: readonly [string, string];
  /** What the second judge must say for the first to be right. */
  isBorneOutBy: (relation: Relation) => boolean;
  /** Sets the mark. */
  mark: (judged: Judged, confirmation: Confirmation) => Judged;
}

/** One call holds so many; the rest keeps the word of one judge. */
const maxPairs = 24;

/**
 * What counts so much that one judge is not enough: contradictions, verdicts, what abstracts bear out.
 * @param asked the question, and those before it in its session
 */
export function pairsOf(judged: Judged, asked: Asked): Pair[] {
  return [
    ...judged.statements.flatMap(contradictionsOf),
    ...judged.engines.flatMap((one) => verdictPair(one, judged.engines, asked)),
    ...judged.citations.map(citationPair),
  ].slice(0, maxPairs);
}

function contradictionsOf(statement: Statement): Pair[] {
  const stated = statement.stances.find(({ stance }) => stance === 'states');
  return statement.stances
    .filter(({ stance }) => stance === 'contradicts')
    .map(({ engine, passages }) => ({
      texts: [textOf(stated?.passages), textOf(passages)],
      isBorneOutBy: (relation) => relation === 'opposite',
      mark: (judged, confirmation) => ({
        ...judged,
        statements: judged.statements.map((one) =>
          one.id === statement.id
            ? {
                ...one,
                stances: one.stances.map((each) =>
                  each.engine === engine ? { ...each, confirmation } : each,
                ),
              }
            : one,
        ),
      }),
    }));
}

/** A verdict is held against the one that it dissents from, and one that no other speaks against to what was asked. */
function verdictPair(one: EngineVerdict, all: readonly EngineVerdict[], asked: Asked): Pair[] {
  if (!one.confirmation || !one.passage) return [];
  const mark: Pair['mark'] = (judged, confirmation) => ({
    ...judged,
    engines: judged.engines.map((each) => (each.engine === one.engine ? { ...each, confirmation } : each)),
  });
  const opponent = opponentOf(one, all);
  if (!opponent?.passage) {
    const answered = `${whole(asked)} ${one.verdict === 'yes' ? 'Yes' : 'No'}.`;
    return [{ texts: [answered, one.passage.text], isBorneOutBy: (relation) => relation === 'same', mark }];
  }
  const isAgainst = isOpposite(one.verdict, opponent.verdict);
  // "Mixed" beside "yes" is no opposite, but it is not the same.
  const isBorneOutBy: Pair['isBorneOutBy'] = (relation) =>
    isAgainst ? relation === 'opposite' : relation !== 'same';
  return [{ texts: [opponent.passage.text, one.passage.text], isBorneOutBy, mark }];
}

/** A question that leans on the one before it, with that. */
function whole({ earlierQuestions, question }: Asked): string {
  const isFollowUp = readAsked(question, earlierQuestions).particular.size > 0;
  return isFollowUp ? `${earlierQuestions.at(-1)} ${question}` : question;
}

const citationPair = ({ id, passage, relation, sentence }: JudgedCitation): Pair => ({
  texts: [sentence, passage.text],
  isBorneOutBy: (found) => found === (relation === 'supports' ? 'same' : 'opposite'),
  mark: (judged, confirmation) => ({
    ...judged,
    citations: judged.citations.map((one) => (one.id === id ? { ...one, confirmation } : one)),
  }),
});

const textOf = (passages: readonly Passage[] = []) => passages.map(({ text }) => text).join(' … ');
