import { coverage } from '../../citations/support/rarity.ts';
import { termsOf } from '../../text/terms.ts';
import type { AnswerSentence } from './answer-sentences.ts';
import { sumsUp } from './direct-answer.ts';
import { isPlanning } from './planning.ts';

/** Sentences that may be read whole, as a conclusion given by itself. */
const fewSentences = 10;
/** An abstract has at least so many. */
const abstractSentences = 5;
const reporting =
  /\bwe (?:studied|investigated|examined|randomi[sz]ed|enrolled|assessed|aimed|compared|recruited|analy[sz]ed|evaluated)\b|\bwere (?:randomi[sz]ed|recruited|enrolled|analy[sz]ed|assessed|measured)\b|\bn\s?=\s?\d|\bp\s?[<=]\s?0?\.\d/i;
const turning =
  /^(?:in conclusion|in summary|we conclude|we therefore|it is concluded|(?:these|our|the|the present|the current) (?:results|findings|data|study|observations)|this study|thus|therefore|taken together|overall|collectively|hence)\b/i;
const mostRead = 12;
/** Sentences of an abstract that are read for its conclusion, where it names none. */
const mostOnSubject = 2;

/** Whether an abstract says where it concludes. */
export const hasConclusion = (sentences: readonly AnswerSentence[]): boolean =>
  sentences.some(({ concludes }) => concludes) || sentences.slice(-4).some(({ text }) => turning.test(text));

/** The sentences that hold the verdict of a text that gives none in so many words. */
export function choosePassage(
  question: string,
  sentences: readonly AnswerSentence[],
  isPaper: boolean,
  isMarkdown: boolean,
): AnswerSentence[] {
  const concluding = sentences.filter(({ concludes }) => concludes);
  if (concluding.length > 0) return concluding.slice(0, mostRead);
  const looksLikePaper =
    isPaper ||
    (!isMarkdown &&
      sentences.length >= abstractSentences &&
      sentences.filter(({ text }) => reporting.test(text)).length > 1);
  if (looksLikePaper) return endOf(question, sentences);
  if (sentences.length <= fewSentences && !isMarkdown) return [...sentences];
  const plain = sentences.filter(({ isListed, text }) => !isListed && !/[?:]$/.test(text));
  const said = plain.length > 0 ? plain : sentences;
  const terms = new Set(termsOf(question));
  const onSubject = said.filter(({ text }) => termsOf(text).some((term) => terms.has(term)));
  const leads = (onSubject.length > 0 ? onSubject : said).slice(0, 2);
  const closing = said.filter((sentence) => !leads.includes(sentence) && sumsUp(sentence.text));
  return [...leads, ...closing.slice(-2)];
}

/**
 * Of an abstract without a section for conclusions: its end from the sentence that turns to them, else what speaks most
 * of the question.
 */
function endOf(question: string, sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const last = sentences.slice(-4);
  const turn = last.findIndex(({ text }) => turning.test(text));
  if (turn >= 0) return last.slice(turn);
  const terms = new Set(termsOf(question));
  const onSubject = new Map(
    sentences.map((sentence) => [sentence, coverage(terms, new Set(termsOf(sentence.text)))]),
  );
  // What was done is told before what came of it.
  const best = sentences.toReversed().sort((a, b) => (onSubject.get(b) ?? 0) - (onSubject.get(a) ?? 0));
  const chosen = best.filter(({ text }) => !isPlanning(text)).slice(0, mostOnSubject);
  return chosen.length === 0 ? last.slice(-2) : chosen.sort((a, b) => a.from - b.from);
}
