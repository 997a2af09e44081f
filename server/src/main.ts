import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectEngines } from './answers/engines/registry.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createFindingThreads } from './features/findings/finding-threads.ts';
import { loadBundledLibrary } from './literature/sources/library/load-bundled.ts';
import { createSources } from './literature/sources/registry.ts';
import { startDatabase } from './platform/db/start-database.ts';
import { createLogger } from './platform/logging/logger.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { readAppSecret } from './platform/process/app-secret.ts';
import { makeDataDir } from './platform/process/data-dir.ts';
import { portProblem, StartError } from './platform/process/start-error.ts';
import { type Closer, type Drain, stopOnSignals } from './platform/process/stop-on-signals.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';

try {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel, isJson: config.production });
  const closers: Closer[] = [];
  const drains: Drain[] = [];
  // From the first moment: what has been opened by then is closed, the last first.
  const stop = stopOnSignals({ closers, drains, log, withParent: config.startedByNpm });
  try {
    await makeDataDir(config.dataDir);
    const appSecret = config.appSecret ?? (await readAppSecret(config.dataDir));
    const started = await startDatabase(config, log);
    closers.push(started.stop);
    const mailer = createMailer(config, log);
    closers.push(mailer.close);
    const engines = connectEngines(config.engines, config.sharedEngineSettings);
    const { database } = started;
    const sources = createSources(config, database.$client);
    if (config.evidence.enabled)
      await loadBundledLibrary(database.$client).catch((error) =>
        log.warn(
          { err: error },
          'the bundled library could not be loaded; questions are answered without it',
        ),
      );
    if (config.tracing) closers.push(await startTracing(config.tracing, log));
    const findingThreads = createFindingThreads(log);
    closers.push(findingThreads.close);
    const app = await buildApp({
      config,
      appSecret,
      database,
      engines,
      sources,
      findingThreads,
      mailer,
      log,
    });
    closers.push(() => app.close());
    await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw portProblem(error, config);
    });
    drains.push((haste) => app.drain(haste));
    log.info(`Sextant is at ${addressOf(app, config)}`);
    if (config.production && isOwnMachine(config.publicUrl))
      log.warn(`Links in messages begin with ${config.publicUrl}: set PUBLIC_URL to the address readers use`);
    app.prepareExample().catch((error) => {
      // Stopped meanwhile, it is made at the next start.
      if (app.server.listening) log.warn({ err: error }, 'the example could not be made');
    });
  } catch (error) {
    await stop();
    throw error;
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Whether nobody else gets there by this address. */
function isOwnMachine(url: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
}

/** With `PORT=0`, the system has chosen the port. */
function addressOf(app: FastifyInstance, { port, publicUrl }: Config): string {
  return port === 0 ? `http://localhost:${(app.server.address() as AddressInfo).port}` : publicUrl;
}
