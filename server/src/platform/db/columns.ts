import { customType, sql, timestamp } from './orm.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const madeAt = moment('created_at').notNull().default(sql`now()`);
