import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../lexicon/outcome-words.ts';
import type { Quantity } from '../quantities/quantity.ts';

/** Two names that a text tells against one another. */
export interface Comparison {
  names: readonly [string, string];
  /** Names with a number each, and those of a title, are groups for sure; "compared with" may be told of anything. */
  source: 'numbers' | 'title' | 'words' | 'compared' | 'assigned';
}

const against = /\b(?:versus|vs\.?|compared (?:with|to)|in comparison (?:with|to))(?![\p{L}])/giu;
const than = /\bthan(?= (?:with|in|for|among|after|on|those|under|the)\b)/gi;
/** How people came into groups, and the first of these. */
const assigned =
  /\b(?:assigned|allocated|randomi[sz]ed|randomly)\b[^.;()|]{0,60}?\b(?:to(?: receive| undergo| have| either)*|between|received?|given|underwent) (?:either )?/gi;
const groupsNamed =
  /\b(?:in|of|for|among|between|with|on|after) (?:the )?([\p{L}][\p{L}\p{N} '’/-]{1,50}?) (?:and|or|vs\.?|versus) (?:the )?([\p{L}][\p{L}\p{N} '’/-]{1,50}?) (?:groups?|arms?|recipients|cohorts|patients|treatment|participants)\b/giu;
/** A word that no name goes beyond. */
const stops = new Set(
  `of in on for with without among after before during at by from to and or but than versus vs that which who whose was were is are had has have
  did does do not no as a an the these those this their its both each either all between compared comparison effect effects we they it if when while whereas
  more less fewer lower higher greater smaller longer shorter better worse respectively received receive given rates rate risk occurred
  died die achieved reached experienced every across other others developed needed required`.split(/\s+/),
);
/** What may stand between "than" and the name behind it. */
const leading = new Set(
  'with in on for to among after the a an those patients people participants given receiving either that of under combined dose doses use any women men children infants'.split(
    ' ',
  ),
);
const joiner = /\b(?:or|and|versus|vs\.?|compared (?:with|to))(?![\p{L}])/iu;
const maxWords = 6;
const reach = 90;

/** The words right before a place, up to one that ends a name. */
function nameBefore(text: string, at: number): string {
  const part = text.slice(Math.max(0, at - reach), at);
  const own = part.slice(lastOf(part, /[,;:()[\]|.%](?!\d)/g));
  const words = own.trim().split(/\s+/);
  let first = words.length;
  while (first > 0 && words.length - first < maxWords && !stops.has((words[first - 1] ?? '').toLowerCase()))
    first -= 1;
  return words.slice(first).join(' ');
}

const lastOf = (part: string, pattern: RegExp): number =>
  Math.max(0, ...[...part.matchAll(pattern)].map(({ 0: found, index }) => index + found.length));

/** The words right behind a place. */
function nameBehind(text: string, at: number): string {
  const part = text.slice(at, at + reach);
  const words = part.trimStart().split(/\s+/);
  const name: string[] = [];
  let isLeading = true;
  for (const written of words) {
    if (name.length === maxWords) break;
    const bare = written.replace(/[,;:()[\]|.]+$/, '');
    const lower = bare.toLowerCase();
    if (isLeading && leading.has(lower)) continue;
    isLeading = false;
    // "Omega-3 discontinued it" is a name and a verb, "inhaled budesonide" a name.
    const isVerb = name.length > 0 && /\p{L}{3}ed$/u.test(lower);
    if (stops.has(lower) || isVerb || /^[([|]/.test(written) || /^\d[\d.]*%/.test(written)) break;
    name.push(bare);
    if (bare !== written) break;
  }
  return name.join(' ');
}

const hasStop = (name: string) => name.split(' ').some((one) => stops.has(one.toLowerCase()));

/** "95% CI" and "P" are no groups. */
const isName = (name: string) => /\p{L}{2}/u.test(name);

function joined(text: string, from: number, to: number, source: Comparison['source']): Comparison[] {
  const names = [nameBefore(text, from), nameBehind(text, to)] as const;
  return isName(names[1]) && !/\d\s*%?$/.test(names[0]) ? [{ names, source }] : [];
}

/** The names that a sentence tells against one another, in its words alone. */
function inWords(text: string): Comparison[] {
  const found: Comparison[] = [];
  for (const { 0: words, index } of text.matchAll(against))
    found.push(...joined(text, index, index + words.length, /^v/i.test(words) ? 'words' : 'compared'));
  for (const { 0: words, index } of text.matchAll(than))
    found.push(...joined(text, index, index + words.length, 'words'));
  for (const { 1: one = '', 2: other = '' } of text.matchAll(groupsNamed))
    if (![one, other].some(hasStop)) found.push({ names: [one, other], source: 'words' });
  for (const { 0: words, index } of text.matchAll(assigned)) {
    const start = index + words.length;
    const part = text.slice(start, start + 2 * reach).split(/[;|]|\.(?!\d)/)[0] ?? '';
    const plain = part.replace(/\([^()]{0,90}\)/g, (bracket) => ' '.repeat(bracket.length));
    const at = joiner.exec(plain);
    // "Placebo, one drug or another" are three.
    if (!at || /,/.test(plain.slice(0, at.index).replace(/,? *$/, ''))) continue;
    found.push({
      names: [nameBefore(plain, at.index), nameBehind(plain, at.index + at[0].length)],
      source: 'assigned',
    });
  }
  return found;
}

/** What may stand between a number and the name of its group behind it. */
const lead =
  /^[)\]%]{0,3} ?(?:\([^()]{0,80}\) ?|\[[^[\]]{0,80}\] ?)?(?:of (?:the )?\d[\d, ]{0,8} )?(?:(?:patients?|participants?|people|women|men|children|infants|adults|deaths|events) (?:who )?)?(?:(?:were |was )?(?:assigned|allocated|randomi[sz]ed|treated) )?(?:in|of|with|for|after|among|given|receiving|received|on|under|taking|to|undergoing) (?=\S)/iu;
const ofGroups = /^(?:percentage|percentage-change|rate|count|sample-size|level|mean-difference)$/;

/** "Sensitivity for cancer": what a test looks for is no group, where it has two numbers either. */
const lookedFor = /\b(?:sensitivit(?:y|ies)|specificit(?:y|ies)|accuracy) for (?=\S)/gi;

const namesLookedFor = (sentences: readonly ToldSentence[]): ReadonlySet<string> =>
  new Set(
    sentences.flatMap(({ text }) =>
      [...text.matchAll(lookedFor)].map(({ 0: found, index }) =>
        nameBehind(text, index + found.length).toLowerCase(),
      ),
    ),
  );

/** Names that stand behind two numbers of one unit, told one after the other. */
function byNumbers(
  { quantities, text, from: start = 0 }: ToldSentence,
  sought: ReadonlySet<string>,
): Comparison[] {
  const nameOf = ({ to }: Quantity, end: number) => {
    const rest = text.slice(to - start, Math.min(end, to - start + 2 * reach));
    const own = lead.exec(rest)?.[0].length;
    return own === undefined ? '' : nameBehind(rest, own);
  };
  const armOf = (one: Quantity, end: number) => nameOf(one, end) || (one.arm?.words ?? '');
  const isOutcome = (name: string) =>
    sought.has(name.toLowerCase()) || conceptsOf(name).some((one) => knownOutcomes.has(one));
  return quantities.flatMap((one, at) => {
    if (!ofGroups.test(one.kind)) return [];
    const next = quantities
      .slice(at + 1, at + 4)
      .find(({ kind, unit }) => kind === one.kind && unit === one.unit);
    if (!next || next.from - one.to > 2 * reach) return [];
    const names = [armOf(one, next.from - start), armOf(next, text.length)] as const;
    // "3838 infarctions, 3008 coronary deaths" are counts of two outcomes.
    const areGroups = names.every(isName) && names[0] !== names[1] && !names.some(isOutcome);
    return areGroups ? [{ names, source: 'numbers' as const }] : [];
  });
}

/** A sentence with its numbers, whose places begin at `from`. */
export interface ToldSentence {
  text: string;
  from?: number;
  quantities: readonly Quantity[];
}

const namedGroup =
  /\b(?:the|\() ?((?:[\p{L}][\p{L}\p{N}'’+/-]* ){1,3})(?:groups?|arms?)\b|\(((?:[\p{L}][\p{L}\p{N}'’+/-]* ){1,3})(?:group|arm)\)/giu;
const noGroup =
  /\b(?:two|three|four|both|each|other|same|one|no|these|between|of|age|study|treatment|randomi[sz]ed)\b/i;

/** "The TXA group", "(control group)": where a text has two such names and no more, they are its groups. */
function byGroupNames(sentences: readonly ToldSentence[]): Comparison[] {
  const names = new Map<string, string>();
  for (const { text } of sentences)
    for (const { 1: own, 2: inBrackets } of text.matchAll(namedGroup)) {
      const name = (own ?? inBrackets ?? '').trim();
      if (isName(name) && !noGroup.test(name)) names.set(name.toLowerCase(), name);
    }
  const [one, other, ...more] = names.values();
  return one && other && more.length === 0 ? [{ names: [one, other], source: 'numbers' }] : [];
}

/** All that a text tells against one another, those first whose numbers it gives. */
export function comparisonsIn(sentences: readonly ToldSentence[]): Comparison[] {
  const sought = namesLookedFor(sentences);
  return [
    ...sentences.flatMap((sentence) => byNumbers(sentence, sought)),
    ...byGroupNames(sentences),
    ...sentences.flatMap(({ text }) => inWords(text)),
  ];
}

/** "One versus another", "one or another for": what a title says was compared. */
export function comparisonsInTitle(title: string): Comparison[] {
  const told = inWords(title);
  if (told.length > 0) return told.map((one) => ({ ...one, source: 'title' as const }));
  const or = /\bor\b/i.exec(title);
  return or ? joined(title, or.index, or.index + 2, 'compared') : [];
}
