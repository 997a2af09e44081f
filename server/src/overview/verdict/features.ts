import { coverage } from '../../citations/support/rarity.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { termsOf } from '../../text/terms.ts';
import { tellClauses } from './clause-features.ts';
import { findCues } from './find-cues.ts';
import { readQuestion } from './question-frame.ts';
import { tellTerms } from './term-features.ts';
import { askable, voteOf } from './votes.ts';

/** What a passage shows of its verdict. */
export interface ReadFeatures {
  features: Record<string, number>;
  /** Feature → the first words that it was read from. */
  words: Record<string, string>;
}

const future =
  /\b(?:further|future|additional|more|larger|prospective|randomi[sz]ed|long-term)\b[^.;]{0,60}\b(?:stud(?:y|ies)|research|trials?|investigations?|evaluation|work|data|follow-up|insight)\b/i;
const wanted =
  /\b(?:need|needed|needs|warrant\w*|require\w*|should|necessary|must|will|could|recommended|may|help)\b/i;
/** A call for studies says nothing to the question. */
const callsForStudies = (text: string) => future.test(text) && wanted.test(text);
/** What a sentence counts that shares nothing with the question. */
const floor = 0.3;

/**
 * What tells a passage's verdict on a question, each by name: cues as they stand (`good+`) or denied (`good-`), by what
 * is asked (`need?good+`), in the first sentence (`1:good+`), summed into votes, and how the question's words stand.
 */
export function readFeatures(question: string, passage: string): ReadFeatures {
  const { asked, main, stems } = readQuestion(question);
  const terms = new Set(termsOf(question));
  const shareOf = (text: string) => coverage(terms, new Set(termsOf(text)));
  const sentences = sentencesOf(passage).map(({ text }) => ({
    text,
    cues: findCues(text),
    share: shareOf(text),
  }));
  const bestShare = Math.max(0.01, ...sentences.map(({ share }) => share));
  const weightOf = (share: number) => floor + ((1 - floor) * share) / bestShare;
  const ownWords = new Set(
    findCues(main)
      .map(({ words }) => termsOf(words).join(' '))
      .filter(Boolean),
  );

  const counts: Record<string, number> = {};
  const words: Record<string, string> = {};
  const tell = (name: string, amount: number, said?: string) => {
    counts[name] = (counts[name] ?? 0) + amount;
    if (said) words[name] ??= said;
  };
  let plus = 0;
  let minus = 0;
  sentences.forEach(({ cues, share, text }, at) => {
    const weight = weightOf(share);
    const isCall = callsForStudies(text);
    if (isCall) tell('futureSentence', 1, future.exec(text)?.[0]);
    for (const { cue, said, sign, words: found } of cues) {
      const name = `${cue}${sign > 0 ? '+' : '-'}`;
      tell(name, weight, said);
      for (const one of askable) if (asked.has(one)) tell(`${one}?${name}`, weight, said);
      if (at === 0) tell(`1:${name}`, 1, said);
      if (ownWords.has(termsOf(found).join(' ')))
        tell(sign < 0 ? 'sameWordDenied' : 'sameWord', weight, said);
      const vote = isCall ? 0 : voteOf(asked, cue, sign) * weight;
      if (vote > 0) plus += vote;
      else minus -= vote;
    }
    tellTerms(text, stems, (name, amount, said) => tell(name, amount * weight, said));
    const denied = cues.find(({ sign }) => sign < 0);
    if (denied) tell('deniedSentence', weight, denied.said);
    if (denied && share === bestShare) tell('bestDenied', share, denied.said);
  });
  const votes = tellClauses(
    sentences.map(({ text }) => text).filter((text) => !callsForStudies(text)),
    asked,
    (clause) => weightOf(shareOf(clause)),
    tell,
  );
  const denials = (counts.termDenied ?? 0) + (counts.antonym ?? 0);
  const pros = votes.reduce((sum, vote) => sum + Math.max(0, vote), 0);
  const cons = votes.reduce((sum, vote) => sum + Math.max(0, -vote), 0);
  const features: Record<string, number> = {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, log(count)])),
    ...Object.fromEntries([...asked].map((cue) => [`?${cue}`, 1])),
    clauseConflict: Math.min(pros, cons),
    clauseBalance: (pros - cons) / (pros + cons + floor),
    firstClause: Math.sign(votes[0] ?? 0),
    lastClause: Math.sign(votes.at(-1) ?? 0),
    votes: (plus - minus) / (plus + minus + floor),
    voteSum: log(plus - minus),
    plus: log(plus),
    minus: log(minus),
    conflict: log(Math.min(plus, minus)),
    termBalance: -denials / (Math.abs(denials) + (counts.termAffirmed ?? 0) + 0.5),
    sentences: Math.log(sentences.length || 1),
    words: log(passage.length),
    cover: shareOf(passage),
    'first:cover': sentences[0]?.share ?? 0,
    questionLength: Math.log(question.length || 1),
  };
  return { features, words };
}

const log = (value: number) => Math.sign(value) * Math.log1p(Math.abs(value));
