import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * Builds the web, unless what it is made from is what it was built from: `node scripts/build-web.ts [--out FOLDER]`.
 * A folder other than `web/dist` gets a copy where that is up to date.
 */
const root = path.resolve(import.meta.dirname, '..');
const sources = ['web', 'contracts', 'markdown', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const ignored = /(?:^|[\\/])(?:dist|node_modules)(?:[\\/]|$)|\.test\.tsx?$/;
/** In the folder of the build, which is emptied first: where it stands, the build was finished. */
const mark = path.join('.vite', 'built-from');

/** Changes with every file that the build reads, and with the Node that builds. */
export function fingerprintOf(folder: string): string {
  const files = sources
    .flatMap((source) => globSync([source, `${source}/**`], { cwd: folder, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of new Set(files)) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`\0${file.split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function builtFrom(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, mark), 'utf8');
  } catch {
    return null;
  }
}

/** Sees to it that a folder holds the web as its sources are now. @returns the build's exit code */
export function buildWeb(out: string): number {
  const wanted = fingerprintOf(root);
  const dist = path.join(root, 'web', 'dist');
  if (builtFrom(out) === wanted) return 0;
  if (out !== dist && builtFrom(dist) === wanted) {
    cpSync(dist, out, { recursive: true });
    return 0;
  }
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'build', '--workspace', 'web', '--', '--outDir', out, '--emptyOutDir'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // As it is served: under a test run's own `test`, React would be built for development, and slow.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) return status ?? 1;
  mkdirSync(path.join(out, path.dirname(mark)), { recursive: true });
  writeFileSync(path.join(out, mark), wanted);
  return 0;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  process.exitCode = buildWeb(path.resolve(values.out ?? path.join(root, 'web', 'dist')));
}
