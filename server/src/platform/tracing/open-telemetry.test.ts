import { expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, runMain } from '../../testing/main-process.ts';
import { startProviderEmulator } from '../../testing/provider-emulator/provider-emulator.ts';
import { type SpanCollector, startSpanCollector } from '../../testing/span-collector.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const question = 'Does metformin shield Vorstellungen from quibbling marmosets?';

async function collecting(): Promise<SpanCollector> {
  const collector = await startSpanCollector();
  onTestFinished(() => collector.close());
  return collector;
}

/** The server as it is started, its vendors emulated, the library its only source. */
async function served(environment: Record<string, string>) {
  const [database, vendors] = await Promise.all([createTestDatabase(), startProviderEmulator()]);
  onTestFinished(() => database.drop());
  onTestFinished(() => vendors.close());
  const server = runMain({
    DATABASE_URL: database.url,
    DATA_DIR: await testFolder(),
    LOG_LEVEL: 'info',
    JUDGE: 'off',
    EVIDENCE: 'on',
    PUBMED: 'off',
    EUROPEPMC: 'off',
    CLINICALTRIALS: 'off',
    CROSSREF: 'off',
    ...vendors.environment(),
    ...environment,
  });
  const url = await addressOf(server);
  const user = await signUpTestUser(url);
  return { server, user, vendors };
}

const ended = async (signal: 'SIGTERM', { server }: Awaited<ReturnType<typeof served>>) => {
  const begunAt = Date.now();
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  return Date.now() - begunAt;
};

it('sends the spans of a question as one trace, which is the caller’s, without a word of it', async () => {
  const collector = await collecting();
  const world = await served({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=one%2Ftwo',
    OTEL_SERVICE_NAME: 'sextant-in-tests',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  world.vendors.script('chatgpt', { fail: 'key' });
  const traceparent = `00-${traceId}-${caller}-01`;
  const reader = await world.user.ask(question, {}, { traceparent });
  expect(reader.response.headers.get('traceparent')).toContain(traceId);
  await reader.all();
  const ours = () => collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => ours().filter((span) => span.name === name);
  await vi.waitFor(() => expect(named('thread overviews').length).toBeGreaterThan(0), { timeout: 60_000 });
  await vi.waitFor(() => expect(named('POST /api/v1/chat/')).toHaveLength(1), { timeout: 60_000 });

  const [request] = named('POST /api/v1/chat/');
  expect(request).toMatchObject({
    parentSpanId: caller,
    kind: 2,
    attributes: {
      'service.name': 'sextant-in-tests',
      'http.request.method': 'POST',
      'http.route': '/api/v1/chat/',
      'http.response.status_code': 200,
    },
  });
  expect(named('search library')).toHaveLength(1);
  const [mistral] = named('chat mistral');
  expect(mistral).toMatchObject({ kind: 3, attributes: { 'gen_ai.operation.name': 'chat' } });
  expect(mistral?.status.code ?? 0).toBe(0);
  // The vendor is told of the very span that its call is.
  const [told] = world.vendors.requests('chatgpt');
  const [refused] = named('chat chatgpt');
  expect(told?.headers.traceparent).toBe(`00-${traceId}-${refused?.spanId}-01`);
  expect(refused).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'engine-key' } });

  // Each belongs to one that is there, up to the request.
  const ids = new Set(ours().map(({ spanId }) => spanId));
  for (const span of ours().filter(({ spanId }) => spanId !== request?.spanId))
    expect(ids, span.name).toContain(span.parentSpanId);

  await ended('SIGTERM', world);
  const all = collector.bodies.join('\n');
  for (const word of ['metformin', 'marmosets', 'example.org', world.user.access, 'Test Person'])
    expect(all).not.toContain(word);
  expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'one/two' });
});

it('sends nothing, and goes on as ever, where nothing is said', async () => {
  const collector = await collecting();
  const world = await served({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SDK_DISABLED: 'true',
    // Names every file that is loaded.
    NODE_DEBUG: 'esm',
  });
  await (await world.user.ask(question)).all();
  await ended('SIGTERM', world);
  expect(collector.calls).toBe(0);
  expect(world.server.output()).toContain('node_modules/piscina');
  expect(world.server.output()).not.toContain('@opentelemetry/');
});

it.each(['refused', 'silence'] as const)(
  'stops in time though the collector meets it with %s',
  async (meet) => {
    const collector = await collecting();
    collector.meet = meet;
    const world = await served({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      EVIDENCE: 'off',
    });
    await (await world.user.ask(question)).all();
    await vi.waitFor(() => expect(collector.calls).toBeGreaterThan(meet === 'refused' ? 2 : 0), {
      timeout: 60_000,
    });
    await ended('SIGTERM', world);
    const warnings = world.server.output().match(/spans cannot be sent/g) ?? [];
    expect(warnings.length).toBeLessThanOrEqual(1);
    if (meet === 'refused') expect(warnings).toHaveLength(1);
  },
);
