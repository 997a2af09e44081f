import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { isMigrated } from '../../platform/db/migrate.ts';
import { serve } from '../../platform/plugins/serve.ts';

/** Tells whoever runs the server whether it lives, and whether requests should be sent to it. */
export async function healthFeature(app: FastifyInstance, { database }: { database: Database }) {
  // Without a look at the database: restarting this process would not bring that back.
  serve(app, routes.healthz, async () => ({ status: 'alive' as const }));

  serve(app, routes.readyz, async () => {
    app.draining.readiness();
    if (!(await isMigrated(database)))
      throw new AppError('unavailable', 'The database does not have the schema of this version yet.', {
        retryAfter: 5,
      });
    return { status: 'ready' as const };
  });
}
