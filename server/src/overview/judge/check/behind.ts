import type { DropReason, Overview, Passage } from '@sextant/contracts';
import type { Place } from '../../../reading/document.ts';
import { readDocument } from '../../../reading/read-document.ts';
import { readVerdict } from '../../../reading/verdicts/read-answer.ts';
import type { OverviewInput } from '../../overview-input.ts';
import { maySpeakOf } from './may-speak-of.ts';
import { isYesOrNo, type Said, saidOf } from './said-of.ts';

/** What was asked, and what rules read in the answers to it. */
export interface Read {
  input: OverviewInput;
  byRules: Overview;
}

/**
 * Why a passage does not stand behind a text that is said to rest on it, as far as rules know; null where they do not.
 * @param isAgreed whether the text is what its engine agrees upon: then all that rules read in the answer counts
 */
export function whyNotBehind(
  text: string,
  passage: Passage,
  read: Read,
  { isAgreed = false } = {},
): DropReason | null {
  const said = saidOf(text, passage.text) ?? saidByVerdict(text, passage, read, isAgreed);
  if (said) return said === 'opposite' ? 'by-rules' : null;
  return maySpeakOf(text, passage.text, read.input.question) ? null : 'another-matter';
}

/** A text that answers what was asked, held against the words by which rules read its engine or work to answer. */
function saidByVerdict(
  text: string,
  passage: Passage,
  { byRules, input: { earlierQuestions, question } }: Read,
  isAgreed: boolean,
): Said {
  const { engine, work } = passage;
  const own =
    byRules.engines.find((one) => one.engine === engine) ??
    byRules.literature.verdicts.find((one) => one.work === work);
  if (!isYesOrNo(own?.verdict)) return null;
  const isItsAnswer = own.passage !== null && overlaps(own.passage, passage);
  if (!isItsAnswer && !isAgreed) return null;
  const { verdict } = readVerdict(readDocument(text), question, earlierQuestions);
  if (!isYesOrNo(verdict)) return null;
  if (verdict !== own.verdict) return 'opposite';
  return isItsAnswer ? 'same' : null;
}

const overlaps = (one: Place, other: Place): boolean => one.from < other.to && other.from < one.to;
