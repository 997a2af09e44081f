import type { Dispatcher } from 'undici';
import type { Engine } from './answers/engines/engine.ts';
import type { Deadlines } from './answers/engines/run-engine.ts';
import type { Config } from './config.ts';
import type { Source } from './literature/sources/source.ts';
import type { PlatformDependencies } from './platform/dependencies.ts';
import type { ThreadPool } from './platform/jobs/thread-pool.ts';
import type { EdgeTimeouts } from './platform/plugins/edges.ts';

/** Everything a server is made of; the tests hand in the same kinds of things. */
export interface Dependencies extends PlatformDependencies {
  config: Config;
  engines: readonly Engine[];
  /** Where literature is looked for and citations are checked; none with `EVIDENCE=off`. */
  sources: readonly Source[];
  /** In which answers are read for ledgers and overviews. Whoever has made them ends them, once the server is closed. */
  findingThreads: ThreadPool;
  /** How long engines may take; without it, as the design says. */
  deadlines?: Deadlines;
  /** How long connections may take; without it, as `edges.ts` says. */
  edge?: EdgeTimeouts;
  /** Milliseconds that the sources have, for a search and for a check; without it, as the design says. */
  budget?: number;
  /** Milliseconds that a whole reply waits for what is made of the answers; without it, as the design says. */
  settling?: number;
  /** Milliseconds that a ledger waits for its overview; without it, as the design says. */
  overviewMs?: number;
  /** Milliseconds that each judge has; without it, as the design says. */
  judgeBudget?: number;
  /** Decides in which order a judge is shown the answers; `Math.random` when not given. */
  random?: () => number;
  /** How Google's picture host is reached; the usual way out of this server when not given. */
  outbound?: Dispatcher;
  /** Folder of the built web; `web/dist` when not given. */
  webRoot?: string;
}
