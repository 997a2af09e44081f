import { stem } from '../../text/stem.ts';
import type { Cue } from './cues.ts';
import { findCues } from './find-cues.ts';

/** What a yes/no question asks for. */
export interface QuestionFrame {
  /** The clause that asks, without a heading before it. */
  main: string;
  asked: ReadonlySet<Cue>;
  /** Stems of the clause's words, without the small ones. */
  stems: ReadonlySet<string>;
}

const auxiliary =
  /\b(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|may|might|must)\b/i;
const small =
  /^(?:the|and|are|does|did|can|with|for|from|was|were|has|have|should|this|that|there|their|its|any|who|really|still|they|into|after|before|during|between|than|more|less|patients?|not)$/;
/** Verbs that say what is asked, behind "do" or "can". */
const verbs =
  /\b(?:affect|influence|impact|predict|improve|increase|reduce|decrease|lower|raise|prevent|cause|contribute|correlate|differ|change|alter|enhance|promote|protect|require|need|lead|result|benefit|replace|aggravate|worsen|impair|prolong|shorten|modify|determine|delay|discriminate|distinguish|facilitate|explain|depend|identify|detect|prefer|agree|vary)\b/i;

/** Takes a question apart. */
export function readQuestion(question: string): QuestionFrame {
  const parts = question.split(/[:.?]\s+|--|\u2014|;\s/).filter((part) => part.trim());
  const main =
    parts.find((part, at) => at > 0 && auxiliary.test(part)) ??
    parts.find((part) => auxiliary.test(part)) ??
    parts.at(-1) ??
    question;
  const stems = new Set(
    (main.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length > 2 && !small.test(word))
      .map(stem),
  );
  return { main, asked: askedOf(main, question), stems };
}

function askedOf(main: string, question: string): ReadonlySet<Cue> {
  const verb = /\b(?:do|does|did|can|could|will|would|may|might)\b/i.test(main) ? verbs.exec(main) : null;
  const cuesOf = (text: string) => new Set(findCues(text).map(({ cue }) => cue));
  const byVerb = verb ? cuesOf(verb[0]) : new Set<Cue>();
  if (byVerb.size > 0) return byVerb;
  const inMain = cuesOf(main);
  return inMain.size > 0 ? inMain : cuesOf(question);
}
