import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine: what checks with it is skipped, and says so, where it is not. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Runs a program. @returns its exit code, and all that it has printed */
export function run(program: string, given: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, given, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, printed: `${stdout}${stderr}` };
}
