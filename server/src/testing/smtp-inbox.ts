import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

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
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
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
