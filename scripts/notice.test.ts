import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Licences that ask for no more than to be named with the package, which it does itself. */
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|Unicode-3\.0|Zlib)\b/;

/** They build or test, and nothing of them is in what is shipped. */
const tools = /^(lightningcss|axe-core|@axe-core\/|jszip|caniuse-lite)/;

it('NOTICE names every package whose licence asks for more than to be named, and the SBOM lists all', () => {
  const bom = JSON.parse(
    execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as {
    bomFormat: string;
    components: { purl: string; licenses?: { license?: { id?: string }; expression?: string }[] }[];
  };
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(bom.components.length).toBeGreaterThan(500);
  // One that names none is looked at, and told of in `sbom.ts`.
  expect(bom.components.filter(({ licenses }) => !licenses?.length).map(({ purl }) => purl)).toEqual([]);
  const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8').toLowerCase();
  const unnamed = bom.components
    .map(({ licenses = [], purl }) => ({
      name: decodeURIComponent(purl.replace(/^pkg:npm\//, '')).replace(/@[^@]+$/, ''),
      licence: licenses.map(({ expression, license }) => expression ?? license?.id ?? '').join(' '),
    }))
    .filter(({ licence }) => !permissive.test(licence) || licence.includes('LGPL'))
    .filter(({ name }) => !tools.test(name))
    .map(({ licence, name }) => `${name}: ${licence}`)
    .filter((line) => {
      const name = line.replace(/^@[^/]+\//, '').split(/[:\d]/)[0] ?? '';
      // Of many builds for as many systems, and of fonts, the family is named.
      const family = name.startsWith('sharp-') ? 'sharp-libvips' : name.replaceAll('-', ' ');
      return !notice.includes(family) && !notice.includes(name);
    });
  expect(unnamed).toEqual([]);
});
