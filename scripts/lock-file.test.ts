import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'));
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe.each(['.', 'bench'])('the lock file of %s', (folder) => {
  const locked = Object.entries(
    read(`${folder}/package-lock.json`).packages as Record<string, LockedPackage>,
  );

  it('holds the packages of every platform, or `npm ci` would refuse it', () => {
    const names = new Set(locked.map(([place]) => nameOf(place)));
    const missing = locked.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that everyone installs from their own', () => {
    const bound = locked.filter(([, { resolved, link }]) => resolved && !link).map(([place]) => place);
    expect(bound).toEqual([]);
  });

  it('has a word about every script that runs at install', () => {
    const { allowScripts } = read(`${folder}/package.json`) as { allowScripts: Record<string, boolean> };
    const scripted = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    expect([...new Set(scripted)].filter((name) => !(name in allowScripts))).toEqual([]);
  });
});
