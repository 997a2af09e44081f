// Runs the embedded database in a process of its own, so that tests can kill that: `run-embedded-postgres.ts DATA_DIR`.
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { StartError } from '../platform/process/start-error.ts';

try {
  const started = await startEmbeddedPostgres({
    dataDir: process.argv[2] as string,
    log: pino({ level: 'warn' }),
  });
  process.on('SIGTERM', () => void started.stop().then(() => process.exit(0)));
  console.log(`url=${started.url}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
