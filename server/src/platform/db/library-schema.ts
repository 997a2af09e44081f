import type { Citation } from '@sextant/contracts';
import { bytea } from './columns.ts';
import { index, integer, jsonb, pgSequence, pgTable, primaryKey, sql, text, uniqueIndex } from './orm.ts';

/** Literature of the library. A work is one row, whatever files it came from. */
export const libraryRecords = pgTable(
  'library_records',
  {
    /** Number in the search index, `range * 2048 + offset`; a changed text gets a new one. */
    number: integer('number').primaryKey(),
    /** What makes the work the same in the next import: `pmid:…`, else `doi:…`, `pmcid:…` or a hash of its title. */
    key: text('key').notNull(),
    pmid: text('pmid'),
    pmcid: text('pmcid'),
    doi: text('doi'),
    /** SHA-256 of the indexed text and of the whole citation: an import skips what it would not change. */
    textHash: text('text_hash').notNull(),
    citationHash: text('citation_hash').notNull(),
    citation: jsonb('citation').$type<Citation>().notNull(),
  },
  (table) => [
    uniqueIndex('library_records_key').on(table.key),
    index('library_records_pmid').on(table.pmid),
    index('library_records_pmcid').on(table.pmcid),
    index('library_records_doi').on(table.doi),
    index('library_records_nct').using('gin', sql`(${table.citation} -> 'nct')`),
  ],
);

/** Part of the search index that never changes once written; several small ones are merged into a larger one. */
export const librarySegments = pgTable('library_segments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** How often its content was merged: segments of one level are of one size. */
  level: integer('level').notNull(),
  records: integer('records').notNull(),
});

/** Term → records, in the binary form of `sources/library/index/range-block.ts`. */
export const libraryPostings = pgTable(
  'library_postings',
  {
    segmentId: integer('segment_id').notNull(),
    term: text('term').notNull(),
    /** Records of the segment that hold the term. */
    records: integer('records').notNull(),
    blocks: bytea('blocks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.segmentId, table.term] })],
);

/** The next range of record numbers. */
export const libraryRanges = pgSequence('library_ranges', { startWith: 0, minValue: 0 });
