import { z } from 'zod';
import { turn } from './answers.ts';
import { ledgerVersion } from './ledger.ts';
import { overviewVersion } from './overview.ts';
import { timestamp } from './primitives.ts';

/** What citations may be exported as, for reference managers. */
export const citationFormats = ['bib', 'ris', 'csl'] as const;
export type CitationFormat = (typeof citationFormats)[number];

/** What a session may be exported as: to read, the whole record, or its citations alone. */
export const exportFormats = ['md', 'docx', 'json', ...citationFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What the studies of a turn may be exported as, for spreadsheets. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export type FileFormat = ExportFormat | TableFormat;

/** Media types of all that leaves as a file. */
export const fileTypes: Record<FileFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const exportQuery = z.object({
  format: z
    .enum(exportFormats)
    .default('json')
    .describe(
      '`md`, `docx`: to read; `json`: the whole record; `bib` (BibTeX), `ris`, `csl` (CSL-JSON): what it cites.',
    ),
});

export const citationsQuery = z.object({
  format: z.enum(citationFormats).describe('`bib` (BibTeX), `ris`, `csl` (CSL-JSON).'),
});

export const studiesQuery = z.object({
  format: z.enum(tableFormats).describe('`csv`: UTF-8 with a byte order mark; `xlsx`: an Excel workbook.'),
});

/** Styles of formatted references. */
export const referenceStyles = ['apa', 'vancouver', 'ama'] as const;
export type ReferenceStyle = (typeof referenceStyles)[number];
export const referencesQuery = z.object({ style: z.enum(referenceStyles) });

/** A work as a reference in plain text. */
export const reference = z.object({
  work: z
    .string()
    .nullable()
    .describe(
      'Id of its ledger row; null where it has none: found for the question, and cited by no checked answer.',
    ),
  number: z.int().positive().nullable().describe('Its number in the evidence set.'),
  text: z.string().describe('Without a number, and on one line.'),
});
export type Reference = z.infer<typeof reference>;

export const referencesReply = z.object({
  list: z
    .string()
    .describe(
      'What the answers cite, a line each, in the order of the style, and numbered where it numbers.',
    ),
  references: z
    .array(reference)
    .describe('What they cite or was found for the question; works that no source knows are left out.'),
});

/** Raised when the form changes; older records are read without what has changed. */
export const recordVersion = 5;

/**
 * The reproducible record of a session: every question with the exact models, parameters, times and tokens, the
 * evidence set, all answers, the ledger with its check dates and the overview. No name or address of a person is in it.
 */
export const sessionRecord = z.object({
  format: z.literal('sextant-session'),
  version: z
    .literal(recordVersion)
    .describe(
      '2: a ledger judges each mention by itself. 3: an overview has studies. 4: it has a judgement. 5: no ledger says that an abstract does not speak of something.',
    ),
  exported_at: timestamp,
  title: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  turns: z
    .array(
      turn.omit({ session_id: true, findings: true }).extend({
        objections: z
          .array(z.string())
          .default([])
          .describe('Marks of the judge that the reader calls wrong, as `judgedCells` names them.'),
      }),
    )
    .describe('Oldest first.'),
});
export type SessionRecord = z.infer<typeof sessionRecord>;
export type RecordedTurn = SessionRecord['turns'][number];

/**
 * Reads an exported record again.
 * @throws Error with a text for people when it is none, or of a version that is not known
 */
export function readSessionRecord(json: string): SessionRecord {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('This is no JSON, so no exported session.');
  }
  const read = sessionRecord.safeParse(withoutOldFindings(value));
  if (read.success) return read.data;
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'sextant-session') throw new Error('This is no exported session.');
  if (!olderVersions.has(version) && version !== recordVersion)
    throw new Error(
      `This session was exported in version ${String(version)}; only 1 to ${recordVersion} are known.`,
    );
  throw new Error(`This exported session is damaged: ${z.prettifyError(read.error)}`);
}

const olderVersions: ReadonlySet<unknown> = new Set([1, 2, 3, 4]);

/** Older records have ledgers and overviews of another form: they are read without. */
function withoutOldFindings(value: unknown): unknown {
  const record = value as { version?: unknown; turns?: unknown } | null;
  if (!olderVersions.has(record?.version) || !Array.isArray(record?.turns)) return value;
  const ofVersion = (finding: unknown, version: number) =>
    (finding as { version?: unknown } | null)?.version === version ? finding : null;
  return {
    ...record,
    version: recordVersion,
    turns: record.turns.map((one: { ledger?: unknown; overview?: unknown }) => ({
      ...one,
      ledger: ofVersion(one.ledger, ledgerVersion),
      overview: ofVersion(one.overview, overviewVersion),
    })),
  };
}
