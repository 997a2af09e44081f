/**
 * Measures the JavaScript that the built web loads for a route, gzipped, and fails where it is over its budget.
 * `node scripts/build-web.ts` first. The figures come from Vite's manifest: a route is index.html, the screens it shows, and
 * all that these import; what is imported later, when it is needed, is not counted.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

const built = path.resolve(import.meta.dirname, '../web/dist');
const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const kilobyte = 1_000;
const dashboard = ['index.html', 'src/app/dashboard-route.tsx'];
const budgets = [
  { route: '/', entries: ['index.html', 'src/app/landing.screen.tsx'], limit: 130 },
  { route: '/dashboard', entries: [...dashboard, 'src/features/chat/dashboard.screen.tsx'], limit: 220 },
  { route: '/dashboard/:id', entries: [...dashboard, 'src/app/session.screen.tsx'], limit: 220 },
];
/** Scripts that index.html names and the manifest does not know. */
const loose = ['theme.js'];

function filesOf(entries: string[]): Set<string> {
  const files = new Set(loose);
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}: was a screen renamed?`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}

const gzipped = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length;

for (const { route, entries, limit } of budgets) {
  const files = [...filesOf(entries)].map((file) => ({ file, bytes: gzipped(file) }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
  const isOver = total > limit;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${route.padEnd(15)} ${total.toFixed(1)} of ${limit} kB`);
  if (!isOver && !process.argv.includes('--files')) continue;
  for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes))
    console.log(`       ${(bytes / kilobyte).toFixed(1).padStart(6)} ${file}`);
  if (isOver) process.exitCode = 1;
}
