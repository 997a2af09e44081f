import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf } from './build-web.ts';

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
