import { existsSync, readFileSync } from 'node:fs';
import type { Citation, Ledger } from '@sextant/contracts';
import { createLedgerKeeper } from '../../server/src/citations/ledger/ledger-keeper.ts';
import type { OverviewInput, ReadAnswer } from '../../server/src/overview/overview-input.ts';
import { makeCitation } from '../../server/src/testing/make-citation.ts';
import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { sourcesAt } from '../mentions/check-set.ts';
import { readRows, sharedPath } from '../shared-data.ts';
import { sixAnswers } from '../verdicts/labelled-answers.ts';

/** A stretch of an answer, what it speaks of, and which side it takes. */
export interface Label {
  engine: string;
  topic: string;
  side: string;
  from: number;
  to: number;
}

/** Answers to one question as people have labelled them. */
export interface LabelledSet {
  name: string;
  input: OverviewInput;
  /** Null where stretches are not labelled. */
  labels: Label[] | null;
  /** Verdicts that may be read, by engine; null where they are not labelled. */
  verdicts: Record<string, string[]> | null;
}

interface LongSet {
  name: string;
  question: string;
  answers: { engine: string; text: string }[];
  labels: Label[];
  verdicts: Record<string, string[]> | null;
}

const toAnswer = ({ engine, text }: { engine: string; text: string }): ReadAnswer => ({
  engine,
  text,
  label: engine,
  model: 'unknown',
  mode: 'live',
  missing: '',
});

/** The long answers, whose stretches are labelled and which cite nothing. */
export const longSets = (): LabelledSet[] =>
  readRows<LongSet>('long-answers/sets.jsonl').map(({ answers, labels, name, question, verdicts }) => ({
    name,
    input: { question, earlierQuestions: [], answers: answers.map(toAnswer), evidence: null, ledger: null },
    labels,
    verdicts,
  }));

/** The two sets with works, whose verdicts are labelled. Their works are served over HTTP, as to the product. */
export async function sixSets(emulator: SourceEmulator): Promise<LabelledSet[]> {
  const path = sharedPath('six-answers/works.jsonl');
  if (!existsSync(path)) return [];
  emulator.hold(
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const work = JSON.parse(line) as Citation;
        return makeCitation(work.title, { ...work, study_type: 'other' });
      }),
  );
  const byName = Map.groupBy(sixAnswers(), ({ set }) => set);
  return Promise.all(
    [...byName].map(async ([name, labelled]) => {
      const question = labelled[0]?.question ?? '';
      const answers = labelled.map(toAnswer);
      const ledger = await ledgerOf(question, answers, emulator);
      return {
        name,
        input: { question, earlierQuestions: [], answers, evidence: null, ledger },
        labels: null,
        verdicts: Object.fromEntries(labelled.map(({ engine, verdicts }) => [engine, verdicts])),
      };
    }),
  );
}

const ledgerOf = (question: string, answers: ReadAnswer[], emulator: SourceEmulator): Promise<Ledger> =>
  createLedgerKeeper({
    sources: sourcesAt(emulator),
    budget: 60_000,
  }).check({
    evidence: null,
    question,
    answers: answers.map(({ engine, text }) => ({ engine, text: text ?? '', vendor_sources: [] })),
    signal: new AbortController().signal,
  });
