import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { Mailer } from './mail/mailer.ts';

/** What any part of a server may need, whatever it serves. */
export interface PlatformDependencies {
  /** 32 bytes or more; all keys are derived from it. */
  appSecret: string;
  database: Database;
  mailer: Mailer;
  log: Logger;
}
