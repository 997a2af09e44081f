import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Turn, TurnEvent } from '@sextant/contracts';
import { onTestFinished } from 'vitest';
import { type Balancer, startBalancer } from '../balancer.ts';
import { textsOf } from '../event-client.ts';
import { eventually } from '../processes.ts';
import { type ProviderEmulator, startProviderEmulator } from '../provider-emulator/provider-emulator.ts';
import { queryOnce } from '../query-once.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createTestDatabase } from '../test-database.ts';
import { testFolder } from '../test-folder.ts';
import { signUpTestUser, type TestUser } from '../test-user.ts';

export const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

/** Several real processes on one database, behind one address. */
export interface World {
  emulator: ProviderEmulator;
  balancer: Balancer;
  databaseUrl: string;
  servers: readonly ServerProcess[];
  /** Puts a new process in the place of one that has ended. */
  restart(place: number): Promise<ServerProcess>;
  rows<Row>(text: string): Promise<Row[]>;
}

export interface WorldOptions {
  replicas: number;
  /** Instead of a database of the test run's own PostgreSQL. */
  databaseUrl?: string;
  environment?: Record<string, string>;
  /** In front of them; the tests' own when not given. */
  balance?: () => Promise<Balancer>;
  /** Beside that, of one replica. */
  environmentOf?: (place: number) => Record<string, string>;
}

/** Starts such a world; it ends with the test. */
export async function startWorld({
  balance = startBalancer,
  databaseUrl,
  environment,
  environmentOf,
  replicas,
}: WorldOptions): Promise<World> {
  const [emulator, balancer, folder] = await Promise.all([startProviderEmulator(), balance(), testFolder()]);
  const database = databaseUrl ? null : await createTestDatabase();
  const url = databaseUrl ?? (database as { url: string }).url;
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(
      servers.map((server) => {
        server.child.kill('SIGCONT');
        return server.kill('SIGKILL');
      }),
    );
    await balancer.close();
    await emulator.close();
    await database?.drop();
  });
  const start = (place: number) =>
    startServerProcess({
      ...emulator.environment(),
      DATABASE_URL: url,
      DATA_DIR: folder,
      ...environment,
      ...environmentOf?.(place),
    });
  const serve = () => balancer.serve(servers.map((server) => server.url));
  for (let place = 0; place < replicas; place += 1) servers.push(await start(place));
  serve();
  await Promise.all(servers.map((server) => balancer.untilReady(server.url)));
  return {
    emulator,
    balancer,
    databaseUrl: url,
    servers,
    async restart(place) {
      const server = await start(place);
      servers[place] = server;
      serve();
      return server;
    },
    rows: async <Row>(text: string) => (await queryOnce(url, text)) as Row[],
  };
}

/** Has every engine say so, slowly enough to be caught in the middle. */
export function sayingSlowly(emulator: ProviderEmulator, text: string, seconds: number): void {
  const chunkSize = 8;
  const chunkDelay = Math.round((seconds * 1_000) / (text.length / chunkSize));
  for (const engine of six) emulator.script(engine, { text: `${engine}: ${text}`, chunkSize, chunkDelay });
}

export const callsOf = (emulator: ProviderEmulator): number =>
  six.reduce((sum, engine) => sum + emulator.requests(engine).length, 0);

/** What was shown last to each of them, held against what is stored; nothing of it may differ. */
export async function differences(
  asked: readonly { one: Persistent; shown: Record<string, string> }[],
  wanted: (engine: string) => string,
): Promise<{ found: string[]; interrupted: number }> {
  const found: string[] = [];
  let interrupted = 0;
  for (const { one, shown } of asked)
    for (const { engine, state, text } of (await one.read()).answers) {
      if (shown[engine] !== text)
        found.push(`${one.turnId} ${engine}: stored is something else than was shown`);
      if (state === 'interrupted') interrupted += 1;
      else if (state !== 'done') found.push(`${one.turnId} ${engine}: ${state}`);
      const isWhole = state === 'interrupted' ? wanted(engine).startsWith(text) : text === wanted(engine);
      if (!isWhole) found.push(`${one.turnId} ${engine}: not what the engine said`);
    }
  return { found, interrupted };
}

/** Somebody who asks a question and follows it to its end, whatever breaks meanwhile, as the page does. */
export class Persistent {
  readonly user: TestUser;
  turnId: string | null = null;
  /** Replies that were neither a stream nor a wish to come again later. */
  readonly failures: string[] = [];
  /** Streams that ended before the turn did, or did not come. */
  broken = 0;
  /** Requests that were replied to: refused, or with the first event of a stream. */
  replies = 0;
  /** Whether the turn's end was heard. */
  isThrough = false;
  /** How each of them ended. */
  readonly breaks: string[] = [];
  readonly #key = randomUUID();

  constructor(user: TestUser) {
    this.user = user;
  }

  /** Signs up somebody new, however often it has to be tried. */
  static async signUp(url: string): Promise<Persistent> {
    return new Persistent(await eventually(() => signUpTestUser(url)));
  }

  /** @returns the texts as they were shown last */
  async ask(question: string): Promise<Record<string, string>> {
    while (true) {
      const events = await this.#listen(question);
      const last = events?.at(-1);
      if (events && last?.type === 'turn-end') {
        this.isThrough = true;
        return textsOf(events);
      }
      if (events) {
        this.broken += 1;
        if (this.breaks.length < this.broken) this.breaks.push(`ended after ${last?.type}`);
      }
      await delay(100);
    }
  }

  /** What is stored of the turn. */
  async read(): Promise<Turn> {
    return eventually(() => this.user.get(`/api/v1/chat/turns/${this.turnId}/`));
  }

  /** @returns null where it was refused */
  async #listen(question: string): Promise<TurnEvent[] | null> {
    try {
      const reader = this.turnId
        ? await this.user.follow(this.turnId)
        : await this.user.ask(question, {}, { 'idempotency-key': this.#key });
      if (!reader.response.ok) {
        this.replies += 1;
        this.failures.push(`${reader.response.status}`);
        await reader.all().catch(() => {});
        return null;
      }
      const begin = async () => {
        await reader.until(() => true);
        this.replies += 1;
        const start = await reader.until(({ type }) => type === 'turn-start');
        if (start.type === 'turn-start') this.turnId = start.turn_id;
      };
      await Promise.all([
        begin().catch(() => {}),
        reader.all().catch((error: Error) => {
          this.breaks.push(`${error.message}: ${error.cause} after ${reader.events.at(-1)?.type}`);
        }),
      ]);
      return reader.events;
    } catch (error) {
      this.failures.push(String(error));
      return [];
    }
  }
}
