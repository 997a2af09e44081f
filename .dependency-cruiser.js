// The arrows of docs/architecture.md: who may import whom. `scripts/arrows.test.ts` breaks each rule once.
const tests = '[.]test[.]tsx?$';
const serverFeature = '^server/src/features/';
const webFeature = '^web/src/features/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-import-zod-only',
      comment: 'Both sides load the contracts, so these may bring nothing along.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: tests },
      to: { pathNot: ['^contracts/src/', '^node_modules/zod/'] },
    },
    {
      name: 'server-and-web-meet-in-contracts',
      severity: 'error',
      from: { path: '^(server|web|contracts)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'server-features-stand-alone',
      comment: 'What two features share belongs beside features/, or is put together in app.ts.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: serverFeature, pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'What two features share belongs into ui/ or lib/, or is put together in app/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: webFeature, pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'server-features-are-put-together-in-app',
      comment: 'Engines, sources, plugins and the rest know no feature.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [serverFeature, '^server/src/(app|main)[.]ts$', tests] },
      to: { path: serverFeature },
    },
    {
      name: 'web-features-are-put-together-in-app',
      comment: 'ui, lib and blocks know no feature.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: [webFeature, '^web/src/app/', '^web/src/main[.]tsx$', tests] },
      to: { path: webFeature },
    },
    {
      name: 'engines-stand-alone',
      comment: 'A vendor is one folder: the registry alone knows them all.',
      severity: 'error',
      from: { path: '^server/src/engines/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/engines/[^/]+/', pathNot: '^server/src/engines/$1/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(contracts|server|web)/src/', pathNot: [tests, '/testing/'] },
      to: { path: [tests, '/testing/', '^(bench|e2e|scripts)/'] },
    },
    {
      name: 'server-runs-without-development-packages',
      comment: 'The web is bundled, so its packages are all development packages; the server is not.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [tests, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'web-uses-no-node-modules',
      severity: 'error',
      from: { path: '^(web|contracts)/src/', pathNot: [tests, '/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'imports-can-be-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface for tools to parse with; swc sees type-only imports too.
    parser: 'swc',
    combinedDependencies: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
