import { createHash } from 'node:crypto';
import type { Citation } from '@sextant/contracts';
import type pg from 'pg';
import { bundledSource } from './bundled-to-citation.ts';
import { writeSegment } from './index/write-segment.ts';
import { workKey } from './work-key.ts';

/** Any number; the same in every process: batches are stored one after the other. */
const storeLock = 7_283_917;

export interface StoreResult {
  added: number;
  updated: number;
  /** Already there, as good or better. */
  unchanged: number;
}

interface Incoming {
  key: string;
  citation: Citation;
  textHash: string;
  citationHash: string;
}

interface Stored {
  number: number;
  key: string;
  doi: string | null;
  pmid: string | null;
  textHash: string;
  citationHash: string;
  source: string;
  hasAbstract: boolean;
}

/**
 * Stores up to `rangeSize` works and indexes what is new, all or nothing: an import that is cut off leaves no half batch,
 * and repeating it adds nothing twice. The same work from a poorer place never replaces a richer record.
 */
export async function storeCitations(pool: pg.Pool, citations: readonly Citation[]): Promise<StoreResult> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [storeLock]);
    const result = await store(client, withoutDoubles(citations));
    await client.query('commit');
    return { ...result, unchanged: citations.length - result.added - result.updated };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function store(client: pg.ClientBase, incoming: Incoming[]) {
  const stored = await findStored(client, incoming);
  const changed = incoming
    .map((work) => ({ work, known: stored.find(work) }))
    .filter(({ work, known }) => !known || isBetter(work, known));
  const toIndex = changed.filter(({ work, known }) => work.textHash !== known?.textHash);
  const numbers = toIndex.length
    ? await writeSegment(
        client,
        toIndex.map(({ work }) => work.citation),
      )
    : [];
  const newNumber = new Map(toIndex.map(({ work }, index) => [work, numbers[index] as number]));
  const replaced = changed.flatMap(({ known }) => (known ? [known.number] : []));
  if (replaced.length > 0)
    await client.query('delete from library_records where number = any($1::int[])', [replaced]);
  if (changed.length > 0)
    await client.query(
      `insert into library_records (number, key, pmid, pmcid, doi, text_hash, citation_hash, citation)
       select number, key, citation ->> 'pmid', citation ->> 'pmcid', citation ->> 'doi', text_hash, citation_hash, citation
       from jsonb_to_recordset($1::jsonb)
         as row (number int, key text, text_hash text, citation_hash text, citation jsonb)`,
      [
        JSON.stringify(
          changed.map(({ work, known }) => ({
            number: newNumber.get(work) ?? known?.number,
            key: work.key,
            text_hash: work.textHash,
            citation_hash: work.citationHash,
            citation: work.citation,
          })),
        ),
      ],
    );
  return { added: changed.length - replaced.length, updated: replaced.length };
}

/** The batch with each work once: by key, and by DOI where only one of the two has a PMID. */
function withoutDoubles(citations: readonly Citation[]): Incoming[] {
  const byKey = new Map(citations.map((citation) => [workKey(citation), citation]));
  const withPmid = new Set([...byKey.values()].flatMap(({ pmid, doi }) => (pmid && doi ? doi : [])));
  return [...byKey]
    .filter(([, { pmid, doi }]) => pmid || !doi || !withPmid.has(doi))
    .map(([key, citation]) => toIncoming(key, citation));
}

/** What is there already of these works: by key, or by DOI where only one of the two records has a PMID. */
async function findStored(client: pg.ClientBase, incoming: Incoming[]) {
  const reply = await client.query<Stored>(
    `select number, key, doi, pmid, text_hash as "textHash", citation_hash as "citationHash", citation ->> 'source' as source,
       citation ->> 'abstract' is not null as "hasAbstract"
     from library_records where key = any($1::text[]) or doi = any($2::text[])`,
    [incoming.map(({ key }) => key), incoming.flatMap(({ citation }) => citation.doi ?? [])],
  );
  const byKey = new Map(reply.rows.map((row) => [row.key, row]));
  const byDoi = new Map(reply.rows.map((row) => [row.doi, row]));
  const claimed = new Set<number>();
  return {
    find({ key, citation }: Incoming): Stored | undefined {
      const sameDoi = citation.doi ? byDoi.get(citation.doi) : undefined;
      const known = byKey.get(key) ?? (sameDoi && !(sameDoi.pmid && citation.pmid) ? sameDoi : undefined);
      // A row is replaced once: another of the batch with its DOI is a work of its own.
      if (!known || claimed.has(known.number)) return undefined;
      claimed.add(known.number);
      return known;
    },
  };
}

function isBetter({ citation, citationHash }: Incoming, known: Stored): boolean {
  if (citationHash === known.citationHash) return false;
  // Whatever comes with the program, what was imported stays: it may have come in since its records were chosen.
  if (citation.source === bundledSource && known.source !== bundledSource) return false;
  if (known.pmid && !citation.pmid) return false;
  return citation.abstract !== null || !known.hasAbstract;
}

function toIncoming(key: string, citation: Citation): Incoming {
  const { title, abstract, mesh } = citation;
  return { key, citation, textHash: hash([title, abstract, mesh]), citationHash: hash(citation) };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
