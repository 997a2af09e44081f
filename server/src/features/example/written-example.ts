import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ledgerVersion, overviewVersion } from '@sextant/contracts';
import { z } from 'zod';

const read = (name: string) => readFileSync(new URL(`./written/${name}`, import.meta.url), 'utf8').trim();

const quoted = z.object({ engine: z.string(), quotation: z.string() });
const quotedWork = z.object({ title: z.string(), quotation: z.string() });

/** A judge's draft as it is kept: engines by their ids, works by the beginning of their titles. */
export const writtenDraft = z.object({
  verdicts: z.array(quoted.extend({ verdict: z.enum(['yes', 'no', 'mixed', 'unclear']) })),
  statements: z.array(
    z.object({
      text: z.string(),
      stances: z.array(
        quoted.extend({
          stance: z.enum(['states', 'contradicts']),
          differs_in: z.array(z.enum(['negation', 'direction', 'number'])).default([]),
        }),
      ),
    }),
  ),
  works: z.array(quotedWork.extend({ verdict: z.enum(['yes', 'no', 'mixed', 'unclear']) })),
  synthesis: z.array(
    z.object({
      text: z.string(),
      role: z.enum(['agreement', 'dissent', 'literature', 'caveat']),
      answers: z.array(quoted),
      works: z.array(quotedWork),
    }),
  ),
});
export type WrittenDraft = z.infer<typeof writtenDraft>;

/** The example as it was written: a question, answers in the names of the engines, and what a judge would say of them. */
export interface WrittenExample {
  question: string;
  answers: readonly { engine: string; text: string }[];
  draft: WrittenDraft;
  /** Ends the link to it; another one once a word of it, or what is made of it, has changed. */
  token: string;
}

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];

/** Read once, as the server starts. @throws ZodError where the kept draft is damaged */
export function readWrittenExample(): WrittenExample {
  const question = read('question.txt');
  const answers = engines.map((engine) => ({ engine, text: read(`${engine}.md`) }));
  const draft = writtenDraft.parse(JSON.parse(read('draft.json')));
  const token = createHash('sha256')
    .update(JSON.stringify([question, answers, draft, ledgerVersion, overviewVersion]))
    .digest('base64url');
  return { question, answers, draft, token };
}
