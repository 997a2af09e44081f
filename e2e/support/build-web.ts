import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The journeys are made with the web as it is now, not as it was built last. */
export default async function setup(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  await promisify(execFile)('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
}
