import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { connectEngines } from '../../server/src/answers/engines/registry.ts';
import { readConfig } from '../../server/src/config.ts';
import { startChild } from '../support/child.ts';
import { startServer } from '../support/server.ts';

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

/** Milliseconds; a number for each round, in their order. */
export interface SixAtOnce {
  /** To the first token of each engine: asked directly, and by the server. */
  first: Map<string, { direct: number[]; served: number[] }>;
  /** The slowest engine asked alone and without the server; all six by the server. */
  slowest: number[];
  together: number[];
}

/** Asks the engines by turns directly and by the server, in so many rounds. */
export async function measureSixAtOnce(rounds: number): Promise<SixAtOnce> {
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
  const first: SixAtOnce['first'] = new Map(ids.map((id) => [id, { direct: [], served: [] }]));
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
    for (const [id, alone] of direct) {
      first.get(id)?.direct.push(alone.first);
      first.get(id)?.served.push(served.first.get(id) ?? Number.NaN);
    }
  }
  await server.stop();
  emulator.stop();
  return { first, slowest, together };
}

/** What the server adds to each first token of each round. */
export const addedTo = ({ direct, served }: { direct: number[]; served: number[] }): number[] =>
  served.map((value, index) => value - (direct[index] ?? Number.NaN));
