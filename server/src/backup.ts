import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { backUp } from './platform/db/backup/run-command.ts';
import { StartError } from './platform/process/start-error.ts';

/** Backs up the database: `npm run backup`, or `npm run backup -- FILE`. Ends with 1 where that fails. */
try {
  const config = readConfig(process.env);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'backups', `sextant-${moment}.gz`));
  const rows = Object.values(await backUp(config, file)).reduce((sum, count) => sum + count, 0);
  console.log(`Backed up ${rows} rows to ${file}`);
  if (!config.appSecret)
    console.log(
      `Keep ${path.join(config.dataDir, 'app-secret')} as well: without it one-time codes that were mailed before end.`,
    );
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
