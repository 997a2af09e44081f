import type { Position } from '@sextant/contracts';
import type { BlockKind, Place, ReadDocument } from '../reading/document.ts';
import { readDocument } from '../reading/read-document.ts';
import type { ReadAnswer } from './overview-input.ts';
import { passageText } from './plain-text.ts';

/** A lead is looked for so far into an answer. */
const leadWithin = 3_000;
/** Fewer words make a heading or a greeting. */
const fewestWords = 5;
const speaks: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'quote']);

/**
 * What engines say on a question which is no yes/no question: what each of them says first, those who say the same word
 * for word together. Whether other words say the same is not for rules to tell.
 */
export function readPositions(answers: readonly ReadAnswer[]): Position[] {
  const passages = answers.flatMap(({ engine, text }) => {
    const lead = text === null ? undefined : leadOf(readDocument(text));
    return lead ? [{ engine, work: null, ...lead }] : [];
  });
  return [...Map.groupBy(passages, ({ text }) => text)]
    .map(([text, said]) => ({ text, engines: said.map(({ engine }) => engine), passages: said }))
    .sort((a, b) => b.engines.length - a.engines.length);
}

/** The first sentence of an answer that says something: no heading, no table. */
function leadOf(document: ReadDocument): (Place & { text: string }) | undefined {
  for (const { block, from, text, to } of document.sentences) {
    if (from > leadWithin) return undefined;
    if (!speaks.has(document.blocks[block]?.kind as BlockKind) || /[:?]\s*$/.test(text)) continue;
    const says = passageText(document, { from, to });
    if (says.split(' ').length >= fewestWords) return { from, to, text: says };
  }
  return undefined;
}
