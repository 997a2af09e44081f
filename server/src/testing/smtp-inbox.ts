import { once } from 'node:events';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listeningAddress } from './listening-address.ts';

export interface SmtpInbox {
  /** For `SMTP_URL`. */
  url: string;
  /** The newest message to an address; waits until there is one. Rejects when none has come within 60 s. */
  newestTo(address: string): Promise<Email>;
  /** The oldest message to an address that was not handed out by this before; waits as `newestTo` does. */
  nextTo(address: string): Promise<Email>;
  /** Whom the senders named to the mail server, message after message. */
  recipients(): string[];
  close(): Promise<void>;
}

const timeoutMs = 60_000;

/** A real SMTP server on a free port of this machine, which keeps what it is sent. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const inbox = makeSmtpInbox();
  await inbox.open();
  return inbox;
}

/** As above, but it listens, and has an address, only once it was opened. */
export function makeSmtpInbox(): SmtpInbox & { open(): Promise<void> } {
  const messages: Email[] = [];
  const recipients: string[] = [];
  const arrivals = new EventTarget();
  async function keep(stream: Readable) {
    messages.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
    arrivals.dispatchEvent(new Event('arrival'));
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      keep(stream).then(() => done(), done);
    },
  });

  const isTo = (address: string) => (message: Email) =>
    message.to?.some((one) => one.address?.toLowerCase() === address.toLowerCase());
  const handedOut = new WeakSet<Email>();
  async function waitFor(find: () => Email | undefined): Promise<Email> {
    const signal = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const found = find();
      if (found) return found;
      await once(arrivals, 'arrival', { signal });
    }
  }

  return {
    get url() {
      return listeningAddress(server.server, 'smtp');
    },
    open: async () => {
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
    },
    newestTo: (address) => waitFor(() => messages.findLast(isTo(address))),
    async nextTo(address) {
      const message = await waitFor(() => messages.filter(isTo(address)).find((one) => !handedOut.has(one)));
      handedOut.add(message);
      return message;
    },
    recipients: () => recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
