import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { PlatformDependencies } from '../../platform/dependencies.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createReadiness } from './readiness.ts';

/** Tells anyone who runs the server whether it lives, and whether requests should be sent to it. */
export async function healthFeature(
  app: FastifyInstance,
  { database, log }: Pick<PlatformDependencies, 'database' | 'log'>,
) {
  const readiness = createReadiness(database, log);
  app.addHook('onClose', () => readiness.close());

  // Without a look at the database: restarting this process would not bring that back.
  serve(app, routes.healthz, async () => ({ status: 'alive' as const }));

  serve(app, routes.readyz, async () => {
    app.draining.readiness();
    await readiness.check();
    return { status: 'ready' as const };
  });
}
