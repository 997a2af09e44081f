import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Identifier } from '../../reading/identifiers/identifier.ts';
import { sourcesForFile } from '../../testing/for-file.ts';
import { type Behaviour, failures } from '../../testing/source-emulator/behaviour.ts';
import { createClinicaltrialsSource } from './clinicaltrials/clinicaltrials-source.ts';
import { createCrossrefSource } from './crossref/crossref-source.ts';
import { createEuropepmcSource } from './europepmc/europepmc-source.ts';
import { createPubmedSource } from './pubmed/pubmed-source.ts';
import type { Source } from './source.ts';

const { signal } = new AbortController();
const services: [string, (baseUrl: string) => Source, Identifier][] = [
  ['pubmed', (baseUrl) => createPubmedSource({ baseUrl, apiKey: 'k' }), { kind: 'pmid', value: '1' }],
  ['europepmc', (baseUrl) => createEuropepmcSource({ baseUrl }), { kind: 'pmid', value: '1' }],
  ['crossref', (baseUrl) => createCrossrefSource({ baseUrl }), { kind: 'doi', value: '10.1000/a' }],
  [
    'clinicaltrials',
    (baseUrl) => createClinicaltrialsSource({ baseUrl }),
    { kind: 'nct', value: 'NCT00000001' },
  ],
];
const ways: [string, Behaviour, string][] = [
  ['a status 500', failures.broken, 'unreachable'],
  ['a status 403', failures.refused, 'refused'],
  ['a 429 of two minutes', failures.rateLimited(120), 'rate-limited'],
  ['a web page', failures.page, 'garbage'],
  ['a web page with status 404', failures.pageNotFound, 'refused'],
  ['a status 404 of a gateway', failures.gatewayNotFound, 'refused'],
  ['a status 404 of another server', failures.serverNotFound, 'refused'],
  ['nothing at all', failures.empty, 'garbage'],
  ['half of a JSON', failures.brokenJson, 'garbage'],
  ['some other JSON', failures.otherJson, 'garbage'],
  ['a closed connection', { cut: 'before-reply' }, 'unreachable'],
  ['a connection that breaks in the body', { cut: 'in-body' }, 'unreachable'],
];

const emulator = sourcesForFile();
afterEach(() => emulator.reset());

describe.each(services)('%s', (id, create, identifier) => {
  const connect = () => {
    const variable = `${id.toUpperCase()}_BASE_URL`;
    return create(emulator.environment()[variable] ?? '');
  };

  it.each(ways)('takes %s for a failure, never for an answer', async (_, behaviour, code) => {
    emulator.behave(id, behaviour);
    const source = connect();
    const failure = { name: 'SourceError', source: id, code };
    await expect(source.resolve(identifier, { signal })).rejects.toMatchObject(failure);
    if (!source.lookupOnly)
      await expect(source.search('metformin', { limit: 5, signal })).rejects.toMatchObject(failure);
  });

  it('never remembers a failure', async () => {
    emulator.behave(id, failures.broken, {});
    const source = connect();
    await expect(source.resolve(identifier, { signal })).rejects.toThrow();
    expect(await source.resolve(identifier, { signal })).toBeNull();
  });

  it('ends with its caller, and drops the request', async () => {
    emulator.behave(id, { hang: true });
    const stop = new AbortController();
    const asked = connect().resolve(identifier, { signal: stop.signal });
    await expect.poll(() => emulator.requests(id).length).toBe(1);
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    // PubMed's requests are shared, so that one of their callers cannot end them.
    if (id !== 'pubmed') await expect.poll(() => emulator.requests(id)[0]?.abandonedAt).toBeDefined();
  });

  it('is left alone after failing twice without a network, and fails at once', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    await once(nobody, 'close');
    const source = create(`http://127.0.0.1:${port}`);
    const ask = () => source.resolve(identifier, { signal });
    for (let time = 0; time < 4; time += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'unreachable', source: id });
    // No network is waited for: the source itself says so.
    await expect(ask()).rejects.toMatchObject({ cause: { message: 'left alone after failures' } });
  });

  it('is left alone after being too slow for its callers twice', async () => {
    emulator.behave(id, { hang: true });
    const source = connect();
    if (source.lookupOnly) return;
    for (const count of [1, 2]) {
      const deadline = new AbortController();
      const searching = source.search('metformin', { limit: 5, signal: deadline.signal });
      await expect.poll(() => emulator.requests(id).length).toBe(count);
      deadline.abort(new DOMException('Too slow', 'TimeoutError'));
      await expect(searching).rejects.toMatchObject({ name: 'TimeoutError' });
    }
    await expect.poll(() => emulator.requests(id).every(({ abandonedAt }) => abandonedAt)).toBe(true);
    await expect(source.search('metformin', { limit: 5, signal })).rejects.toMatchObject({ code: 'timeout' });
    expect(emulator.requests(id)).toHaveLength(2);
  });
});
