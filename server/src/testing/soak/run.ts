import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeCitation } from '../make-citation.ts';
import { runScript } from '../processes.ts';
import { startServerProcess } from '../server-process.ts';
import { startSourceEmulator } from '../source-emulator/source-emulator.ts';
import { signUpTestUser, type TestUser } from '../test-user.ts';

/**
 * One server under an even load for long: `npm run test:soak`, 30 minutes with 2,000 questions; `SOAK_MINUTES` and
 * `SOAK_TURNS` say otherwise. It fails where memory or open files go on growing, or memory goes past its bound.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const turns = Number(process.env.SOAK_TURNS ?? 2_000);
const maxMegabytes = 600;
/** Of a level, from the third quarter of the time to the last. */
const maxGrowth = 1.1;
const maxMoreDescriptors = 10;
/** Before that much of it, memory still grows to what it needs. */
const minMinutesToJudge = 10;
/** 30 questions a minute are anybody's. */
const questionsOfOne = 25;
const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

interface Sample {
  megabytes: number;
  descriptors: number;
}

const here = (script: string) => path.resolve(import.meta.dirname, '..', script);
const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-soak-'));
// Each in a process of its own, so that what is measured is the server's alone.
const database = runScript(here('run-embedded-postgres.ts'), [path.join(folder, 'data')]);
const vendors = runScript(here('provider-emulator/main.ts'), []);
const sources = await startSourceEmulator();
const ending: (() => unknown)[] = [
  () => sources.close(),
  () => vendors.child.kill('SIGTERM'),
  async () => {
    database.child.kill('SIGTERM');
    await database.ended;
  },
];

try {
  const [, databaseUrl] = await database.until(/url=(\S+)/);
  const [vendorUrl] = await vendors.until(/http:\S+/);
  const environment = (await (await fetch(`${vendorUrl}/_environment`)).json()) as Record<string, string>;
  sources.hold(works());
  for (const engine of six)
    await fetch(`${vendorUrl}/_script`, {
      method: 'POST',
      body: JSON.stringify({ engine, scripts: [{ text: answerOf(engine), chunkSize: 12, chunkDelay: 20 }] }),
    });
  const server = await startServerProcess({
    ...environment,
    ...sources.environment(),
    EVIDENCE: 'on',
    DATABASE_URL: databaseUrl as string,
    DATA_DIR: folder,
  });
  ending.unshift(() => server.kill('SIGKILL'));
  process.exitCode = report(await soak(server.url, server.child.pid as number)) ? 0 : 1;
} finally {
  for (const end of ending) await end();
  await rm(folder, { recursive: true, force: true });
}

async function soak(url: string, pid: number) {
  const samples: Sample[] = [];
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  const interval = (minutes * 60_000) / turns;
  const begun = performance.now();
  let user: TestUser | undefined;
  const sampling = setInterval(() => void sample(pid).then((one) => samples.push(one)), 1_000);
  for (let asked = 0; asked < turns; asked += 1) {
    if (asked % questionsOfOne === 0) user = await signUpTestUser(url);
    const one = ask(user as TestUser, failures).finally(() => running.delete(one));
    running.add(one);
    await delay(Math.max(0, begun + (asked + 1) * interval - performance.now()));
  }
  await Promise.all(running);
  clearInterval(sampling);
  return { samples, failures, seconds: (performance.now() - begun) / 1_000 };
}

async function ask(user: TestUser, failures: string[]): Promise<void> {
  try {
    const events = await (await user.ask('Does metformin lower cardiovascular mortality?')).all();
    if (events.at(-1)?.type !== 'turn-end') failures.push(`ended with ${events.at(-1)?.type}`);
  } catch (error) {
    failures.push(String(error));
  }
}

/** As Linux tells it. */
async function sample(pid: number): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, descriptors: (await readdir(`/proc/${pid}/fd`)).length };
}

/** @returns whether everything is as it should be */
function report({ failures, samples, seconds }: Awaited<ReturnType<typeof soak>>): boolean {
  const quarter = (number: number) =>
    samples.slice(Math.floor((samples.length * (number - 1)) / 4), Math.floor((samples.length * number) / 4));
  const medianOf = (part: Sample[], of: keyof Sample) =>
    part.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const memory = [1, 2, 3, 4].map((number) => medianOf(quarter(number), 'megabytes'));
  const files = [1, 2, 3, 4].map((number) => medianOf(quarter(number), 'descriptors'));
  console.log(`${turns} questions in ${Math.round(seconds)} s, ${failures.length} failures`);
  console.log(`memory (MB): at most ${most.toFixed(0)}; by quarters ${memory.map((one) => one.toFixed(0))}`);
  console.log(`open files: by quarters ${files}`);
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  const [, , third = 0, fourth = 0] = memory;
  const [, , thirdFiles = 0, fourthFiles = 0] = files;
  const isLong = minutes >= minMinutesToJudge;
  if (!isLong)
    console.log(`Too short to tell whether memory is level: that takes ${minMinutesToJudge} minutes.`);
  const isLevel = fourth <= third * maxGrowth && fourthFiles <= thirdFiles + maxMoreDescriptors;
  return failures.length === 0 && most <= maxMegabytes && (isLevel || !isLong);
}

function works() {
  return [1, 2, 3, 4].map((number) =>
    makeCitation(`Metformin and cardiovascular mortality, trial ${number}`, {
      pmid: `3000000${number}`,
      abstract: 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
    }),
  );
}

function answerOf(engine: string): string {
  return `Yes, says ${engine}: metformin lowers cardiovascular mortality by 22% (PMID 30000001). ${'More is known of it. '.repeat(60)}`;
}
