import {
  type AnswerSummary,
  type EngineVerdict,
  type Evidence,
  type FindingKind,
  type FindingState,
  type Ledger,
  ledgerVersion,
  type Overview,
  overviewVersion,
  type WorkVerdict,
} from '@sextant/contracts';
import { users } from './accounts-schema.ts';
import { madeAt, moment } from './columns.ts';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from './orm.ts';

export * from './accounts-schema.ts';
export * from './library-schema.ts';

/**
 * A finding of the form that is known; one that an older version of this product wrote counts as none, so that the page
 * offers to check again.
 */
const ofVersion = <Finding extends { version: number }>(version: Finding['version']) =>
  customType<{ data: Finding | null; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (finding) => JSON.stringify(finding),
    fromDriver: (stored) =>
      (stored as Partial<Finding> | null)?.version === version ? (stored as Finding) : null,
  });
const currentLedger = ofVersion<Ledger>(ledgerVersion);
const currentOverview = ofVersion<Overview>(overviewVersion);

/** How a finding of a turn stands, with what its job has to know. */
export interface StoredState extends FindingState {
  /** Everything is to be asked about again. */
  recheck?: boolean;
  /** What was judged of the same answers stays. */
  keepsJudgement?: boolean;
  /** The reader wants rules alone. */
  isByRules?: boolean;
}

/** A judge whom a reader has asked, and since when: no second one is asked meanwhile. */
export interface JudgeAtWork {
  since: string;
}

/** A kind that was never made is missing. */
export type StoredStates = Partial<Record<FindingKind, StoredState>> & { judge?: JudgeAtWork | null };

/** Of a turn's row: something is still to be made of its answers. */
export const hasPendingFindings = `ended_at is not null and jsonb_path_exists(finding_states, '$.* ? (@.state == "pending")')`;
export const hasPending = sql.raw(hasPendingFindings);

/** The verdicts of an overview, in lists of one order; those of the works are without what else is known of them. */
export interface VerdictMarks {
  version: number;
  engines: string[];
  engineVerdicts: EngineVerdict['verdict'][];
  works: string[];
  workVerdicts: WorkVerdict['verdict'][];
}

/** Written with functions that PostgreSQL calls immutable, as generated columns ask for; null without an overview. */
const verdictMarks = sql.raw(
  Object.entries({
    engines: '$.engines[*].engine',
    engineVerdicts: '$.engines[*].verdict',
    works: '$.literature.verdicts[*].work',
    workVerdicts: '$.literature.verdicts[*].verdict',
  }).reduce(
    (object, [key, path]) => `jsonb_set(${object}, '{${key}}', jsonb_path_query_array(overview, '${path}'))`,
    `jsonb_set('{}', '{version}', overview -> 'version')`,
  ),
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Anyone who has it may read the session; null while it is not shared. */
    shareToken: text('share_token'),
    createdAt: madeAt,
    /** When its last question was asked. */
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('sessions_share').on(table.shareToken),
  ],
);

/** A question. While `endedAt` is null, the process named by the lease is at work on it. */
export const turns = pgTable(
  'turns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the session. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
    createdAt: madeAt,
    endedAt: moment('ended_at'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the body that came with the key. */
    bodyHash: text('body_hash'),
    /** The run that writes it: a fresh id for each time that a process takes the turn, never one for the process. */
    leaseOwner: uuid('lease_owner'),
    /** Renewed with every flush; once past, any process may take the turn over. */
    leaseUntil: moment('lease_until'),
    /** What was found before the engines were asked. */
    evidence: jsonb('evidence').$type<Evidence>(),
    /** What the answers cite, checked. */
    ledger: currentLedger('ledger'),
    /** The answers laid beside one another. */
    overview: currentOverview('overview'),
    /** What lists of sessions show of the overview: kept beside it, since an overview is too large to be read for each. */
    verdictMarks: jsonb('verdict_marks').$type<VerdictMarks>().generatedAlwaysAs(verdictMarks),
    /** How ledger and overview stand, once every engine has ended. */
    findingStates: jsonb('finding_states').$type<StoredStates>().notNull().default({}),
    /** Grows with every change of the four: who polls reads them only when it has. */
    findingsVersion: integer('findings_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('turns_position').on(table.sessionId, table.position),
    uniqueIndex('turns_idempotency').on(table.userId, table.idempotencyKey),
    // Without the lease: a column that no index has is renewed within its page, and the indexes of words stay as they are.
    index('turns_unfinished').on(table.createdAt).where(sql`ended_at is null`),
    index('turns_pending').on(table.userId).where(hasPending),
  ],
);

export const answers = pgTable(
  'answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    /**
     * All that is kept of the answer but its text: the contract's own record, so that what it holds is listed once.
     * The three columns after it are read from it, for statements that ask by them.
     */
    summary: jsonb('summary').$type<AnswerSummary>().notNull(),
    engine: text('engine').notNull().generatedAlwaysAs(sql`summary ->> 'engine'`),
    attempt: integer('attempt').notNull().generatedAlwaysAs(sql`(summary ->> 'attempt')::int`),
    hasEnded: boolean('has_ended').notNull().generatedAlwaysAs(sql`summary ->> 'ended_at' is not null`),
    /** Place in the registry when it was asked. */
    position: integer('position').notNull(),
    /** The text once the answer has ended; until then it is `text` followed by its pieces. */
    text: text('text').notNull().default(''),
    /** Runs that a dead process left behind; after two the answer is `interrupted`. */
    crashes: integer('crashes').notNull().default(0),
    /** Asked for by a process that does not run the turn; the one that does sees it with its next flush. */
    stopRequested: boolean('stop_requested').notNull().default(false),
    retryRequested: boolean('retry_requested').notNull().default(false),
  },
  (table) => [uniqueIndex('answers_engine').on(table.turnId, table.engine)],
);

/**
 * Text of answers still being written, appended by the flusher: a flush costs the new text alone,
 * where growing `answers.text` would rewrite the whole of it four times a second. A row is what one flush brought of a
 * turn, of all its engines: a row an answer was most of what a question wrote. It never changes, and goes with the turn's
 * end. Read by the view `written_pieces`, one row a piece.
 */
export const turnPieces = pgTable(
  'turn_pieces',
  {
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 … within the run. */
    number: integer('number').notNull(),
    /** These four are of one length: an element a piece. */
    answers: uuid('answers').array().notNull(),
    attempts: integer('attempts').array().notNull(),
    /** Where in the attempt's text the piece begins, in UTF-16 units. */
    offsets: integer('offsets').array().notNull(),
    texts: text('texts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.turnId, table.number] })],
);

/** As processes of the version before write the same; `written_pieces` reads it too while one of them may still run. */
export const answerPieces = pgTable(
  'answer_pieces',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    /** Where in the attempt's text the piece begins, in UTF-16 units. */
    offset: integer('offset').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.attempt, table.offset] })],
);

/**
 * What searches of the history look in: each word of a turn's question and answers once, since six answers have most of
 * theirs in common, and an index of each text was a third of all that a question wrote. Made by the database at the end
 * of the transaction that ends the turn (`words_of`, migration 0017), in a row of its own: an index of a row that is
 * renewed would be written again with it.
 */
export const turnWords = pgTable(
  'turn_words',
  {
    turnId: uuid('turn_id')
      .primaryKey()
      .references(() => turns.id, { onDelete: 'cascade' }),
    /** Whose turn it is: a search reads the words of one person alone, however many others use the same. */
    userId: uuid('user_id').notNull(),
    /**
     * As searches compare them (`search_form`) and in no order, by spaces apart: a word of a search stands in it exactly where
     * it stands in one of the texts.
     */
    words: text('words').notNull(),
  },
  (table) => [index('turn_words_user').on(table.userId)],
);

/** Turns whose words are still those of an older version, in small letters alone: `renew-words.ts` takes them from here. */
export const turnWordsToRenew = pgTable('turn_words_to_renew', { turnId: uuid('turn_id').primaryKey() });

/** Marks of the judge that a reader calls wrong, by the names that `judgedCells` gives them. */
export const objections = pgTable(
  'objections',
  {
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cell: text('cell').notNull(),
    createdAt: madeAt,
  },
  (table) => [primaryKey({ columns: [table.turnId, table.userId, table.cell] })],
);
