import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isRatio } from '../../../reading/quantities/same-value.ts';

/** What is said around one number, and how much each word of it is its own: 1, or less where it is another's before. */
export type Around = ReadonlyMap<string, number>;

/** Between what is said of one number and of the next. */
const joint =
  /[,;:|]| \/ |(?<![\p{L}-])(?:and|or|but|v|vs|versus|than|while(?! (?:on|receiving|taking|using)\b)|whereas|against|compared (?:with|to)|(?:to|from)(?= ?$))(?![\p{L}-])\.?/giu;
/** What is said behind a number of whom it is begins so. */
const ofOne = /^[)\]%\s]*(?:in|for|of|on|at|with|without|among|under|after|given|receiving)\b/i;
/** Behind two that are told against one another, of the second alone; "in women" is of both, as is all behind the bracket that has them. */
const ofSide =
  /^[%\s]*(?:(?:on|with|without|under|given|receiving)\b|(?:in|for|of|among) (?:[\p{L}-]+ ){0,4}?(?:groups?|arms?|placebo|controls?)\b)/iu;
/** The two words at least that tell of whom, and where that goes over into what they did. */
const whom = /^[^\p{L}]*\p{L}+[^\p{L}]+\p{L}+(?=[^\p{L}])/u;
const verb = /(?<![-\p{L}])(?:\p{L}{3,}ed|was|were|had|have|has|did|got|fell|rose)(?!\p{L})/iu;
/** Between two numbers of which each is of another. */
const against = /(?<![\p{L}-])(?:v|vs|versus|than|against|compared (?:with|to))(?![\p{L}-])/iu;
const unit = /\bper [\p{L}\d,.·-]+(?: (?:person|patient|woman|child)[- ]?\p{L}*)?/giu;
/** "Group 1": a number that names. */
const label =
  /\b(?:group|arm|cohort|type|phase|grade|stage|class|level|part|codon|quartile|tertile|quintile|visit|cycle|serotype)s? \d{1,4}$/i;
/** In characters before a number or its end: no label is longer. */
const reachOfLabel = 120;
/** Names of measures. */
const noName = /^(?:rr|hr|arr|md|smd|wmd|aor|ahr|irr|nnt|ci|percent)$/;
const isNumber = /^[\d.,]+$/;
const clauseEnd = /[;|]/g;
/** "88% and 37% in the first and the second group, respectively": the text before it names them in their order. */
const inOrder = /^([^.;|]{0,200}?)\brespectively\b/i;
/** "3% versus 4% for rhythm and rate control" */
const ofEach = /^ ?(?:in|for|with|on|among|of) [^.;:|,()]{3,80}/i;
/** The parts of a text of which one may be a list. */
const partEnd = /[:;|()[\]]/;
/** Between the names of a list. */
const listed = /,(?: and| or)?(?![\p{L}-])|(?<![\p{L}-])(?:and|v|vs|versus)(?![\p{L}-])\.?/giu;
const toTwo = /(?<![\p{L}-]|, )(?:and|v|vs|versus)(?![\p{L}-])\.?/giu;
/** "More with A than with B (12% v 9%)": whoever is named first has the first number. */
const compared = /(?<![\p{L}-])(?:than|als|compared (?:with|to))(?![\p{L}-])/giu;
const wordsOfCompared = 5;
const isCompared = /\b(?:than|compared)\b/i;
/** "More urban (93% v 83%) infants", "fewer of the controls had left (3% v 9%)": who is named there has the first number. "Had more free days (13 v 9)" names no one. */
const moreOf =
  /(?<!(?:\b(?:had|has|have|having|was|were|gave|got|saw|to|in|with|by|of|for)|ed) )\b(?:more|fewer|less) (?:of )?(?:the )?((?:(?!(?:than|in|with|on|after|when|for)\b)[\p{L}-]+ ){1,4})[^;|()]{0,60}\($/iu;
const reachOfMore = 140;
/** Between the two ends of a change, of which both are of whom is named behind the second. */
const ofChange = /\b(?:to|from) $/;
/** So many words have the names of a list, and of what comes before the first of them as many are its own. */
const wordsOfName = 3;
/** How much of what is said of a number is said of the next as well, where that has words of its own. */
const inherited = 0.5;
/** "(lixisenatide: −1.24 kg, placebo: −1.50 kg)": the words right before a number, parted from all before them. */
const labelled = /[[(;:,|] ?((?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)[:=,] ?$/u;
/** A number that has more beside it is one of a table. */
const most = 12;
/** They tell a number's size, and neither of whom nor of what it is. */
const sizes = /^(?:count|sample-size|p-value|number)$|-ratio$|-difference$|^percentage/;

/** Numbers that may be mistaken for one another: ratios, counts, or those of one unit. */
function classOf(quantity: Quantity): string {
  const { kind, unit } = quantity;
  if (isRatio(quantity)) return 'ratio';
  if (unit !== null) return /-change$|-difference$/.test(kind) ? `${unit} of change` : unit;
  if (!/^(?:count|sample-size|number)$/.test(kind)) return kind;
  return quantity.decimals > 0 ? 'measured' : 'count';
}

/** The quantities of a text by their class, of classes with two and no more than can be told apart. */
export function classesIn(quantities: readonly Quantity[]): Map<string, Quantity[]> {
  const classes = new Map<string, Quantity[]>();
  for (const one of quantities) {
    if (one.upper !== null) continue;
    const key = classOf(one);
    classes.set(key, [...(classes.get(key) ?? []), one]);
  }
  for (const [key, { length }] of classes) if (length < 2 || length > most) classes.delete(key);
  return classes;
}

/**
 * What is said around each of some numbers of one class: in front of the first, which the others share as far as they have
 * no words of their own, between two up to and from what parts them, and behind. Names that are told in a list before or
 * behind are each of its own number.
 * @param placed the text; what other numbers there count is said of none
 */
export function aroundEach(numbers: readonly Quantity[], placed: PlacedText): Map<number, Around> {
  const { from: start, text } = placed;
  const plain = withoutSizes(placed, numbers);
  const gaps = numbers.map(({ to }, at) =>
    plain.slice(to - start, (numbers[at + 1]?.from ?? start + text.length) - start),
  );
  const lead = plain.slice(0, (numbers[0]?.from ?? start) - start);
  const parts = gaps.map((gap, at) => partsOf(gap, at < numbers.length - 1));
  const owns = parts.map((_, at) =>
    wordsIn(at === 0 ? afterLast(lead, clauseEnd) : (parts[at - 1]?.left ?? '')),
  );
  const rights = parts.map(({ right }) => wordsIn(right));
  for (let at = rights.length - 2; at >= 0; at -= 1)
    if (ofChange.test(gaps[at] as string))
      rights[at] = new Set([...(rights[at] as Set<string>), ...(rights[at + 1] as Set<string>)]);
  const around: Map<string, number>[] = [];
  for (const [at, own] of owns.entries()) {
    const share = own.size === 0 ? 1 : inherited;
    const left = new Map(
      [...(around[at - 1] ?? [])].map(([term, weight]) => [term, share * weight] as const),
    );
    for (const term of own) left.set(term, 1);
    around.push(left);
  }
  // "148 initiators"
  const counted = numbers.map((one) =>
    classOf(one) === 'count' ? [...wordsIn(one.text)].filter((term) => !isNumber.test(term)) : [],
  );
  const areCounted = counted.every(({ length }) => length > 0);
  const names = runsOf(owns).flatMap((run, at, runs) => namesOfRun(run, at, runs));
  return new Map(
    numbers.map(({ from }, at) => {
      const all = new Map(around[at]);
      const label =
        labelled.exec(plain.slice(Math.max(0, from - start - reachOfLabel), from - start))?.[1] ?? '';
      for (const term of [
        ...(areCounted ? (counted[at] ?? []) : []),
        ...(names[at] ?? []),
        ...wordsIn(label),
      ])
        all.set(term, 1 + (all.get(term) ?? 0));
      return [from, all];
    }),
  );

  /** What each number of a run is told of by itself. */
  function namesOfRun({ first, last }: Run, index: number, runs: readonly Run[]): ReadonlySet<string>[] {
    const own = rights.slice(first, last + 1);
    const count = own.length;
    if (count === 1 || own.slice(0, -1).some(({ size }) => size > 0)) return own;
    const gap = gaps[last] as string;
    const ahead = first === 0 ? lead : (gaps[first - 1] as string);
    const ordered = inOrder.exec(gap);
    // "Reduced A and B: changes were 15% and 29%, respectively": the list may stand in a part before.
    const places = ordered ? ahead.split(partEnd).toReversed() : [lastPart(ahead)];
    const listed =
      listOf(lastPart(ordered?.[1] ?? ofEach.exec(gap)?.[0] ?? ''), count) ??
      places.map((part) => listOf(part, count)).find((names) => names !== null);
    if (listed) return listed;
    // "73% with A and 50% with B, and of those cured 85% and 66%"
    const before = runs
      .slice(0, index)
      .map((run) => rights.slice(run.first, run.last + 1))
      .findLast((named) => named.length === count && named.every(({ size }) => size > 0));
    if (before) return before;
    const name = against.test(gaps[last - 1] as string) ? moreOf.exec(ahead.slice(-reachOfMore))?.[1] : null;
    if (name && count === 2 && !isCompared.test(ahead)) return [wordsIn(upToVerb(name)), new Set()];
    // "24% v 30% with placebo" tells of the second; of "24% and 30% died" both did.
    const isAgainst = against.test(gaps[last - 1] as string) && ofSide.test(gap.replace(bracketed, ' '));
    return own.map((one, at) => (at === count - 1 && !isAgainst ? new Set<string>() : one));
  }
}

/** Numbers that follow one another with no new words for what they are of, by their places among all. */
interface Run {
  first: number;
  last: number;
}

function runsOf(owns: readonly ReadonlySet<string>[]): Run[] {
  const runs: Run[] = [];
  owns.forEach(({ size }, at) => {
    const run = runs.at(-1);
    if (run && size === 0) run.last = at;
    else runs.push({ first: at, last: at });
  });
  return runs;
}

function withoutSizes({ from: start, quantities, text }: PlacedText, numbers: readonly Quantity[]): string {
  let plain = text;
  for (const { from, kind, to } of quantities) {
    if (!sizes.test(kind) || numbers.some((one) => one.from === from)) continue;
    if (label.test(text.slice(Math.max(0, to - start - reachOfLabel), to - start))) continue;
    plain = plain.slice(0, from - start) + ' '.repeat(to - from) + plain.slice(to - start);
  }
  return plain;
}

function afterLast(text: string, pattern: RegExp): string {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** Of words that part two numbers, so many may stand before the second with nothing said between them. */
const mostBare = 4;
/** Right behind a number, who is meant: "12% (placebo)". */
const named = /^[%\s]*\(([^()\d]{2,40})\)/;
const bracketed = /\([^()]*(?:\)|$)|\[[^[\]]*(?:\]|$)/g;

/** Of the words between two numbers, what is said behind the first and before the second. */
function partsOf(gap: string, isBetween: boolean): { right: string; left: string } {
  const name = named.exec(gap)?.[1] ?? '';
  const plain = gap.replace(bracketed, (found) => ' '.repeat(found.length));
  const joints = [...plain.matchAll(joint)];
  const [first] = joints;
  const right = `${name} ${withoutVerb(first ? plain.slice(0, first.index) : plain)}`;
  // Where nothing parts two numbers, which of them the words are of is open.
  if (!first) return isBetween ? { right: name, left: '' } : { right, left: '' };
  // ", in those with an event, in": what parts it may stand right before a number.
  const last =
    joints
      .slice(-mostBare)
      .findLast(({ 0: { length }, index }) => wordsIn(gap.slice(index + length)).size > 0) ?? first;
  return { right, left: gap.slice(last.index + last[0].length) };
}

/** "On topiramate stopped it": what they did is said of the numbers before as well. */
function withoutVerb(right: string): string {
  const ahead = ofOne.test(right) ? (whom.exec(right)?.[0].length ?? 0) : 0;
  const found = ahead > 0 ? verb.exec(right.slice(ahead)) : null;
  return found ? right.slice(0, ahead + found.index) : right;
}

/** What words tell of; units and the names of measures are no such thing. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set([...conceptSetOf(text.replace(unit, ' '))].filter((term) => !noName.test(term)));

/** The last part of some words that says something. */
const lastPart = (words: string): string =>
  words.split(partEnd).findLast((part) => wordsIn(part).size > 0) ?? '';

/** A name, without the verb behind it and all that follows. */
function upToVerb(part: string): string {
  const words = part.trim().split(/\s+/);
  const at = words.findIndex((one, index) => index > 0 && verb.test(one));
  return at < 0 ? part : words.slice(0, at).join(' ');
}

/** The names of a list of so many at the end of some words; null where there is none. */
function listOf(own: string, count: number): ReadonlySet<string>[] | null {
  const [ahead, behind] = count === 2 ? own.split(compared).slice(-2) : [];
  const parts =
    behind === undefined
      ? own.split(count === 2 ? toTwo : listed).filter((part) => /[\p{L}\d]/u.test(part))
      : [ahead ?? '', behind.trim().split(/\s+/).slice(0, wordsOfCompared).join(' ')];
  const [head = '', ...rest] = parts.slice(-count);
  // "Intermediate particles changed by": of three and more, the last name is over where the verb begins; "A and B was" may be two clauses.
  const others = count > 2 ? rest.map(upToVerb) : rest;
  const most = behind === undefined ? wordsOfName : wordsOfCompared;
  if (parts.length < count || others.some((part) => part.trim().split(/\s+/).length > most)) return null;
  const names = [head.trim().split(/\s+/).slice(-most).join(' '), ...others].map(wordsIn);
  return names.some(({ size }) => size === 0) ? null : names;
}
