import type { DropReason, Passage } from '@sextant/contracts';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { mayTellFindings } from '../../../reading/abstracts/sentence-roles.ts';
import type { Block, Place, ReadDocument, Sentence } from '../../../reading/document.ts';
import { passageText } from '../../plain-text.ts';
import type { BlindAnswer, BlindInput, BlindWork } from '../blind/blind-input.ts';
import { findQuotation } from './find-quotation.ts';

/** A quotation that stands: the whole sentences around it, so that no "not" is cut away. */
export interface Standing {
  passage: Passage & { engine: string };
  answer: BlindAnswer;
}

export interface StandingInWork {
  passage: Passage & { work: string };
  work: BlindWork;
}

/** More is no quotation but half an answer. */
const maxQuotationLength = 1_200;

interface Quoted {
  answer: string;
  quotation: string;
}

/** A draft quotes the same words again and again, and an answer may be made to be slow to search. */
const found = new WeakMap<BlindInput, Map<string, Standing | DropReason>>();

/** Finds a quotation in the answer it is said to be from, and nowhere else. */
export function standsInAnswer(blind: BlindInput, quoted: Quoted): Standing | DropReason {
  const known = found.get(blind) ?? new Map<string, Standing | DropReason>();
  found.set(blind, known);
  const key = `${quoted.answer} ${quoted.quotation}`;
  const standing = known.get(key) ?? findInAnswer(blind, quoted);
  known.set(key, standing);
  return standing;
}

function findInAnswer({ answers }: BlindInput, { answer: letter, quotation }: Quoted): Standing | DropReason {
  const answer = answers.find((each) => each.letter === letter.trim().toUpperCase());
  if (!answer) return 'no-such-answer';
  if (quotation.length > maxQuotationLength) return 'no-claim';
  const place = findQuotation(quotation, answer.skeleton);
  if (!place)
    return answers.some(({ skeleton }) => findQuotation(quotation, skeleton))
      ? 'another-answer'
      : 'not-in-answer';
  const around = sentencesAround(answer.document, place);
  if (!around) return 'no-claim';
  const { engine } = answer;
  return {
    answer,
    passage: { engine, work: null, ...around, text: passageText(answer.document, around) },
  };
}

/**
 * Finds a quotation in the abstract of a work, as the sentences around it. What it set out to do, did, or takes as known
 * is none of its findings.
 * @param maySayOpen whether its call for research counts too: that a matter is open is said by that
 */
export function standsInAbstract(
  work: BlindWork,
  quotation: string,
  { maySayOpen = false } = {},
): StandingInWork | DropReason {
  const place = quotation.length > maxQuotationLength ? null : findQuotation(quotation, work.skeleton);
  const around = place && sentencesAround(work.document, place);
  if (!around) return 'not-in-abstract';
  const { text: abstract } = work.document;
  const touched = readAbstract(abstract).sentences.filter(
    ({ from, to }) => from < around.to && around.from < to,
  );
  if (!touched.every(({ role }) => mayTellFindings(role) || (maySayOpen && role === 'call')))
    return 'no-finding';
  const text = abstract.slice(around.from, around.to);
  return { work, passage: { engine: null, work: work.row.id, ...around, text } };
}

const claims: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'cell']);

/** The whole sentences that a place touches; null where they claim nothing, or are not of one part. */
function sentencesAround(document: ReadDocument, place: Place): Place | null {
  const touched = document.sentences.filter(({ from, to }) => from < place.to && place.from < to);
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last || !touched.every((sentence) => doesClaim(document, sentence))) return null;
  const [one, other] = [document.blocks[first.block], document.blocks[last.block]];
  return one === other || isOneRow(one, other) ? { from: first.from, to: last.to } : null;
}

/** No heading, no head of a table, no question, nothing that the answer itself quotes, no label such as "Safety:". */
function doesClaim({ blocks }: ReadDocument, { block, text }: Sentence): boolean {
  const of = blocks[block];
  if (!of || of.isQuoted || !claims.has(of.kind) || of.cell?.row === 0) return false;
  return !/[?？:]["'”»*_)\s]*$/u.test(text);
}

const isOneRow = (one: Block | undefined, other: Block | undefined): boolean =>
  Boolean(one?.cell && other?.cell) &&
  one?.cell?.table === other?.cell?.table &&
  one?.cell?.row === other?.cell?.row;
