import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { queueSchema } from './queue-database.ts';

/** Makes the queue's tables, or brings those of an older version up to date. */
export async function installQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}
