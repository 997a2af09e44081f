import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { restore } from './platform/db/backup/run-command.ts';
import { StartError } from './platform/process/start-error.ts';

const usage = `Usage: npm run restore -- FILE
Restores a backup into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`;

/** Restores a backup. Ends with 1 where that fails; then the database is as empty as before. */
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError(usage);
  const { leftOut, rows } = await restore(readConfig(process.env), path.resolve(file));
  if (leftOut.length > 0) console.log(`Left out, as they are no tables of Sextant's: ${leftOut.join(', ')}`);
  console.log(`Restored ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows`);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
