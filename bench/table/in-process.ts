import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Cell, Measurement } from './measurement.ts';

/** Milliseconds. What takes longer than this hangs. */
const longest = 600_000;

/** A cell for each row, also where nothing could be measured: then each says why. */
export async function measureInProcess(
  { name, needsLinux, rows }: Measurement,
  isQuick: boolean,
): Promise<Cell[]> {
  const not = (why: string) => rows.map(() => ({ now: `not measured: ${why}`, beside: '–' }));
  if (needsLinux && process.platform !== 'linux') return not('it reads /proc, which Linux has');
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'one.ts'), name, ...(isQuick ? ['--quick'] : [])],
    // What the servers complain of under such a load is theirs.
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const timer = setTimeout(() => child.kill('SIGTERM'), longest);
  const begun = performance.now();
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  if (performance.now() - begun >= longest) return not('it took longer than ten minutes');
  const last = printed.trim().split('\n').at(-1) ?? '';
  try {
    const { cells, reason } = JSON.parse(last) as { cells?: Cell[]; reason?: string };
    return cells ?? not(oneLine(reason));
  } catch {
    return not(oneLine(last) || `it ended with ${code} and said nothing`);
  }
}

/** What fits into a cell. */
const oneLine = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 200);
