import { limits, routes } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import type { Engine } from '../../answers/engines/engine.ts';
import type { Question } from '../../answers/turns/store-question.ts';
import type { AskedQuestion, Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { createAtOnce, whenOver } from '../../platform/plugins/at-once.ts';
import { serve } from '../../platform/plugins/serve.ts';
import type { EngineCalls } from './engine-calls.ts';
import { openEventStream } from './event-stream.ts';
import { toChatReply } from './reply.ts';
import { createSignInWatch } from './sign-in-watch.ts';
import { titleOf } from './title.ts';

/** Answers that one person follows at once, each in a tab of its own. */
const maxFollowed = 30;

export interface ChatDependencies {
  database: Database;
  engines: readonly Engine[];
  turns: Turns;
  engineCalls: EngineCalls;
}

/** Asking, following, stopping and asking again. */
export async function chatFeature(
  app: FastifyInstance,
  { database, engineCalls, engines, turns }: ChatDependencies,
): Promise<void> {
  const signIns = createSignInWatch(database, app.log, app.signInsEnded);
  const readers = new Gauge({
    name: 'sextant_readers',
    help: 'Open streams of answers.',
    registers: [app.metrics],
  });
  app.addHook('preClose', async () => signIns.close());

  /** Sends a turn's events until it ends or who reads them signs out; a reader's leaving stops nothing but the sending. */
  async function stream(turnId: string, request: FastifyRequest, reply: FastifyReply, sessionId?: string) {
    const events = openEventStream(reply);
    readers.inc();
    events.onClose(() => readers.dec());
    events.onClose(signIns.whileOpen(request.signInId, events.close));
    if (sessionId) events.send({ type: 'turn-start', session_id: sessionId, turn_id: turnId });
    try {
      const leave = await turns.follow(turnId, { onEvent: events.send, onClose: events.close });
      events.onClose(leave);
    } catch (error) {
      // The headers are out: all that can be said is that the stream is over, and the reader follows again.
      reply.log.warn({ err: error }, 'a stream could not be followed');
      events.close();
    }
  }

  const followed = createAtOnce(maxFollowed);

  /** Until the reply is over, however that comes. */
  function follow(userId: string, reply: FastifyReply): void {
    const leave = followed.take(userId);
    if (!leave)
      throw new AppError(
        'rate-limited',
        `You are following ${maxFollowed} answers at once, which is the limit. Please close some tabs.`,
        { retryAfter: 5 },
      );
    whenOver(reply.raw, leave);
  }

  /** Asks a question, and counts its calls where it was not asked before. */
  async function ask(question: Question): Promise<AskedQuestion> {
    const taking = await engineCalls.take(question.userId, engines).then(
      (giveBack) => ({ giveBack }),
      (refusal: unknown) => ({ refusal }),
    );
    if ('refusal' in taking) {
      // One that was sent again is answered however little is left: nothing is asked for it.
      const before = await turns.askedBefore(question);
      if (before) return before;
      throw taking.refusal;
    }
    const asked = await turns.ask(question).catch(async (error: unknown) => {
      await taking.giveBack();
      throw error;
    });
    if (!asked.isNew) await taking.giveBack();
    return asked;
  }

  serve(app, routes.chat, async ({ body, request, reply, userId }) => {
    app.draining.refuse();
    await app.limits.chat(userId);
    follow(userId, reply);
    const idempotencyKey = readIdempotencyKey(request);
    const asked = await ask({
      userId,
      sessionId: body.session_id,
      question: body.input_text,
      title: titleOf(body.input_text),
      idempotencyKey,
      answers: engines.map(({ id, label, mode, model, connected }) => ({
        engine: id,
        label,
        mode,
        model,
        parameters: connected?.parameters ?? {},
      })),
    });
    if (wantsEvents(request)) {
      await stream(asked.turnId, request, reply, asked.sessionId).finally(asked.begin);
      return reply;
    }
    asked.begin();
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const turn = await turns.whenEnded(asked.turnId, AbortSignal.any([left.signal, app.draining.over]));
    if (!turn && app.draining.over.aborted)
      throw new AppError('unavailable', 'The server has stopped; your question is answered all the same.', {
        retryAfter: 5,
      });
    if (!turn) throw new AppError('not-found', 'This session was deleted while it was being answered.');
    return toChatReply(turn);
  });

  serve(app, routes.turnEvents, async ({ params, request, reply, userId }) => {
    await turns.checkOwner(params.id, userId);
    follow(userId, reply);
    await stream(params.id, request, reply);
    return reply;
  });

  serve(app, routes.stopTurn, async ({ body, params, userId }) => {
    await turns.checkOwner(params.id, userId);
    return turns.stop(params.id, body.engine);
  });

  serve(app, routes.turn, async ({ params, userId }) => {
    await turns.checkOwner(params.id, userId);
    return turns.read(params.id);
  });

  serve(app, routes.retryEngine, async ({ body, params, query, userId }) => {
    app.draining.refuse();
    await turns.checkOwner(params.id, userId);
    await app.limits.chat(userId);
    const giveBack = await engineCalls.take(
      userId,
      engines.filter(({ id }) => id === body.engine),
    );
    return turns.retry(params.id, body.engine, query.attempt).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
  });
}

const wantsEvents = (request: FastifyRequest) => /\btext\/event-stream\b/i.test(request.headers.accept ?? '');

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > limits.idempotencyKeyLength || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError(
      'invalid-input',
      `Idempotency-Key: at most ${limits.idempotencyKeyLength} visible ASCII characters.`,
      { fields: { 'idempotency-key': 'is not valid' } },
    );
  return key;
}
