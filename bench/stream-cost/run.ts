/**
 * What a vendor's chunk costs on its way through: CPU microseconds of the server's process for each chunk, at 128
 * streams of 100 chunks a second, beside a bare pass-through and beside the npm package `@portkey-ai/gateway`.
 *
 *   node bench/stream-cost/run.ts [rounds]        (Linux: it reads /proc)
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/embedded-postgres.ts';
import { startChild } from '../support/child.ts';
import { cpuMicroseconds } from '../support/process-time.ts';
import { median } from '../support/statistics.ts';
import { askSextant, signUp } from './sextant-client.ts';

const rounds = Number(process.argv[2] ?? 5);
const chunks = 800;
const streams = 128;
const engines = 6;
const expectedText = ' word'.repeat(chunks);

const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'fatal' }) });
const vendor = await startChild('bench/stream-cost/vendor.ts', { CHUNKS: String(chunks) });
const settings = { VENDOR_URL: vendor.url };
const bare = await startChild('bench/stream-cost/pass-through.ts', settings);
const portkeyPort = 20_000 + (process.pid % 20_000);
const portkey = await startChild(
  'bench/node_modules/@portkey-ai/gateway/build/start-server.js',
  { TRUSTED_CUSTOM_HOSTS: '127.0.0.1,localhost', NODE_ENV: 'production' },
  [`--port=${portkeyPort}`, '--headless'],
  ['--import', path.resolve(import.meta.dirname, 'mutable-replies.ts')],
);
const sextant = await startChild('bench/stream-cost/sextant.ts', {
  ...settings,
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
});

/** Reads one completion to its end and returns how many chunks it brought. */
async function complete(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench', ...headers },
    body: JSON.stringify({
      model: 'bench-model',
      stream: true,
      messages: [{ role: 'user', content: 'Go.' }],
    }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text.split('" word"').length - 1;
}

const many = (url: string, headers: Record<string, string>) => async () => {
  const counts = await Promise.all(Array.from({ length: streams }, () => complete(url, headers)));
  if (counts.some((count) => count !== chunks)) throw new Error(`${url}: chunks are missing`);
  return streams * chunks;
};

let user = 0;
const contenders = [
  { name: 'bare node:http pass-through', pid: bare.pid, run: many(bare.url, {}) },
  {
    name: '@portkey-ai/gateway',
    pid: portkey.pid,
    run: many(`http://127.0.0.1:${portkeyPort}`, {
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': `${vendor.url}/v1`,
    }),
  },
  {
    name: 'Sextant',
    pid: sextant.pid,
    prepare: () => signUp(sextant.url, ++user),
    async run(access?: string) {
      const turns = Math.round(streams / engines);
      await Promise.all(
        Array.from({ length: turns }, () => askSextant(sextant.url, access as string, engines, expectedText)),
      );
      return turns * engines * chunks;
    },
  },
];

const costs = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
for (let round = 1; round <= rounds; round++)
  for (const contender of contenders) {
    const access = await ('prepare' in contender ? contender.prepare?.() : undefined);
    const before = cpuMicroseconds(contender.pid);
    const handled = await contender.run(access);
    const cost = (cpuMicroseconds(contender.pid) - before) / handled;
    costs.get(contender.name)?.push(cost);
    console.log(`round ${round}  ${contender.name.padEnd(28)} ${cost.toFixed(1).padStart(7)} µs a chunk`);
  }

const of = (name: string) => median(costs.get(name) ?? []);
console.log(`\nCPU a chunk, ${streams} streams of 100 chunks a second, median of ${rounds} rounds:`);
for (const { name } of contenders)
  console.log(
    `  ${name.padEnd(28)} ${of(name).toFixed(1).padStart(7)} µs   ${(of(name) / of('@portkey-ai/gateway')).toFixed(2)} of Portkey's`,
  );

for (const child of [sextant, portkey, bare, vendor]) child.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);
