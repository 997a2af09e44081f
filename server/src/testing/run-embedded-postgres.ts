// Runs the embedded database in a process of its own, so that tests can kill it or its server:
// `run-embedded-postgres.ts DATA_DIR`. A killed server is back at once, however often that happens.
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { StartError } from '../platform/process/start-error.ts';

try {
  const started = await startEmbeddedPostgres({
    dataDir: process.argv[2] as string,
    log: pino({ level: 'warn' }),
    maxRestartWaitMs: 250,
  });
  process.on('SIGTERM', () => void started.stop().then(() => process.exit(0)));
  console.log(`url=${started.url} admin=${started.adminUrl}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
