import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailSettings, StorageSettings } from '../settings.ts';
import { noFetching, toEnvelope } from './envelope.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';

/** A mail server that does not answer must not hold a request's work for minutes, as nodemailer's defaults do. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends by the SMTP server of the configuration; without one, messages are files, and where `logsSecrets` says so their codes go to the log. */
export function createMailer(
  config: Pick<StorageSettings, 'dataDir'> & { mail: MailSettings },
  log: Logger,
): Mailer {
  const { from, logsSecrets, smtpUrl } = config.mail;
  if (!smtpUrl) return createOutbox({ dataDir: config.dataDir, from, logsSecrets, log });
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...noFetching });
  return {
    check: async () => void (await transport.verify()),
    send: async (message) => void (await transport.sendMail(toEnvelope(message, from))),
    close: () => transport.close(),
  };
}
