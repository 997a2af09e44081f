import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createTurns } from './answers/turns/turns.ts';
import { createLedgerThreads } from './citations/ledger/in-threads/ledger-threads.ts';
import type { Dependencies } from './dependencies.ts';
import { accountsFeature } from './features/accounts/routes.ts';
import { createEngineCalls } from './features/chat/engine-calls.ts';
import { chatFeature } from './features/chat/routes.ts';
import { configFeature } from './features/config/routes.ts';
import { createExampleJudge } from './features/example/example-judge.ts';
import { exampleFeature } from './features/example/routes.ts';
import { readWrittenExample } from './features/example/written-example.ts';
import { everythingFeature } from './features/export/everything/routes.ts';
import { exportFeature } from './features/export/routes.ts';
import { addLedgerJob, createFindingJobs } from './features/findings/finding-jobs.ts';
import { createAnswerFollower } from './features/findings/follow-answers.ts';
import { createJudgeJob } from './features/findings/judge-job.ts';
import { createJudging, sayingWhoJudges } from './features/findings/judging.ts';
import { findingsFeature } from './features/findings/routes.ts';
import { createTurnWatch } from './features/findings/while-turn-stands.ts';
import { healthFeature } from './features/health/routes.ts';
import { passwordResetFeature } from './features/password-reset/routes.ts';
import { profileFeature } from './features/profile/routes.ts';
import { sessionsFeature } from './features/sessions/routes.ts';
import { sharingFeature } from './features/sharing/routes.ts';
import { structuresFeature } from './features/structures/routes.ts';
import { createEvidenceGatherer } from './literature/evidence/gather-evidence.ts';
import { withMetrics } from './literature/sources/with-metrics.ts';
import { createOverviewMaker } from './overview/overview-maker.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createThreadMetrics } from './platform/jobs/thread-metrics.ts';
import { RequestLog } from './platform/logging/request-log.ts';
import { apiDocs } from './platform/plugins/api-docs.ts';
import { authentication } from './platform/plugins/authentication.ts';
import { compression } from './platform/plugins/compression.ts';
import { draining } from './platform/plugins/draining.ts';
import { edges, edgeTimeouts, serverTimeouts } from './platform/plugins/edges.ts';
import { errorHandler, refuseConnection } from './platform/plugins/error-handler.ts';
import { heldReplies } from './platform/plugins/held-replies.ts';
import { limits } from './platform/plugins/limits.ts';
import { metrics } from './platform/plugins/metrics.ts';
import { notFound } from './platform/plugins/not-found.ts';
import { requestIdOptions, requestIds } from './platform/plugins/request-ids.ts';
import { securityHeaders } from './platform/plugins/security-headers.ts';
import { sweep } from './platform/plugins/sweep.ts';
import { routeNowhere } from './platform/plugins/unroutable.ts';
import { webPages } from './platform/plugins/web-pages.ts';

/** Milliseconds for each of its parts to be ready: on a machine that has much else to do, ten seconds are not enough. */
const maxStartMs = 60_000;

/** The whole server on one page: what every route shares first, then the features. It does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { budget, config, database, deadlines, edge = edgeTimeouts, engines } = dependencies;
  const { findingThreads: threads, log, settling } = dependencies;
  const app = fastify({
    pluginTimeout: maxStartMs,
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy,
    // A question of 8,000 characters, each escaped, is under 64 kB; pictures come through multipart's own limit.
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    ...serverTimeouts(edge),
    // Streams stay open for minutes: without this a shutdown would wait for every reader.
    forceCloseConnections: true,
    ...requestIdOptions,
    logController: new RequestLog(),
    frameworkErrors: routeNowhere,
    clientErrorHandler: refuseConnection,
  });
  // Fastify takes text as well, of which no call makes anything.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorHandler);
  await app.register(requestIds);
  // Before whatever may refuse a request: a refusal has them too.
  await app.register(securityHeaders, { config });
  await app.register(edges, {
    timeouts: edge,
    perNetwork: config.connectionsPerNetwork,
    isBehindProxy: config.trustProxy !== false,
  });
  await app.register(notFound);
  await app.register(compression);
  await app.register(heldReplies, { stallMs: edge.stall, isBounded: config.connectionsPerNetwork > 0 });
  await app.register(fastifyCookie);
  await app.register(draining, { log, streamsMs: config.drainMs });
  await app.register(metrics, config.metrics);
  await app.register(apiDocs);
  await app.register(authentication, dependencies);
  await app.register(limits, dependencies);
  await app.register(sweep, dependencies);

  // What follows an answer: its citations are checked and it is laid beside the others.
  const sources = withMetrics(dependencies.sources, app.metrics);
  const threadMetrics = createThreadMetrics(app.metrics);
  const jobs = createJobs(database, log, app.metrics);
  const keeper =
    sources.length > 0
      ? createLedgerThreads({ ...dependencies, sources, threads, metrics: threadMetrics })
      : null;
  const example = readWrittenExample();
  const byRules = createOverviewMaker(threads, threadMetrics);
  const judging = createJudging(dependencies, createExampleJudge(example), byRules.reader);
  const maker = sayingWhoJudges(byRules, judging);
  const gatherer = sources.length > 0 ? createEvidenceGatherer({ ...dependencies, sources }) : null;
  const turns = createTurns({
    database,
    engines,
    gatherer,
    follower: createAnswerFollower({ keeper, maker, jobs, log, budget }),
    deadlines,
    settling,
    metrics: app.metrics,
    log,
  });
  const atOnce = { ledgers: keeper?.atOnce ?? 1, overviews: maker.atOnce };
  const whileTurnStands = createTurnWatch(turns);
  const ofFindings = { ...dependencies, turns, keeper, maker, jobs, whileTurnStands, atOnce };
  const judgeJob = createJudgeJob({ database, turns, judging, maker, whileTurnStands });
  for (const kind of [...createFindingJobs(ofFindings), judgeJob]) jobs.take(kind);
  app.addHook('onListen', async () => jobs.start());
  app.decorate('drain', (haste: AbortSignal) => app.draining.run(turns, haste));
  app.addHook('preClose', async () => {
    await turns.close();
    await jobs.close();
  });

  await app.register(healthFeature, dependencies);
  await app.register(configFeature, dependencies);
  await app.register(accountsFeature, dependencies);
  await app.register(passwordResetFeature, dependencies);
  await app.register(profileFeature, dependencies);
  const engineCalls = createEngineCalls(database, config.engineCalls);
  await app.register(chatFeature, { database, engines, turns, engineCalls });
  await app.register(findingsFeature, { database, turns, keeper, maker, jobs, judging, whileTurnStands });
  await app.register(sessionsFeature, dependencies);
  await app.register(exportFeature, dependencies);
  await app.register(everythingFeature, dependencies);
  await app.register(sharingFeature, dependencies);
  await app.register(exampleFeature, {
    database,
    example,
    gatherer,
    labels: new Map(engines.map(({ id, label }) => [id, label])),
    addJobs: addLedgerJob(jobs),
    jobsBegun: jobs.begun,
    wake: () => jobs.wake('ledger'),
  });
  await app.register(structuresFeature, dependencies);
  await app.register(webPages, dependencies);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets what goes on finish before `close`, or hands it over; `haste` cuts the waiting short. */
    drain(haste: AbortSignal): Promise<void>;
  }
}
