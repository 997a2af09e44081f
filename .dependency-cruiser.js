// The arrows of docs/architecture.md: who may import whom. `scripts/arrows.test.ts` breaks each rule once.
const tests = '[.]test[.]tsx?$';
const serverFeature = '^server/src/features/';
const webFeature = '^web/src/features/';

/** Rooms of the server from the ground up; each may import those named, itself and `errors.ts`, and nothing above it. */
const rooms = {
  platform: [],
  reading: ['platform'],
  literature: ['reading', 'platform'],
  answers: ['literature', 'reading', 'platform'],
  citations: ['literature', 'reading', 'platform'],
  overview: ['citations', 'literature', 'reading', 'platform'],
};

const arrowsRunDown = Object.entries(rooms).map(([room, below]) => ({
  name: `${room}-imports-what-is-below`,
  comment: 'What follows an answer is announced by it and wired in app.ts.',
  severity: 'error',
  from: { path: `^server/src/${room}/`, pathNot: tests },
  to: {
    path: '^server/src/',
    pathNot: ['^server/src/errors[.]ts$', `^server/src/(${[room, ...below].join('|')})/`],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-import-zod-only',
      comment: 'Both sides load the contracts, so these may bring nothing along.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: [tests, '^contracts/src/blocks/vega-expression[.]ts$'] },
      to: { pathNot: ['^contracts/src/', '^node_modules/zod/'] },
    },
    {
      name: 'expressions-are-read-by-their-own-parser',
      comment:
        'Whoever checks what a chart calculates must read it as Vega does, and bring along nothing else.',
      severity: 'error',
      from: { path: '^contracts/src/blocks/vega-expression[.]ts$' },
      to: { pathNot: '^node_modules/vega-expression/' },
    },
    {
      name: 'markdown-imports-its-parser-only',
      comment: 'Both sides read an answer by it, so that they agree on what is code.',
      severity: 'error',
      from: { path: '^markdown/src/', pathNot: [tests, '/testing/'] },
      to: { pathNot: ['^markdown/src/', '^contracts/src/', '^node_modules/marked/'] },
    },
    {
      name: 'answers-have-one-parser',
      comment: 'What reads markdown by itself soon disagrees with the page.',
      severity: 'error',
      from: { path: '^(server|web|contracts)/src/' },
      to: { path: '^node_modules/marked/' },
    },
    {
      name: 'server-and-web-meet-in-contracts-and-markdown',
      severity: 'error',
      from: { path: '^(server|web|contracts|markdown)/' },
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
    ...arrowsRunDown,
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
      from: { path: '^server/src/answers/engines/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/answers/engines/[^/]+/', pathNot: '^server/src/answers/engines/$1/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(contracts|markdown|server|web)/src/', pathNot: [tests, '/testing/'] },
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
      from: { path: '^(web|contracts|markdown)/src/', pathNot: [tests, '/testing/'] },
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
