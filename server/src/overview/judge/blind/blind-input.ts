import type { LedgerRow, Mention } from '@sextant/contracts';
import type { ReadDocument } from '../../../reading/document.ts';
import { readDocument } from '../../../reading/read-document.ts';
import type { OverviewInput } from '../../overview-input.ts';
import { citedRows, isToBeHeard } from '../../works-cited.ts';
import { type Skeleton, skeletonOf } from '../check/find-quotation.ts';
import { cutText } from './cut-text.ts';
import { createMask } from './mask-names.ts';

/** Of each answer, of each abstract, and of all abstracts together; six answers are about 24,000 tokens at most. */
const maxAnswer = 16_000;
const maxAbstract = 2_500;
const maxAbstracts = 40_000;
const maxCitations = 30;
const maxCitation = 600;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A text as the judge sees it, and as it is: of one length. */
interface BlindText {
  /** Masked, and cut where it is too long. */
  shown: string;
  skeleton: Skeleton;
  /** As it was written, as far as it is shown: a judge's quotations cost no more than that. */
  document: ReadDocument;
  isCut: boolean;
}

export interface BlindAnswer extends BlindText {
  letter: string;
  engine: string;
}

export interface BlindWork extends BlindText {
  number: number;
  row: LedgerRow;
}

/** A sentence that cites a work, where rules could not tell what the abstract says of it. */
export interface CitingSentence {
  number: number;
  letter: string;
  engine: string;
  work: BlindWork;
  sentence: string;
  shown: string;
}

/** All that a judge sees of a turn, and the way back. */
export interface BlindInput {
  question: string;
  earlierQuestions: string[];
  answers: BlindAnswer[];
  works: BlindWork[];
  citations: CitingSentence[];
  mask: (text: string) => string;
  /** Engines whose answer was cut. */
  cut: string[];
  /** Works whose abstract was cut or had no room. */
  worksLeftOut: number;
}

/** Engines that have something to judge. */
export const enginesHeard = ({ answers }: Pick<OverviewInput, 'answers'>): string[] =>
  answers.filter(({ mode, text }) => mode !== 'demo' && text !== null).map(({ engine }) => engine);

/**
 * Answers become letters in a given order, which is to be random, names are masked, works are numbered. Demo answers are no part of it; neither
 * are works that were retracted, are not what an answer says they are, or could not be checked.
 */
export function blindInput(input: OverviewInput, order: readonly string[]): BlindInput {
  const mask = createMask(input.answers.flatMap(({ label, model }) => [label, model]));
  const toBlind = (text: string, room: number): BlindText => {
    const cut = cutText(text, room);
    const shown = mask(cut);
    return {
      shown,
      skeleton: skeletonOf(shown),
      document: readDocument(cut),
      isCut: cut.length < text.trimEnd().length,
    };
  };
  const answers = order.map((engine, place): BlindAnswer => {
    const text = input.answers.find((answer) => answer.engine === engine)?.text ?? '';
    return { ...toBlind(text, maxAnswer), letter: letters[place] ?? '?', engine };
  });
  const rows = citedRows(input.ledger).filter((row) => isToBeHeard(row) && row.citation?.abstract);
  let room = maxAbstracts;
  const works = rows.flatMap((row, place): BlindWork[] => {
    const blind = toBlind(row.citation?.abstract ?? '', Math.min(maxAbstract, room));
    room -= blind.shown.length;
    return blind.shown === '' ? [] : [{ ...blind, number: place + 1, row }];
  });
  return {
    question: mask(input.question),
    earlierQuestions: input.earlierQuestions.slice(-3).map((earlier) => mask(cutText(earlier, 1_000))),
    answers,
    works,
    citations: citingSentences(works, answers, mask),
    mask,
    cut: answers.filter(({ isCut }) => isCut).map(({ engine }) => engine),
    worksLeftOut: rows.length - works.filter(({ isCut }) => !isCut).length,
  };
}

function citingSentences(
  works: readonly BlindWork[],
  answers: readonly BlindAnswer[],
  mask: (text: string) => string,
): CitingSentence[] {
  const found = works.flatMap((work) =>
    work.row.mentions.filter(isOpen).flatMap(({ engine, statement }) => {
      const letter = answers.find((answer) => answer.engine === engine)?.letter;
      return letter ? [{ letter, engine, work, sentence: statement }] : [];
    }),
  );
  const distinct = new Map(found.map((one) => [`${one.engine} ${one.work.number} ${one.sentence}`, one]));
  return [...distinct.values()]
    .filter(({ sentence }) => sentence.trim() !== '' && sentence.length <= maxCitation)
    .slice(0, maxCitations)
    .map((one, place) => ({ ...one, number: place + 1, shown: mask(one.sentence) }));
}

/** What rules have read overrules the judge: a relation that they know, a work that is another. */
const isOpen = ({ in_list, state, support }: Mention): boolean =>
  !in_list && state === 'verified' && support?.relation !== 'supports';
