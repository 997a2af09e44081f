import type { Db } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';

/** Where the queue has its tables. */
export const queueSchema = 'jobs';

/**
 * The server's own connections, for the queue. It asks every few seconds, so an outage of the database would fill the
 * log: it is told of once, and once that it is over.
 */
export function queueDatabase({ $client }: Database, log: Logger): Db {
  let isAway = false;
  return {
    async executeSql(text, values) {
      try {
        const result = await $client.query(text, values);
        if (isAway) log.info('jobs are being taken again');
        isAway = false;
        return result;
      } catch (error) {
        if (isDatabaseAway(error)) {
          if (!isAway) log.warn({ err: error }, 'no jobs can be taken at the moment; they are kept');
          isAway = true;
        }
        throw error;
      }
    },
  };
}
