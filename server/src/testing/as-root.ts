import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';

export const isRoot = process.getuid?.() === 0;

/** Whether this machine lets us mount, which containers often do not. */
export const mayMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Why such a test is skipped, to be read in the report. */
export const withoutMount = 'needs root and the right to mount';

/** Mounts a small disk of its own, in memory, that goes away with the test. */
export function mountDisk(folder: string, size: string): { remount(options: string): void } {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'sextant-test', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return { remount: (options) => void execFileSync('mount', ['-o', `remount,${options}`, folder]) };
}
