import { z } from 'zod';
import { studyType } from './citations.ts';
import { confirmation, judgedCitation, judgement } from './judgement.ts';
import { passage } from './passages.ts';
import { engineId, timestamp } from './primitives.ts';
import { readText } from './read-texts.ts';
import { studies } from './studies.ts';

/** What a text answers to a yes/no question. `mixed`: yes for some, no for others. `unclear`: says it is not known. */
export const verdicts = ['yes', 'no', 'mixed', 'unclear'] as const;
export const verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof verdict>;

const judgedVerdict = {
  by: z.enum(['rules', 'judge']).describe('Who read the verdict; `rules` where there is none.'),
  confirmation: confirmation
    .nullable()
    .describe('Of a yes or no by the judge, and of what dissents from the others; else null.'),
};

/** One engine's verdict in its own words, and its bottom line. */
export const engineVerdict = z.object({
  engine: engineId,
  verdict: z
    .enum([...verdicts, 'no-answer'])
    .nullable()
    .describe(
      'Null: it has answered, and its words give no verdict that could be read, or it was not finished; it counts for none. `no-answer`: there is no answer to read, since it failed or is still at work.',
    ),
  reason: z.string().describe('For people, short: which words decided it, or why there is none.'),
  passage: passage.nullable().describe('The words that give the verdict; null without one.'),
  bottom_line: passage
    .nullable()
    .default(null)
    .describe(
      'The sentence of the answer that best says what it comes to on what was asked; null where no sentence does.',
    ),
  ...judgedVerdict,
});
export type EngineVerdict = z.infer<typeof engineVerdict>;

/** What one verified work says, by its abstract. */
export const workVerdict = z.object({
  work: z.string().describe('Id of the ledger row.'),
  title: z.string(),
  year: z.int().nullable(),
  study_type: studyType,
  n: z.int().nullable().describe('Participants.'),
  verdict: verdict
    .nullable()
    .describe('Null: no verdict could be read from what it concludes; it counts for none.'),
  reason: z.string(),
  passage: passage
    .nullable()
    .describe(
      'The sentence that gives the verdict; without one, the sentence on what was asked, for the reader to judge.',
    ),
  cited_by: z.array(engineId),
  by: judgedVerdict.by,
});
export type WorkVerdict = z.infer<typeof workVerdict>;

/** A cited work that has no say, and why. */
export const leftOutWork = z.object({
  work: z.string().describe('Id of the ledger row.'),
  title: z.string().nullable(),
  why: z
    .enum([
      'mismatch',
      'not-found',
      'retracted',
      'concern',
      'unchecked',
      'unknown',
      'no-abstract',
      'off-question',
      // Of overviews that were made when works without a verdict were left out.
      'no-verdict',
      'notice',
    ])
    .describe(
      'The state that keeps it out; or a verified work without an abstract, or whose abstract does not speak of what was asked, or that is a notice.',
    ),
  cited_by: z.array(engineId),
});
export type LeftOutWork = z.infer<typeof leftOutWork>;

/** A position on a question that is no yes/no question, and who takes it; by rules, each engine's first words on it. */
export const position = z.object({
  text: z.string().describe("In an engine's own words."),
  engines: z.array(engineId),
  passages: z.array(passage).describe('One an engine.'),
});
export type Position = z.infer<typeof position>;

/** In what a statement that contradicts another differs from it. */
export const differences = ['negation', 'direction', 'number'] as const;
export const difference = z.enum(differences);
export type Difference = z.infer<typeof difference>;

/** What one engine says on a statement. */
export const stance = z.object({
  engine: engineId,
  stance: z.enum(['states', 'contradicts', 'silent']),
  differs_in: z.array(difference).describe('Set with `contradicts`.'),
  confirmation: confirmation.nullable().describe('Set with `contradicts`.'),
  passages: z.array(passage).describe('Whole sentences of the answer; empty when silent.'),
  works: z.array(z.string()).describe('Ids of the ledger rows that these passages cite.'),
});
export type Stance = z.infer<typeof stance>;

/** One statement and what each engine says on it. */
export const statement = z.object({
  id: z.string().describe('Stable while its text stands.'),
  text: z.string().describe('A whole claim, in the words of the judge.'),
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
  passages: z.array(passage).describe('What it rests on, in answers and abstracts.'),
});
export type SynthesisSentence = z.infer<typeof synthesisSentence>;

/** Raised when the form changes: a stored overview of another version counts as none. */
export const overviewVersion = 4;

/** The answers of a turn laid beside one another; made again as each of them ends. */
export const overview = z.object({
  version: z.literal(overviewVersion),
  made_at: timestamp,
  judgement: judgement.describe('Studies and what is left out are always by rules.'),
  asked: z.int().positive().describe('Engines asked.'),
  answered: z.array(engineId).describe('Those whose text is read here.'),
  read: z
    .array(readText.extend({ engine: engineId }))
    .optional()
    .describe(
      'The texts in which its passages stand; left out in overviews that were stored before this was told.',
    ),
  demo: z
    .array(engineId)
    .describe('Engines whose answer is the demo reader’s: no vendor was asked, and they have no say.'),
  question_kind: z.enum(['yes-no', 'open']),
  engines: z
    .array(engineVerdict)
    .describe('One an engine asked but for those in demo; empty for an open question.'),
  literature: z.object({
    verdicts: z
      .array(workVerdict)
      .describe('Of verified works that the answers cite; empty for an open question.'),
    left_out: z.array(leftOutWork),
  }),
  studies,
  positions: z.array(position).describe('For an open question; else empty.'),
  statements: z
    .array(statement)
    .describe('Contradictions first, then by how many state it. By the judge alone: without one, empty.'),
  citations: z.array(judgedCitation).describe('Cited sentences against their abstracts, by the judge alone.'),
  unchecked: z
    .array(engineId)
    .describe('Engines that have answered and whose citations were not checked when this was made.'),
  uncited: z
    .array(z.int().positive())
    .describe('Numbers of the evidence set that no answer cites; empty until all citations are checked.'),
  synthesis: z
    .array(synthesisSentence)
    .describe('Three to six sentences over all answers. By the judge alone: without one, empty.'),
});
export type Overview = z.infer<typeof overview>;

export const overviewRequest = z.strictObject({
  engine: engineId.nullable().describe('Who is to judge; null: no one, rules alone.'),
});
