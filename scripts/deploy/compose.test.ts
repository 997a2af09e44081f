import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isInstalled, run } from './installed.ts';
import { settingsOfReadme } from './settings-of-readme.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy');
const file = path.join(folder, 'compose.yaml');
const documented = path.resolve(folder, '../docs/running.md');
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
  expect(Number.parseInt(sextant.stop_grace_period, 10)).toBeGreaterThanOrEqual(drain + 20 + 2 + 15);
  for (const service of [sextant, proxy])
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
});

it('another database of the same server can be named, as docs/running.md does after a restore', () => {
  const [, name] = /\/\$\{(\w+):-sextant\}$/.exec(services.sextant.environment.DATABASE_URL) ?? [];
  expect(name).toBeDefined();
  expect(readFileSync(documented, 'utf8')).toContain(`echo ${name}=sextant_restored >> .env`);
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

const checkHaproxy = (servers: string, bind: string) => {
  const files = ['haproxy.cfg', `servers-${servers}.cfg`].flatMap((name) => [
    '-f',
    path.join(folder, 'haproxy', name),
  ]);
  return run('haproxy', ['-c', ...files], { SEXTANT_BIND: bind });
};

it.skipIf(!isInstalled('haproxy')).each(['compose', 'example'])(
  'haproxy takes its settings with servers-%s.cfg (needs haproxy)',
  (servers) => {
    const { printed, status } = checkHaproxy(servers, ':8080');
    expect(printed).not.toContain('WARNING');
    expect(status, printed).toBe(0);
  },
);

it.skipIf(!isInstalled('haproxy') || !isInstalled('openssl'))(
  'haproxy takes what docs/running.md gives for TLS (needs haproxy and openssl)',
  () => {
    const made = mkdtempSync(path.join(os.tmpdir(), 'sextant-tls-'));
    onTestFinished(() => rmSync(made, { recursive: true }));
    const pem = path.join(made, 'sextant.pem');
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=sextant'];
    expect(run('openssl', [...certificate, '-keyout', pem, '-out', `${pem}.crt`]).status).toBe(0);
    appendFileSync(pem, readFileSync(`${pem}.crt`));
    const [, bind = ''] = /SEXTANT_BIND='([^']+ ssl [^']+)'/.exec(readFileSync(documented, 'utf8')) ?? [];
    expect(bind).toContain('/etc/haproxy/sextant.pem');
    const { printed, status } = checkHaproxy('example', bind.replace('/etc/haproxy/sextant.pem', pem));
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
