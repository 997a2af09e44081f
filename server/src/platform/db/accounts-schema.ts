import { bytea, madeAt, moment } from './columns.ts';
import { bigint, index, integer, pgTable, sql, text, uniqueIndex, uuid, varchar } from './orm.ts';

/** People. An account has a password or a Google uid, never both (decision record on Google sign-in). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; compared by `lower()`. */
    email: text('email').notNull(),
    /** When somebody showed that they read its mail; null: no one has. */
    emailVerifiedAt: moment('email_verified_at'),
    fullName: text('full_name').notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text('password_hash'),
    googleUid: text('google_uid'),
    pictureId: uuid('picture_id'),
    createdAt: madeAt,
    /** Grows with every change of what the list of the person's sessions tells: triggers see to it, whoever writes. */
    historyVersion: bigint('history_version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_google').on(table.googleUid),
  ],
);

/** Profile pictures, already re-encoded. The id is random and is the picture's address: a new picture, a new id. */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  jpeg: bytea('jpeg').notNull(),
  createdAt: madeAt,
});

/** One sign-in: a family of refresh tokens, of which only the newest works. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in words; null where they did not say. */
    device: text('device'),
    createdAt: madeAt,
    /** When it last got new tokens, which those who go on do every 15 minutes. */
    lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sign_ins_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is never kept. */
    hash: text('hash').primaryKey(),
    signInId: uuid('sign_in_id')
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was swapped; a second use within the grace period is two tabs, later it is theft. */
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_sign_in').on(table.signInId)],
);

/** One-time codes for a forgotten password. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the network that asked for it, each of which has one code at a time. */
    network: text('network').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Those of the tries that came from another network. */
    foreignTries: integer('foreign_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: madeAt,
  },
  (table) => [index('reset_codes_user').on(table.userId)],
);

/** What a right code buys: the single use of a reset, carried by a cookie. */
export const resetTickets = pgTable('reset_tickets', {
  hash: text('hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** Links by which people show that they read the mail of their address. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token; the token itself is in the mail alone. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_links_user').on(table.userId)],
);

/** Counters of the limits. The columns and their order are those that rate-limiter-flexible writes to. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
