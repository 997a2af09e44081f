import type { ReadAbstract } from '../abstracts/read-abstract.ts';
import { type Comparison, comparisonsIn, comparisonsInTitle, type ToldSentence } from './comparisons.ts';
import { comparisonsOfHeads } from './heads.ts';
import { controlNames, stemsIn } from './names.ts';

/** One of the groups that a text compares. */
export interface Group {
  /** What names this group and no other, by stems. */
  stems: Set<string>;
  isControl: boolean;
  /** As they are written. */
  names: string[];
}

/** The groups that a text compares; none where it does not tell. */
export interface Roster {
  groups: readonly Group[];
  /** There are two and no more: what is not of the one is of the other. */
  areTwo: boolean;
  /** Those that a title tells last, "one versus another": the others' controls, where none are called so. */
  compared: number | null;
  /** Its own short names of groups, "TXA" of "tranexamic acid (TXA)". */
  shortNames: ReadonlyMap<string, number>;
  /** The first letters of its words, with the word of each: "TAVR" of "transcatheter aortic-valve replacement". */
  initials: string;
  words: readonly string[];
}

const noRoster: Roster = {
  groups: [],
  areTwo: false,
  compared: null,
  shortNames: new Map(),
  initials: '',
  words: [],
};

const maxComparisons = 60;
const maxGroups = 6;
/** Comparisons that two groups are in, where another that is in one alone is none. */
const oftenTold = 3;

interface Side {
  stems: string[];
  isControl: boolean;
  name: string;
}

function sidesOf({ names }: Comparison): [Side, Side] {
  const stems = names.map(stemsIn) as [string[], string[]];
  const controls = names.map((name) => name.search(controlNames) >= 0);
  return names.map((name, at) => {
    const others = stems[1 - at] as string[];
    return {
      // What both have tells neither from the other; and what controls were given has many names.
      stems: controls[at] ? [] : (stems[at] as string[]).filter((one) => !others.includes(one)),
      isControl: controls[at] === true && controls[1 - at] === false,
      name,
    };
  }) as [Side, Side];
}

const isOf = (group: Group, { isControl, stems }: Side): boolean =>
  (isControl && group.isControl) || stems.some((one) => group.stems.has(one));

function addTo(group: Group, { isControl, name, stems }: Side): void {
  for (const one of stems) group.stems.add(one);
  group.isControl ||= isControl;
  group.names.push(name);
}

/**
 * "Transcatheter versus surgical repair" does not call surgery alone a repair: what one side has of two groups, of which the other
 * is the other side's, is neither's name.
 */
function setApart(sides: readonly [Side, Side], groups: readonly Group[]): void {
  for (const [at, side] of sides.entries()) {
    const [own, others] = [side, sides[1 - at] as Side].map((each) =>
      groups.filter((group) => isOf(group, each)),
    );
    const [other] = others ?? [];
    if (own?.length !== 2 || others?.length !== 1 || !other || !own.includes(other)) continue;
    for (const stem of side.stems) other.stems.delete(stem);
  }
}

/** Puts comparisons together into groups: names that share a word of their own are of one. */
function groupsIn(comparisons: readonly Comparison[]): Group[] {
  let groups: Group[] = [];
  const sure = new Set<Group>();
  const told = new Map<Group, number>();
  for (const comparison of comparisons.slice(0, maxComparisons)) {
    const sides = sidesOf(comparison);
    setApart(sides, groups);
    const of = sides.map((side) => groups.filter((group) => isOf(group, side))) as [Group[], Group[]];
    if (of.some(({ length }) => length > 1) || (of[0][0] && of[0][0] === of[1][0])) continue;
    const isKnown = of.map(({ length }) => length === 1);
    const isNamed = sides.map(({ isControl, stems }) => isControl || stems.length > 0);
    if (!isNamed.every(Boolean)) continue;
    if (comparison.source === 'compared' && !isKnown.every(Boolean)) continue;
    sides.forEach((side, at) => {
      const group = of[at]?.[0] ?? { stems: new Set(), isControl: false, names: [] };
      if (!groups.includes(group)) groups.push(group);
      addTo(group, side);
      told.set(group, (told.get(group) ?? 0) + 1);
      if (comparison.source === 'numbers' || comparison.source === 'title') sure.add(group);
    });
    if (groups.length > maxGroups) return [];
  }
  // What is told against something only once, and never with a number, may be anything.
  if (sure.size > 1) groups = groups.filter((group) => sure.has(group));
  const often = groups.filter((group) => (told.get(group) ?? 0) >= oftenTold);
  if (often.length === 2)
    groups = groups.filter((group) => often.includes(group) || (told.get(group) ?? 0) > 1);
  addAssigned(comparisons, groups);
  // "Budesonide-formoterol than budesonide": a word of both sides tells neither from the other.
  const shared = new Set(
    comparisons.slice(0, maxComparisons).flatMap(({ names: [one, other] }) => {
      const others = stemsIn(other);
      return stemsIn(one).filter((stem) => others.includes(stem));
    }),
  );
  for (const { stems } of groups) for (const stem of shared) stems.delete(stem);
  // A word of two groups tells neither.
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1))
      for (const stem of one.stems)
        if (other.stems.has(stem)) {
          one.stems.delete(stem);
          other.stems.delete(stem);
        }
  return groups;
}

/** Of two groups, one of them controls, those who were assigned to anything else are the other. */
function addAssigned(comparisons: readonly Comparison[], groups: readonly Group[]): void {
  const [one, other] = groups;
  if (!one || !other || groups.length > 2 || one.isControl === other.isControl) return;
  for (const comparison of comparisons.filter(({ source }) => source === 'assigned')) {
    const sides = sidesOf(comparison);
    const side = sides.find(({ isControl }) => !isControl);
    if (side && sides.some(({ isControl }) => isControl)) addTo(one.isControl ? other : one, side);
  }
}

/** More than two were compared, or two things at once. */
const several =
  /\b(?:three|four|five|six|3|4|5|6)[ -](?:parallel |treatment |study )?(?:groups|arms?)\b|\b\d:\d:\d\b|\bfactorial\b|\btwo[ -]by[ -]two\b|\b2 ?[x×] ?2\b/iu;
/** And yet only two in the end. */
const two = /\btwo (?:parallel |treatment |study )?(?:groups|arms)\b/i;
/** "Placebo, one drug or another". */
const listed =
  /\b(?:assigned|allocated|randomi[sz]ed)\b[^.;()|]{0,60}?\bto (?:receive )?[^.;:()|,]{2,60},[^.;:()|,]{2,60},? (?:or|and) /i;

const bracketed = /\(([A-Z][\p{L}\d-]{1,8})\)/gu;

function toRoster(comparisons: readonly Comparison[], text: string): Roster {
  const groups = groupsIn(comparisons);
  if (groups.length < 2) return noRoster;
  const of = (words: string) =>
    groups.flatMap(({ stems }, at) => (stemsIn(words).some((one) => stems.has(one)) ? at : []));
  const shortNames = new Map<string, number>();
  for (const { 1: short = '', index } of text.matchAll(bracketed)) {
    // "A fecal immunochemical test (FIT)" has its own name, whatever else is called a test.
    const [named, ...more] = of(short);
    if (named !== undefined && more.length === 0) {
      shortNames.set(short, named);
      continue;
    }
    const before =
      text
        .slice(Math.max(0, index - 60), index)
        .split(/[,;.()]/)
        .at(-1) ?? '';
    const name = before.trim().split(/\s+/).slice(-5).join(' ');
    const control = name.search(controlNames) >= 0 ? groups.findIndex(({ isControl }) => isControl) : -1;
    const [group, ...others] = control >= 0 ? [control] : of(name);
    if (group !== undefined && others.length === 0) shortNames.set(short, group);
  }
  const words = text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const title = comparisons.find(({ source }) => source === 'title');
  const [first, last] = title ? sidesOf(title) : [];
  const second = groups.findIndex((group) => first && last && isOf(group, last) && !isOf(group, first));
  const hasControl = groups.some(({ isControl }) => isControl);
  return {
    groups,
    compared: second > 0 && !hasControl ? second : null,
    areTwo: groups.length === 2 && (!several.test(text) || two.test(text)) && !listed.test(text),
    shortNames,
    initials: words.map((word) => (word[0] ?? ' ').toUpperCase().slice(0, 1)).join(''),
    words,
  };
}

const kept = new WeakMap<ReadAbstract, Map<string, Roster>>();
/** The same abstract stands under few titles. */
const maxTitles = 4;

/** The groups that an abstract compares, by its own comparisons and its title's. */
export function rosterOf(abstract: ReadAbstract, title: string): Roster {
  const ofAbstract = kept.get(abstract) ?? new Map<string, Roster>();
  kept.set(abstract, ofAbstract);
  const known = ofAbstract.get(title);
  if (known) return known;
  const told = [...comparisonsInTitle(title), ...comparisonsIn(abstract.sentences)];
  const text = `${title}. ${abstract.text.slice(0, maxLength)}`;
  const compared = toRoster(told, text);
  const isKnown = compared.groups.length > 0;
  const roster = isKnown ? compared : toRoster([...comparisonsOfHeads(abstract.sentences), ...told], text);
  if (ofAbstract.size >= maxTitles) ofAbstract.clear();
  ofAbstract.set(title, roster);
  return roster;
}

/** An abstract's; a longer text is none. */
const maxLength = 20_000;

/** The same of sentences of which no abstract is known. */
export const rosterOfSentences = (sentences: readonly ToldSentence[]): Roster =>
  toRoster(comparisonsIn(sentences), sentences.map(({ text }) => text).join(' '));

/** The other of two groups; null where there are more. */
export const otherOf = ({ areTwo, groups }: Roster, group: number): number | null =>
  areTwo && groups.length === 2 ? 1 - group : null;
