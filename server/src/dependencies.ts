import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Engine } from './engines/engine.ts';
import type { Deadlines } from './engines/run-engine.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Source } from './sources/source.ts';

/** Everything a server is made of; the tests hand in the same kinds of things. */
export interface Dependencies {
  config: Config;
  /** 32 bytes or more; all keys are derived from it. */
  appSecret: string;
  database: Database;
  engines: readonly Engine[];
  /** Where literature is looked for and citations are checked; none with `EVIDENCE=off`. */
  sources: readonly Source[];
  mailer: Mailer;
  log: Logger;
  /** How long engines may take; without it, as the design says. */
  deadlines?: Deadlines;
  /** Milliseconds that the sources have, for a search and for a check; without it, as the design says. */
  budget?: number;
  /** How Google's picture host is reached; undici's own way when not given. */
  outbound?: Dispatcher;
  /** Folder of the built web; `web/dist` when not given. */
  webRoot?: string;
}
