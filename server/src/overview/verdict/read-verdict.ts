import type { Verdict } from '@sextant/contracts';
import { coverage } from '../../citations/support/rarity.ts';
import { termsOf } from '../../text/terms.ts';
import { type AnswerSentence, readSentences } from './answer-sentences.ts';
import { choosePassage } from './choose-passage.ts';
import { declines, openingAnswer, openMatter, sumsUp } from './direct-answer.ts';
import { readFeatures } from './features.ts';
import { giveReason, isMixed } from './give-reason.ts';
import { readSetPhrase } from './set-phrases.ts';
import { leanings, type VerdictModel, weigh } from './weigh.ts';

/** What a text answers to a yes/no question. */
export interface ReadVerdict {
  /** Null: the text does not answer. */
  verdict: Verdict | null;
  /** For people, short: which words decided it, or why there is none. */
  reason: string;
  /** The deciding passage, in UTF-16 units of the text; both 0 without a verdict. */
  from: number;
  to: number;
}

/** As much of a question as is read. */
const longestQuestion = 2_000;
/** Sentences at the head and at the end of an answer in which a verdict is looked for. */
const leading = 4;
const closing = 3;
/**
 * Below this share of the question's terms, by rarity, a text speaks of something else: an abstract; a text of several
 * sentences. Of 500 abstracts 2 hold less of their own question, 493 of another's.
 */
const leastInAbstract = 0.2;
const leastInText = 0.12;
const severalSentences = 5;
/** Sentences of a passage that are read for set phrases. */
const mostSetPhrases = 3;

/** What a text (an answer or an abstract) says to a yes/no question, and where it says so. */
export function readVerdict(question: string, text: string, model?: VerdictModel): ReadVerdict {
  const asked = question.slice(0, longestQuestion);
  const { sentences, isMarkdown, isPaper } = readSentences(text);
  if (sentences.length === 0 || !asked.trim()) return none('It says nothing that could be read.');
  const told = isPaper ? null : directVerdict(sentences);
  if (told) return told;
  const passage = choosePassage(asked, sentences, isPaper, isMarkdown);
  if (!speaksOf(asked, sentences, isPaper)) return none('It does not speak of what was asked.');
  return weighed(asked, passage, model);
}

const none = (reason: string): ReadVerdict => ({ verdict: null, reason, from: 0, to: 0 });

/** A verdict given in so many words: at the head, in a section that sums up, or at the end. */
function directVerdict(sentences: readonly AnswerSentence[]): ReadVerdict | null {
  const stated = sentences.filter(({ text }) => !text.endsWith('?'));
  const head = stated.slice(0, leading);
  const concluding = stated.filter(({ concludes }) => concludes);
  const tail = stated.slice(-closing);
  const summing = tail.filter(({ text }) => sumsUp(text));
  for (const [among, read] of [
    [head, openingAnswer],
    [concluding, openingAnswer],
    [summing, openingAnswer],
    [[...head.slice(0, 1), ...concluding, ...summing], openMatter],
    [tail, openingAnswer],
  ] as const)
    for (const { from, to, text } of among) {
      const answer = read(text);
      if (answer) return { verdict: answer.verdict, reason: `It says “${answer.words}”.`, from, to };
    }
  for (const { from, to, text } of [...head, ...tail]) {
    const words = declines(text);
    if (words) return { verdict: 'unclear', reason: `It says “${words}”.`, from, to };
  }
  return null;
}

const takesSides = ({ deniedSentence = 0, minus = 0, plus = 0 }: Record<string, number>) =>
  plus + minus + deniedSentence > 0;

function speaksOf(question: string, sentences: readonly AnswerSentence[], isPaper: boolean): boolean {
  const terms = new Set(termsOf(question));
  if (terms.size === 0) return true;
  const held = new Set(sentences.flatMap(({ text }) => termsOf(text)));
  const shared = coverage(terms, held);
  if (isPaper) return shared >= leastInAbstract;
  // A conclusion by itself often names its subject in other words.
  if (sentences.length >= severalSentences) return shared >= leastInText;
  return shared > 0 || sentences.some(({ text }) => takesSides(readFeatures(question, text).features));
}

function weighed(question: string, passage: readonly AnswerSentence[], model?: VerdictModel): ReadVerdict {
  for (const { from, text, to } of passage.slice(0, mostSetPhrases)) {
    const phrase = readSetPhrase(question, text);
    if (phrase) return { verdict: phrase.verdict, reason: `It says “${phrase.words}”.`, from, to };
  }
  const read = readFeatures(question, passage.map(({ text }) => text).join('\n'));
  const { because, leaning } = weigh(read.features, model);
  const at = leanings.indexOf(leaning);
  const [decisive] = passage
    .map((sentence) => {
      const { features } = readFeatures(question, sentence.text);
      const { scores } = weigh(features, model);
      const rival = Math.max(...scores.filter((_score, index) => index !== at));
      return { sentence, weight: (scores[at] ?? 0) - rival + (features.cover ?? 0) };
    })
    .sort((a, b) => b.weight - a.weight);
  const verdict = leaning !== 'maybe' ? leaning : isMixed(read.features) ? 'mixed' : 'unclear';
  const { from, to } = decisive?.sentence ?? { from: 0, to: 0 };
  return { verdict, reason: giveReason(verdict, because, read.words), from, to };
}
