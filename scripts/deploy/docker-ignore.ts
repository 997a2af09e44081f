import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which files of the context a build sees, by `.dockerignore`: of the patterns that fit a path, or a folder above it, the
 * last one decides.
 * @param root the folder of the context
 */
export function readDockerIgnore(root: string): (file: string) => boolean {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), glob: withoutDots(line.replace(/^!?\/?/, '')) }));
  return (file) => {
    const parts = withoutDots(file.split(path.sep).join('/')).split('/');
    const withParents = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const last = patterns.findLast(({ glob }) => withParents.some((one) => path.matchesGlob(one, glob)));
    return !last || last.isKept;
  };
}

/** Docker's `*` fits names with a dot before them too, which Node's does not. */
function withoutDots(names: string): string {
  return names.replace(/(^|\/)\./g, '$1·');
}
