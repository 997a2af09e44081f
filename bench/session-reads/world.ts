import http from 'node:http';
import type { Database } from '../../server/src/platform/db/client.ts';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { startServer } from '../support/server.ts';
import { type WrittenTurn, writtenQuestion, writtenSession } from './texts.ts';

export const codings = ['identity', 'gzip', 'br'] as const;
export type Coding = (typeof codings)[number];

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Emulated vendors and sources that hold what is cited, and the product in a process of its own. */
export async function startWorld(database: Database) {
  const one = writtenQuestion();
  const session = writtenSession();
  const [providers, services] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
  services.hold([...one.works, ...session.works]);
  const server = await startServer({
    ...providers.environment(),
    ...services.environment(),
    DATABASE_URL: database.$client.options.connectionString ?? '',
    EVIDENCE: 'on',
    JUDGE: 'off',
    LOG_LEVEL: 'info',
  });
  return {
    server,
    /** The question whose stream is measured, and the session's turns. */
    question: one.turn,
    turns: session.turns,
    headersOf: async (email: string) => ({ authorization: `Bearer ${await server.signUp(email)}` }),
    answerWith({ texts }: WrittenTurn, chunkDelay: number) {
      for (const [engine, text] of texts) providers.script(engine, { text, chunkSize: 40, chunkDelay });
    },
    async stop() {
      await server.stop();
      await providers.close();
      await services.close();
    },
  };
}

/** Bytes of a question's event stream, and its text where it is not compressed. */
export const streamOf = (url: string, headers: Record<string, string>, question: string) =>
  new Promise<{ bytes: number; text: string }>((resolve, reject) => {
    const call = http.request(
      `${url}/api/v1/chat/`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const all = Buffer.concat(pieces);
          resolve({ bytes: all.length, text: response.headers['content-encoding'] ? '' : all.toString() });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ input_text: question }));
  });
