/**
 * What the server takes of Drizzle: from here, and from its CommonJS build. For each file of a package that is imported
 * Node takes the package's whole list of exports apart; Drizzle's is 130 kB long and its files are 108, which came to 1.0 s
 * of processor time at every start, against 0.1 s (Node 24.21 and 26.10, Drizzle 0.45.4). Of two builds in one process the
 * classes of one are strangers to the other, so nothing else imports the package.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm');

export const {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

export const { readMigrationFiles } =
  require('drizzle-orm/migrator') as typeof import('drizzle-orm/migrator');

export const { migrate } =
  require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator');

export type { Placeholder, SQL } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
