import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Turns } from '../../answers/turns/turns.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createLaterFindings, type LaterFindingsOptions } from './later-findings.ts';

export interface FindingsDependencies extends LaterFindingsOptions {
  turns: Turns;
}

/** Checking the citations of a finished turn again, and having its overview made again. */
export async function findingsFeature(
  app: FastifyInstance,
  dependencies: FindingsDependencies,
): Promise<void> {
  const { turns } = dependencies;
  const later = createLaterFindings(dependencies);

  serve(app, routes.checkCitations, async ({ params, userId }) => {
    await turns.checkOwner(params.id, userId);
    await app.limits.chat(userId);
    return later.recheck(params.id);
  });

  serve(app, routes.makeOverview, async ({ body, params, userId }) => {
    await turns.checkOwner(params.id, userId);
    await app.limits.chat(userId);
    return later.makeOverview(params.id, body.engine);
  });
}
