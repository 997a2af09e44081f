import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The last lines of CI after a run of these test files, by the real runner. */
function summaryOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const run = (script: string, ...options: string[]) =>
    spawnSync(process.execPath, [path.join(root, script), ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
  const outputFile = 'test-results/vitest.json';
  run('node_modules/vitest/vitest.mjs', 'run', '--globals', '--reporter=json', `--outputFile=${outputFile}`);
  const { status, stdout } = run('scripts/test-summary.ts');
  return { status, lines: stdout.trim().split('\n') };
}

it('names what failed and its first line, file by file, and ends with the count', () => {
  const { lines, status } = summaryOf({
    'one.test.js': `
      describe('group', () => {
        test('adds', () => expect(1 + 1).toBe(3));
        test('fails in many lines', () => { throw new TypeError('First.\\nSecond.'); });
        test('is well', () => {});
      });
      test.skip('later', () => {});`,
    'two.test.js': `throw new Error('Not even loaded');`,
  });
  expect(lines.slice(0, -1).sort()).toEqual([
    expect.stringMatching(/^FAILED one\.test\.js > group > adds: AssertionError: expected 2 to be 3/),
    'FAILED one.test.js > group > fails in many lines: TypeError: First.',
    expect.stringMatching(/^FAILED two\.test\.js: .*Not even loaded/),
  ]);
  expect(lines.at(-1)).toBe('1 passed, 3 failed, 1 skipped');
  expect(status).toBe(1);
});

it('has one line where all is well', () => {
  const { lines, status } = summaryOf({ 'one.test.js': `test('is well', () => {});` });
  expect(lines).toEqual(['1 passed, 0 failed']);
  expect(status).toBe(0);
});

it('counts a run without results as failed', () => {
  expect(summaryOf({})).toEqual({ status: 1, lines: ['0 passed, 1 failed'] });
});
