import type { ReadAbstract } from '../abstracts/read-abstract.ts';
import { keptOf } from '../kept-with.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../lexicon/outcome-words.ts';
import type { PlacedText } from '../quantities/placed-text.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { controlNames, namingWords, stemsIn } from './names.ts';
import { endOfLast } from './read-sentence.ts';
import { clauseEnd, comparing } from './words-around.ts';

/** What one group was given, by the stems of its name; and how that is written short, or spelt out. */
interface Part {
  stems: readonly string[];
  otherwise: RegExp | null;
}

/** What the groups of a study were given, each alone, and what one of them was given together. */
interface Parts {
  all: readonly Part[];
  together: string | null;
  /** Each group, in the order in which the abstract tells them. */
  order: readonly string[];
}

/** What the groups were given that numbers are told of, by where each begins: "0" and "1" alone, "0+1" together. */
export type Makeups = ReadonlyMap<number, string>;

const ofGroups = /^(?:percentage|rate|level|number|duration)$/;
/** What one group is against another, which is mostly told once for all. */
const ofTwo = /-ratio$/;
/** When something was found is of no group. */
const when = /\b(?:at|within|after|for|over|by|until|during|first|than) (?:the |about )?$/i;
const people =
  '(?:patients?|participants?|people|women|men|children|infants|adults|adolescents|girls|boys|those|Patienten) ';
const bracket = '(?: ?\\([^()]{0,80}\\)| ?\\[[^[\\]]{0,80}\\])?';
/** Between a number and the name of its group: "of women with", "in the", "(". */
const lead = new RegExp(
  `^[)\\]%]{0,3}${bracket} ?(?:\\(|(?:(?:of|in|among) (?:the )?${people})?(?:with|for|on|given|receiving|after|under|mit|unter) (?:the )?|(?:of|in|among) (?:the )?(?=[\\p{L}’' -]{3,40} (?:groups?|arms?|recipients|users)\\b|placebo|controls))`,
  'iu',
);
/** No name of what was given. */
const noName =
  /^(?:[aeo]?rr|[ah]?hr|i?rr|or|aor|ci|nnt|md|smd|sd|se|iqr|range|absolute|relative|adjusted|between|difference|hazard|odds|risk|rate|mean|median)\b/i;
const endOfName =
  /[,;:.()[\]|\d]|\b(?:vs\.?|versus|than|compared|but|whereas|while|against|had|have|has|was|were|who)\b|\band (?=(?:in |of )?$)/iu;
/** Between the names of what was given together. */
const joint =
  /^ ?(?:(?:therapy|treatment|therapie) )?(?:plus|with|mit|\+|(?:in combination|combined|together|added|given) (?:with|to)|(?:in addition|added) to|in Kombination mit)(?: the)? ?$|^\+$/iu;
const asOne =
  /\bcombin(?:ation|ed)\b(?! (?:with|end))|\bkombination|\bboth (?:drugs|treatments|therapies|agents|together)\b|\bdual therapy\b/iu;
/** What is given to those who have another already is not given alone. */
const added = /\b(?:add(?:ed|ing|-on)?|addition|adjunct\w*|adjuvant|augment\w*|on top of|together)\b/iu;
const reach = 120;

/** Groups, where it matters what each was given. */
const fewest = 3;
const control = 'control';

const findingsIn = ({ from: start, quantities, text }: PlacedText, hasRatios = false): Quantity[] =>
  quantities.filter(
    ({ from, kind }) =>
      (ofGroups.test(kind) || (hasRatios && ofTwo.test(kind))) &&
      !(kind === 'duration' && when.test(text.slice(Math.max(0, from - start - 20), from - start))),
  );

/** The name of a group right behind a number, and where it ends. */
function nameBehind(text: string, at: number, next: number): { name: string; to: number } {
  const rest = text.slice(at, Math.min(next, at + reach));
  const own = lead.exec(rest)?.[0].length;
  if (own === undefined) return { name: '', to: at };
  const behind = rest.slice(own);
  const name = behind.slice(0, endOfName.exec(behind)?.index ?? behind.length).trim();
  return { name, to: at + own + name.length };
}

const isOutcome = (name: string) => conceptsOf(name).some((one) => knownOutcomes.has(one));

/** "CBT" by the words that its letters begin, and the other way round. */
function otherwise(name: string): RegExp | null {
  const [short] = /(?<![\p{L}\d])\p{Lu}{3,5}(?![\p{L}\d])/u.exec(name) ?? [];
  if (short)
    return new RegExp(`(?<!\\p{L})${[...short].map((one) => `${one}\\p{L}{2,18}`).join('[ -]')}`, 'giu');
  const initials = (name.match(/\p{L}+/gu) ?? []).map(([first = '']) => first.toUpperCase()).join('');
  return initials.length > 2 && initials.length < 6
    ? new RegExp(`(?<![\\p{L}\\d])${initials}(?![\\p{L}\\d])`, 'gu')
    : null;
}

/** Names of groups that stand behind three numbers of one sentence or more, where one is of several together or none is. */
const partsOf = keptOf(({ sentences }: ReadAbstract): Parts => {
  for (const sentence of sentences) {
    const { from: start, text } = sentence;
    const findings = findingsIn(sentence);
    const told = findings.map(({ to, unit }, at) => {
      const next = (findings[at + 1]?.from ?? start + text.length) - start;
      return { unit, name: nameBehind(text, to - start, next).name };
    });
    const [names = []] = [...Map.groupBy(told, ({ unit }) => unit).values()]
      .map((each) => each.map(({ name }) => name).filter((name) => name && !noName.test(name)))
      .sort((one, other) => other.length - one.length);
    if (names.length < fewest || 2 * names.filter(isOutcome).length > names.length) continue;
    const single = names.filter((name) => !asOne.test(name) && name.search(controlNames) < 0);
    const stems = single.map(stemsIn);
    const isPartOfOther = (at: number) =>
      stems.some(
        (one, other) => other !== at && one.length > 0 && one.every((stem) => stems[at]?.includes(stem)),
      );
    const all = single.flatMap((name, at): Part[] => {
      const own = stems[at] ?? [];
      return own.length === 0 || isPartOfOther(at) ? [] : [{ stems: own, otherwise: otherwise(name) }];
    });
    const given = all.flatMap((one) => one.stems);
    if (all.length < 2 || new Set(given).size < given.length) continue;
    const alone: Parts = { all, together: null, order: [] };
    const [together = all.length === 2 && names.some((name) => asOne.test(name)) ? '0+1' : null, ...others] =
      new Set(names.flatMap((name) => onlyIn(name, alone) ?? []).filter((one) => one.includes('+')));
    const parts: Parts = { ...alone, together: others.length > 0 ? null : together };
    const order = names.map((name) => onlyIn(name, parts) ?? '');
    // Of two groups it is told elsewhere.
    if (new Set(order).size >= fewest && !order.includes('')) return { ...parts, order };
  }
  return { all: [], together: null, order: [] };
});

/** Where a text names what was given, several together as one. */
function mentionsIn(text: string, { all, together }: Parts): { makeup: string; from: number; to: number }[] {
  const words = namingWords(text);
  const found = all.flatMap(({ otherwise: short, stems }, at) => [
    ...words.flatMap(({ from, stem, to }) => (stems.includes(stem) ? { makeup: `${at}`, from, to } : [])),
    ...(short ? [...text.matchAll(short)] : []).map(({ 0: { length }, index }) => ({
      makeup: `${at}`,
      from: index,
      to: index + length,
    })),
  ]);
  for (const {
    0: { length },
    index,
  } of text.matchAll(controlNames))
    found.push({ makeup: control, from: index, to: index + length });
  if (together !== null)
    for (const {
      0: { length },
      index,
    } of text.matchAll(new RegExp(asOne, 'giu')))
      found.push({ makeup: together, from: index, to: index + length });
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  const joined: typeof found = [];
  for (const one of found) {
    const last = joined.at(-1);
    const between = last && text.slice(last.to, one.from);
    const isOne =
      last !== undefined && (last.makeup.split('+').includes(one.makeup) || last.makeup === one.makeup);
    if (last && isOne && between !== undefined && /^[\p{L} -]{0,20}$/u.test(between)) last.to = one.to;
    else if (last && between !== undefined && joint.test(between)) {
      // "With a placebo" is alone.
      const given = [...last.makeup.split('+'), ...one.makeup.split('+')].filter((each) => each !== control);
      last.makeup = [...new Set(given)].sort().join('+') || control;
      last.to = one.to;
    } else joined.push({ ...one });
  }
  return joined;
}

/** The one that is named in some words; null where there are more, or none. */
function onlyIn(words: string, parts: Parts, isOfTwo = false): string | null {
  const isRival = ({ from }: { from: number }) =>
    comparing.test(words.slice(Math.max(0, from - reach), from));
  // "Against placebo the risk was 0.65 with both": it is told of both.
  const named = mentionsIn(words, parts).filter(
    (one) => !(isOfTwo && one.makeup === control && isRival(one)),
  );
  const [one, ...others] = new Set(named.map(({ makeup }) => makeup));
  if (one === undefined || others.length > 0) return null;
  if (named.some(isRival)) return null;
  return one !== control && !one.includes('+') && added.test(words) ? null : one;
}

/**
 * What the groups were given that the numbers of a text are told of, where an abstract compares three groups or more: "fluoxetine with
 * CBT" is a group of its own, and neither of the two.
 */
export function makeupsIn(placed: PlacedText, abstract: ReadAbstract): Makeups {
  const { from: start, text } = placed;
  const parts = partsOf(abstract);
  const made = new Map<number, string>();
  const findings = findingsIn(placed, true);
  if (parts.all.length === 0 || findings.length === 0) return made;
  const areBare =
    findings.every(({ kind, unit }) => unit === findings[0]?.unit && !ofTwo.test(kind)) &&
    mentionsIn(text, parts).length === 0;
  if (areBare && findings.length === parts.order.length)
    return new Map(findings.map(({ from }, at) => [from, parts.order[at] ?? '']));
  let taken = 0;
  findings.forEach(({ from, kind, to }, at) => {
    const isOfTwo = ofTwo.test(kind);
    const next = (findings[at + 1]?.from ?? start + text.length) - start;
    const before = text.slice(Math.max(0, taken), Math.max(0, from - start));
    const ahead = onlyIn(before.slice(endOfLast(before, clauseEnd)), parts, isOfTwo);
    const behind = nameBehind(text, to - start, next);
    const own = onlyIn(behind.name, parts, isOfTwo);
    taken = own === null ? to - start : behind.to;
    // "Fluoxetine: 71.0% with CBT" may be told of either, or of both.
    const isOfEither = own !== null && ahead !== null && own !== ahead && ![own, ahead].includes(control);
    const makeup = own ?? ahead;
    if (makeup !== null && !isOfEither) made.set(from, makeup);
  });
  return made;
}
