import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Per rule, imports that must break it: a file and what it imports. */
const broken: Record<string, [from: string, to: string][]> = {
  'contracts-import-zod-only': [
    ['contracts/src/from-package.ts', 'pino'],
    ['contracts/src/from-node.ts', 'node:fs'],
  ],
  'expressions-are-read-by-their-own-parser': [['contracts/src/blocks/vega-expression.ts', 'zod']],
  'markdown-imports-its-parser-only': [['markdown/src/from-package.ts', 'zod']],
  'answers-have-one-parser': [['server/src/parses.ts', 'marked']],
  'server-and-web-meet-in-contracts-and-markdown': [
    ['contracts/src/from-server.ts', '../../server/src/errors.ts'],
    ['markdown/src/from-web.ts', '../../web/src/lib/format.ts'],
    ['server/src/from-web.ts', '../../web/src/lib/format.ts'],
    ['web/src/lib/from-server.ts', '../../../server/src/errors.ts'],
  ],
  'server-features-stand-alone': [['server/src/features/chat/service.ts', '../profile/service.ts']],
  'web-features-stand-alone': [['web/src/features/chat/page.tsx', '../profile/api.ts']],
  'platform-imports-what-is-below': [
    ['server/src/platform/plugins/limits.ts', '../../features/profile/service.ts'],
    ['server/src/platform/mail/mailer.ts', '../../app.ts'],
  ],
  'reading-imports-what-is-below': [
    ['server/src/reading/one.ts', '../literature/sources/pubmed/pubmed.ts'],
    ['server/src/reading/two.ts', '../answers/engines/xai/xai.ts'],
  ],
  'literature-imports-what-is-below': [
    ['server/src/literature/sources/pubmed/pubmed.ts', '../../../features/profile/service.ts'],
    ['server/src/literature/works.ts', '../citations/ledger.ts'],
  ],
  'answers-imports-what-is-below': [
    ['server/src/answers/engines/claude/claude.ts', '../../../features/profile/service.ts'],
    ['server/src/answers/turns/runner.ts', '../../citations/ledger.ts'],
  ],
  'citations-imports-what-is-below': [['server/src/citations/ledger.ts', '../overview/overview.ts']],
  'overview-imports-what-is-below': [['server/src/overview/overview.ts', '../answers/engines/xai/xai.ts']],
  'web-features-are-put-together-in-app': [
    ['web/src/ui/button.tsx', '../features/profile/api.ts'],
    ['web/src/lib/api.ts', '../features/profile/api.ts'],
    ['web/src/blocks/kinds/table.tsx', '../../features/profile/api.ts'],
  ],
  'engines-stand-alone': [['server/src/answers/engines/gemini/gemini.ts', '../xai/xai.ts']],
  'product-does-not-import-tests': [['server/src/main.ts', './testing/test-database.ts']],
  'server-runs-without-development-packages': [['server/src/reads-dev.ts', 'vitest']],
  'web-uses-no-node-modules': [['web/src/lib/reads-file.ts', 'node:fs']],
  'no-cycles': [['server/src/answers/turns/one.ts', './two.ts']],
  'packages-are-declared': [['server/src/undeclared.ts', 'fastify']],
  'imports-can-be-found': [['server/src/lost.ts', './nowhere.ts']],
};

/** Imports that the rules must let pass. */
const sound: [from: string, to: string][] = [
  ['contracts/src/sound.ts', 'zod'],
  ['markdown/src/sound.ts', 'marked'],
  ['server/src/app.ts', './features/profile/service.ts'],
  ['server/src/features/profile/routes.ts', './service.ts'],
  ['server/src/answers/engines/registry.ts', './xai/xai.ts'],
  ['server/src/sound.test.ts', 'vitest'],
  ['web/src/app/routes.tsx', '../features/profile/api.ts'],
  // The other half of the cycle, which is told of once.
  ['server/src/answers/turns/two.ts', './one.ts'],
];

const leaves = [
  'server/src/app.ts',
  'server/src/errors.ts',
  'server/src/features/profile/service.ts',
  'server/src/answers/engines/xai/xai.ts',
  'server/src/testing/test-database.ts',
  'web/src/lib/format.ts',
  'web/src/features/profile/api.ts',
];

/** What each package of the small project declares; `fastify` is there, but no one declares it. */
const manifests = {
  '.': { devDependencies: { vitest: '*' } },
  contracts: { dependencies: { zod: '*' } },
  markdown: { dependencies: { marked: '*' } },
  server: { dependencies: { pino: '*' } },
  web: {},
};

interface Violation {
  from: string;
  rule: { name: string };
}

interface Cruise {
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string }[] } };
}

describe('the arrows', () => {
  let folder: string;
  let violations: Violation[];
  let rules: string[];

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'arrows-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const [name, manifest] of Object.entries(manifests))
      write(`${name}/package.json`, JSON.stringify({ name: `@arrows/${name}`, type: 'module', ...manifest }));
    for (const file of leaves) write(file, 'export const value = 1;\n');
    // Of a type alone, which no running program would notice.
    for (const [from, to] of [...Object.values(broken).flat(), ...sound])
      write(from, `import type { value } from '${to}';\nexport type Value = typeof value;\n`);
    for (const name of ['zod', 'pino', 'vitest', 'fastify', 'marked']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    symlinkSync(path.join(root, '.dependency-cruiser.js'), path.join(folder, '.dependency-cruiser.js'));
    const run = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...[
          '--config',
          '.dependency-cruiser.js',
          '--output-type',
          'json',
          'contracts',
          'markdown',
          'server',
          'web',
        ],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    if (run.stderr) throw new Error(run.stderr);
    const { summary } = JSON.parse(run.stdout) as Cruise;
    violations = summary.violations;
    rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a broken import for every rule', () => {
    expect(Object.keys(broken).sort()).toEqual(rules.sort());
  });

  it.each(Object.entries(broken))('%s', (rule, imports) => {
    const found = violations.filter((violation) => violation.rule.name === rule).map(({ from }) => from);
    expect(found).toEqual(expect.arrayContaining(imports.map(([from]) => from)));
  });

  it('lets sound imports pass', () => {
    const files = sound.map(([from]) => from);
    expect(violations.filter(({ from }) => files.includes(from))).toEqual([]);
  });
});
