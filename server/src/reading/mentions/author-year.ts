import { journalPattern } from './journals.ts';
import type { FoundMention } from './mention.ts';
import { familyName, noNames, withoutBracket, yearNumber } from './names.ts';
import { Taken } from './taken.ts';

const others = String.raw`(?:,? et al\b\.?|,? and (?:colleagues|co-?workers|associates|others|collaborators)\b|,? & colleagues\b)`;
/** A year right behind names, in brackets or behind a comma; a letter tells two papers of one year apart. */
const yearBehind = String.raw`(?:[’']s?)?(?:,|:)? {0,2}(?:in |\(|\[)? {0,2}(${yearNumber})(?![\d%–-])[a-e]?\b[)\]]?`;

/** "Wibrow et al., 2022", "Girard and colleagues (2018)", "Smith et al." */
const withOthers = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})${others}(?:\*{1,3})?(?:${yearBehind})?`,
  'gu',
);
/** "Smith & Jones (2019)", "(Smith and Jones 2019)" */
const two = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName}) (?:and|&) (${familyName})${yearBehind}`,
  'gu',
);
/** "(Smith, 2019)", "Smith (2019)", "Smith 2019" where nothing else of a sentence is around. */
const one = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})(?:[’']s)?(,? {0,2}\(|, | |, (?:${journalPattern}),? )(${yearNumber})(?![\d%–-])[a-e]?\b\)?`,
  'gu',
);
/** "the 2022 trial by Wibrow" */
const by = new RegExp(
  String.raw`(?<!\d)(${yearNumber}) (?:[\p{L}-]{2,20} ){0,3}(?:trial|study|paper|report|article|review|analysis|meta-analysis|cohort) (?:by|from|of) (${familyName})`,
  'gu',
);
const yearBefore = new RegExp(
  String.raw`(?<!\d)(${yearNumber}) (?:[\p{L}-]{2,20} ){0,3}(?:by|from|of) $`,
  'u',
);

/** Names with a year, and names with "et al.". What looks like one and is a month, a society or a journal is none. */
export function findAuthorYears(prose: string): FoundMention[] {
  const found: FoundMention[] = [];
  const taken = new Taken(prose.length);
  const add = (from: number, end: number, authors: string[], year: string | undefined) => {
    const to = withoutBracket(prose, from, end);
    if (authors.some((name) => noNames.has(name.toLowerCase()) || name === name.toUpperCase())) return;
    if (!taken.take({ from, to })) return;
    const facts = { authors, year: year ? Number(year) : null };
    found.push({ form: 'author-year', from, to, key: null, identifier: null, facts });
  };
  for (const match of prose.matchAll(withOthers)) {
    const [whole, name = '', year] = match;
    const before = prose.slice(Math.max(0, match.index - 90), match.index);
    add(match.index, match.index + whole.trimEnd().length, [name], year ?? yearBefore.exec(before)?.[1]);
  }
  for (const match of prose.matchAll(by)) {
    const from = match.index + match[0].length - (match[2]?.length ?? 0);
    add(from, match.index + match[0].length, [match[2] ?? ''], match[1]);
  }
  for (const match of prose.matchAll(two))
    add(match.index, match.index + match[0].length, [match[1] ?? '', match[2] ?? ''], match[3]);
  for (const match of prose.matchAll(one)) {
    const [whole, name = '', between = '', year] = match;
    if (between.includes('(') || standsAlone(prose, match.index, match.index + whole.length))
      add(match.index, match.index + whole.length, [name], year);
  }
  return found.sort((a, b) => a.from - b.from);
}

/** In brackets, or in a cell or an item by itself: "(Sodhi 2023; Storgaard 2017)", "| Sodhi 2023 |". */
function standsAlone(prose: string, from: number, to: number): boolean {
  const before = prose.slice(Math.max(0, from - 12), from);
  const after = prose.slice(to, to + 12);
  const opens =
    /(?:[([;]|[;,] ?(?:and|e\.g\.,?|see) ?)\s*$/.test(before) || /(?:^|[|\n]|\s{3})\s*$/.test(before);
  return opens && (/[)\]]/.test(prose[to - 1] ?? '') || /^(?:\s*[)\];,:|]|\s{3}|\s*\n|\s*$)/.test(after));
}
