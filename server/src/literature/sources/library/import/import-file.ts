import path from 'node:path';
import type { Citation } from '@sextant/contracts';
import type pg from 'pg';
import { mergeSegments } from '../index/merge-segments.ts';
import { rangeSize } from '../index/range-block.ts';
import { storeCitations } from '../records.ts';
import { readFile } from './read-file.ts';

export interface ImportProgress {
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

export interface ImportOptions {
  /** Called after every batch stored. */
  onProgress?: (progress: ImportProgress) => void;
  /** Called for each record that cannot be read. */
  onSkipped?: (place: string, reason: string) => void;
  /** Ends the import after the batch at hand; what is stored stays. */
  signal?: AbortSignal;
  /** Works stored at once. */
  batchSize?: number;
}

/**
 * Imports a file into the library. Batches are stored whole, and works already there are left alone, so that an
 * import that was interrupted is simply run again.
 * @throws Error where the file as a whole cannot be read; batches stored until then stay
 */
export async function importFile(
  pool: pg.Pool,
  file: string,
  options: ImportOptions = {},
): Promise<ImportProgress> {
  const { onProgress, onSkipped, signal, batchSize = rangeSize } = options;
  const progress: ImportProgress = { read: 0, added: 0, updated: 0, unchanged: 0, skipped: 0 };
  let batch: Citation[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const stored = await storeCitations(pool, batch);
    batch = [];
    progress.added += stored.added;
    progress.updated += stored.updated;
    progress.unchanged += stored.unchanged;
    await mergeSegments(pool);
    onProgress?.({ ...progress });
  };
  try {
    for await (const parsed of readFile(file)) {
      progress.read += 1;
      if ('citation' in parsed) batch.push(detached(parsed.citation));
      else {
        progress.skipped += 1;
        onSkipped?.(`${path.basename(file)}, ${parsed.place}`, parsed.reason);
      }
      if (batch.length >= batchSize) await flush();
      if (signal?.aborted) break;
    }
  } finally {
    // What came before a break in the file is good.
    await flush();
  }
  return progress;
}

/** A copy of its own: a part of a long string keeps the whole of it in memory, here each article's XML. */
function detached(citation: Citation): Citation {
  return JSON.parse(JSON.stringify(citation)) as Citation;
}
