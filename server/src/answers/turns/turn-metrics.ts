import type { AnswerSummary } from '@sextant/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type TurnMetrics = ReturnType<typeof createTurnMetrics>;

/** What an operator wants to know of the engines: how many answers, how they ended, how soon they began. */
export function createTurnMetrics(registry: Registry, liveTurns: () => number) {
  new Gauge({
    name: 'sextant_live_turns',
    help: 'Questions that this process is having answered.',
    registers: [registry],
    collect() {
      this.set(liveTurns());
    },
  });
  const ended = new Counter({
    name: 'sextant_answers_total',
    help: 'Answers that have ended, by how.',
    labelNames: ['engine', 'mode', 'state', 'code'],
    registers: [registry],
  });
  const firstToken = new Histogram({
    name: 'sextant_first_token_seconds',
    help: 'From asking an engine to its first text.',
    labelNames: ['engine', 'mode'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30],
    registers: [registry],
  });
  const flushes = new Counter({
    name: 'sextant_flush_failures_total',
    help: 'Writes of running answers that the database did not take; they are kept in memory and written again.',
    registers: [registry],
  });
  const takeovers = new Counter({
    name: 'sextant_takeovers_total',
    help: 'Questions taken over from a process that went silent or gave them back.',
    registers: [registry],
  });
  return {
    flushFailed: (): void => flushes.inc(),
    tookOver: (questions: number): void => takeovers.inc(questions),
    answerEnded({ engine, mode, state, error, first_token_ms }: AnswerSummary): void {
      ended.inc({ engine, mode, state, code: error?.code ?? '' });
      if (first_token_ms !== null) firstToken.observe({ engine, mode }, first_token_ms / 1_000);
    },
  };
}
