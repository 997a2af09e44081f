/**
 * The product itself, with all six engines speaking to the bench's vendor in the one wire format that the compared
 * gateway passes through too. Everything else is as in `main.ts`: accounts, hub, flusher, PostgreSQL; with SOURCES=on also
 * the library and the sources, and with them evidence, ledger and overview.
 */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { connectEngines, engineDefinitions } from '../../server/src/answers/engines/registry.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { createFindingThreads } from '../../server/src/features/findings/finding-threads.ts';
import { loadBundledLibrary } from '../../server/src/literature/sources/library/load-bundled.ts';
import { createSources } from '../../server/src/literature/sources/registry.ts';
import { openDatabase } from '../../server/src/platform/db/client.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { createMailer } from '../../server/src/platform/mail/create-mailer.ts';

const log = pino({ level: 'warn' }, pino.destination(2));
const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
const database = openDatabase(process.env.DATABASE_URL as string, log);
await migrateDatabase(database, log);

const engines = engineDefinitions.map(({ id, label }) => {
  // An address of its own, by which the vendor knows who asks.
  const baseUrl = `${process.env.VENDOR_URL}/${id}/v1`;
  const chatgpt = connectEngines(
    { chatgpt: { apiKey: 'bench', baseUrl, model: 'bench-model' } },
    { demoEngines: false, webSearch: false, openaiApi: 'chat' },
  ).find((engine) => engine.id === 'chatgpt');
  if (!chatgpt) throw new Error('no chatgpt in the registry');
  return { ...chatgpt, id, label };
});
const hasSources = process.env.SOURCES === 'on';
if (hasSources) await loadBundledLibrary(database.$client);

const app = await buildApp({
  config,
  appSecret: 'bench-secret-bench-secret-bench-secret-bench',
  database,
  engines,
  sources: hasSources ? createSources(config, database.$client) : [],
  findingThreads: createFindingThreads(log),
  mailer: createMailer(config, log),
  log,
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
