import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../contracts/src/routes/index.ts';

const repository = path.resolve(import.meta.dirname, '..');
const filesOf = (folder: string) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

test('the table of calls holds every call of every feature, and none of them twice', async () => {
  const files = filesOf('contracts/src/routes').filter((file) => !/(?:index|route)\.ts$/.test(file));
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(repository, file))));
  const names = modules.flatMap((module) => Object.values(module).flatMap((calls) => Object.keys(calls)));
  expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
  const addresses = Object.values(routes).map((route) => `${route.method} ${route.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

/** What a call of the API written by hand has in it: its address, or the way past the client. */
const byHand = [
  /\/api\//,
  /(?<![\w.])fetch\(/,
  /\burl: ['"`]/,
  /\bquery: \([^)]*\) => ['"`]/,
  /new EventSource|XMLHttpRequest/,
];
/** Who may call the browser's `fetch`: the client, and what reads a picture that the page itself holds, or the page. */
const client = [
  'web/src/lib/call.ts',
  'web/src/blocks/structure/show-structure.ts',
  'web/src/lib/reload-if-updated.ts',
];

test('the web asks by the table of calls: no address is written in it by hand', () => {
  const found = filesOf('web/src').flatMap((file) =>
    readFileSync(path.join(repository, file), 'utf8')
      .split('\n')
      .filter((line) => byHand.some((pattern) => pattern.test(line)) && !client.includes(file))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
