import { type ExportTask, writeExport } from './export-tasks.ts';

/** What a thread of the export writer runs. */
export default async function work(task: ExportTask): Promise<Uint8Array> {
  const written = await writeExport(task);
  return typeof written === 'string' ? Buffer.from(written) : written;
}
