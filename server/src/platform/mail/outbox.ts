import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { noFetching, toEnvelope } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** So many messages are kept, the newest ones: what they hold is of use for minutes, and `DATA_DIR` may be small. */
const maxMessages = 1_000;

export interface OutboxOptions {
  dataDir: string;
  from: string;
  logsSecrets: boolean;
  log: Logger;
}

/** Writes messages to `dataDir/outbox/*.eml`, which only the server's own user may read. */
export function createOutbox({ dataDir, from, logsSecrets, log }: OutboxOptions): Mailer {
  const folder = path.join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, ...noFetching });
  return {
    check: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    async send(message) {
      const { message: written } = await transport.sendMail(toEnvelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      const file = path.join(folder, `${name}.eml`);
      // Anyone who watches the folder sees whole messages only.
      await writeFile(path.join(folder, `.${name}.part`), written, { mode: 0o600 });
      await rename(path.join(folder, `.${name}.part`), file);
      await removeOldest(folder);
      const { code, link } = message;
      const secret = { to: message.to, ...(code && { code }), ...(link && { link }) };
      log.info(
        { file, ...(logsSecrets && secret) },
        'mail is not set up: a message was written to the outbox',
      );
    },
    close: () => transport.close(),
  };
}

async function removeOldest(folder: string): Promise<void> {
  // Their names begin with their time.
  const messages = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of messages.slice(0, -maxMessages)) await rm(path.join(folder, name), { force: true });
}
