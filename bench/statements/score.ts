import { alignStatements } from '../../server/src/overview/statements/align-statements.ts';
import type { Label, LabelledSet } from './read-sets.ts';

type Relation = 'agrees' | 'contradicts';

/** What was found of one relation: pairs of engines on a topic. */
export interface Tally {
  found: number;
  wrong: number;
  missed: number;
}

export interface Score {
  agrees: Tally;
  contradicts: Tally;
  /** For people, a line each. */
  mistakes: string[];
}

interface Place {
  engine: string;
  from: number;
  to: number;
  text: string;
}

/** Compares the statements of a set with its labels, pair by pair of engines. */
export function scoreSet(set: LabelledSet): Score {
  const expected = expectedPairs(set.labels);
  const score: Score = {
    agrees: { found: 0, wrong: 0, missed: 0 },
    contradicts: { found: 0, wrong: 0, missed: 0 },
    mistakes: [],
  };
  const seen = new Set<string>();
  for (const { one, other, relation } of statedPairs(set)) {
    const shared = set.labels.flatMap((label) =>
      covers(one, label)
        ? set.labels.filter((second) => second.topic === label.topic && covers(other, second))
        : [],
    );
    const keys = shared.map(({ topic }) => keyOf(topic, one.engine, other.engine));
    const right = keys.find((key) => expected.get(key) === relation);
    const key = `${right ?? keys[0] ?? `${one.text} ${other.text}`} ${relation}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (right) score[relation].found++;
    else {
      score[relation].wrong++;
      score.mistakes.push(`wrong ${relation}: ${one.text} | ${other.text}`);
    }
  }
  for (const [key, relation] of expected) {
    if (seen.has(`${key} ${relation}`)) continue;
    score[relation].missed++;
    score.mistakes.push(`missed ${relation}: ${key}`);
  }
  return score;
}

function* statedPairs(set: LabelledSet): Generator<{ one: Place; other: Place; relation: Relation }> {
  for (const { stances } of alignStatements(set.answers, () => [])) {
    for (const [at, first] of stances.entries()) {
      for (const second of stances.slice(at + 1)) {
        const kinds = [first.stance, second.stance];
        if (kinds.includes('silent') || !kinds.includes('states')) continue;
        const relation = kinds.includes('contradicts') ? 'contradicts' : 'agrees';
        for (const one of first.passages)
          for (const other of second.passages)
            yield {
              one: { ...one, engine: first.engine },
              other: { ...other, engine: second.engine },
              relation,
            };
      }
    }
  }
}

function expectedPairs(labels: readonly Label[]): Map<string, Relation> {
  const pairs = new Map<string, Relation>();
  for (const [at, one] of labels.entries())
    for (const other of labels.slice(at + 1))
      if (one.topic === other.topic && one.engine !== other.engine)
        pairs.set(
          keyOf(one.topic, one.engine, other.engine),
          one.side === other.side ? 'agrees' : 'contradicts',
        );
  return pairs;
}

const keyOf = (topic: string, ...engines: string[]) => `${topic} ${engines.sort().join(' ')}`;

const covers = (place: Place, label: Label) =>
  place.engine === label.engine && place.from < label.to && label.from < place.to;
