import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

type Files = Record<string, string>;

/** The last lines of CI after runs of these test files, by the real runner; null is a run that died. */
function summaryOf(...runs: (Files | null)[]) {
  return summaryWithPages({}, ...runs);
}

/** The same after runs that left these texts of pages. */
function summaryWithPages(pages: Files, ...runs: (Files | null)[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const node = (script: string, ...options: string[]) =>
    spawnSync(process.execPath, [path.join(root, script), ...options], { cwd: folder, encoding: 'utf8' });
  const results = runs.map((files, index) => {
    const result = `test-results/${index}.json`;
    if (!files) return result;
    mkdirSync(path.join(folder, String(index)));
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(folder, String(index), file), text);
    const options = ['--globals', '--reporter=json', `--dir=${index}`, `--outputFile=${result}`];
    node('node_modules/vitest/vitest.mjs', 'run', ...options);
    return result;
  });
  mkdirSync(path.join(folder, 'test-results/pages'), { recursive: true });
  for (const [file, text] of Object.entries(pages))
    writeFileSync(path.join(folder, 'test-results/pages', file), text);
  const { status, stdout } = node('scripts/test-summary.ts', ...results);
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
    expect.stringMatching(/^FAILED 0\/one\.test\.js > group > adds: AssertionError: expected 2 to be 3/),
    'FAILED 0/one.test.js > group > fails in many lines: TypeError: First.',
    expect.stringMatching(/^FAILED 0\/two\.test\.js: .*Not even loaded/),
  ]);
  expect(lines.at(-1)).toBe('1 passed, 3 failed, 1 skipped');
  expect(status).toBe(1);
});

it('has one line where all is well', () => {
  const good = { 'one.test.js': `test('is well', () => {});` };
  expect(summaryOf(good, good)).toEqual({ status: 0, lines: ['2 passed, 0 failed'] });
});

it('adds up the runs, and counts one without results as failed', () => {
  const good = { 'one.test.js': `test('is well', () => {}); test('too', () => {});` };
  const bad = { 'two.test.js': `test('is not', () => { throw new Error('Second run.'); });` };
  expect(summaryOf(good, bad, null)).toEqual({
    status: 1,
    lines: [
      'FAILED 1/two.test.js > is not: Error: Second run.',
      'FAILED test-results/2.json: the run left no results',
      '2 passed, 2 failed',
    ],
  });
});

it('tells what the pages of failed tests said', () => {
  const bad = { 'one.test.js': `test('asks', () => { throw new Error('No answer.'); });` };
  expect(
    summaryWithPages({ 'asks.txt': 'one > asks\n  says: Not sent\n', 'asks.png': 'PNG' }, bad).lines,
  ).toEqual([
    'FAILED 0/one.test.js > asks: Error: No answer.',
    'PAGE of one > asks',
    '  says: Not sent',
    '0 passed, 1 failed',
  ]);
});

it('looks where `.ci/run` has its runs leave their results', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(summaryOf()).toMatchObject({
    status: 1,
    lines: [
      expect.stringContaining('test-results/vitest.json'),
      expect.stringContaining('test-results/embedded.json'),
      '0 passed, 2 failed',
    ],
  });
  expect(scripts['test:embedded']).toContain('--outputFile.json=test-results/embedded.json');
});
