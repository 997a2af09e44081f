import { type Citation, routes, type Turn } from '@sextant/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { times } from '../../testing/faults/scale.ts';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { type GarblingProxy, startGarblingProxy } from '../../testing/garbling-proxy.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

/**
 * Hostile values in every field that a vendor or a source sends: whatever it is, it is stored, or its own answer fails;
 * the turn ends, and its neighbours are whole.
 */

const tries = times('HOSTILE_VALUES', 12, 300);
const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const question = 'Does metformin lower cardiovascular mortality?';

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    9.5,
    -1,
    1e308,
    2 ** 53,
    Number.NaN,
    null,
    true,
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    '\ufffe\uffff\u202e',
    'x'.repeat(300_000),
    [],
    {},
    [['\u0000']],
    { __proto__: null, constructor: '\u0000', '\ud800': [9.5] },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const originOfServices = () => new URL(Object.values(services.environment())[0] as string).origin;
let vendorLine: GarblingProxy;
let sourceLine: GarblingProxy;
beforeAll(async () => {
  vendorLine = await startGarblingProxy(providers.url);
  sourceLine = await startGarblingProxy(originOfServices());
});
afterAll(async () => {
  await Promise.all([vendorLine?.close(), sourceLine?.close()]);
});
const by = (environment: Record<string, string>, from: string, to: string) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replace(from, to)]));
const server = serverForFile(database, () => ({
  environment: {
    ...by(providers.environment(), providers.url, vendorLine.url),
    ...by(services.environment(), originOfServices(), sourceLine.url),
    EVIDENCE: 'on',
  },
  parts: { deadlines: { firstToken: 20_000, gap: 20_000, total: 60_000, retryPause: 10 } },
}));

beforeAll(() => {
  services.hold([work(1), work(2)]);
  for (const engine of six)
    providers.script(engine, {
      text: textOf(engine),
      sources: [{ url: 'https://example.org/a', title: 'A page' }],
    });
});

const work = (number: number): Citation =>
  makeCitation(`Metformin and cardiovascular mortality, trial ${number}`, {
    pmid: `3000000${number}`,
    doi: `10.1000/xyz${number}`,
    abstract: 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
  });
const textOf = (engine: string) => `Said by ${engine}: metformin lowers it (PMID 30000001).`;

async function answered(user: TestUser): Promise<Turn> {
  const { turn_id } = await user.post('/api/v1/chat/', { input_text: question });
  return routes.turn.reply.parse(await user.get(`/api/v1/chat/turns/${turn_id}/`));
}

it('whatever a vendor or a source sends in any field, the turn ends and the other answers are whole', async () => {
  let user = await signUpTestUser(server.url);
  const services = ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'];
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        victims: fc.subarray(six, { minLength: 2, maxLength: 3 }),
        service: fc.constantFrom(...services),
        place: fc.nat(200),
        value: hostile,
        other: hostile,
      }),
      async ({ victims, service, place, value, other }) => {
        asked += 1;
        if (asked % 25 === 0) user = await signUpTestUser(server.url);
        for (const engine of victims) vendorLine.garble(`/${engine}`, { place, value });
        sourceLine.garble(`/${service}`, { place, value: other });
        const turn = await answered(user);
        expect(turn.ended_at).not.toBeNull();
        for (const { engine, state, text } of turn.answers)
          if (victims.includes(engine)) expect(['done', 'failed']).toContain(state);
          else expect([engine, state, text]).toEqual([engine, 'done', textOf(engine)]);
        for (const engine of victims) vendorLine.garble(`/${engine}`, null);
        sourceLine.garble(`/${service}`, null);
      },
    ),
    { numRuns: tries, endOnFailure: true },
  );
  const fields = [...vendorLine.changed(), ...sourceLine.changed()];
  console.log(`${asked} questions with hostile values in ${fields.length} fields of vendors and sources`);
  // And the next one finds everything as it was.
  const after = await answered(await signUpTestUser(server.url));
  expect(after.answers.map(({ state }) => state)).toEqual(six.map(() => 'done'));
}, 1_800_000);
