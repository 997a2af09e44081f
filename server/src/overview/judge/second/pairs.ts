import type { Confirmation, EngineVerdict, JudgedCitation, Passage, Statement } from '@sextant/contracts';
import type { Judged } from '../check/check-draft.ts';
import { isOpposite, opponentOf } from '../check/verdicts.ts';

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

/** What counts so much that one judge is not enough: contradictions, dissenting verdicts, what abstracts bear out. */
export function pairsOf(judged: Judged): Pair[] {
  return [
    ...judged.statements.flatMap(contradictionsOf),
    ...judged.engines.flatMap((one) => dissentOf(one, judged.engines)),
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

function dissentOf(one: EngineVerdict, all: readonly EngineVerdict[]): Pair[] {
  const opponent = one.confirmation && opponentOf(one, all);
  if (!one.passage || !opponent?.passage) return [];
  const isAgainst = isOpposite(one.verdict, opponent.verdict);
  return [
    {
      texts: [opponent.passage.text, one.passage.text],
      // "Mixed" beside "yes" is no opposite, but it is not the same.
      isBorneOutBy: (relation) => (isAgainst ? relation === 'opposite' : relation !== 'same'),
      mark: (judged, confirmation) => ({
        ...judged,
        engines: judged.engines.map((each) =>
          each.engine === one.engine ? { ...each, confirmation } : each,
        ),
      }),
    },
  ];
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
