import type { AbstractSentence, ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Place } from '../../../reading/document.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { firstEndingAfter } from '../../../reading/parts.ts';
import { isControl } from '../../../reading/quantities/arms.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { timesIn } from '../../../reading/quantities/times.ts';
import { listsByPlace, listsIn } from '../lists.ts';

/** A dose or a rhythm by which groups of one drug are told apart: "300 mg", "0.01%", "monthly"; of "5, 10 or 15 mg" each. */
const regimen =
  /(?<![\p{L}\d.,/-])((?:\d+(?:[.,]\d+)*(?:-mg|-)?(?:,? (?:and|or) |, |\/)){0,6})(\d+(?:[.,]\d+)*) ?-?(mg|µg|μg|mcg|g|IU|%)(?:\/(?:kg|d|day))?(?![\p{L}\d/])|\b(quarterly|monthly|weekly|fortnightly|daily|every (?:\d+|two|three|four|six|eight) weeks|(?:once|twice)[ -](?:daily|weekly))\b/giu;
/** Where a test is taken for positive: "at 10 µg/g", "a threshold of 500 ng/mL"; of "2, 10 and 150 µg/g" each. */
const cutOff =
  /(?<=(?:\bat|\bthresholds?|\bcut[- ]?offs?|\bbelow|\babove|\bunder|\bover|\bthan|\bleast|\busing|[<>≤≥])(?: (?:of|at|the|an?|level|concentration|to)){0,3} ?)((?:\d+(?:[.,]\d+)*(?:,? (?:and|or) |, |\/)){0,6})(\d+(?:[.,]\d+)*) ?((?:ng|µg|μg|mcg|pg|mg|mmol|µmol|μmol|nmol|pmol|m?U|m?IU|copies|cells)(?: Hb)?\/(?:g|mL|dL|L|mm3|µL|μL))\b/giu;
/** Of whom a number is told, by age: "for age 60 to 69", "aged 90 and above". */
const ages =
  /(?<=\bage[ds]?(?: of)? )(\d{1,3})(?: ?(?:to|-|–|and) ?(\d{1,3})| ?(?:years? )?(?:and|or) (?:above|older|over))/giu;
/** From where on something counts: "a loss of at least 10%", "5% or more". */
const threshold =
  /(?:\bat least |\bno less than |≥ ?|>= ?)(\d+(?:\.\d+)?) ?%|(?<![\d.])(\d+(?:\.\d+)?) ?% or (?:more|greater|higher|over)\b/giu;
/** When something was read: "at 1 month", "by 2 years". */
const time =
  /(?<=\b(?:at|by|after|within|to) (?:about |the )?)(?:\d+(?:\.\d+)?|one|two|three|six|twelve)[ -](?:hours?|days?|weeks?|months?|years?)\b|(?<![\p{L}\d.,-])\d+-(?:hour|day|week|month|year)(?= |,)/giu;
/** What stands right behind a number, up to the next one: "(95% CI …) with 0.05%", "for the 300-mg group". */
const behind =
  /^[)\]%]{0,2}[^.;:\d()]{0,14}?(?:\([^()]{0,80}\))?,? ?(?:with|for|in|of|on|at|by|after|above|below|over|under|receiving|given)(?: the| an?)? (?:(?!(?:and|or|but|than|vs|versus|v|whereas|while|to)\b)[\p{L}-]+ ){0,4}?(?=(?:at least|≥|>=|\d|quarterly|monthly|weekly|fortnightly|daily|every|once|twice))/iu;
/** The same of what counts, for which no such word is needed: "42.3% and 18.1% at least 15%". */
const behindBare = /^[)\]%]{0,2}(?: lost| reached)? (?=at least|≥|>=|\d+(?:\.\d+)? ?% or)/iu;
const endOfBehind = (rest: string): number => (behindBare.exec(rest) ?? behind.exec(rest))?.[0].length ?? -1;
const ofGroup = /^(?:with|for|in|on|receiving|given) (?:the )?([\p{L} -]{3,30})/iu;
/** What a clause that tells of another group begins with. */
const clauseEnd = /[;|]|,? \b(?:whereas|while|but|although|though)\b/giu;

/** In characters: "no less than ", " or more". */
const reachOfToken = 14;
/** In characters to either side of a number: what stands further away is of another. */
const reach = 400;

interface Told {
  at: number;
  to: number;
  name: string;
}

/** Of "5, 10 or 15 mg" each amount with its unit, in one spelling. */
function amountsOf(first: string, last: string, unit: string): string[] {
  const own = unit.replace('μ', 'µ').replace('mcg', 'µg');
  const amounts = [...(first.match(/\d+(?:[.,]\d+)*/g) ?? []), last];
  return amounts.map((amount) => `${Number(amount.replaceAll(',', ''))} ${own}`);
}

function conditionsIn(text: string): Told[] {
  const counts = [...text.matchAll(threshold)].map(({ 0: found, 1: least, 2: more, index }) => ({
    at: index,
    to: index + found.length,
    name: `${Number(least ?? more)} %+`,
  }));
  const given = [...text.matchAll(regimen)].flatMap(
    ({ 0: found, 1: first = '', 2: last, 3: unit = '', 4: rhythm, index }) => {
      const place = { at: index, to: index + found.length };
      if (rhythm) return { ...place, name: rhythm.toLowerCase().replaceAll(/[ -]+/g, ' ') };
      if (counts.some(({ at, to }) => at <= index && index < to)) return [];
      // "38%, 41% and 18%" are no list of doses: only the last of those bears the unit.
      return amountsOf(first, last ?? '', unit.toLowerCase()).map((name) => ({ ...place, name }));
    },
  );
  const tested = [...text.matchAll(cutOff)].flatMap(
    ({ 0: found, 1: first = '', 2: last = '', 3: unit = '', index }) =>
      amountsOf(first, last, unit.replace(' Hb', '')).map((name) => ({
        at: index,
        to: index + found.length,
        name,
      })),
  );
  const aged = [...text.matchAll(ages)].map(({ 0: found, 1: from, 2: to = '', index }) => ({
    at: index,
    to: index + found.length,
    name: `${Number(from)} to ${to} years^`,
  }));
  const times = [...text.matchAll(time)].flatMap(({ 0: found, index }) =>
    [...timesIn(found)].map((name) => ({ at: index, to: index + found.length, name: `${name} @` })),
  );
  return [...counts, ...given, ...tested, ...aged, ...times].sort((one, other) => one.at - other.at);
}

/** They are told apart wherever they are told: what was read at, at a time, from some amount on, of some age. */
const ofReading = /[+@^]$|\//;

const kindOf = (name: string) =>
  /[@^]$/.test(name) ? name.slice(-1) : (name.match(/^[\d.]+ (.+)$/)?.[1] ?? 'rhythm');

/** Drops and creams hold no more of a drug; shares that were found are larger, and are told once. */
const maxShare = 5;

/** Between the doses of an enumeration. */
const joined = /^,? ?(?:and |or )?$/;
const givenBefore = /\b(?:with|for|on|the|of) $/i;

/** Those by which an abstract tells its groups apart: of one kind, two or more that it says were given. */
const armsBy = keptOf(({ sentences, text }: ReadAbstract): ReadonlySet<string> => {
  const times = Map.groupBy(conditionsIn(text), ({ name }) => name);
  const isRepeated = (name: string) => (times.get(name)?.length ?? 0) > 1;
  const names = sentences.flatMap(({ role, text: sentence }) =>
    conditionsIn(sentence).flatMap(({ at, name }) => {
      const isFinding = role === 'results' || role === 'conclusions';
      const isGiven = givenBefore.test(sentence.slice(Math.max(0, at - 10), at));
      if (ofReading.test(name)) return role === 'results' || role === 'conclusions' ? name : [];
      const isShare = name.endsWith('%');
      if (isShare && (Number.parseFloat(name) > maxShare || !(isGiven || isRepeated(name)))) return [];
      return !isFinding || isGiven ? name : [];
    }),
  );
  const kinds = Map.groupBy(new Set(names), kindOf);
  return new Set([...kinds.values()].filter(({ length }) => length > 1).flat());
});

/** The doses of three or more groups, in the order in which the abstract says that they were given. */
function ordered({ sentences }: ReadAbstract, arms: ReadonlySet<string>): readonly string[] {
  for (const { role, text } of sentences) {
    if (role === 'results' || role === 'conclusions') continue;
    const names = namesIn(text, arms).filter((name) => !ofReading.test(name));
    if (names.length > 2) return names;
  }
  return [];
}

/** A number that no group of these is named with. */
const ofControl = '';

/** The dose, rhythm, time or bound that each number of an abstract's results is told of; those of which it is not known are left out. */
const boundIn = keptOf((abstract: ReadAbstract): ReadonlyMap<number, string> => {
  const arms = armsBy(abstract);
  const bound = new Map<number, string>();
  if (arms.size === 0) return bound;
  let usual: readonly string[] = ordered(abstract, arms);
  for (const sentence of abstract.sentences) {
    if (sentence.role !== 'results' && sentence.role !== 'conclusions') continue;
    for (const [from, name] of namesBehind(sentence, arms)) bound.set(from, name);
    const clauses = clausesIn(sentence.text).map(({ from, to }) => ({
      from,
      to,
      names: namesIn(sentence.text.slice(from, to), arms),
    }));
    for (const list of listsIn(sentence)) {
      const names = list.flatMap(({ from }) => bound.get(from) ?? []);
      const before = names.length === 0 ? namesBefore(list, sentence, clauses, arms) : [];
      if (before.length === list.length)
        list.forEach(({ from }, at) => {
          bound.set(from, before[at] ?? ofControl);
        });
      else if (names.length === list.length && new Set(names).size === names.length) usual = names;
      // One more than the doses are: what they are compared with, told last.
      else if (names.length === 0 && usual.length > 1 && [0, 1].includes(list.length - usual.length))
        list.forEach(({ from }, at) => {
          bound.set(from, usual[at] ?? ofControl);
        });
    }
    for (const { from } of sentence.quantities) {
      if (bound.has(from)) continue;
      const [name, ...others] = clauses[firstEndingAfter(clauses, from - sentence.from)]?.names ?? [];
      if (name !== undefined && others.length === 0) bound.set(from, name);
    }
  }
  return bound;
});

/** The conditions of one kind that a clause names before a list: "in the 15- and 20-mg groups, 3.2% and 1.7%". */
function namesBefore(
  list: readonly Quantity[],
  { from, text }: AbstractSentence,
  clauses: readonly Place[],
  arms: ReadonlySet<string>,
): string[] {
  const first = (list[0]?.from ?? from) - from;
  const clause = clauses[firstEndingAfter(clauses, first)];
  const names = namesIn(text.slice(Math.max(clause?.from ?? 0, first - reach), first), arms);
  return new Set(names.map(kindOf)).size === 1 ? names : [];
}

function namesBehind(sentence: AbstractSentence, arms: ReadonlySet<string>): [number, string][] {
  const { from, quantities, text } = sentence;
  const told = conditionsIn(text).filter(({ name }) => arms.has(name));
  // Of those that begin at one place, as in "5, 10 or 15 mg", the first.
  const indexAt = new Map(told.map(({ at }, index) => [at, index] as const).reverse());
  const lists = listsByPlace(sentence);
  return quantities.flatMap(({ from: at, to }): [number, string][] => {
    const rest = text.slice(to - from, to - from + reach);
    const start = to - from + endOfBehind(rest);
    const index = indexAt.get(start);
    if (index !== undefined) {
      const names = enumeratedFrom(told, index, text);
      if (names.length === 1) return [[at, names[0] ?? '']];
      // "By 2.01, 2.24 and 2.30 points with 5 mg, 10 mg and 15 mg": each has its own.
      const list = lists.get(at);
      const isOfEach = list?.length === names.length && list.at(-1)?.from === at;
      return isOfEach ? list.map((one, order) => [one.from, names[order] ?? '']) : [];
    }
    const group = ofGroup.exec(rest.replace(/^[)\]%\s]*(?:\([^()]{0,80}\))?,? ?/, ''))?.[1];
    return group && isControl(group) ? [[at, ofControl]] : [];
  });
}

/** No trial has more groups. */
const maxGroups = 8;

/** The names of an enumeration, from one of them on. */
function enumeratedFrom(told: readonly Told[], first: number, text: string): string[] {
  const names: string[] = [];
  for (let at = first; at < Math.min(told.length, first + maxGroups); at += 1) {
    const [before, one] = [told[at - 1], told[at] as Told];
    const isNext =
      at === first || (before && (before.at === one.at || joined.test(text.slice(before.to, one.at))));
    if (!isNext) break;
    names.push(one.name);
  }
  return names;
}

/** The clauses of a text; a row of a table is one. */
function clausesIn(text: string): Place[] {
  const plain = text.replace(/\([^()]{0,160}\)/g, (found) => ' '.repeat(found.length));
  const ends = text.includes('|') ? [] : [...plain.matchAll(clauseEnd)].map(({ index }) => index);
  return [...ends, text.length].map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
}

const namesIn = (text: string, arms: ReadonlySet<string>): string[] => [
  ...new Set(conditionsIn(text).flatMap(({ name }) => (arms.has(name) ? name : []))),
];

/**
 * Whether words tell a number of another dose or rhythm than the abstract does: "0.54 D with 0.01%", where that is what 0.05% did.
 */
export function isUnderOtherConditions(
  { from, to }: Place,
  recorded: Place,
  { from: start, text: words }: Pick<PlacedText, 'from' | 'text'>,
  abstract: ReadAbstract,
): boolean {
  const own = boundIn(abstract).get(recorded.from);
  if (own === undefined || own === ofControl) return false;
  const arms = armsBy(abstract);
  const before = Math.max(0, from - start - reach);
  const around = words.slice(before, to - start + reach);
  const end = to - start - before;
  const after = end + endOfBehind(around.slice(end));
  const right = conditionsIn(around).find(({ at, name }) => at === after && arms.has(name));
  const clauses = clausesIn(around);
  const clause = clauses[firstEndingAfter(clauses, from - start - before)];
  const named = right ? [right.name] : namesIn(around.slice(clause?.from, clause?.to), arms);
  const alike = named.filter((name) => kindOf(name) === kindOf(own));
  return alike.length > 0 && !alike.includes(own);
}

/** Whether a share is no finding, but one of the doses by which the abstract tells its groups apart: "0.01%". */
export function isCondition(
  { from, to }: Place,
  { from: start, text: words }: Pick<PlacedText, 'from' | 'text'>,
  abstract: ReadAbstract,
): boolean {
  const arms = armsBy(abstract);
  if (arms.size === 0) return false;
  const [first, end] = [from - start, to - start];
  const before = Math.max(0, first - reachOfToken);
  return conditionsIn(words.slice(before, end + reachOfToken)).some(
    (told) => arms.has(told.name) && told.at < end - before && told.to > first - before,
  );
}

/** Whether a clause tells of other conditions alone than some words do, as far as either names them. */
export function nameOtherConditions(words: string, clause: string, abstract: ReadAbstract): boolean {
  const arms = armsBy(abstract);
  if (arms.size === 0) return false;
  const told = namesIn(words, arms);
  const kinds = new Set(told.map(kindOf));
  const alike = namesIn(clause, arms).filter((name) => kinds.has(kindOf(name)));
  return alike.length > 0 && !told.some((name) => alike.includes(name));
}

/** The numbers of an abstract but for the shares that only say what was given or what counts. */
export const numbersOf = keptOf((abstract: ReadAbstract): readonly Quantity[] =>
  abstract.quantities.filter(
    (one) => !one.kind.startsWith('percentage') || !isCondition(one, abstract, abstract),
  ),
);
