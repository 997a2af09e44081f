/**
 * Six engines of different speed behind the product, beside the same engines asked directly by the same packages:
 * the time until all six are done, as a ratio to the slowest engine asked alone, and what the server adds to the
 * first token of each when all six are asked at once on both sides. Without evidence (`EVIDENCE=off`), whose search
 * has a budget of its own.
 *
 *   node bench/six-at-once/run.ts [rounds]
 */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { connectEngines } from '../../server/src/answers/engines/registry.ts';
import { readConfig } from '../../server/src/config.ts';
import { startChild } from '../support/child.ts';
import { startServer } from '../support/server.ts';
import { median, quantile } from '../support/statistics.ts';

const rounds = Number(process.argv[2] ?? 15);
/** Milliseconds to the first chunk and between chunks; 120 chunks each. */
const pace: Record<string, [number, number]> = {
  mistral: [40, 4],
  gemini: [120, 8],
  claude: [200, 12],
  chatgpt: [300, 10],
  xai: [80, 20],
  deepseek: [150, 16],
};
const text = 'Twelve chars'.repeat(120);

const emulator = await startChild('server/src/testing/provider-emulator/main.ts');
const environment = (await (await fetch(`${emulator.url}/_environment`)).json()) as Record<string, string>;
for (const [engine, [firstChunkDelay, chunkDelay]] of Object.entries(pace))
  await fetch(`${emulator.url}/_script`, {
    method: 'POST',
    body: JSON.stringify({ engine, scripts: [{ text, firstChunkDelay, chunkDelay }] }),
  });
const server = await startServer(environment);
const access = await server.signUp('six@example.org');

const config = readConfig(environment);
const engines = connectEngines(config.engines, config.sharedEngineSettings);
const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: 'Go.' }] }];

/** One engine without the server: milliseconds to its first text and to its end. */
async function askDirectly(id: string): Promise<{ first: number; total: number }> {
  const connected = engines.find((engine) => engine.id === id)?.connected;
  if (!connected) throw new Error(`${id} is off`);
  const begin = performance.now();
  let first = 0;
  const { stream } = await connected.model.doStream({ ...connected.options, prompt });
  for await (const part of stream)
    if (part.type === 'text-delta' && part.delta && first === 0) first = performance.now() - begin;
  return { first, total: performance.now() - begin };
}

/** All six by the server: milliseconds to each one's first text, and until all are done. */
async function askServer(): Promise<{ first: Map<string, number>; total: number }> {
  const first = new Map<string, number>();
  let total = 0;
  await server.ask(access, 'Go.', (event, at) => {
    if (event.type === 'text-delta')
      for (const { engine } of event.deltas) if (!first.has(engine)) first.set(engine, at);
    if (event.type === 'answer-error')
      throw new Error(`${event.answer.engine}: ${event.answer.error?.message}`);
    if (event.type === 'answer-end') total = at;
  });
  return { first, total };
}

const ids = Object.keys(pace);
const directFirst = new Map<string, number[]>(ids.map((id) => [id, []]));
const servedFirst = new Map<string, number[]>(ids.map((id) => [id, []]));
/** The slowest engine asked alone and without the server; all six by the server. */
const slowest: number[] = [];
const together: number[] = [];
for (let round = 0; round <= rounds; round++) {
  const slowestAlone = await askDirectly('xai');
  const direct = await Promise.all(ids.map(async (id) => [id, await askDirectly(id)] as const));
  const served = await askServer();
  // The first round opens connections and warms the code up on both sides.
  if (round === 0) continue;
  slowest.push(slowestAlone.total);
  together.push(served.total);
  for (const [id, { first }] of direct) {
    directFirst.get(id)?.push(first);
    servedFirst.get(id)?.push(served.first.get(id) ?? Number.NaN);
  }
}

console.log(`medians of ${rounds} rounds, milliseconds`);
const added: number[] = [];
for (const id of ids) {
  const [direct, served] = [directFirst.get(id) ?? [], servedFirst.get(id) ?? []];
  const differences = served.map((value, index) => value - (direct[index] ?? Number.NaN));
  added.push(...differences);
  console.log(
    `  ${id.padEnd(9)} first token ${median(direct).toFixed(1).padStart(6)} directly, ${median(served).toFixed(1).padStart(6)} by the server: ${median(differences).toFixed(1).padStart(5)} added`,
  );
}
console.log(
  `first token: ${median(added).toFixed(1)} added (median), ${quantile(added, 0.95).toFixed(1)} (95th percentile)`,
);
console.log(
  `all six done: ${median(together).toFixed(0)}, slowest engine alone: ${median(slowest).toFixed(0)}, ratio ${(median(together) / median(slowest)).toFixed(3)}`,
);
await server.stop();
emulator.stop();
process.exit(0);
