import { readFileSync } from 'node:fs';
import path from 'node:path';

const readme = path.resolve(import.meta.dirname, '../../README.md');

/** What people may set, as the README lists it: `documents.test.ts` holds that against what the server reads. */
export function settingsOfReadme(): string[] {
  const table = /<!-- settings -->([\s\S]*)<!-- \/settings -->/.exec(readFileSync(readme, 'utf8'))?.[1] ?? '';
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
}
