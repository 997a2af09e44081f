import { z } from 'zod';
import { limits } from './limits.ts';
import { engineId } from './primitives.ts';

/** A table of plain texts. */
export const documentTable = z.object({
  title: z.string().describe('Empty where what stands before says what it is.'),
  columns: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), is_struck: z.boolean() })),
});
export type DocumentTable = z.infer<typeof documentTable>;

/** A work of the numbered list of references. */
export const documentReference = z.object({
  number: z.int().positive().describe('By which the answers of the document cite it, from 1 without a gap.'),
  text: z.string().describe('In the style of Vancouver; without a record, what it was cited by.'),
  state: z.string().describe('Whether it exists and what has become of it, in words.'),
  is_warning: z
    .boolean()
    .describe('It does not exist or was retracted: what could not be found out is no warning.'),
});

export type DocumentReference = z.infer<typeof documentReference>;

const documentAnswer = z.object({
  engine: engineId,
  label: z.string(),
  model: z.string(),
  notices: z.array(z.string()).describe('That it failed, was cut short or has no text.'),
  text: z.string().describe("The engine's Markdown, its citations as numbers of the list of references."),
});

const documentTurn = z.object({
  question: z.string(),
  facts: z.array(z.string()).describe('When it was asked and of whom.'),
  verdicts: documentTable.nullable(),
  notices: z.array(z.string()),
  synthesis: z.array(z.string()),
  answers: z.array(documentAnswer),
  references: z.array(documentReference).describe('In the order in which the answers cite them.'),
  tables: z
    .array(documentTable)
    .describe('Wide ones: the studies first, and what else lays answers side by side.'),
  record: z.object({ lines: z.array(z.string()), tables: z.array(documentTable) }),
});
export type DocumentTurn = z.infer<typeof documentTurn>;

/** A session as a document to be handed on: what the Word file and the print say. */
export const sessionDocument = z.object({
  title: z.string(),
  exported: z.string().describe('When, and of which time the session is.'),
  turns: z.array(documentTurn),
});
export type SessionDocument = z.infer<typeof sessionDocument>;

/** A block of an answer as the page drew it, for a document that is to have it. */
export const drawnPicture = z.strictObject({
  language: z.string().max(40).describe('The language of its fence.'),
  source: z.string().max(60_000).describe('As written in the fence: by it its place is found.'),
  name: z.string().max(300).describe('Its title, or what kind of picture it is.'),
  words: z.string().max(4_000).describe('The picture in words.'),
  width: z
    .int()
    .min(1)
    .max(8_000)
    .describe('As it stands on the page; of the picture itself there may be more.'),
  height: z.int().min(1).max(8_000),
  bytes: z.int().min(1).describe('Length of its PNG, which follows that of the one before it.'),
});
export const drawnPictures = z.array(drawnPicture).max(limits.documentPictures);
export type DrawnPictureEntry = z.infer<typeof drawnPicture>;

/** The text part of the form that asks for a document with pictures; the file part holds their PNGs, one after the other. */
export const picturesForm = z.strictObject({ list: z.string().describe('JSON: a `DrawnPicture` each.') });
