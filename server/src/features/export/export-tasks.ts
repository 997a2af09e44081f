import type {
  CitationFormat,
  ExportFormat,
  ReferenceStyle,
  SessionRecord,
  TableFormat,
} from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import { readCitedTurn } from './citations/read-cited-turn.ts';
import { citedIn, writeCitations } from './citations/write-citations.ts';
import { writeReferences } from './citations/write-references.ts';
import { makeDocument } from './document/make-document.ts';
import type { DrawnPicture } from './docx/pictures.ts';
import { writeDocx } from './docx/write-docx.ts';
import { readRecord } from './read-record.ts';
import { readStudiedTurn } from './studies/read-studied-turn.ts';
import { writeStudies } from './studies/write-studies.ts';
import { writeMarkdown } from './write-markdown.ts';

interface OfSession {
  sessionId: string;
  /** Whose marks of what the judge got wrong count; null: no one's. */
  marksOf: string | null;
}

/** What a thread is asked to write, by ids: it reads for itself, since a long session is much JSON to take apart. */
export type ExportTask =
  | ({ kind: 'session'; format: ExportFormat; pictures: DrawnPicture[] } & OfSession)
  | ({ kind: 'document' } & OfSession)
  | { kind: 'citations'; turnId: string; format: CitationFormat }
  | { kind: 'references'; turnId: string; style: ReferenceStyle }
  | { kind: 'studies'; turnId: string; format: TableFormat };

/** Writes what is asked for, as the bytes that are sent; null when it has been deleted meanwhile. */
export async function writeExport(database: Database, task: ExportTask): Promise<string | Buffer | null> {
  switch (task.kind) {
    case 'session': {
      const record = await readRecord(database, task.sessionId, task.marksOf);
      return record && writeSession(record, task.format, task.pictures);
    }
    case 'document': {
      const record = await readRecord(database, task.sessionId, task.marksOf);
      return record && JSON.stringify(makeDocument(record));
    }
    case 'citations': {
      const turn = await readCitedTurn(database, task.turnId);
      return turn && writeCitations(citedIn({ turns: [turn] }), task.format);
    }
    case 'references': {
      const turn = await readCitedTurn(database, task.turnId);
      return turn && JSON.stringify(writeReferences(turn, task.style));
    }
    case 'studies': {
      const turn = await readStudiedTurn(database, task.turnId);
      return turn && writeStudies(turn, task.format);
    }
  }
}

function writeSession(
  record: SessionRecord,
  format: ExportFormat,
  pictures: DrawnPicture[],
): string | Promise<Buffer> {
  if (format === 'md') return writeMarkdown(record);
  if (format === 'docx') return writeDocx(makeDocument(record), pictures);
  if (format === 'json') return `${JSON.stringify(record, null, 2)}\n`;
  return writeCitations(citedIn(record), format);
}
