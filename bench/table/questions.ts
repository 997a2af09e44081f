import { existsSync } from 'node:fs';
import { type Measurement, number } from './measurement.ts';

/** Six cited answers at the pace of real engines, evidence, ledger and overview; vendors and PostgreSQL on the same cores. */
async function ask(questions: number, atOnce: number, minuteLater: boolean) {
  const { answersFile } = await import('../question-cost/world.ts');
  if (!existsSync(answersFile)) throw new Error(`${answersFile} is not here`);
  const { measureQuestions } = await import('../question-cost/measure.ts');
  return measureQuestions(questions, atOnce, { minuteLater });
}

/** So many under way all the time: what a process gets through once it has more to do than it can. */
export const questionsASecond: Measurement = {
  name: 'questions-a-second',
  rows: [{ what: 'questions a second a process, as shipped', aim: '≥ 25 on 2 cores' }],
  rounds: { whole: 1, quick: 1 },
  needsLinux: true,
  async measure(_rounds, isQuick) {
    const [questions, atOnce] = isQuick ? [80, 40] : [600, 200];
    const { after, before, seconds } = await ask(questions, atOnce, false);
    const ms = (what: 'main' | 'server' | 'postgres') => (after[what] - before[what]) / 1_000 / questions;
    return [
      {
        now: `**${number(questions / seconds, 1)}** (${questions} questions, ${atOnce} at once)`,
        beside: `a core to the main thread alone: ${number(1_000 / ms('main'), 1)}; a question took ${number(ms('server'))} ms of the server, ${number(ms('postgres'))} of PostgreSQL`,
      },
    ];
  },
};

/** All asked within a moment, and nothing after them. */
export const manyAtOnce: Measurement = {
  name: 'many-at-once',
  rows: [
    { what: 'event loop at 200 questions at once: 99th percentile of its delay, longest, ms', aim: '≤ 20' },
    { what: 'memory at 200 questions at once: at its height, a minute later, MB', aim: '≤ 350, ≤ 260' },
  ],
  rounds: { whole: 1, quick: 1 },
  needsLinux: true,
  async measure(_rounds, isQuick) {
    const questions = isQuick ? 40 : 200;
    const { delay, height, minuteLater, seconds } = await ask(questions, questions, !isQuick);
    const asked = isQuick ? ` (${questions} questions)` : '';
    return [
      {
        now: `**${number(delay.p99)}**, ${number(delay.max)}${asked}`,
        beside: `the timer that sees it wakes every 10 ms: no less can be seen; all done after ${number(seconds)} s`,
      },
      {
        now: `**${height}**, ${minuteLater === null ? 'not measured: a quick run does not wait' : `**${minuteLater}**`}${asked}`,
        beside: '–',
      },
    ];
  },
};
