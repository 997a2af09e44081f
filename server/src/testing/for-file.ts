/**
 * What a test file begins with, a line each. It is opened before the tests, in the order of the lines, and closed after
 * them, the last first; it has no address before. A `beforeAll` between two lines runs between the two.
 */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../platform/db/client.ts';
import { makeProviderEmulator, type ProviderEmulator } from './provider-emulator/provider-emulator.ts';
import { type SeverableProxy, startSeverableProxy } from './severable-proxy.ts';
import { makeSmtpInbox, type SmtpInbox } from './smtp-inbox.ts';
import { makeSourceEmulator, type SourceEmulator } from './source-emulator/source-emulator.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

/** A fresh, migrated database. */
export function databaseForFile(): TestDatabase {
  const database = makeTestDatabase();
  beforeAll(() => database.open());
  afterAll(() => database.drop());
  return database;
}

/** The six vendors of the engines. */
export const providersForFile = (): ProviderEmulator => openForFile(makeProviderEmulator());
/** The services that know works and structures. */
export const sourcesForFile = (): SourceEmulator => openForFile(makeSourceEmulator());
/** A mail server, and what it was sent. */
export const inboxForFile = (): SmtpInbox => openForFile(makeSmtpInbox());

function openForFile<T extends { open(): Promise<void>; close(): Promise<void> }>(part: T): T {
  beforeAll(() => part.open());
  afterAll(() => part.close());
  return part;
}

/** A wire to a database that a test can cut, and hold up what is said over it. */
export interface Wire extends SeverableProxy {
  /** The database as it is reached over the wire. */
  openDatabase(): Database;
}

/** One for all tests. */
export function wireForFile(database: Pick<TestDatabase, 'url'>): Wire {
  let started: SeverableProxy | undefined;
  beforeAll(async () => {
    started = await startSeverableProxy(database.url);
  });
  afterAll(() => started?.close());
  const wire = () => {
    if (!started) throw new Error('The wire is not there: it has an address from `beforeAll` on');
    return started;
  };
  return {
    get url() {
      return wire().url;
    },
    openDatabase: () => openDatabase(wire().url, pino({ level: 'silent' })),
    sever: () => wire().sever(),
    mend: () => wire().mend(),
    cut: () => wire().cut(),
    freeze: () => wire().freeze(),
    thaw: () => wire().thaw(),
    holdBack: (pattern, ms) => wire().holdBack(pattern, ms),
    holdReply: (pattern, ms) => wire().holdReply(pattern, ms),
    close: () => wire().close(),
  };
}

/** One server for all tests. `options` is asked when it starts: what stands above has its address by then. */
export function serverForFile(
  { database }: TestDatabase,
  options: () => Partial<TestAppOptions> = () => ({}),
): Pick<TestApp, 'url'> {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startTestApp({ database, ...options() });
  });
  afterAll(() => started?.close());
  return {
    get url() {
      if (!started) throw new Error('The server has not started: it has an address from `beforeAll` on');
      return started.url;
    },
  };
}

/** Starts servers in tests and in what runs before each, and closes them after each. */
export function serversForTests({
  database,
}: TestDatabase): (options?: Partial<TestAppOptions>) => Promise<TestApp> {
  const servers: TestApp[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (options = {}) => {
    const server = await startTestApp({ database, ...options });
    servers.push(server);
    return server;
  };
}
