import { readFileSync } from 'node:fs';

/** One rule or pattern of a source file, and the file without it. */
export interface Unit {
  file: string;
  /** What is taken out, as it stands in the file. */
  written: string;
  line: number;
  without: string;
}

/** A guard that decides by itself: `if (…) return …;` on one line, or over lines up to its `;`. */
const rule = /^ {2,4}if \([^\n]*(?:\n {4,}[^\n]*){0,8}?\)\s+return [^;\n]*(?:\n[^;\n]*){0,8};\n/gm;
/** A filter of a chain: `.filter((one) => …)` on a line of its own. */
const filter = /^ {4}\.filter\([^\n]*\)\n/gm;
/** A row of a list: a string or a `[name, /pattern/]`, on one line or several. */
const row =
  /^ {2}(?:'[^\n]*',|\[\n? *'[\w-]+',\s+(?:\/[^\n]*\/\w*|new RegExp\([\s\S]*?\n {4}\)),?\s*\],)\n/gm;
/** A pattern with a name of its own; without it nothing is found. */
const pattern = /^(?:export )?const (\w+) =\s+\/[^\n]*\/\w*;\n/gm;
const nothing = '/(?!)/';

/** All that can be switched off in a file, each by itself. */
export function unitsOf(file: string): Unit[] {
  const source = readFileSync(file, 'utf8');
  const units: Unit[] = [];
  const add = (written: string, at: number, instead: string) =>
    units.push({
      file,
      written: written.trim(),
      line: source.slice(0, at).split('\n').length,
      without: source.slice(0, at) + instead + source.slice(at + written.length),
    });
  for (const kind of [rule, filter, row])
    for (const found of source.matchAll(kind)) add(found[0], found.index, '');
  for (const found of source.matchAll(pattern)) {
    const flags = /\/(\w*);\n$/.exec(found[0])?.[1] ?? '';
    const head = found[0].slice(0, found[0].indexOf('=') + 1);
    add(found[0], found.index, `${head} ${nothing}${flags};\n`);
  }
  return units.sort((one, other) => one.line - other.line);
}
