import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isInstalled, run } from './installed.ts';
import { settingsOfReadme } from './settings-of-readme.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy');
const file = path.join(folder, 'compose.yaml');
const { services } = parse(readFileSync(file, 'utf8'));
const secrets = {
  APP_SECRET: 'of-32-characters-or-more-as-it-must',
  DATABASE_PASSWORD: 'one',
  POSTGRES_PASSWORD: 'two',
};

it('compose.yaml fits the schema of Compose, and what a linter of it asks for', () => {
  const off = {
    // It is built here, or taken from SEXTANT_IMAGE.
    'no-build-and-image': 0,
    // From what is asked first to what keeps it all.
    'services-alphabetical-order': 0,
    'service-keys-order': 0,
  } as const;
  const linter = new DCLinter({ rules: off, quiet: true, debug: false, exclude: [] });
  // Its types cannot be found from its entry.
  const results = linter.lintFiles([file], false) as { messages: { line: number; message: string }[] }[];
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ line, message }) => `line ${line}: ${message}`)).toEqual([]);
});

it('three replicas, each with the time to drain, cannot write but to memory, nor become root', () => {
  const { sextant, proxy } = services;
  expect(sextant.deploy.replicas).toBe(3);
  const drain = Number(sextant.environment.DRAIN_SECONDS);
  expect(Number.parseInt(sextant.stop_grace_period, 10)).toBeGreaterThanOrEqual(drain + 20 + 15);
  for (const service of [sextant, proxy])
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
});

it('its proxy believes nobody who is not named', () => {
  expect(services.proxy.environment.SEXTANT_OUTER_PROXY).toMatch(/:-255\.255\.255\.255\}$/);
});

it('no folder in memory may grow to half of the machine, as one without a size may', () => {
  for (const folder of services.sextant.tmpfs) expect(folder).toMatch(/[:,]size=128m$/);
});

it('what it sets, and settings.env.example, are settings of the server', () => {
  const example = readFileSync(path.join(folder, 'settings.env.example'), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of [...named, ...Object.keys(services.sextant.environment)])
    expect(settingsOfReadme(), name).toContain(name);
});

it.skipIf(!isInstalled('haproxy')).each(['compose', 'example'])(
  'haproxy takes its settings with servers-%s.cfg (needs haproxy)',
  (servers) => {
    const files = ['haproxy.cfg', `servers-${servers}.cfg`].flatMap((name) => [
      '-f',
      path.join(folder, 'haproxy', name),
    ]);
    const { printed, status } = run('haproxy', ['-c', ...files], { SEXTANT_BIND: ':8080' });
    expect(printed).not.toContain('WARNING');
    expect(status, printed).toBe(0);
  },
);

const hasCompose = run('docker', ['compose', 'version']).status === 0;

it.skipIf(!hasCompose)('docker compose reads compose.yaml (needs docker compose)', () => {
  expect(run('docker', ['compose', '--file', file, 'config', '--quiet'], secrets)).toMatchObject({
    status: 0,
  });
  const { printed, status } = run('docker', ['compose', '--file', file, 'config'], {
    ...secrets,
    APP_SECRET: '',
  });
  expect(status).not.toBe(0);
  expect(printed).toContain('APP_SECRET');
});
