import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

/** What every engine is told before the question. */
const instructions = `You answer questions of biomedical researchers. Be exact and brief: give the answer first, then \
what it rests on. Name study types, sample sizes, effect sizes with confidence intervals where you know them. Cite \
published work by PMID or DOI, and never invent one: say so when you do not know. Say what is uncertain or disputed. \
Write Markdown: short paragraphs, lists or tables where they help.`;

/** Earlier turns are left out, oldest first, past this many characters: every engine's context is larger. */
const historyLength = 120_000;

export interface EarlierTurn {
  question: string;
  /** Per engine, what it answered. */
  texts: ReadonlyMap<string, string>;
}

/**
 * What one engine is asked: instructions, its own earlier answers in this session, the question. An engine that did
 * not answer an earlier question still sees the question, joined to the next one, so that roles alternate as some
 * vendors demand.
 */
export function buildPrompt(engine: string, earlier: EarlierTurn[], question: string): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content: instructions }];
  let open: string[] = [];
  const ask = (text: string) => {
    open.push(text);
    prompt.push({ role: 'user', content: [{ type: 'text', text: open.join('\n\n') }] });
    open = [];
  };
  for (const turn of withinLength(engine, earlier)) {
    const text = turn.texts.get(engine);
    if (!text) {
      open.push(turn.question);
      continue;
    }
    ask(turn.question);
    prompt.push({ role: 'assistant', content: [{ type: 'text', text }] });
  }
  ask(question);
  return prompt;
}

function withinLength(engine: string, earlier: EarlierTurn[]): EarlierTurn[] {
  let left = historyLength;
  const first = earlier.findLastIndex((turn) => {
    left -= turn.question.length + (turn.texts.get(engine)?.length ?? 0);
    return left < 0;
  });
  return earlier.slice(first + 1);
}
