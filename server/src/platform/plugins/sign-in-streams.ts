import type { ServerResponse } from 'node:http';
import { and, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { signIns } from '../db/schema.ts';
import type { PlatformDependencies } from '../dependencies.ts';

/** Between two looks at the sign-ins that have streams open here. A sign-in may have been ended by any process. */
const lookMs = 500;

/** Ends the event streams of sign-ins that have ended: signed out, ended from elsewhere, or gone with their account. */
export const signInStreams = fastifyPlugin(
  async (app: FastifyInstance, { database, log }: Pick<PlatformDependencies, 'database' | 'log'>) => {
    const open = new Map<string, Set<ServerResponse>>();

    async function look(): Promise<void> {
      if (open.size === 0) return;
      const asked = [...open.keys()];
      const rows = await database
        .select({ id: signIns.id })
        .from(signIns)
        .where(and(inArray(signIns.id, asked), isNull(signIns.endedAt)));
      const still = new Set(rows.map(({ id }) => id));
      for (const id of asked) if (!still.has(id)) end(id);
    }

    function end(signInId: string): void {
      // Who waits for one whole reply gets it: it may say that the session is gone.
      for (const response of open.get(signInId) ?? []) if (response.headersSent) response.end();
    }

    app.addHook('preHandler', async ({ routeOptions, signInId }, { raw }) => {
      if (!signInId || !routeOptions.config.contract?.streams) return;
      const streams = open.get(signInId) ?? new Set();
      open.set(signInId, streams.add(raw));
      raw.once('close', () => {
        streams.delete(raw);
        if (streams.size === 0 && open.get(signInId) === streams) open.delete(signInId);
      });
    });

    let looking: Promise<void> | null = null;
    const timer = setInterval(() => {
      looking ??= look()
        .catch((error) => log.debug({ err: error }, 'open streams could not be looked after'))
        .finally(() => {
          looking = null;
        });
    }, lookMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await looking;
    });
  },
  { name: 'sign-in-streams', dependencies: ['authentication'] },
);
