import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * Prints what CHANGELOG.md says of a release, for its page: `node scripts/release-notes.ts v0.2.0`. Fails where it says
 * nothing, or where package.json or the chart have another version.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The lines under `## 0.2.0 – 2026-12-01`. @throws Error where there are none */
export function notesOf(version: string, changelog: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes) throw new Error(`CHANGELOG.md has no "## ${version} – date" with anything under it.`);
  return notes;
}

if (import.meta.main) {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const { appVersion } = parse(read('deploy/helm/sextant/Chart.yaml')) as { appVersion: string };
  const { version: ofPackage } = JSON.parse(read('package.json')) as { version: string };
  for (const [name, its] of Object.entries({ 'package.json': ofPackage, 'Chart.yaml': appVersion }))
    if (its !== version) throw new Error(`${name} has version ${its}, not ${version}.`);
  console.log(notesOf(version, read('CHANGELOG.md')));
}
