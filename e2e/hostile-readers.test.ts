import { maxAnswerLength } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { lexBlocks } from '../markdown/src/bounded-lexer.ts';
import { readAnswer } from '../server/src/citations/ledger/read-answers.ts';
import { safeMarkdown } from '../server/src/features/export/safe-markdown.ts';
import { makeOverview } from '../server/src/overview/make-overview.ts';
import { storable } from '../server/src/platform/db/storable.ts';
import { readDocument } from '../server/src/reading/read-document.ts';
import { corpus } from './hostile/corpus.ts';
import { turnsOf } from './hostile/journey/turns.ts';
import { engines } from './support/chat.ts';

/** What the server does with six answers, each on its own; after ten seconds an overview is given up. */
const readers = {
  overview: (texts: string[]) => {
    const answers = engines.map(({ id, label }, index) => {
      const text = texts[index]?.trim() ? (texts[index] ?? null) : null;
      return { engine: id, label, mode: 'live' as const, model: 'm', text, missing: 'Nothing.' };
    });
    const question = 'Does metformin lower mortality?';
    return makeOverview(
      { question, earlierQuestions: [], answers, evidence: null, ledger: null },
      new Date(),
    );
  },
  citations: (texts: string[]) =>
    texts.map((text, index) => readAnswer({ engine: engines[index]?.id ?? '', text, vendor_sources: [] })),
  reading: (texts: string[]) => texts.map(readDocument),
  export: (texts: string[]) => lexBlocks(texts.map(safeMarkdown).join('\n\n')),
};
const maxSeconds = 10;

test.each(Object.entries(readers))(
  'six hostile answers cost a bounded time: %s',
  { timeout: 600_000 },
  (_, read) => {
    const slow: { seconds: number; answers: string[] }[] = [];
    let worst = 0;
    for (const { answers } of turnsOf(corpus)) {
      // Of work, not of time: the machine may be busy with other things.
      const start = process.threadCpuUsage();
      read(answers.map(({ text }) => storable(text.slice(0, maxAnswerLength))));
      const seconds = process.threadCpuUsage(start).user / 1_000_000;
      worst = Math.max(worst, seconds);
      if (seconds > maxSeconds) slow.push({ seconds, answers: answers.map(({ name }) => name) });
    }
    console.info(`the slowest six took ${worst.toFixed(2)} s`);
    expect(slow).toEqual([]);
  },
);
