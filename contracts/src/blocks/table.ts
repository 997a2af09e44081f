import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { isPiped, readPipes, readSeparated } from './table-text.ts';

const cell = z.string().max(1_000, 'A cell has at most 1,000 characters.');

/** Rows of text cells below a header; as many cells in each row as there are columns. */
export const tableBlock = z
  .object({
    title: z.string().trim().max(200).nullable(),
    columns: z
      .array(cell)
      .min(1, 'There is no header.')
      .max(30, 'At most 30 columns.')
      .describe('The header, left to right.'),
    rows: z.array(z.array(cell)).min(1, 'There are no rows.').max(500, 'At most 500 rows.'),
  })
  .superRefine(({ columns, rows }, context) => {
    const odd = rows.findIndex((row) => row.length !== columns.length);
    if (odd >= 0)
      context.addIssue({
        code: 'custom',
        path: ['rows', odd],
        message: `Has ${rows[odd]?.length} cells, and the header ${columns.length}.`,
      });
  });
export type TableBlock = z.infer<typeof tableBlock>;

const scalar = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => `${value ?? ''}`);
/** JSON's two usual forms: rows as lists below `columns`, or a list of objects with the same keys. */
const jsonTable = z.union(
  [
    z.object({
      title: z.string().optional(),
      columns: z.array(scalar),
      rows: z.array(z.array(scalar)),
    }),
    z.array(z.record(z.string(), scalar)).transform((records) => {
      const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
      const rows = records.map((record) => columns.map((column) => record[column] ?? ''));
      return { title: undefined, columns, rows };
    }),
  ],
  { error: 'Write {"columns": […], "rows": [[…]]}, or a header and rows as CSV.' },
);

function readJson(source: string, context: z.RefinementCtx): z.input<typeof tableBlock> {
  try {
    const { title = null, columns, rows } = jsonTable.parse(JSON.parse(source));
    return { title, columns, rows };
  } catch (error) {
    const message = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
    context.addIssue({ code: 'custom', message: message ?? 'Not JSON.' });
    return z.NEVER;
  }
}

/** A table as engines write it: CSV (or with tabs), a Markdown table, or JSON. At most 100,000 characters. */
export const tableSource = z
  .string()
  .max(100_000, 'Longer than 100,000 characters.')
  .transform((source, context) => {
    const text = source.trimStart();
    if (/^[[{]/.test(text)) return readJson(text, context);
    const [columns = [], ...rows] = isPiped(text) ? readPipes(text) : readSeparated(text);
    return { title: null, columns, rows };
  })
  .pipe(tableBlock);

export const tableFence = {
  source: tableSource,
  when: 'many rows of figures; CSV with a header (for a few rows write a Markdown table)',
  example: 'Study,n,HR\nDAPA-HF,4744,0.74',
} satisfies BlockFence;
