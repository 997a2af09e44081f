import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../reading/document.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { isControl } from '../../reading/quantities/arms.ts';
import { listsIn } from './lists.ts';

/** A dose or a rhythm by which groups of one drug are told apart: "300 mg", "0.01%", "monthly". */
const regimen =
  /(?<![\p{L}\d.,/-])(\d+(?:[.,]\d+)*) ?-?(mg|µg|μg|mcg|g|IU|%)(?:\/(?:kg|d|day))?(?![\p{L}\d/])|\b(quarterly|monthly|weekly|fortnightly|daily|every (?:\d+|two|three|four|six|eight) weeks|(?:once|twice)[ -](?:daily|weekly))\b/giu;
/** What stands right behind a number, up to the next one: "(95% CI …) with 0.05%", "for the 300-mg group". */
const behind =
  /^[)\]%]{0,2}[^.;:\d()]{0,14}?(?:\([^()]{0,80}\))?,? ?(?:with|for|in|on|at|by|after|receiving|given)(?: the)? (?:[\p{L}-]+ ){0,2}?(?=\S)/iu;
const ofGroup = /^(?:with|for|in|on|receiving|given) (?:the )?([\p{L} -]{3,30})/iu;
/** What a clause that tells of another group begins with. */
const clauseEnd = /[;|]|,? \b(?:whereas|while|but)\b/giu;

interface Told {
  at: number;
  to: number;
  name: string;
}

function regimensIn(text: string): Told[] {
  return [...text.matchAll(regimen)].map(({ 0: found, 1: amount, 2: unit = '', 3: rhythm, index }) => ({
    at: index,
    to: index + found.length,
    name: rhythm
      ? rhythm.toLowerCase().replaceAll(/[ -]+/g, ' ')
      : `${Number(amount?.replaceAll(',', ''))} ${unit.toLowerCase().replace('μ', 'µ').replace('mcg', 'µg')}`,
  }));
}

const kindOf = (name: string) => name.match(/^[\d.]+ (.+)$/)?.[1] ?? 'rhythm';

/** Drops and creams hold no more of a drug; shares that were found are larger, and are told once. */
const maxShare = 5;

const givenBefore = /\b(?:with|for|on|the|of) $/i;

/** Those by which an abstract tells its groups apart: of one kind, two or more that it says were given. */
const armsBy = keptOf(({ sentences, text }: ReadAbstract): ReadonlySet<string> => {
  const times = Map.groupBy(regimensIn(text), ({ name }) => name);
  const isRepeated = (name: string) => (times.get(name)?.length ?? 0) > 1;
  const names = sentences.flatMap(({ role, text: sentence }) =>
    regimensIn(sentence).flatMap(({ at, name }) => {
      const isFinding = role === 'results' || role === 'conclusions';
      const isGiven = givenBefore.test(sentence.slice(Math.max(0, at - 10), at));
      const isShare = name.endsWith('%');
      if (isShare && (Number.parseFloat(name) > maxShare || !(isGiven || isRepeated(name)))) return [];
      return !isFinding || isGiven ? name : [];
    }),
  );
  const kinds = Map.groupBy(new Set(names), kindOf);
  return new Set([...kinds.values()].filter(({ length }) => length > 1).flat());
});

/** A number that no group of these is named with. */
const ofControl = '';

/** The regimen that each number of an abstract's results is told of; those of which it is not known are left out. */
const boundIn = keptOf((abstract: ReadAbstract): ReadonlyMap<number, string> => {
  const arms = armsBy(abstract);
  const bound = new Map<number, string>();
  if (arms.size === 0) return bound;
  let usual: readonly string[] = [];
  for (const sentence of abstract.sentences) {
    if (sentence.role !== 'results' && sentence.role !== 'conclusions') continue;
    for (const [from, name] of namesBehind(sentence, arms)) bound.set(from, name);
    for (const list of listsIn(sentence)) {
      const names = list.flatMap(({ from }) => bound.get(from) ?? []);
      if (names.length === list.length && new Set(names).size === names.length) usual = names;
      else if (names.length === 0 && usual.length === list.length)
        list.forEach(({ from }, at) => {
          bound.set(from, usual[at] ?? ofControl);
        });
    }
    for (const quantity of sentence.quantities) {
      if (bound.has(quantity.from)) continue;
      const [name, ...others] = namesAt(sentence.text, quantity.from - sentence.from, arms);
      if (name !== undefined && others.length === 0) bound.set(quantity.from, name);
    }
  }
  return bound;
});

function namesBehind(
  { from, quantities, text }: AbstractSentence,
  arms: ReadonlySet<string>,
): [number, string][] {
  const told = regimensIn(text).filter(({ name }) => arms.has(name));
  return quantities.flatMap(({ from: at, to }): [number, string][] => {
    const rest = text.slice(to - from);
    const start = to - from + (behind.exec(rest)?.[0].length ?? -1);
    const own = told.find((each) => each.at === start);
    if (own) return [[at, own.name]];
    const group = ofGroup.exec(rest.replace(/^[)\]%\s]*(?:\([^()]{0,80}\))?,? ?/, ''))?.[1];
    return group && isControl(group) ? [[at, ofControl]] : [];
  });
}

/** The regimens of the clause that a place stands in, as far as it is read: in a row of a table, of the row. */
function namesAt(text: string, at: number, arms: ReadonlySet<string>): string[] {
  const isRow = text.includes('|');
  const plain = text.replace(/\([^()]{0,160}\)/g, (found) => ' '.repeat(found.length));
  const ends = isRow ? [] : [...plain.matchAll(clauseEnd)].map(({ index }) => index);
  const from = ends.findLast((end) => end < at) ?? 0;
  const to = ends.find((end) => end > at) ?? text.length;
  return namesIn(text.slice(from, to), arms);
}

const namesIn = (text: string, arms: ReadonlySet<string>): string[] => [
  ...new Set(regimensIn(text).flatMap(({ name }) => (arms.has(name) ? name : []))),
];

/** In characters to either side of a number: what stands further away is of another. */
const reach = 400;

/**
 * Whether words tell a number of another dose or rhythm than the abstract does: "0.54 D with 0.01%", where that is what 0.05% did.
 * @param words where the number stands, with `start` the place in the text that its places are of
 */
export function isOfAnotherRegimen(
  { from, to }: Place,
  recorded: Place,
  words: string,
  start: number,
  abstract: ReadAbstract,
): boolean {
  const own = boundIn(abstract).get(recorded.from);
  if (own === undefined || own === ofControl) return false;
  const arms = armsBy(abstract);
  const before = Math.max(0, from - start - reach);
  const around = words.slice(before, to - start + reach);
  const end = to - start - before;
  const after = end + (behind.exec(around.slice(end))?.[0].length ?? -1);
  const right = regimensIn(around).find(({ at, name }) => at === after && arms.has(name));
  const named = right ? [right.name] : namesAt(around, from - start - before, arms);
  const alike = named.filter((name) => kindOf(name) === kindOf(own));
  return alike.length > 0 && !alike.includes(own);
}

/** Whether a share is no finding, but one of the doses by which the abstract tells its groups apart: "0.01%". */
export function isRegimen(
  { from, to }: Place,
  words: string,
  start: number,
  abstract: ReadAbstract,
): boolean {
  const arms = armsBy(abstract);
  // With what may not stand before a dose.
  return arms.size > 0 && namesIn(words.slice(Math.max(0, from - start - 1), to - start), arms).length > 0;
}

/** Whether a clause tells of other regimens alone than some words do, as far as either names them. */
export function areOfOtherRegimens(words: string, clause: string, abstract: ReadAbstract): boolean {
  const arms = armsBy(abstract);
  if (arms.size === 0) return false;
  const told = namesIn(words, arms);
  const kinds = new Set(told.map(kindOf));
  const alike = namesIn(clause, arms).filter((name) => kinds.has(kindOf(name)));
  return alike.length > 0 && !told.some((name) => alike.includes(name));
}
