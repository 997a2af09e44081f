import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { routes } from '@sextant/contracts';
import { vi } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDatabase } from '../test-database.ts';
import { signUpTestUser, type TestUser } from '../test-user.ts';

/** Somebody signed in who has asked one question, which has been answered. */
export interface Reader {
  user: TestUser;
  sessionId: string;
  turnId: string;
  signInId: string;
}

/** A whole server with demo engines, and two people on it who must not see each other's things. */
export interface World {
  server: TestApp;
  reader: Reader;
  stranger: Reader;
  /** Folder that mails are written to. */
  outbox: string;
  /** Rows of every table in which something of a call is kept. */
  countRows(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** The limits' counters, which count failures too, and text on its way into an answer. */
const passing = ['rate_limits', 'turn_pieces', 'written_pieces'];

export async function createWorld(): Promise<World> {
  const { database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bad-input-'));
  const server = await startTestApp({ database, environment: { DATA_DIR: dataDir } });

  // Who asks for the example first has it made, with a reader and a session of its own: no bad call is to be blamed for it.
  // The server lets nobody wait for it longer than 20 s; a busy machine may need more.
  await vi.waitFor(
    async () => {
      const { statusCode } = await server.app.inject({ url: routes.example.path });
      if (statusCode !== 200) throw new Error(`the example could not be made: ${statusCode}`);
    },
    { timeout: 120_000 },
  );

  const tables = await database.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const counted = tables.rows.map(({ name }) => name).filter((name) => !passing.includes(name));
  const counts = counted.map((name) => `(select count(*)::int from "${name}") as "${name}"`).join(', ');

  return {
    server,
    reader: await createReader(server.url),
    stranger: await createReader(server.url),
    outbox: path.join(dataDir, 'outbox'),
    countRows: async () =>
      // Named, so that PostgreSQL plans it once and not for each of some thousand calls.
      (await database.$client.query({ name: 'count-rows', text: `select ${counts}` })).rows[0] as Record<
        string,
        number
      >,
    async close() {
      await server.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createReader(url: string): Promise<Reader> {
  const user = await signUpTestUser(url);
  const reply = await user.post('/api/v1/chat/', { input_text: 'Does aspirin prevent colorectal cancer?' });
  const { sign_ins: signIns } = await user.get('/api/v1/account/sign-ins/');
  return { user, sessionId: reply.session_id, turnId: reply.turn_id, signInId: signIns[0].id };
}
