import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { connectEngines } from '../answers/engines/registry.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { createFindingThreads } from '../features/findings/finding-threads.ts';
import { createSources } from '../literature/sources/registry.ts';
import type { Database } from '../platform/db/client.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { knowServer } from './verify-directly.ts';

/** What the test server's keys are made from, for tests that forge a token. */
export const testAppSecret = 'a secret of the tests, thirty-two bytes and more';

/**
 * One pool for all servers of a process, as a process has it: what threads have compiled for one test need not be compiled
 * for the next. They end by themselves when there is nothing to do.
 */
const findingThreads = createFindingThreads(pino({ level: 'error' }));

export interface TestAppOptions {
  database: Database;
  /** Variables as `readConfig` reads them: the provider emulator's, `SMTP_URL` and so on. */
  environment?: Record<string, string>;
  /** Parts handed in instead of those that the environment makes. */
  parts?: Partial<Dependencies>;
}

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  /** Where it listens, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/**
 * The whole server, listening on a free port of this machine. It looks for no evidence and judges nothing unless told
 * to; then its sources have a minute and not what the design gives them, which a busy machine may need for what is there.
 */
export async function startTestApp({ database, environment = {}, parts }: TestAppOptions): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', EVIDENCE: 'off', JUDGE: 'off', ...environment });
  const log = pino({ level: config.logLevel });
  const app = await buildApp({
    config,
    appSecret: testAppSecret,
    database,
    engines: connectEngines(config.engines, config.sharedEngineSettings),
    sources: createSources(config, database.$client),
    findingThreads,
    mailer: createMailer(config, log),
    log,
    budget: 60_000,
    settling: 60_000,
    ...parts,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  app.server.once('close', knowServer(url, database));
  return { app, config, url, close: () => app.close() };
}
