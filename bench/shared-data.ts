import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of test data beside the checkout; it is not part of the project. */
const folder = process.env.SHARED_DATA ?? fileURLToPath(new URL('../../shared/data/', import.meta.url));

/** Where a file of it stands, whether it is there or not. */
export const sharedPath = (file: string) => `${folder}/${file}`;

/** Rows of one of its JSON-lines files. Ends the process, saying so, where the file is absent. */
export function readRows<Row>(file: string): Row[] {
  const path = sharedPath(file);
  if (!existsSync(path)) {
    console.log(`Skipped: ${path} is not here.`);
    process.exit(0);
  }
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

/** A row of `literature.jsonl`. */
export interface LiteratureRow {
  pmid: string;
  title: string;
  abstract: string;
  year: number | string | null;
  mesh: string[];
}
