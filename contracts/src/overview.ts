import { z } from 'zod';
import { studyType } from './citations.ts';
import { comparison, statedFigure } from './figures.ts';
import { ledgerState } from './ledger.ts';
import { passage } from './passages.ts';
import { engineId, timestamp } from './primitives.ts';

/** What a text answers to a yes/no question. `mixed`: yes for some, no for others. `unclear`: says it is not known. */
export const verdicts = ['yes', 'no', 'mixed', 'unclear'] as const;
export const verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof verdict>;

/** One engine's verdict, and the passage that gives it. */
export const engineVerdict = z.object({
  engine: engineId,
  verdict: z
    .enum([...verdicts, 'no-answer'])
    .describe('`no-answer`: it failed, is still at work, or does not answer the question.'),
  reason: z.string().describe('For people, short: which words decided it, or why there is none.'),
  passage: passage.nullable(),
});
export type EngineVerdict = z.infer<typeof engineVerdict>;

/** What one verified work says, by its abstract. */
export const workVerdict = z.object({
  work: z.string().describe('Id of the ledger row.'),
  title: z.string(),
  year: z.int().nullable(),
  study_type: studyType,
  n: z.int().nullable().describe('Participants.'),
  verdict,
  reason: z.string(),
  passage: passage.nullable(),
  cited_by: z.array(engineId),
});
export type WorkVerdict = z.infer<typeof workVerdict>;

/** A cited work that has no say, and why. */
export const leftOutWork = z.object({
  work: z.string().describe('Id of the ledger row.'),
  title: z.string().nullable(),
  why: z
    .enum([
      ...ledgerState.exclude(['verified']).options,
      'no-abstract',
      'off-question',
      'no-verdict',
      'notice',
    ])
    .describe(
      'The state that keeps it out; or a verified work without an abstract, or whose abstract does not speak of the question or draws no conclusion, or that is a notice.',
    ),
  cited_by: z.array(engineId),
});
export type LeftOutWork = z.infer<typeof leftOutWork>;

/** A position on a question that is no yes/no question, and who takes it. */
export const position = z.object({
  text: z.string().describe("In an engine's own words."),
  engines: z.array(engineId),
  passages: z.array(passage).describe('One an engine.'),
});
export type Position = z.infer<typeof position>;

/** In what a statement that contradicts another differs from it. */
export const differences = [
  'negation',
  'direction',
  'number',
  'dose',
  'population',
  'unit',
  'certainty',
] as const;
export const difference = z.enum(differences);
export type Difference = z.infer<typeof difference>;

/** What one engine says on a statement. */
export const stance = z.object({
  engine: engineId,
  stance: z.enum(['states', 'contradicts', 'silent']),
  differs_in: z.array(difference).describe('Set with `contradicts`.'),
  passages: z.array(passage).describe('Empty when silent.'),
  works: z.array(z.string()).describe('Ids of the ledger rows that these passages cite.'),
});
export type Stance = z.infer<typeof stance>;

/** One statement and what each engine says on it. */
export const statement = z.object({
  id: z.string().describe('Stable while the passage that it was taken from stands.'),
  text: z.string().describe('In the words of the engine that states it best; without citation marks.'),
  stances: z.array(stance).describe('One an engine that has answered, in the order of the registry.'),
  works: z
    .array(z.string())
    .describe(
      'Distinct works behind those who state it: six engines on one paper are one piece of evidence.',
    ),
});
export type Statement = z.infer<typeof statement>;

/** A sentence of the synthesis and who stands behind it. */
export const synthesisSentence = z.object({
  text: z.string(),
  role: z.enum(['agreement', 'dissent', 'literature', 'caveat']),
  engines: z.array(engineId),
  works: z.array(z.string()).describe('Ids of ledger rows.'),
});
export type SynthesisSentence = z.infer<typeof synthesisSentence>;

/** Who made an overview. Figures, the literature's part and what is left out are by rules, whoever made the rest. */
export const overviewMaker = z.object({
  engine: engineId.nullable().describe('Null: by rules, without any engine.'),
  label: z.string().describe('For people: the engine, or `Sextant, by rules`.'),
  model: z.string().nullable(),
  dropped: z
    .int()
    .nonnegative()
    .describe('Quotations of the engine that stand in no answer, left out with what they were to show.'),
  failure: z
    .string()
    .nullable()
    .describe('For people: why the chosen engine could not make it, and rules did.'),
});
export type OverviewMaker = z.infer<typeof overviewMaker>;

/** The answers of a turn laid beside one another; made anew as each of them ends. */
export const overview = z.object({
  made_at: timestamp,
  made_by: overviewMaker,
  asked: z.int().positive().describe('Engines asked.'),
  answered: z.array(engineId).describe('Those whose text is read here.'),
  question_kind: z.enum(['yes-no', 'open']),
  engines: z.array(engineVerdict).describe('One an engine asked; empty for an open question.'),
  literature: z.object({
    verdicts: z
      .array(workVerdict)
      .describe('Of verified works that the answers cite; empty for an open question.'),
    left_out: z.array(leftOutWork),
  }),
  positions: z.array(position).describe('For an open question; else empty.'),
  statements: z.array(statement).describe('Contradictions first, then by how many state it.'),
  figures: z.array(statedFigure),
  comparisons: z.array(comparison),
  uncited: z.array(z.int().positive()).describe('Numbers of the evidence set that no answer cites.'),
  synthesis: z.array(synthesisSentence).describe('A few sentences over all answers.'),
});
export type Overview = z.infer<typeof overview>;

export const overviewRequest = z.strictObject({
  engine: engineId.nullable().describe('Who is to make it; null: rules.'),
});
