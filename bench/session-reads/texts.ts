import { readdirSync } from 'node:fs';
import type { Citation } from '@sextant/contracts';
import { makeCitation } from '../../server/src/testing/make-citation.ts';
import { type MentionSet, readSet } from '../mentions/read-set.ts';
import { toCitations } from '../mentions/to-citations.ts';
import { readRows } from '../shared-data.ts';
import { sixAnswers } from '../verdicts/labelled-answers.ts';

/** What one question is answered with. */
export interface WrittenTurn {
  question: string;
  texts: ReadonlyMap<string, string>;
}

const join = (parts: readonly { engine: string; text: string }[]) => {
  const texts = new Map<string, string>();
  for (const { engine, text } of parts)
    texts.set(engine, [texts.get(engine), text].filter(Boolean).join('\n\n'));
  return texts;
};

const setsOf = (folder: string): MentionSet[] => {
  const path = new URL(folder, import.meta.url).pathname;
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readSet(path, name));
};

/**
 * Twenty turns of about 20 kB of text, of which no two are alike: the answers of two labelled questions joined, so that
 * each is as long as engines write. With them the works that they cite.
 */
export function writtenSession(): { turns: WrittenTurn[]; works: Citation[] } {
  const long = setsOf('../sealed/sets/');
  const others = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].flatMap((part) =>
    setsOf(`../studies/sets/${part}/`),
  );
  const turns = long.map(({ answers, question }, at) => ({
    question,
    texts: join([...answers, ...(others[at]?.answers ?? [])]),
  }));
  return { turns, works: [...long, ...others].flatMap(({ works }) => [...toCitations(works).values()]) };
}

/** One question whose answers have tables, charts and wrong citations. Ends the process where the data is absent. */
export function writtenQuestion(): { turn: WrittenTurn; works: Citation[] } {
  const works = readRows<Citation>('six-answers/works.jsonl').map((work) =>
    makeCitation(work.title, { ...work, study_type: 'other' }),
  );
  const answers = sixAnswers();
  return { turn: { question: answers[0]?.question ?? '', texts: join(answers) }, works };
}
