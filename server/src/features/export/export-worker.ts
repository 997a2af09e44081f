import os from 'node:os';
import { pino } from 'pino';
import { openDatabase } from '../../platform/db/client.ts';
import { type ExportTask, writeExport } from './export-tasks.ts';

// On Linux each thread has a priority of its own: where processors are short, the one that streams answers goes first.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

export interface ThreadTask {
  /** Where the database is: threads have a connection of their own, one each. */
  databaseUrl: string;
  task: ExportTask;
}

/** What a thread of the export writer runs; null when what was to be written has been deleted. */
export default async function work({ databaseUrl, task }: ThreadTask): Promise<Uint8Array | null> {
  // Closed each time: a thread that waits for work notices nothing, and a connection may break meanwhile.
  const database = openDatabase(databaseUrl, pino({ level: 'silent' }), 1);
  try {
    const written = await writeExport(database, task);
    return typeof written === 'string' ? Buffer.from(written) : written;
  } finally {
    await database.$client.end();
  }
}
