import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the shell lines of the README's walk-through, as they stand, against the server that `npm start` gives on a
 * fresh data folder. What is promised there is what happens.
 */
const walkThrough = /<!-- run in CI -->\s*```sh\n([\s\S]*?)```/g;

/** What the lines must have printed, whatever else they print. */
const promised = [
  /"message":"Registration successful!"/,
  /event: turn-start$/m,
  /^event: text-delta$/m,
  /^event: turn-end$/m,
  ...['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'].map((id) => new RegExp(`"${id}":"[^"]`)),
  /"sessions":\[\{/,
  /"content_claude":"[^"]/,
  // The head of the exported file, and the link once it is revoked.
  /^# Does metformin/m,
  /"message":"Your email address is verified\."/,
  /"token":null/,
];

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline && !hasEnded()) {
    const reply = await fetch(`${address}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await pause(250);
  }
  throw new Error('The server did not become ready.');
}

/** Ends npm and all that it started, and waits until the last of them is gone: the database still writes. */
async function endGroup(leader: number): Promise<void> {
  const send = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-leader, signal);
    } catch {
      return false;
    }
  };
  send('SIGTERM');
  const deadline = Date.now() + 30_000;
  while (send(0) && Date.now() < deadline) await pause(100);
  send('SIGKILL');
}

const port = await freePort();
const address = `http://localhost:${port}`;
const blocks = [...readFileSync('README.md', 'utf8').matchAll(walkThrough)].map(([, lines]) => lines ?? '');
if (blocks.length === 0) throw new Error('The README has no lines to run.');

const folder = mkdtempSync(path.join(os.tmpdir(), 'sextant-readme-'));
const server = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' },
  stdio: 'inherit',
  // Its own group, so that npm's children end with it.
  detached: true,
});
let hasEnded = false;
server.once('exit', () => {
  hasEnded = true;
});
try {
  await untilReady(address, () => hasEnded);
  const lines = blocks.join('\n').replaceAll('http://localhost:8080', address);
  const run = spawnSync('bash', ['-euxo', 'pipefail', '-c', lines], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
  process.stdout.write(`${run.stderr}${run.stdout}`);
  if (run.status !== 0) throw new Error(`The README's lines ended with status ${run.status ?? run.signal}.`);
  const missing = promised.filter((pattern) => !pattern.test(run.stdout));
  if (missing.length > 0) throw new Error(`The README's lines did not print ${missing.join(', ')}.`);
  console.log("The README's lines do what it says.");
} finally {
  await endGroup(server.pid as number);
  rmSync(folder, { recursive: true, force: true });
}
