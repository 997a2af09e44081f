import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Of packages that name no licence of SPDX in their `package.json`: what the licence file is that they come with. */
const licences: Record<string, string> = {
  'pkg:npm/duck@0.1.12': 'BSD-2-Clause',
  'pkg:npm/khroma@2.1.0': 'MIT',
};

interface Component {
  purl: string;
  licenses?: { license: { id: string } }[];
}

/** Prints every package with its version and licence, in CycloneDX: `npm run -s sbom > sbom.json`. */
const written = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bom = JSON.parse(written) as { components: Component[] };
for (const component of bom.components) {
  const id = licences[component.purl];
  if (id && !component.licenses?.length) component.licenses = [{ license: { id } }];
}
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
