import type { ReadAbstract } from '../abstracts/read-abstract.ts';
import { commonWords } from '../lexicon/common-words.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';

const people =
  '(?:those|(?:out|in)?patients?|people|participants|adults|women|men|children|infants|individuals|persons|subjects|users|smokers)';
/** "Among patients receiving oxygen", "in ventilated patients", "in women". */
const phrase = new RegExp(
  `\\b(?:among|amongst|in|for) ((?:(?!(?:and|or|but|than|with|of|by|on|in|among|amongst|for|at|to|from|as|after|during|over|under|versus|vs|who|were|was|had|did)\\b)[\\w’'-]+ ){0,3}${people}(?: (?:of (?!the\\b|these\\b|those\\b|each\\b)|(?:with|who|receiving|on|without|at|aged|needing|given|whose|over|under|not|taking|requiring|undergoing|(?:seen|treated|cared for|managed|living|enrolled|recruited|admitted|attending|presenting|hospitali[sz]ed) (?=(?:in|at|to|by|for) ))\\b)[^,;().]{2,80})?)`,
  'gi',
);
const end =
  /\b(?:compared|versus|vs|than|but|and (?:among|in|did|was|were|had|increas|reduc)|did|had|was|were|regardless|irrespective)\b/i;
/**
 * "Without diabetes", "not receiving oxygen", "excluding pregnant women", and what it is that they do not have. Of
 * "non-small-cell lung cancer" the compound alone is denied.
 */
const denial =
  /\bnon[ -]([\p{L}\d’'-]+)|\b(?:without|no|not|never|excluding|except(?: for)?|free (?:of|from))[ -]((?:(?!(?:and|but|with|who|were|was|are|is|had|have|to)\b)[\p{L}\d’'-]+ ?){1,6})/giu;

/** Where people are says who they are; that they were seen there does not. */
const placed =
  /\b(?:seen|treated|cared for|managed|living|enrolled|recruited|attending|presenting) (?=(?:in|at|to|by) )/gi;

/** Of whom a text says what it says, where it is not of all. */
export interface Population {
  /** What they have, get or are; and what they do not. */
  affirmed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
}

export const nobody: Population = { affirmed: new Set(), denied: new Set() };

/** The people that a clause narrows itself to; empty where it names none. */
export function populationOf(text: string): Population {
  const phrases = [...text.matchAll(phrase)].map(([, words = '']) => {
    const cut = end.exec(words);
    return (cut ? words.slice(0, cut.index) : words).replace(placed, ' ');
  });
  return toldOf(phrases.join(' , '));
}

/** What a text says of the people whom it is about, all of it. */
function toldOf(text: string): Population {
  const denied = [...text.matchAll(denial)].map(([, compound, words]) => compound ?? words ?? '').join(' , ');
  return { affirmed: named(text.replace(denial, ' , ')), denied: named(denied) };
}

/** Whom the whole study is of: what its title, aim and methods name. */
export function studiedIn({ sentences }: Pick<ReadAbstract, 'sentences'>, title: string): Population {
  const told = sentences.filter(({ role }) => role !== 'results' && role !== 'call').map(({ text }) => text);
  return toldOf(`${title}. ${told.join(' ')}`);
}

/** A text with blanks, as many as letters, for the people whom it narrows itself to. */
export const withoutPeople = (text: string): string =>
  text.replace(phrase, (found) => ' '.repeat(found.length));

/** Whether what is said of one population can be said of another; `study` is whom the whole study is of. */
export function isSamePopulation(claimed: Population, found: Population, study: Population): boolean {
  const isAgainst = (one: string, having: 'affirmed' | 'denied') => {
    const lacking = having === 'affirmed' ? 'denied' : 'affirmed';
    if (found[having].has(one)) return false;
    return found[lacking].has(one) || (study[lacking].has(one) && !study[having].has(one));
  };
  if ([...claimed.affirmed].some((one) => isAgainst(one, 'affirmed'))) return false;
  if ([...claimed.denied].some((one) => isAgainst(one, 'denied'))) return false;
  const isOfAll = (one: string) => study.affirmed.has(one) || study.denied.has(one);
  const [asked, told] = [claimed, found].map(({ affirmed, denied }) =>
    [...affirmed, ...denied].filter((one) => !isOfAll(one)),
  ) as [string[], string[]];
  if (asked.length === 0) return told.length === 0;
  const shared = asked.filter((one) => found.affirmed.has(one) || found.denied.has(one)).length;
  return shared / asked.length >= 0.5;
}

const named = (words: string): ReadonlySet<string> =>
  new Set(conceptsOf(words).filter((one) => !commonWords.has(one) && !/^\d/.test(one)));
