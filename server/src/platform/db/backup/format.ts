import { z } from 'zod';

/*
 * A backup is text, compressed by gzip: a line that tells what it is; for each table a line that names it, its rows as
 * PostgreSQL's COPY writes them, and a line `\.`; and at last a line with the count of rows, without which it was cut off.
 */

export const endOfRows = '\\.';

export const backupHead = z.object({
  format: z.literal('sextant-backup-1'),
  made_at: z.string(),
  /** Time of the newest migration that the database had: its schema. */
  schema: z.number().int(),
  /** How far each sequence has counted. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupHead = z.infer<typeof backupHead>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof tableLine>;

/** By table. */
export const endLine = z.object({ rows: z.record(z.string(), z.number().int()) });

export const columnsOf = (columns: readonly string[], quote: (name: string) => string) =>
  columns.map(quote).join(', ');
