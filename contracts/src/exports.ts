import { z } from 'zod';
import { turn } from './answers.ts';
import { timestamp } from './primitives.ts';

/** What a session may be exported as. The last three are its citations alone. */
export const exportFormats = ['md', 'docx', 'json', 'bib', 'ris', 'csl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Their media types. */
export const exportTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json; charset=utf-8',
};

export const exportQuery = z.object({
  format: z
    .enum(exportFormats)
    .default('json')
    .describe(
      '`md`, `docx`: to read; `json`: the whole record; `bib` (BibTeX), `ris`, `csl` (CSL-JSON): what it cites.',
    ),
});

/**
 * The reproducible record of a session: every question with the exact models, parameters, times and tokens, the
 * evidence set, all answers, the ledger with its check dates and the overview. No name or address of a person is in it.
 */
export const sessionRecord = z.object({
  format: z.literal('sextant-session'),
  version: z.literal(1),
  exported_at: timestamp,
  title: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  turns: z.array(turn.omit({ session_id: true })).describe('Oldest first.'),
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
  const read = sessionRecord.safeParse(value);
  if (read.success) return read.data;
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'sextant-session') throw new Error('This is no exported session.');
  if (version !== 1)
    throw new Error(`This session was exported in version ${String(version)}; only 1 is known.`);
  throw new Error(`This exported session is damaged: ${z.prettifyError(read.error)}`);
}
