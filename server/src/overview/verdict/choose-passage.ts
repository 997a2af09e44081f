import { termsOf } from '../../text/terms.ts';
import type { AnswerSentence } from './answer-sentences.ts';
import { sumsUp } from './direct-answer.ts';

/** Sentences that may be read whole, as a conclusion given by itself. */
const fewSentences = 10;
/** An abstract has at least so many. */
const abstractSentences = 5;
const reporting =
  /\bwe (?:studied|investigated|examined|randomi[sz]ed|enrolled|assessed|aimed|compared|recruited|analy[sz]ed|evaluated)\b|\bwere (?:randomi[sz]ed|recruited|enrolled|analy[sz]ed|assessed|measured)\b|\bn\s?=\s?\d|\bp\s?[<=]\s?0?\.\d/i;
const turning =
  /^(?:in conclusion|in summary|we conclude|we therefore|it is concluded|(?:these|our|the|the present|the current) (?:results|findings|data|study|observations)|this study|thus|therefore|taken together|overall|collectively|hence)\b/i;
const mostRead = 12;

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
  if (looksLikePaper) return endOf(sentences);
  if (sentences.length <= fewSentences && !isMarkdown) return [...sentences];
  const plain = sentences.filter(({ isListed, text }) => !isListed && !/[?:]$/.test(text));
  const said = plain.length > 0 ? plain : sentences;
  const terms = new Set(termsOf(question));
  const onSubject = said.filter(({ text }) => termsOf(text).some((term) => terms.has(term)));
  const leads = (onSubject.length > 0 ? onSubject : said).slice(0, 2);
  const closing = said.filter((sentence) => !leads.includes(sentence) && sumsUp(sentence.text));
  return [...leads, ...closing.slice(-2)];
}

/** The end of an abstract without a section for it: from the sentence that turns to conclusions. */
function endOf(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const last = sentences.slice(-4);
  const turn = last.findIndex(({ text }) => turning.test(text));
  return turn >= 0 ? last.slice(turn) : last.slice(-2);
}
