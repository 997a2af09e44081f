import { DatabaseSync } from 'node:sqlite';
import { queryOf } from '../../server/src/literature/sources/library/query.ts';
import { termsOf } from '../../server/src/reading/words/terms.ts';
import type { LiteratureRow } from '../shared-data.ts';

type Indexed = Pick<LiteratureRow, 'pmid' | 'title' | 'abstract' | 'mesh'>;

/** SQLite's FTS5, which comes with Node, and its `bm25`, over the product's own terms; a title counts twice. */
export function sqliteSearch(file: string, depth: number) {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal;
    create virtual table records using fts5(pmid unindexed, title, mesh, abstract, tokenize = "unicode61 tokenchars '.'", content = '', contentless_unindexed = 1)`);
  const insert = database.prepare('insert into records (pmid, title, mesh, abstract) values (?, ?, ?, ?)');
  const select = database.prepare(
    'select pmid from records where records match ? order by bm25(records, 0, 2, 1, 1) limit ?',
  );
  const termsText = (text: string) => termsOf(text).join(' ');
  return {
    add(records: readonly Indexed[]) {
      database.exec('begin');
      for (const { abstract, mesh, pmid, title } of records)
        insert.run(pmid, termsText(title), termsText(mesh.join('. ')), termsText(abstract));
      database.exec('commit');
    },
    search(question: string): string[] {
      const terms = [...queryOf(question).keys()].map((term) => `"${term}"`);
      if (terms.length === 0) return [];
      return select.all(terms.join(' OR '), depth).map(({ pmid }) => String(pmid));
    },
    close: () => database.close(),
  };
}
