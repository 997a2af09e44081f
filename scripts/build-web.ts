import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
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
/** In the folder of the build, taken away first and written last: where it stands, the build is whole. */
const mark = path.join('.vite', 'built-from');
/** There, too: since when each file is none of the build's any more. */
const replacedList = path.join('.vite', 'replaced.json');
/** A replaced file stays for so long (ms): servers that run serve it, and pages that are open load it when it is needed. */
const keptMs = 7 * 24 * 60 * 60 * 1_000;

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

function textOf(folder: string, file: string): string | null {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Puts a build in the place of another. Files with a hash in their name stay for a while; they are nobody else's.
 * @param fresh the folder of the new one, which may itself hold what it replaced
 */
export function replaceBuild(out: string, fresh: string, now = Date.now()): void {
  const replaced = replacedIn(out);
  const beforeFresh = replacedIn(fresh);
  const isOwn = (file: string) => ![mark, replacedList].includes(file) && !(file in beforeFresh);
  rmSync(path.join(out, mark), { force: true });
  cpSync(fresh, out, { recursive: true, filter: (file) => isOwn(path.relative(fresh, file)) });
  const current = new Set(filesIn(fresh).filter(isOwn));
  const kept: Record<string, number> = {};
  for (const file of filesIn(out)) {
    if (current.has(file)) continue;
    const since = replaced[file] ?? now;
    if (file.startsWith(`assets${path.sep}`) && now - since < keptMs) kept[file] = since;
    else rmSync(path.join(out, file));
  }
  mkdirSync(path.join(out, '.vite'), { recursive: true });
  writeFileSync(path.join(out, replacedList), JSON.stringify(kept));
}

function replacedIn(folder: string): Record<string, number> {
  try {
    return JSON.parse(textOf(folder, replacedList) ?? '{}');
  } catch {
    // Cut off in the middle: they stay for another week.
    return {};
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Sees to it that a folder holds the web as its sources are now. @returns the build's exit code */
export function buildWeb(out: string): number {
  const wanted = fingerprintOf(root);
  const dist = path.join(root, 'web', 'dist');
  if (textOf(out, mark) === wanted) return 0;
  if (out !== dist && textOf(dist, mark) === wanted) {
    replaceBuild(out, dist);
    writeFileSync(path.join(out, mark), wanted);
    return 0;
  }
  if (!hasTools()) {
    console.error(
      'The web cannot be built: what builds it is not installed. Run npm ci --include=dev (with NODE_ENV=production, npm ci leaves it out).',
    );
    return 1;
  }
  const cache = path.join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  // Beside what may be served meanwhile: a build that fails takes nothing away from it.
  const fresh = mkdtempSync(path.join(cache, 'web-'));
  try {
    const { status } = spawnSync(
      'npm',
      ['run', '--silent', 'build', '--workspace', 'web', '--', '--outDir', fresh, '--emptyOutDir'],
      {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
        // As it is served: under a test run's own `test`, React would be built for development, and slow.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    if (status !== 0) return status ?? 1;
    replaceBuild(out, fresh);
    writeFileSync(path.join(out, mark), wanted);
    return 0;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Whether Vite is there, which is one of the packages for development. */
function hasTools(): boolean {
  try {
    createRequire(path.join(root, 'web', 'package.json')).resolve('vite');
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  process.exitCode = buildWeb(path.resolve(values.out ?? path.join(root, 'web', 'dist')));
}
