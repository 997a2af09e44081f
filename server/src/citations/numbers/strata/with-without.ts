import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { stopWords } from '../../../reading/lexicon/stop-words.ts';

/** Whether somebody has something or has it not, with the place of the words. */
export interface Had {
  line: string;
  name: 'with' | 'without';
  from: number;
  to: number;
}

/** What may stand between "with" and what is had, and tells no other thing. */
const between =
  '(?:(?:an?|any|the|known|prior|previous|established|underlying|concomitant|comorbid|diagnosed|pre-?existing|history of|type [\\dI]{1,2}|type-[\\dI]{1,2})(?![\\p{L}\\d-]) ?){0,4}';
/** A word of what is had: neither what joins it to another thing nor what is told of it. */
const word =
  '(?!(?:and|or|nor|but|with|without|free|had|has|have|having|who|was|were|is|are|in|on|at|of|for|to|than|by|vs|versus)(?![\\p{L}-]))\\p{L}[\\p{L}-]{2,30}';
const having = new RegExp(
  `(?<![\\p{L}\\d-])(?:(without|free of|(?:with|had|have|having) no|(?:did|do|does) not have|didn['’]t have)|(with|had|have|having))(?![\\p{L}\\d-])(?: ${between}(${word}(?: ${word}){0,2}))?|(?<![\\p{L}\\d-])(non-?)?(\\p{L}{4,30}) (?:patients|participants|people|persons|adults|subjects|individuals|women|men|children)(?![\\p{L}-])`,
  'giu',
);

/** "0.62 in diabetes and 0.69 without": what the bare word is of, where nothing is said to be had. */
const within = new RegExp(`(?<![\\p{L}\\d-])in ${between}(${word}(?: ${word}){0,2})`, 'giu');
/** Between "with" and "without" of one thing. */
const joins = /^ (?:and|or) (?:with|without|no)\b/i;
const reachOfJoint = 14;
/** So far before a bare "without" stands what it is of. */
const reachOfBare = 120;

/** What some words name first, in the form in which an adjective names it as well. */
function thingIn(words: string): string | null {
  const named = conceptsOf(words).find((one) => !commonWords.has(one) && /\p{L}/u.test(one));
  const [first = ''] = words.split(' ');
  return named && !stopWords.has(first.toLowerCase()) ? named : null;
}

/**
 * Of each thing, whether a text tells of those with it or without: "with type 2 diabetes", "had no diabetes", "non-diabetic people",
 * and a bare "without" behind what was named.
 */
export function hadIn(text: string): Had[] {
  // Of "with diabetes" it is had; "diabetic people" say no "with" that a bare "without" could be of.
  const found = [...text.matchAll(having)].map(
    ({ 0: all, 1: lacks, 2: has, 3: what, 4: non, 5: adjective, index }) => ({
      name: lacks || non ? ('without' as const) : ('with' as const),
      thing: thingIn(what ?? adjective ?? ''),
      isHad: (lacks ?? has) !== undefined,
      from: index,
      to: index + all.length,
    }),
  );
  let last: string | null = null;
  return found.flatMap(({ isHad, name, thing, from, to }, at): Had[] => {
    if (thing && isHad) last = thing;
    if (thing) return [{ line: `having ${thing}`, name, from, to }];
    // "With or without diabetes": both are of what follows.
    const other = joins.test(text.slice(to, to + reachOfJoint)) ? found[at + 1]?.thing : null;
    if (other) return [{ line: `having ${other}`, name, from, to }];
    if (!isHad || name === 'with') return [];
    if (last) return [{ line: `having ${last}`, name, from, to }];
    const ahead = [...text.slice(Math.max(0, from - reachOfBare), from).matchAll(within)].at(-1);
    const line = ahead?.[1] ? thingIn(ahead[1]) : null;
    if (!ahead || !line) return [];
    last = line;
    const begin = Math.max(0, from - reachOfBare) + ahead.index;
    return [
      { line: `having ${line}`, name: 'with', from: begin, to: begin + ahead[0].length },
      { line: `having ${line}`, name, from, to },
    ];
  });
}
