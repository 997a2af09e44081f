import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Turns } from '../../answers/turns/turns.ts';
import type { Database } from '../../platform/db/client.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createLaterFindings, type LaterFindingsOptions } from './later-findings.ts';
import { createObjections } from './objections.ts';

export interface FindingsDependencies extends Omit<LaterFindingsOptions, 'over'> {
  turns: Turns;
  database: Database;
}

/** Checking the citations of a finished turn again, having it judged again, and objecting to what was judged. */
export async function findingsFeature(
  app: FastifyInstance,
  dependencies: FindingsDependencies,
): Promise<void> {
  const { turns } = dependencies;
  const objections = createObjections(dependencies.database);
  const later = createLaterFindings({ ...dependencies, over: app.draining.over });
  app.addHook('preClose', later.settle);

  serve(app, routes.checkCitations, async ({ params, userId }) => {
    await turns.checkOwner(params.id, userId);
    await app.limits.chat(userId);
    return later.recheck(params.id);
  });

  serve(app, routes.makeOverview, async ({ body, params, userId }) => {
    await turns.checkOwner(params.id, userId);
    if (body.engine !== null) app.draining.refuse();
    await app.limits.chat(userId);
    return later.makeOverview(params.id, body.engine, userId);
  });

  serve(app, routes.objections, async ({ params, userId }) => {
    await turns.checkOwner(params.id, userId);
    return { cells: await objections.list(params.id, userId) };
  });

  serve(app, routes.object, async ({ body, params, userId }) => {
    await turns.checkOwner(params.id, userId);
    await objections.set(params.id, userId, body, (await turns.read(params.id)).overview);
    return { cells: await objections.list(params.id, userId) };
  });
}
