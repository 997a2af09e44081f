import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretVariables, variables } from '../server/src/variables.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What people may set; a name in lower case is one that npm sets, or another way to write one. */
const settings = Object.entries(variables.shape).filter(([name]) => name === name.toUpperCase());

/** The README's settings: per variable what stands in its column of defaults. */
function settingsOfReadme(): Map<string, string> {
  const table = /<!-- settings -->([\s\S]*)<!-- \/settings -->/.exec(read('README.md'))?.[1] ?? '';
  const rows = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells[1]?.startsWith('`'));
  return new Map(
    rows.flatMap(([, names = '', initial = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => [name, initial] as const),
    ),
  );
}

describe('the README', () => {
  it('lists exactly the variables that the server reads', () => {
    expect([...settingsOfReadme().keys()].sort()).toEqual(settings.map(([name]) => name).sort());
  });

  it('names every secret that may be in a file', () => {
    const sentence = /<!-- secrets -->([\s\S]*)<!-- \/secrets -->/.exec(read('README.md'))?.[1] ?? '';
    const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(named.sort()).toEqual([...secretVariables].sort());
  });

  it('gives the defaults that the server takes', () => {
    const documented = settingsOfReadme();
    for (const [name, schema] of settings) {
      // As text: what a variable's default would be if it stood in the environment.
      const initial = schema.safeParse(undefined);
      const value = initial.success ? initial.data : undefined;
      const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
      if (text === undefined) expect(documented.get(name), name).not.toMatch(/^`[^ ]*`$/);
      else if (name !== 'FIREBASE_JWKS_URL') expect(documented.get(name), name).toBe(`\`${String(text)}\``);
    }
  });
});

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md'], {
    cwd: root,
    exclude: ['bench/node_modules'],
  });

  it.each(documents)('%s links to files that exist', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    const missing = local.filter((link) => !existsSync(path.resolve(root, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });

  const written = documents.filter((document) => !document.startsWith('bench/sealed/'));

  it.each(written)('%s names files and folders that exist', (document) => {
    // "bench/sealed/sets/21" is enough of a file's name.
    const named = [
      ...read(document).matchAll(
        /`((?:bench|contracts|deploy|docs|e2e|markdown|scripts|server|web)\/[\w./-]+)`/g,
      ),
    ].map(([, name = '']) => name);
    const isThere = (name: string) =>
      existsSync(path.join(root, name)) ||
      (name.startsWith('bench/sealed/') && globSync(`${name}-*`, { cwd: root }).length > 0);
    const missing = named.filter((name) => !isThere(name));
    expect(missing).toEqual([]);
  });

  it('have every decision in their index', () => {
    const pages = readdirSync(path.join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
    const index = read('docs/decisions/README.md');
    expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
  });
});
