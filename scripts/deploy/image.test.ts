import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { serverArguments } from '../../server/src/testing/server-arguments.ts';
import { readDockerIgnore } from './docker-ignore.ts';
import { isInstalled, run } from './installed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'deploy/Dockerfile');
const text = readFileSync(file, 'utf8');
const instructions = DockerfileParser.parse(text).getInstructions();
const of = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
const wordsOf = (keyword: string) => of(keyword).map((one) => one.getArgumentsContent() ?? '');

it('the Dockerfile is well formed', () => {
  expect(validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

it('its Node is the one that the project brings along', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const bases = wordsOf('FROM').filter((words) => words.startsWith('node:'));
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toContain(`node:${dependencies.node}-`);
});

it('it ends as a user that is not root, with a check of its health, and starts no build', () => {
  expect(wordsOf('USER')).toEqual(['1000:1000']);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  expect(wordsOf('CMD').map((words) => JSON.parse(words))).toEqual([['node', ...serverArguments()]]);
});

it('it copies what the context has, and the context has nothing that the image needs not', () => {
  const isSeen = readDockerIgnore(root);
  const copied = of('COPY')
    .filter((one) => !(one as Copy).getFromFlag())
    .flatMap((one) => one.getArguments().slice(0, -1))
    .map((one) => one.getValue());
  for (const source of copied) expect(isSeen(source), source).toBe(true);
  const kept = globSync('{server,web,contracts,docs,e2e,node_modules,deploy}/**/*.{ts,tsx,env}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter(isSeen);
  expect(kept.length).toBeGreaterThan(500);
  expect(kept.filter((name) => /\.test\.tsx?$|testing\/|^e2e|^docs|^deploy|dist\//.test(name))).toEqual([]);
  for (const name of [
    '.env',
    'server/.env.local',
    'data/app-secret',
    'node_modules/zod/package.json',
    '.git/config',
  ])
    expect(isSeen(name), name).toBe(false);
});

it.skipIf(!isInstalled('hadolint'))('hadolint has nothing to say of the Dockerfile (needs hadolint)', () => {
  expect(run('hadolint', [file])).toEqual({ status: 0, printed: '' });
});
