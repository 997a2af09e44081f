import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is waited for comes when the machine gets round to it: the limit only ends what would never come. */
const patience = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // The JSON is what `.ci/run` counts; JUnit is what most CI hosts can show.
    reporters: ['default', 'json', 'junit'],
    // Most files wait for processes, databases and browsers rather than work: more of them than there are processors.
    maxWorkers: 2 * os.availableParallelism(),
    outputFile: { json: 'test-results/vitest.json', junit: 'test-results/junit.xml' },
    projects: [
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'contracts',
          include: ['contracts/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts', 'e2e/support/build-web.ts'],
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['contracts/src/**/*.ts', 'server/src/**/*.ts'],
      exclude: ['server/src/testing/**', '**/*.test.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
});
