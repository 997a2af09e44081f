import type { Logger } from 'pino';
import { ownTurn } from '../../platform/process/own-turn.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { requestFields } from '../../platform/tracing/request-context.ts';
import type { Engine } from '../engines/engine.ts';
import { EngineError, toEngineError } from '../engines/engine-error.ts';
import { type Deadlines, runEngine } from '../engines/run-engine.ts';
import { type AnswerEnding, asked, failed } from './answer-states.ts';
import type { LiveAnswer, LiveTurn } from './live-turn.ts';
import { buildPrompt, type EarlierTurn } from './prompt.ts';
import type { TurnEvidence } from './turn-evidence.ts';

/** The answer is another process's now: it has no end here. */
export const leftToOthers = Symbol('left to another process');

export interface AnswerRunnerOptions {
  engines: readonly Engine[];
  evidence: TurnEvidence;
  deadlines?: Deadlines | undefined;
  log: Logger;
}

export interface AnswerRun {
  turn: LiveTurn;
  answer: LiveAnswer;
  earlier: readonly EarlierTurn[];
  /** Resolves when evidence was looked for. */
  gathered: Promise<void>;
  /** Called when the answer's summary is newer here than in the database. */
  onChange(answer: LiveAnswer): void;
}

export type AnswerRunner = ReturnType<typeof createAnswerRunner>;

/** Has one engine write one answer. */
export function createAnswerRunner({ deadlines, engines, evidence, log }: AnswerRunnerOptions) {
  /** @returns how it ended; null where it was left to another process. Never rejects. */
  return async ({ answer, earlier, gathered, onChange, turn }: AnswerRun): Promise<AnswerEnding | null> => {
    const { signal } = answer.abort;
    // Stopping an engine does not wait for the search.
    await orAborted(gathered, signal).catch(() => {});
    // The searches of many questions may end together, at their time limit.
    await ownTurn();
    const engine = engines.find(({ id }) => id === answer.summary.engine);
    const startedAt = Date.now();
    answer.summary = asked(answer.summary, engine, new Date(startedAt));
    onChange(answer);
    turn.emit({ type: 'answer-start', turn_id: turn.head.turnId, answer: answer.summary });
    try {
      if (!engine)
        throw new EngineError('engine-off', `${answer.summary.label} is no longer on this server.`, {
          retryable: false,
        });
      signal.throwIfAborted();
      const result = await runEngine({
        engine,
        prompt: buildPrompt(engine.id, earlier, turn.head.question, evidence.describe(turn)),
        evidence: engine.mode === 'demo' ? (turn.evidence?.read() ?? null) : null,
        signal,
        ...(deadlines && { deadlines }),
        onText: (text) => {
          if (signal.aborted) return;
          if (answer.summary.first_token_ms === null) {
            answer.summary = { ...answer.summary, first_token_ms: Date.now() - startedAt };
            onChange(answer);
          }
          turn.append(answer, text);
        },
        onThoughts: (length) => {
          if (!signal.aborted) turn.takeBack(answer, length);
        },
      });
      return { state: 'done', result };
    } catch (error) {
      if (signal.reason === leftToOthers) return null;
      if (signal.aborted) return { state: 'stopped' };
      const failure = toEngineError(engine ?? { label: answer.summary.label, errorWords: {} }, error);
      log.warn(
        {
          err: failure.cause ?? failure,
          engine: answer.summary.engine,
          code: failure.code,
          ...requestFields(),
        },
        'an engine failed',
      );
      return failed(failure);
    }
  };
}
