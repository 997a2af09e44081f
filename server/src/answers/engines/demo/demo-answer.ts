import { type Citation, type Evidence, topicsTitle } from '@sextant/contracts';
import { choosePicture } from './pictures/choose-picture.ts';
import { studiesTable } from './pictures/studies-table.ts';
import { studyTypeName } from './pictures/work-name.ts';
import { quoteMarkdown } from './quote-markdown.ts';
import { type ReadSentence, type ReadWork, readEvidence } from './read-evidence.ts';
import { isBinary } from './stance.ts';
import type { DemoStrategy } from './strategies.ts';

/** Characters of the question that are repeated. */
const quotedLength = 300;
/** What an answer is made of at most. */
const maxWorks = 5;
const maxSentences = 6;
/** A work whose best sentence is less close than this share of the closest one's does not come in by its date or size. */
const closeEnough = 0.6;
/** Two sentences that share so many of their terms say the same. */
const sameSentence = 0.6;

export interface DemoAnswerInput {
  /** Name of the engine in whose place the demo stands. */
  label: string;
  /** Variable that the engine's key belongs in. */
  keyVariable: string;
  question: string;
  /** Null where nothing was looked for. */
  evidence: Evidence | null;
  strategy: DemoStrategy;
}

/**
 * An answer made of sentences of the evidence, each with its number, with a picture and a table of what the records
 * state; or of none where there is none. What it says of itself stands in quotations (`>`), which the overview does not
 * read; nor does it read what is fenced.
 */
export function writeDemoAnswer(input: DemoAnswerInput): string {
  const { evidence, question, strategy } = input;
  const works = evidence ? readEvidence(evidence, question) : [];
  if (!evidence || works.length === 0) return withoutEvidence(input);
  const best = works[0]?.relevance ?? 0;
  const close = works.filter(({ relevance }) => relevance >= best * closeEnough);
  const ordered = close.toSorted(strategy.compare);
  const read = ordered.slice(0, maxWorks);
  const lines = chooseSentences(read).map(
    ({ sentence, work }) => `- ${asStatement(sentence.text)} [${work.number}]. (${describe(work.citation)})`,
  );
  return [
    `> **Demo answer, not written by ${input.label}.** This server has no key for ${input.label} (\`${input.keyVariable}\`). What follows are sentences taken word for word from the records that a literature search found; the works are read **${strategy.name}**.`,
    verdict(question, close),
    lines.join('\n'),
    choosePicture(strategy.pictures, ordered),
    studiesTable(read),
    limits(evidence, close.length, read.length),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The best sentence of each work in turn, then further ones while there is room; none that says the same again. */
function chooseSentences(works: readonly ReadWork[]) {
  const chosen: { work: ReadWork; sentence: ReadSentence }[] = [];
  for (const round of [0, 1])
    for (const work of works) {
      const sentence = work.sentences[round];
      if (!sentence || chosen.length >= maxSentences) continue;
      if (!chosen.some((other) => overlap(other.sentence.terms, sentence.terms) >= sameSentence))
        chosen.push({ work, sentence });
    }
  return chosen.sort((a, b) => works.indexOf(a.work) - works.indexOf(b.work));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function verdict(question: string, works: readonly ReadWork[]): string {
  if (!isBinary(question))
    return '> **No verdict.** The question does not ask for yes or no; the sentences below are for you to judge.';
  const count = (stance: ReadWork['stance']) => works.filter((work) => work.stance === stance).length;
  const [yes, no, both] = [count('yes'), count('no'), count('both')];
  const told = `(of ${works.length} works that speak of the question, ${yes} ${yes === 1 ? 'speaks' : 'speak'} for it, ${no} against, and ${both} both ways)`;
  if (yes + no + both < 2)
    return '> **No verdict.** Too few of the works found take a side in so many words.';
  if (both === 0 && no === 0) return `**Verdict by the wording of the works found: yes** ${told}.`;
  if (both === 0 && yes === 0) return `**Verdict by the wording of the works found: no** ${told}.`;
  return `**Verdict by the wording of the works found: mixed** ${told}.`;
}

/** Its last full stop makes room for the number, so that number and sentence stay together. */
const asStatement = (sentence: string) => quoteMarkdown(sentence).replace(/[.\s]+$/, '');

function describe({ n, study_type: type, year }: Citation): string {
  return [year ?? 'year unknown', studyTypeName(type), n === null ? '' : `n = ${n.toLocaleString('en')}`]
    .filter(Boolean)
    .join(', ');
}

function limits({ sources, works }: Evidence, usable: number, read: number): string {
  const withdrawn = works.filter(
    ({ citation: { status } }) => status === 'retracted' || status === 'concern',
  ).length;
  const silent = sources
    .filter(({ state }) => state === 'late' || state === 'failed')
    .map(({ label }) => label);
  return [
    `> **Limits.** Sentences were chosen by their words, from abstracts and digests alone, and nothing was weighed. Works found: ${works.length}; on the question: ${usable}; quoted: ${read}.`,
    withdrawn > 0 &&
      `${withdrawn} that ${withdrawn === 1 ? 'was' : 'were'} retracted or put in doubt ${withdrawn === 1 ? 'was' : 'were'} left out.`,
    silent.length > 0 && `Could not be searched right now: ${silent.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a demo engine says with nothing to read: that it is a demo, and what to do about it. */
function withoutEvidence({ evidence, keyVariable, label, question }: DemoAnswerInput): string {
  return [
    `> **Demo answer, not written by ${label}.** This server has no key for ${label}, so ${label} was not asked:`,
    `> ${quote(question)}`,
    `> The demo engine invents nothing: it only reads evidence that a search has found, and ${whyNothing(evidence)}.`,
    evidence?.topics &&
      `> ${topicsTitle(evidence.topics)}: ${evidence.topics.names.map(quoteMarkdown).join(', ')}.`,
    `> To have ${label} itself answer, set \`${keyVariable}\` where the server runs and start it again.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function whyNothing(evidence: Evidence | null): string {
  if (!evidence) return 'for this question it has no evidence to read';
  const { sources, works } = evidence;
  const silent = sources
    .filter(({ state }) => state === 'late' || state === 'failed')
    .map(({ label }) => label);
  const nothing =
    works.length > 0
      ? `of the ${works.length} works that a search found, none has a sentence that bears on it`
      : 'a search found nothing that bears on it';
  return silent.length > 0 ? `${nothing}. Could not be searched right now: ${silent.join(', ')}` : nothing;
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
