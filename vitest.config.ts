import os from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const common = {
  // A worker loads the modules once for all its files: a fifth less processor time. What they keep, they keep by content.
  // Where processes are killed and pages flooded, each file has its own.
  isolate: false,
  // What is waited for comes when the machine gets round to it: the limits only end what would never come.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** What threads have compiled once need not be compiled by those of every server that a test starts. */
const env = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/node-compile') };

/** Every hostile answer in a browser: `npm run test:hostile`. */
const hostile = 'e2e/hostile.test.ts';

/** They make, start and kill databases by the dozen: `npm run test:embedded` runs them, apart from `npm test`. */
const embedded = ['server/src/platform/db/embedded/*.test.ts', 'server/src/**/*-embedded.test.ts'];

/** What breaks and is stopped: `npm run test:faults` does so as often as docs/reliability.md says. */
const faults = ['server/src/testing/faults/*.test.ts'];

/** Loads and floods: `npm run test:long`, apart from `npm test`. */
const long = [
  'server/src/features/findings/jobs.test.ts',
  'server/src/features/sessions/search-load.test.ts',
  'server/src/features/structures/structures-load.test.ts',
  'e2e/chat-longest-session.test.ts',
  'e2e/frames.test.ts',
  'e2e/hostile-readers.test.ts',
];

/** Who gets in, what is counted, what is refused: `npm run test:security` tries it in full numbers. */
const security = [
  'contracts/src/blocks/blocks.test.ts',
  'server/src/testing/bad-input/tests/*.test.ts',
  'server/src/testing/every-reader.test.ts',
  'server/src/platform/plugins/{edges,limits,security-headers}.test.ts',
  'server/src/features/accounts/*.test.ts',
  'server/src/features/accounts/own/deleted-meanwhile.test.ts',
  'server/src/features/password-reset/*.test.ts',
  'server/src/features/profile/*.test.ts',
  'server/src/features/chat/budgets.test.ts',
  'server/src/features/export/everything/everything.test.ts',
  'server/src/features/sessions/search-load.test.ts',
  'server/src/reading/linear-time.test.ts',
  'server/src/answers/turns/{hidden-words,hostile-abstracts}.test.ts',
];

/** Files that take far longer than their size says: begun last, they would go on alone when all others are done. */
const slow = [
  'e2e/accessibility.test.ts',
  'e2e/chat-accessibility.test.ts',
  'e2e/chat-long-session.test.ts',
  'e2e/findings-states.test.ts',
  'server/src/reading/linear-time.test.ts',
].map((file) => path.resolve(import.meta.dirname, file));

/** Project by project, and of each the slow files first. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * projects.indexOf(project) + (slow.includes(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // The JSON is what `.ci/run` counts; JUnit is what most CI hosts can show.
    reporters: ['default', 'json', 'junit'],
    // Most files wait for processes, databases and browsers rather than work: more of them than there are processors.
    maxWorkers: 2 * os.availableParallelism(),
    sequence: { sequencer: SlowFirst },
    outputFile: { json: 'test-results/vitest.json', junit: 'test-results/junit.xml' },
    projects: [
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'contracts',
          include: ['contracts/src/**/*.test.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'markdown',
          include: ['markdown/src/**/*.test.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          ...common,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...embedded, ...faults, ...long],
          env,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'embedded',
          include: embedded,
          env,
          ...common,
          // The folder that a prepared database is copied from goes with the file that made it.
          isolate: true,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long, hostile],
          env,
          globalSetup: ['server/src/testing/global-setup.ts', 'e2e/support/build-web.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'long',
          include: long,
          globalSetup: ['server/src/testing/global-setup.ts', 'e2e/support/build-web.ts'],
          env,
          ...common,
          isolate: true,
        },
      },
      {
        test: {
          name: 'faults',
          include: faults,
          globalSetup: ['server/src/testing/global-setup.ts'],
          env: { ...env, FAULTS: 'full' },
          ...common,
          isolate: true,
          testTimeout: 1_800_000,
          // Each has several processes of its own.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'security',
          include: security,
          globalSetup: ['server/src/testing/global-setup.ts'],
          env: { ...env, SECURITY: 'full' },
          ...common,
        },
      },
      {
        test: {
          name: 'hostile',
          include: [hostile],
          globalSetup: ['server/src/testing/global-setup.ts', 'e2e/support/build-web.ts'],
          env,
          ...common,
          isolate: true,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: [
        'contracts/src/**/*.ts',
        'markdown/src/**/*.ts',
        'server/src/**/*.ts',
        'web/src/**/*.{ts,tsx}',
      ],
      exclude: ['server/src/testing/**', '**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
});
