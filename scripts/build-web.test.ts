import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf, replaceBuild } from './build-web.ts';

it('builds the web again where something that it is made from has changed, and only there', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sextant-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = path.resolve(import.meta.dirname, '..');
  for (const part of ['web/src/app', 'web/vite.config.ts', 'contracts/src', 'package-lock.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  const before = fingerprintOf(folder);
  const change = (file: string) => writeFileSync(path.join(folder, file), '// changed');

  change('web/src/app/routes.test.tsx');
  cpSync(path.join(folder, 'web/src'), path.join(folder, 'web/dist/src'), { recursive: true });
  expect(fingerprintOf(folder)).toBe(before);

  const seen = new Set([before]);
  for (const file of [
    'web/src/app/routes.tsx',
    'web/new.css',
    'contracts/src/limits.ts',
    'package-lock.json',
  ]) {
    change(file);
    seen.add(fingerprintOf(folder));
  }
  expect(seen.size).toBe(5);
});

it('leaves a server that runs, and pages that are open, the files of the build before for a week', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sextant-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = path.join(folder, 'dist');
  const day = 24 * 60 * 60 * 1_000;
  const build = (version: string, now: number) => {
    const fresh = path.join(folder, version);
    mkdirSync(path.join(fresh, 'assets'), { recursive: true });
    for (const file of [
      'index.html',
      `assets/index-${version}.js`,
      'assets/shared-1.js',
      `icon-${version}.png`,
    ])
      writeFileSync(path.join(fresh, file), version);
    replaceBuild(out, fresh, now);
    return [...readdirSync(out), ...readdirSync(path.join(out, 'assets'))];
  };
  build('a', 0);
  const second = build('b', 30 * day);
  expect(second).toEqual(expect.arrayContaining(['index-a.js', 'index-b.js', 'shared-1.js', 'icon-b.png']));
  expect(second).not.toContain('icon-a.png');
  expect(build('c', 36 * day)).toEqual(expect.arrayContaining(['index-a.js', 'index-b.js', 'index-c.js']));
  const last = build('d', 38 * day);
  expect(last).toEqual(expect.arrayContaining(['index-b.js', 'index-c.js', 'index-d.js', 'shared-1.js']));
  expect(last).not.toContain('index-a.js');
  // Back again: what was replaced is the build's own once more.
  build('a', 60 * day);
  expect(build('e', 61 * day)).toContain('index-a.js');
});
