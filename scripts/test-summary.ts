import { readFileSync } from 'node:fs';
import process from 'node:process';

interface Results {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** Prints the last test run as `N passed, N failed, N skipped`; a file that could not even be loaded counts as one failed. */
function summarize(results: Results): { line: string; isGood: boolean } {
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  // A run can fail without a failed test: its database did not start, or an error was left unhandled.
  const failed = Math.max(results.numFailedTests + broken, results.success ? 0 : 1);
  const skipped = results.numPendingTests + results.numTodoTests;
  return {
    line: `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isGood: failed === 0 && results.numPassedTests > 0,
  };
}

try {
  const { line, isGood } = summarize(JSON.parse(readFileSync('test-results/vitest.json', 'utf8')));
  console.log(line);
  process.exitCode = isGood ? 0 : 1;
} catch {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
