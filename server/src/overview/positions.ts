import type { Position } from '@sextant/contracts';
import { sentencesOf } from '../text/sentences.ts';
import type { ReadAnswer } from './overview-input.ts';
import { plainText } from './plain-text.ts';
import { alignStatements } from './statements/align-statements.ts';

/** A lead is looked for so far into an answer. */
const leadWithin = 3_000;
/** Fewer words make a heading or a greeting. */
const fewestWords = 5;

/**
 * The positions that engines take on a question which is no yes/no question: what each of them says first, those who
 * say the same together.
 */
export function readPositions(answers: readonly ReadAnswer[]): Position[] {
  const leads = answers.flatMap(({ engine, text }) => {
    const lead = text === null ? undefined : leadOf(text);
    return lead ? [{ engine, ...lead }] : [];
  });
  const shared = alignStatements(
    leads.map(({ engine, text }) => ({ engine, text })),
    () => [],
  );
  const placed = new Set<string>();
  const positions: Position[] = [];
  for (const statement of shared) {
    const engines = statement.stances
      .filter(({ stance, engine }) => stance === 'states' && !placed.has(engine))
      .map(({ engine }) => engine);
    if (engines.length > 0) positions.push(positionOf(engines));
  }
  // What speaks of no subject is not aligned, but the same words are the same position.
  const inSameWords = Map.groupBy(leads, ({ text }) => plainText(text)).values();
  for (const group of inSameWords) {
    const engines = group.map(({ engine }) => engine).filter((engine) => !placed.has(engine));
    if (engines.length > 0) positions.push(positionOf(engines));
  }
  return positions.sort((a, b) => b.engines.length - a.engines.length);

  function positionOf(engines: string[]): Position {
    for (const engine of engines) placed.add(engine);
    const passages = leads
      .filter(({ engine }) => engines.includes(engine))
      .map(({ engine, from, text, to }) => ({ engine, work: null, from, to, text: plainText(text) }));
    return { text: passages[0]?.text ?? '', engines, passages };
  }
}

/** The first sentence of an answer that says something: no heading, no table, no fenced block. */
function leadOf(text: string) {
  const isInFence = fences(text);
  return sentencesOf(text.slice(0, leadWithin)).find(
    (sentence) =>
      !isInFence(sentence.from) &&
      !/^\s*(?:#|\||```|~~~)/.test(sentence.text) &&
      !/[:?]\s*$/.test(sentence.text) &&
      plainText(sentence.text).split(' ').length >= fewestWords,
  );
}

function fences(text: string): (place: number) => boolean {
  const blocks = [...text.matchAll(/^(```|~~~)[^\n]*\n[\s\S]*?(?:^\1|$(?![\s\S]))/gm)];
  return (place) => blocks.some(({ 0: block, index }) => place >= index && place < index + block.length);
}
