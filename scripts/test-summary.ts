import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

interface Results {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
}

interface FileResult {
  /** The file, with its whole path. */
  name: string;
  status: string;
  /** Why the file could not be run; empty where it could. */
  message: string;
  assertionResults: {
    ancestorTitles: string[];
    title: string;
    status: string;
    failureMessages: string[] | null;
  }[];
}

/** A CI host shows little of a line that is longer, in characters. */
const longestError = 300;

const couldNotRun = ({ status, assertionResults }: FileResult) =>
  status === 'failed' && assertionResults.length === 0;

/** One line for each failed test, with what a CI host cuts off above: `file > name: first line of its error`. */
function listFailures({ testResults }: Results): string[] {
  return testResults.flatMap((file) => {
    const name = path.relative(process.cwd(), file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, failureMessages, title }) =>
        describe([name, ...ancestorTitles, title], failureMessages?.[0]),
      );
    return couldNotRun(file) ? [describe([name], file.message)] : failed;
  });
}

function describe(titles: string[], error = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `FAILED ${titles.join(' > ').replace(/\s+/g, ' ')}: ${firstLine.slice(0, longestError)}`;
}

/** Prints the last test run as `N passed, N failed, N skipped`; a file that could not even be loaded counts as one failed. */
function summarize(results: Results): { line: string; isGood: boolean } {
  const broken = results.testResults.filter(couldNotRun).length;
  // A run can fail without a failed test: its database did not start, or an error was left unhandled.
  const failed = Math.max(results.numFailedTests + broken, results.success ? 0 : 1);
  const skipped = results.numPendingTests + results.numTodoTests;
  return {
    line: `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isGood: failed === 0 && results.numPassedTests > 0,
  };
}

try {
  const results: Results = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'));
  const { line, isGood } = summarize(results);
  for (const failure of listFailures(results)) console.log(failure);
  console.log(line);
  process.exitCode = isGood ? 0 : 1;
} catch {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
