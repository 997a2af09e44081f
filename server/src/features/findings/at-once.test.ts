import { isDeepStrictEqual } from 'node:util';
import type { TurnEvent } from '@sextant/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import {
  type ProviderEmulator,
  startProviderEmulator,
} from '../../testing/provider-emulator/provider-emulator.ts';
import { type SourceEmulator, startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const question = 'Does metformin lower cardiovascular mortality?';
const metformin = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  abstract: 'RESULTS: Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
});

let database: TestDatabase;
let providers: ProviderEmulator;
let services: SourceEmulator;
let server: TestApp;

beforeAll(async () => {
  [database, providers, services] = await Promise.all([
    createTestDatabase(),
    startProviderEmulator(),
    startSourceEmulator(),
  ]);
});
beforeEach(async () => {
  providers.reset();
  services.reset();
  services.hold([metformin]);
  server = await startTestApp({
    database: database.database,
    environment: { ...providers.environment(), ...services.environment(), EVIDENCE: 'on' },
  });
});
afterEach(() => server.close());
afterAll(async () => {
  await providers?.close();
  await services?.close();
  await database?.drop();
});

/** All events of a question until nothing more is made of it. */
async function askToTheEnd(): Promise<TurnEvent[]> {
  const user = await signUpTestUser(server.url);
  const reader = await user.ask(question);
  await reader.until(({ type }) => type === 'turn-end');
  return reader.events;
}

/** How ledger and overview stood once all answers had ended, and what came of them then. */
function foundAtTheEnd(events: TurnEvent[]): string[] {
  const end = events.findIndex(({ type }) => type === 'findings-changed');
  return events.slice(end).map((event) => {
    if (event.type !== 'findings-changed') return event.type;
    const { ledger, overview } = event.findings;
    return `ledger ${ledger.state}, overview ${overview.state}`;
  });
}

it('a ledger and the overview that belongs to it come together, and each is made once', async () => {
  for (const engine of six) providers.script(engine, { text: 'Metformin lowers it by 22% [PMID 30000001].' });
  const together = [
    'ledger pending, overview pending',
    'citations-checked',
    'overview-updated',
    'ledger ready, overview ready',
    'turn-end',
  ];
  // On a machine that is busy with other things an overview may take as long as its ledger waits for it.
  const seen: string[][] = [];
  for (let tries = 0; tries < 5 && !seen.some((one) => isDeepStrictEqual(one, together)); tries++)
    seen.push(foundAtTheEnd(await askToTheEnd()));
  expect(seen).toContainEqual(together);
});
