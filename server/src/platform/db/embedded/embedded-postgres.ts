import path from 'node:path';
import type { Logger } from 'pino';
import { makeDataDir } from '../../process/data-dir.ts';
import { StartError } from '../../process/start-error.ts';
import { reasonOf } from '../wait-for-database.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster } from './cluster.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { findFreePort } from './free-port.ts';
import { initialise } from './initialise.ts';
import { clearLeftovers } from './leftovers.ts';
import { lockDataDir } from './lock.ts';
import { giveToOwnRole, urlsOf } from './own-role.ts';
import { readPassword } from './password.ts';
import { makeReachable } from './reachable-binaries.ts';
import { PortTaken } from './server-output.ts';
import { type ServerOptions, startServer } from './server-process.ts';
import { superviseServer } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** Absolute. The data goes to its folder `postgres`. */
  dataDir: string;
  log: Logger;
  /** For tests: quick to make, and lost at a power cut. */
  isThrowaway?: boolean;
  /** The longest wait (ms) before a server that keeps dying is started again; 15 s when not given. */
  maxRestartWaitMs?: number;
  /** The programs; those that npm installed when not given. */
  binaries?: Binaries;
}

/** A PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  /** How to connect; stays the same until `stop`, also when the server had to be restarted. Holds a password. */
  url: string;
  /** The same as the superuser, which the product itself is not. */
  adminUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that came by npm on the data in `dataDir`, making both where they do not exist. Should it die,
 * it is started again.
 * @throws StartError
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, isThrowaway = false } = options;
  await makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const cluster = path.join(dataDir, 'postgres');
    const user = await chooseDatabaseUser(cluster);
    const binaries = await makeReachable(options.binaries ?? findBinaries(), user);
    const isNew = !(await checkCluster(cluster, binaries));
    if (!isNew) await clearLeftovers(cluster, log);
    else {
      log.info({ dataDir }, 'Making a new database');
      await initialise({ dataDir, cluster, binaries, user, isThrowaway });
    }
    const password = await readPassword(dataDir, cluster, binaries, user);
    const started = await startOnFreePort({ dataDir, cluster, binaries, user, log, isThrowaway });
    const urls = urlsOf(password, started.options.port);
    await giveToOwnRole(urls, { isNew }).catch(async (error) => {
      await started.server.stop();
      throw new StartError(`The database has no role for this server: ${reasonOf(error)}`, { cause: error });
    });
    const supervised = superviseServer(started.server, started.options, options.maxRestartWaitMs);
    return {
      ...urls,
      async stop() {
        await supervised.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startOnFreePort(settings: Omit<ServerOptions, 'port'>) {
  for (let attempt = 1; ; attempt += 1) {
    const options = { ...settings, port: await findFreePort() };
    try {
      return { options, server: await startServer(options) };
    } catch (error) {
      // Somebody took it between our look and the start.
      if (!(error instanceof PortTaken) || attempt === 10) throw error;
    }
  }
}
