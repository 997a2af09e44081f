import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { PlatformDependencies } from '../dependencies.ts';

/** Those who ask `/readyz` have asked within so long (ms), and are told this often that it is no more, before they count as told. */
const watcherMs = 30_000;
const timesTold = 3;
/** At most so long (ms) is waited for that. */
const maxTellingMs = 10_000;
/** What still waits for a reply (ms) after that, while another process answers it. */
const maxReplyMs = 20_000;
/** Those who are told then that no answer comes any more have so long (ms) to hear it, however much haste there is. */
const lastWordMs = 2_000;
/** Between two looks (ms) whether there is something left to wait for. */
const lookMs = 50;

/** What goes on in this process by itself. */
export interface DrainedWork {
  /** Takes nothing more from other processes. */
  takeNoMore(): void;
  /** Something is being answered here. */
  isBusy(): boolean;
  /** Leaves what is not finished to other processes. */
  handOver(): Promise<void>;
}

/**
 * Decorates `app.draining`: how a server ends without breaking off what it is at. From its first moment it is not ready
 * and takes no new questions; what runs has `streamsMs` to finish and is handed over then; who waits for a reply gets it.
 */
export const draining = fastifyPlugin(
  async (
    app: FastifyInstance,
    { log, streamsMs }: Pick<PlatformDependencies, 'log'> & { streamsMs: number },
  ) => {
    const over = new AbortController();
    let isOn = false;
    let open = 0;
    let askedAt = Number.NEGATIVE_INFINITY;
    let told = 0;

    const refuse = () => {
      if (isOn)
        throw new AppError('unavailable', 'This server is about to stop. Please try again.', {
          retryAfter: 1,
        });
    };

    app.decorate('draining', {
      over: over.signal,
      refuse,
      readiness() {
        askedAt = performance.now();
        if (isOn) told += 1;
        refuse();
      },
      async run(work: DrainedWork, haste: AbortSignal) {
        const begunAt = performance.now();
        const isWatched = begunAt - askedAt < watcherMs;
        /** Waits until it holds, or so long after the beginning. */
        const until = async (holds: () => boolean, ms: number, isHasty = () => haste.aborted) => {
          while (!holds() && performance.now() - begunAt < ms && !isHasty()) await delay(lookMs);
        };
        isOn = true;
        work.takeNoMore();
        log.info({ requests: open }, 'Draining: not ready, and no new questions');
        if (isWatched) await until(() => told >= timesTold, maxTellingMs);
        await until(() => open === 0 && !work.isBusy(), streamsMs);
        if (work.isBusy()) log.warn('Handing over what is not finished');
        await work.handOver();
        await until(() => open === 0, performance.now() - begunAt + maxReplyMs);
        over.abort();
        await until(
          () => open === 0,
          performance.now() - begunAt + lastWordMs,
          () => false,
        );
      },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      open += 1;
      reply.raw.once('close', () => {
        open -= 1;
      });
      done();
    });
    // A client that keeps a connection for more requests is to make the next one elsewhere.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isOn) reply.header('connection', 'close');
      done();
    });
    app.addHook('preClose', async () => over.abort());
  },
  { name: 'draining' },
);

declare module 'fastify' {
  interface FastifyInstance {
    draining: {
      /** Aborted when who still waits for a reply must be given one. */
      over: AbortSignal;
      /** To be called before anything new is begun. @throws AppError `unavailable` once the server is about to stop */
      refuse(): void;
      /** The same for anyone who asks whether this server is ready. */
      readiness(): void;
      /** Ends what goes on here; `haste` cuts the waiting short. */
      run(work: DrainedWork, haste: AbortSignal): Promise<void>;
    };
  }
}
