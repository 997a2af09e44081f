/** Characters of the question that are repeated. */
const quotedLength = 300;

export interface DemoAnswerInput {
  /** Name of the engine in whose place the demo stands. */
  label: string;
  /** Variable that the engine's key belongs in. */
  keyVariable: string;
  question: string;
}

/** What a demo engine says while it has no evidence to read: that it is a demo, and what to do about it. */
export function writeDemoAnswer({ label, keyVariable, question }: DemoAnswerInput): string {
  return [
    `**Demo answer, not written by ${label}.** This server has no key for ${label}, so ${label} was not asked:`,
    `> ${quote(question)}`,
    'The demo engine invents nothing: it only reads evidence that a search has found, and for this question it has no evidence to read.',
    `To have ${label} itself answer, set \`${keyVariable}\` where the server runs and start it again.`,
  ].join('\n\n');
}

/** The question on one line, cut between two characters. */
function quote(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= quotedLength) return line;
  return `${line
    .slice(0, quotedLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
