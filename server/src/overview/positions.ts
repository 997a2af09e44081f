import type { Position } from '@sextant/contracts';
import type { BlockKind, Place, ReadDocument } from '../reading/document.ts';
import { findMentions } from '../reading/mentions/find-mentions.ts';
import { readDocument } from '../reading/read-document.ts';
import { isAside } from '../reading/verdicts/aside.ts';
import { type Asked, readAsked } from '../reading/verdicts/asked.ts';
import { isOfOneStudy } from '../reading/verdicts/one-study.ts';
import { spokenIn } from '../reading/verdicts/subjects.ts';
import type { OverviewInput, ReadAnswer } from './overview-input.ts';
import { passageText } from './plain-text.ts';

/** A lead is looked for so far into an answer. */
const leadWithin = 3_000;
/** Fewer words make a heading or a greeting. */
const minWords = 5;
const maxLength = 400;
/** So much of what was asked, by rarity, a sentence on it speaks of. */
const leastOfAsked = 0.15;
const speaks: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'quote']);

/**
 * What engines say on a question which is no yes/no question: what each of them says first on it, those who say the same
 * word for word together. Whether other words say the same is not for rules to tell. Who says nothing on it is left out.
 */
export function readPositions(
  answers: readonly ReadAnswer[],
  { earlierQuestions, question }: Pick<OverviewInput, 'earlierQuestions' | 'question'>,
): Position[] {
  const asked = readAsked(question, earlierQuestions);
  const passages = answers.flatMap(({ engine, text }) => {
    const lead = text === null ? undefined : leadOf(readDocument(text), asked);
    return lead ? [{ engine, work: null, ...lead }] : [];
  });
  return [...Map.groupBy(passages, ({ text }) => text)]
    .map(([text, said]) => ({ text, engines: said.map(({ engine }) => engine), passages: said }))
    .sort((a, b) => b.engines.length - a.engines.length);
}

/** "There is no single number; the honest answer is a range": said of the answer, so of all that was asked. */
const ofTheAnswer =
  /\b(?:the|my) (?:[a-z]+ ){0,2}answer (?:is|varies|depends)\b|\bno (?:one|single) (?:[a-z]+ ){0,2}(?:answer|number|figure|rate|estimate|dose|value)\b/i;

/**
 * The first sentence of an answer on what was asked, else what one study found of it, else the first that gives a number: no
 * heading, table, small talk, or row of works.
 */
function leadOf(document: ReadDocument, asked: Asked): (Place & { text: string }) | undefined {
  const mentions = findMentions(document);
  let finding: Place | undefined;
  let ofStudy: Place | undefined;
  for (const { block, from, text, to } of document.sentences) {
    if (from > leadWithin) break;
    if (!speaks.has(document.blocks[block]?.kind as BlockKind) || isAside(text)) continue;
    const words = without(mentions, document, { from, to });
    if (words.length < minWords) continue;
    const said = words.join(' ');
    const isOnIt = spokenIn(said, asked, 0).all >= leastOfAsked;
    if (ofTheAnswer.test(text.slice(0, maxLength)) || (isOnIt && !isOfOneStudy(text, asked)))
      return { from, to, text: passageText(document, { from, to }) };
    if (isOnIt) ofStudy ??= { from, to };
    if (/\d/.test(said)) finding ??= { from, to };
  }
  const lead = ofStudy ?? finding;
  return lead && { ...lead, text: passageText(document, lead) };
}

/** The words of a sentence that are its own, and not the name or number of a work. */
function without(mentions: readonly Place[], { prose }: ReadDocument, { from, to }: Place): string[] {
  let own = '';
  let end = from;
  for (const mention of mentions.filter((each) => each.from < to && each.to > from)) {
    own += prose.slice(end, Math.max(end, mention.from));
    end = Math.max(end, mention.to);
  }
  own += prose.slice(end, Math.max(end, to));
  return own.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
