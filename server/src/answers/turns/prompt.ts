import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { asQuoted } from '../../reading/words/hidden-words.ts';
import { describePictures } from './describe-pictures.ts';

/** What every engine is told before the question. */
const instructions = `You answer questions of biomedical researchers. Be exact and brief: give the answer first, then \
what it rests on. Name study types, sample sizes, effect sizes with confidence intervals where you know them. Say what \
is uncertain or disputed. Never invent a reference: say so when you do not know one. Write Markdown: short paragraphs, \
lists or tables where they help.`;
/** Said where no evidence comes with the question, which has rules of its own. */
const citeFromMemory = 'Cite published work by PMID or DOI.';

/** Earlier turns are left out, oldest first, past this many characters: every engine's context is larger. */
export const historyLength = 120_000;

export interface EarlierTurn {
  question: string;
  /** Per engine, what it answered. */
  texts: ReadonlyMap<string, string>;
}

/**
 * What one engine is asked: instructions, its own earlier answers in this session, the evidence, the question. An engine that did
 * not answer an earlier question still sees the question, joined to the next one, so that roles alternate as some
 * vendors demand.
 * @param evidence what was found for this question, in words; null where nothing was looked for
 */
export function buildPrompt(
  engine: string,
  earlier: readonly EarlierTurn[],
  question: string,
  evidence: string | null = null,
): LanguageModelV4Prompt {
  const told = evidence === null ? `${instructions} ${citeFromMemory}` : instructions;
  const content = `${told}\n\n${describePictures()}`;
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content }];
  let open: string[] = [];
  const ask = (text: string, before: string[] = []) => {
    const parts = [...before, [...open, text].join('\n\n')];
    prompt.push({ role: 'user', content: parts.map((part) => ({ type: 'text', text: part })) });
    open = [];
  };
  for (const turn of withinLength(engine, earlier)) {
    const text = turn.texts.get(engine);
    if (!text) {
      open.push(turn.question);
      continue;
    }
    ask(turn.question);
    // A page that an engine has opened may speak to it out of its own earlier answer.
    prompt.push({ role: 'assistant', content: [{ type: 'text', text: asQuoted(text) }] });
  }
  // Some vendors' adapters join the parts of a message without anything between them.
  ask(question, evidence === null ? [] : [`${evidence}\n\nThe question:\n\n`]);
  return prompt;
}

function withinLength(engine: string, earlier: readonly EarlierTurn[]): readonly EarlierTurn[] {
  let left = historyLength;
  const first = earlier.findLastIndex((turn) => {
    left -= turn.question.length + (turn.texts.get(engine)?.length ?? 0);
    return left < 0;
  });
  return earlier.slice(first + 1);
}
