import { type Sense, signOf } from './vocabulary/directions.ts';

/** Which way a claim goes. */
export interface Polarity {
  /** 1: up or better; -1: down or worse; 0: no difference; null: it says that something is so, without a direction. */
  sign: 1 | -1 | 0 | null;
  /** Whether `sign` is of worth ("better") rather than of an amount. */
  isMerit: boolean;
  /** A claim without a direction that is denied: "is not recommended". */
  isDenied: boolean;
  /** It says that it is not known. */
  isOpen: boolean;
  /** It says that evidence is lacking. */
  lacksEvidence: boolean;
}

interface Event {
  at: number;
  word: string;
  sense: Sense;
  sign: 1 | -1 | 0;
}

const negation = /^(?:not|no|never|neither|nor|none|hardly|zero)$/;
const unseen =
  /^(?:seen|found|observed|detected|demonstrated|shown|confirmed|established|reported|evident|proven|apparent|noted)$/;
const linking = /^(?:in|for|at|to|as|by|when|against|the|of|with|and|it|can)$/;
const open =
  /\b(?:unclear|uncertain(?:ty)?|unknown|inconclusive|undetermined|unproven|debated|conflicting|not (?:yet )?(?:known|clear|established|certain)|remains to be|insufficient evidence|insufficient data|unresolved|controversial)\b/;
const noEvidence =
  /\b(?:no|not any|not) (?:\w+ ){0,2}(?:evidence|proof|data)\b|\bevidence (?:is|was) lacking\b/;
const copula =
  /^(?:is|are|was|were|be|been|remain|remains|remained|stays|too|very|relatively|quite|rather|generally|usually)$/;
/** What is done and what is hoped for, as subjects of another verb: "lowering it cuts events", "protection wanes". */
const deferring =
  /ing$|^(?:protection|relief|benefits?|efficacy|effectiveness|improvements?|impairment|damage|deterioration|decline)$/;
/** Words of harm speak of what one wants to keep, whatever their object. */
const harming = /^(?:harm|impair|damag|toxic|injur|detriment|safe)/;

/** Reads which way a clause goes; `isWanted`: one wants more of what it speaks of. Its words are in lower case. */
export function polarityOf(clause: string, isWanted: boolean): Polarity {
  const words = clause.match(/[\p{L}\d][\p{L}\d-]*|,/gu) ?? [];
  const events = words.flatMap((word, at): Event[] => {
    const sign = isNoun(words, at) ? null : signOf(word);
    return sign ? [{ at, word, ...sign }] : [];
  });
  const found = {
    isMerit: false,
    isDenied: false,
    isOpen: open.test(clause),
    lacksEvidence: noEvidence.test(clause),
  };
  const main = mainEvent(words, events);
  const negations = negationsBefore(words, main?.at ?? words.length, main !== null);
  if (!main) return { ...found, sign: null, isDenied: isOdd(negations) };
  const after = words.slice(main.at + 1);
  const unseenAfter = after.some(
    (word, at) => negation.test(word) && after.slice(at + 1, at + 4).some((next) => unseen.test(next)),
  );
  const isNegated = isOdd(negations + (unseenAfter ? 1 : 0));
  if (main.sense === 'deniable') return { ...found, sign: isNegated ? 0 : null };
  if (main.sense === 'equal') return { ...found, sign: isNegated ? null : 0 };
  if (isNegated)
    return main.sense === 'often' || main.sense === 'level'
      ? { ...found, sign: -main.sign as 1 | -1 }
      : { ...found, sign: 0 };
  const isMerit = main.sense === 'merit';
  const worth = isMerit && !isWanted && !harming.test(main.word) ? -1 : 1;
  return { ...found, isMerit, sign: (main.sign * worth) as 1 | -1 };
}

const isOdd = (count: number) => count % 2 === 1;

/** "Falls" of people, "a drop of blood": nouns that look like what happens to amounts. */
function isNoun(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (/^(?:works?|help)$/.test(word)) return /^(?:is|of|on|has)$/.test(next);
  return /^(?:protection|growth)$/.test(word) && next === 'factor';
}

/** The word that decides, with what qualifies it taken in. */
function mainEvent(words: readonly string[], events: readonly Event[]): Event | null {
  const of = (...senses: Sense[]) => events.filter(({ sense }) => senses.includes(sense));
  const equal = of('equal')[0];
  if (equal) return equal;
  let strong = of('amount', 'merit', 'often');
  const lesser = /^(?:help|work|safe|last|persist|maintain|success|useful)/;
  if (strong.some(({ word }) => !lesser.test(word))) strong = strong.filter(({ word }) => !lesser.test(word));
  // "Lowering blood pressure cuts events": what is done comes first, what comes of it decides.
  const first = strong.find(({ word }) => !deferring.test(word)) ?? strong[0];
  if (first) return qualified(words, events, strong, first);
  const size = of('size').find(
    ({ at }) => !words.slice(at + 1, at + 3).some((word) => signOf(word)?.sense === 'deniable'),
  );
  if (size) return size;
  const level = of('level').find(({ at }) =>
    words.slice(Math.max(0, at - 2), at).some((word) => copula.test(word)),
  );
  return (
    level ??
    of('deniable').find(({ at }) => negationsBefore(words, at, true) > 0) ??
    of('cause')[0] ??
    of('deniable')[0] ??
    null
  );
}

function qualified(
  words: readonly string[],
  events: readonly Event[],
  strong: readonly Event[],
  main: Event,
): Event {
  const size = events.find(({ sense, at }) => sense === 'size' && at < main.at && main.at - at <= 2);
  if (size) return times(main, size.sign);
  const than = words.indexOf('than', main.at);
  const compared = events.find(
    ({ at, sense }) =>
      at > main.at && than - at >= 1 && than - at <= 2 && (sense === 'size' || sense === 'merit'),
  );
  // "Reduced by less than a day" says how much, not less than what.
  const isQuantity = /^(?:\d|half|one|two|three|a|an)/.test(words[than + 1] ?? '');
  if (main.sense === 'amount' && compared && main.word !== compared.word && !isQuantity)
    return times(main, compared.sign);
  const next = strong.find(({ at }) => at > main.at);
  if (next?.sense !== 'amount' || main.sense !== 'merit') return main;
  const isLinked =
    next.at - main.at <= 6 && words.slice(main.at + 1, next.at).some((word) => linking.test(word));
  if (!isLinked) return main;
  return { ...times(next, main.sign), at: main.at };
}

const times = (event: Event, sign: 1 | -1 | 0): Event => ({
  ...event,
  sign: (event.sign * sign) as 1 | -1 | 0,
});

/** Denials that reach a word: those since the last comma before it, for "in patients with no stroke, it lowers" denies nothing. */
function negationsBefore(words: readonly string[], at: number, isReached: boolean): number {
  const comma = isReached ? words.lastIndexOf(',', at) : -1;
  const scope = words.slice(comma + 1, at);
  const direct = scope.filter((word) => negation.test(word)).length;
  // "without" reaches what stands close behind it.
  const without = scope.slice(-3).filter((word) => word === 'without').length;
  return direct + (isReached ? without : 0);
}
