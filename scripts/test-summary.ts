import { globSync, readFileSync } from 'node:fs';
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
const maxErrorLength = 300;

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
  return `FAILED ${titles.join(' > ').replace(/\s+/g, ' ')}: ${firstLine.slice(0, maxErrorLength)}`;
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a run came to; a file that could not even be loaded counts as one failed. */
function count(results: Results): Count {
  const broken = results.testResults.filter(couldNotRun).length;
  return {
    passed: results.numPassedTests,
    // A run can fail without a failed test: its database did not start, or an error was left unhandled.
    failed: Math.max(results.numFailedTests + broken, results.success ? 0 : 1),
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/** A run that died leaves no results: it counts as one failed. */
function readRun(file: string): Count {
  try {
    const results: Results = JSON.parse(readFileSync(file, 'utf8'));
    for (const failure of listFailures(results)) console.log(failure);
    return count(results);
  } catch {
    console.log(`FAILED ${file}: the run left no results`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** What the pages of failed tests said, as `e2e/support/failed-page.ts` wrote it down. */
function tellOfPages(): void {
  for (const file of globSync('test-results/pages/*.txt').sort())
    console.log(`PAGE of ${readFileSync(file, 'utf8').trimEnd()}`);
}

/**
 * Prints the last run of `npm test` and of `npm run test:embedded`, or of the runs whose result files are named, as `N passed, N failed, N skipped`.
 */
const named = process.argv.slice(2);
const usual = ['vitest', 'embedded'].map((run) => `test-results/${run}.json`);
const runs = (named.length > 0 ? named : usual).map(readRun);
tellOfPages();
const sum = (part: keyof Count) => runs.reduce((total, run) => total + run[part], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 && runs.every(({ passed }) => passed > 0) ? 0 : 1;
