import { beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const work = makeCitation('Empagliflozin and stroke in type 2 diabetes', {
  pmid: '30000001',
  abstract: 'RESULTS: The hazard ratio for stroke was 0.80 (95% CI 0.70 to 0.92).',
});

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));
beforeAll(() => services.hold([work]));

it('a reader who keeps up is not cut off by an event of megabytes', { timeout: 240_000 }, async () => {
  // Hundreds of mentions in one endless sentence: a ledger far longer than what a slow reader may hold back.
  for (const engine of six) providers.script(engine, { text: 'HR 0.80 for stroke [1], '.repeat(200) });
  const user = await signUpTestUser(server.url);
  const events = await (await user.ask('Does empagliflozin prevent stroke?')).all();
  expect(events.at(-1)?.type).toBe('turn-end');
  const ledgers = events.flatMap((event) => (event.type === 'citations-checked' ? [event.ledger] : []));
  expect(JSON.stringify(ledgers.at(-1)).length).toBeGreaterThan(1.5 * 1024 * 1024);
  const mentions = ledgers.at(-1)?.rows.flatMap((row) => row.mentions) ?? [];
  expect(new Set(mentions.map(({ engine }) => engine))).toEqual(new Set(six));
});
