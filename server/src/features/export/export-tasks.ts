import type {
  CitationFormat,
  ExportFormat,
  LedgerRow,
  RecordedTurn,
  ReferenceStyle,
  SessionRecord,
  TableFormat,
} from '@sextant/contracts';
import { citedIn, writeCitations } from './citations/write-citations.ts';
import { type CitedTurn, writeReferences } from './citations/write-references.ts';
import { makeDocument } from './document/make-document.ts';
import type { DrawnPicture } from './docx/pictures.ts';
import { writeDocx } from './docx/write-docx.ts';
import type { StudiedTurn } from './studies/read-studied-turn.ts';
import { writeStudies } from './studies/write-studies.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A record whose turns are JSON each: a text goes over to a thread at once, and is taken apart there. */
export interface PackedRecord extends Omit<SessionRecord, 'turns'> {
  turns: string[];
}

/** What a thread is asked to write. */
export type ExportTask =
  | { kind: 'session'; record: PackedRecord; format: ExportFormat; pictures: DrawnPicture[] }
  | { kind: 'document'; record: PackedRecord }
  | { kind: 'citations'; rows: LedgerRow[]; format: CitationFormat }
  | { kind: 'references'; turn: CitedTurn; style: ReferenceStyle }
  | { kind: 'studies'; turn: StudiedTurn; format: TableFormat };

/** Writes what is asked for, as the bytes that are sent. */
export async function writeExport(task: ExportTask): Promise<string | Buffer> {
  switch (task.kind) {
    case 'session':
      return writeSession(unpacked(task.record), task.format, task.pictures);
    case 'document':
      return JSON.stringify(makeDocument(unpacked(task.record)));
    case 'citations':
      return writeCitations(task.rows, task.format);
    case 'references':
      return JSON.stringify(writeReferences(task.turn, task.style));
    case 'studies':
      return writeStudies(task.turn, task.format);
  }
}

const unpacked = ({ turns, ...record }: PackedRecord): SessionRecord => ({
  ...record,
  turns: turns.map((turn) => JSON.parse(turn) as RecordedTurn),
});

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
