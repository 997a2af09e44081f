import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/platform/db/client.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/embedded-postgres.ts';
import { ownedBy } from '../../server/src/testing/owned-by.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { type Child, startChild } from '../support/child.ts';
import { complete } from './complete.ts';
import { askSextant, engines, signUp } from './sextant-client.ts';
import { placeOf, toldFor, writtenAnswers } from './written-answers.ts';

export const streams = 128;
const chunks = 800;
const expectedText = ' word'.repeat(chunks);
const gateway = 'bench/node_modules/@portkey-ai/gateway/build/start-server.js';

export const names = {
  bare: 'bare node:http pass-through',
  portkey: '@portkey-ai/gateway',
  sextant: 'Sextant',
  shipped: 'Sextant with sources',
} as const;

export interface Contender {
  name: string;
  pid: number;
  /** Signs a new account up, so that no limit of one's questions is met; gives what `run` is to ask with. */
  prepare?(): Promise<string>;
  /** Reads all streams to their end. @returns how many chunks came */
  run(access?: string): Promise<number>;
}

/** `npm run bench:install` brings it. */
export const isPortkeyHere = () => existsSync(path.resolve(import.meta.dirname, '../..', gateway));

/** Servers in processes of their own, the product's on PostgreSQL of its own. `withSources` adds it as it is shipped. */
export async function startContenders({ withSources = false } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'fatal' }) });
  const answersFile = path.join(folder, 'answers.json');
  const { answers, works } = withSources ? writtenAnswers() : { answers: [], works: [] };
  await writeFile(answersFile, JSON.stringify(answers));
  const vendor = await startChild('bench/stream-cost/vendor.ts', {
    CHUNKS: String(chunks),
    ANSWERS: answersFile,
  });
  const children: Child[] = [vendor];
  const start = async (...call: Parameters<typeof startChild>) => {
    const child = await startChild(...call);
    children.push(child);
    return child;
  };
  const settings = { VENDOR_URL: vendor.url };
  const ours = { ...settings, DATABASE_URL: postgres.url, DATA_DIR: folder };
  const bare = await start('bench/stream-cost/pass-through.ts', settings);
  const many = (url: string, headers: Record<string, string>) => async () => {
    const counts = await Promise.all(Array.from({ length: streams }, () => complete(url, headers)));
    if (counts.some((count) => count !== chunks)) throw new Error(`${url}: chunks are missing`);
    return streams * chunks;
  };
  const contenders: Contender[] = [{ name: names.bare, pid: bare.pid, run: many(bare.url, {}) }];
  if (isPortkeyHere()) {
    const port = 20_000 + (process.pid % 20_000);
    const portkey = await start(
      gateway,
      { TRUSTED_CUSTOM_HOSTS: '127.0.0.1,localhost', NODE_ENV: 'production' },
      [`--port=${port}`, '--headless'],
      ['--import', path.resolve(import.meta.dirname, 'mutable-replies.ts')],
    );
    contenders.push({
      name: names.portkey,
      pid: portkey.pid,
      run: many(`http://127.0.0.1:${port}`, {
        'x-portkey-provider': 'openai',
        'x-portkey-custom-host': `${vendor.url}/v1`,
      }),
    });
  }
  let user = 0;
  const turns = Math.round(streams / engines);
  const asking = ({ pid, url }: Child, name: string, turn: (at: number) => Asked): Contender => ({
    name,
    pid,
    prepare: () => signUp(url, ++user),
    async run(access = '') {
      await Promise.all(
        Array.from({ length: turns }, (_, at) => {
          const { expected, question } = turn(at);
          return askSextant(url, access, question, expected);
        }),
      );
      return turns * engines * chunks;
    },
  });
  const sextant = await start('bench/stream-cost/sextant.ts', ours);
  contenders.push(asking(sextant, names.sextant, () => ({ question: 'Go.', expected: () => expectedText })));
  const sources = withSources ? await startSourceEmulator() : null;
  sources?.hold(works);
  if (sources) {
    const shipped = await start('bench/stream-cost/sextant.ts', {
      ...ours,
      DATABASE_URL: await secondDatabase(postgres),
      ...sources.environment(),
      SOURCES: 'on',
      EVIDENCE: 'on',
      JUDGE: 'off',
    });
    const questions = [...Map.groupBy(answers, ({ question }) => question)];
    contenders.push(
      asking(shipped, names.shipped, (at) => {
        const [question, said] = questions[at % questions.length] ?? ['', []];
        // Never the same one twice: what was found for a question is remembered, and what was read in an answer.
        const place = placeOf(user * turns + at);
        return {
          question: `${question} In adults in ${place}?`,
          expected(engine) {
            const text = said.find((one) => one.engine === engine)?.text;
            return text && toldFor(text, place);
          },
        };
      }),
    );
  }
  return {
    contenders,
    /** The process that PostgreSQL's connections are children of. */
    postmaster: Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
    async stop() {
      for (const child of children.reverse()) child.stop();
      await sources?.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** So that neither of two servers takes up what the other has to do. @returns its address */
async function secondDatabase({ adminUrl, url }: { adminUrl: string; url: string }): Promise<string> {
  const admin = openDatabase(adminUrl, pino({ level: 'fatal' }));
  await admin.$client.query(`create database shipped ${ownedBy(url)}`);
  await admin.$client.end();
  return Object.assign(new URL(url), { pathname: '/shipped' }).href;
}

interface Asked {
  question: string;
  expected(engine: string): string | undefined;
}
