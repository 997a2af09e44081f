import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { accountsFeature } from './features/accounts/routes.ts';
import { chatFeature } from './features/chat/routes.ts';
import { configFeature } from './features/config/routes.ts';
import { exportFeature } from './features/export/routes.ts';
import { healthFeature } from './features/health/routes.ts';
import { passwordResetFeature } from './features/password-reset/routes.ts';
import { profileFeature } from './features/profile/routes.ts';
import { sessionsFeature } from './features/sessions/routes.ts';
import { sharingFeature } from './features/sharing/routes.ts';
import { structuresFeature } from './features/structures/routes.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { authentication } from './plugins/authentication.ts';
import { errorHandler, refuseConnection, sendError } from './plugins/error-handler.ts';
import { limits } from './plugins/limits.ts';
import { metrics } from './plugins/metrics.ts';
import { notFound } from './plugins/not-found.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sweep } from './plugins/sweep.ts';
import { webPages } from './plugins/web-pages.ts';

/** The whole server on one page: what every route shares first, then the features. It does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log } = dependencies;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy,
    // A question of 8,000 characters, each escaped, is under 64 kB; pictures come through multipart's own limit.
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    // Streams stay open for minutes: without this a shutdown would wait for every reader.
    forceCloseConnections: true,
    requestIdHeader: false,
    frameworkErrors: sendError,
    clientErrorHandler: refuseConnection,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorHandler);
  await app.register(notFound);
  await app.register(securityHeaders, { config });
  await app.register(fastifyCookie);
  await app.register(metrics);
  await app.register(apiDocs);
  await app.register(authentication, dependencies);
  await app.register(limits, dependencies);
  await app.register(sweep, dependencies);

  await app.register(healthFeature, dependencies);
  await app.register(configFeature, dependencies);
  await app.register(accountsFeature, dependencies);
  await app.register(passwordResetFeature, dependencies);
  await app.register(profileFeature, dependencies);
  await app.register(chatFeature, dependencies);
  await app.register(sessionsFeature, dependencies);
  await app.register(exportFeature, dependencies);
  await app.register(sharingFeature, dependencies);
  await app.register(structuresFeature, dependencies);
  await app.register(webPages, dependencies);
  return app;
}
