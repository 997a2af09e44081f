import { stopWords } from '../lexicon/stop-words.ts';
import { matchesOf, textWith } from '../matches.ts';
import { isListed } from '../words/rarity.ts';
import { stem } from '../words/stem.ts';
import { firstOfFullNames } from './full-names.ts';
import { isJournalWord, isPlainWord, journalPattern, knownJournal } from './journals.ts';
import type { FoundMention } from './mention.ts';
import { aYear, familyName, noNames, withoutBracket, yearNumber } from './names.ts';
import { firstBefore, namesBefore } from './names-before.ts';
import { Taken } from './taken.ts';

const others = String.raw`(?:,? et al\b\.?|,? and (?:colleagues|co-?workers|associates|others|collaborators)\b|,? & colleagues\b)`;
const anyOthers = new RegExp(others);
/** A year right behind names, in brackets or behind a comma; a letter tells two papers of one year apart. */
const yearBehind = String.raw`(?:[’']s?)?(?:,|:)? {0,2}(?:in |\(|\[)? {0,2}(${yearNumber})(?![\d%–-])[a-e]?\b[)\]]?`;

/** "Webster et al., Nature 2023", "(Zhang et al., Ann Intensive Care, 2020": words in capitals between names and their year. */
const placeBehind = String.raw`(?:,|:)? {0,3}(?:in (?:the )?|\(|\[)? {0,2}(\p{Lu}[\p{L}-]{0,20}\.?(?: (?:(?:of|the|and|in|for|&) ){0,2}\p{Lu}[\p{L}-]{0,20}\.?){0,6}) {0,2},? {0,2}(?:in |\()?(${yearNumber})(?![\d%–-])[a-e]?\b[)\]]?`;

/** "Lee and colleagues published in 2014", "Ridker et al. reported in 2017 that …": what they did between names and year. */
const toldBehind = `(?: (?:first |then |later )?(?:published|reported|described|presented|showed|wrote|found|concluded)(?= in ))?`;

/** "Wibrow et al., 2022", "Girard and colleagues (2018)", "Smith et al." */
const withOthers = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})${others}(?:\*{1,3})?(?:${toldBehind}${yearBehind}|${placeBehind})?`,
  'gu',
);
/** "Smith & Jones (2019)", "(Smith and Jones 2019)" */
const two = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName}) (?:and|&) (${familyName})${yearBehind}`,
  'gu',
);
/** "(Smith, 2019)", "(Smith RD, 2019)", "Smith (2019)", "Smith 2019" where nothing else of a sentence is around. */
const one = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})(?:[’']s| \p{Lu}{1,3}(?=,))?(,? {0,2}\(|, | |, (?:${journalPattern}),? )(${yearNumber})(?![\d%–-])[a-e]?\b\)?`,
  'gu',
);
/** "Larkin NEJM 2015", "Schauer 2012 NEJM", "Sjöström, JAMA, 2012": a journal beside the year, wherever it stands. */
const oneInJournal = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})(?:[’']s)?,? \(?(?:(?:in )?(?:${journalPattern}),? \(?(${yearNumber})|(${yearNumber}),? (?:in )?(?:${journalPattern}))(?![\p{L}\d%–-])\)?`,
  'gu',
);
/** "Pooled: Scheijmans 2025." */
const oneBehindColon = new RegExp(String.raw`(?<=[:;] )(${familyName}) (${yearNumber})(?=\.(?:\s|$))`, 'gu');
/** "Moseley 2002 faked it", "Ettehad 2016: …": a name and a year in the midst of a sentence. */
const oneInSentence = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName}) (${yearNumber})(?![\d%–-])(?=,|:| \(?\p{Ll})`,
  'gu',
);
/** "Chlebowski's 2003 paper" */
const possessive = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(${familyName})[’']s? (${yearNumber}) (?:[\p{L}-]{2,20} ){0,3}?(?:trial|study|paper|report|article|review|analysis|meta-analysis|cohort)\b`,
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

/** ", 2020", "; 2020a", ", and 2020" */
const furtherYear = new RegExp(
  String.raw`(?:[,;] {0,2}(?:and |& )?| (?:and|&) )(${yearNumber})[a-e]?(?=[)\],;]| (?:and|&) \d)`,
  'uy',
);

/** The years that stand in the bracket of names behind their first: "(Smith et al., 2018, 2020)" is two papers of theirs. */
function yearsBehind(prose: string, first: number): { from: number; to: number; year: number }[] {
  const years: { from: number; to: number; year: number }[] = [];
  furtherYear.lastIndex = first;
  for (let match = furtherYear.exec(prose); match; match = furtherYear.exec(prose)) {
    const from = match.index + match[0].search(/\d/);
    years.push({ from, to: match.index + match[0].length, year: Number(match[1]) });
  }
  // "2018, 2000 patients" is no year, and neither is what follows a closed bracket.
  return /[)\]]/.test(prose[years.at(-1)?.to ?? first] ?? '') ? years : [];
}

/** Names with a year, and names with "et al.". What looks like one and is a month, a society or a journal is none. */
export function findAuthorYears(prose: string): FoundMention[] {
  const found: FoundMention[] = [];
  const taken = new Taken(prose.length);
  const dated = textWith(aYear, prose);
  const add = (
    from: number,
    end: number,
    authors: string[],
    year: string | undefined,
    more: { journal?: string; isWeak?: boolean } = {},
  ) => {
    const { isWeak = false, journal } = more;
    const to = withoutBracket(prose, from, end);
    if (authors.some((name) => noNames.has(name.toLowerCase()) || isAcronym(name))) return;
    // With a journal it stays one mention: "Lancet 2021" behind a group's name is no other work of that journal.
    if (authors.some((name) => group.test(name)) && !namesJournal.test(prose.slice(from, end))) return;
    if (!taken.take({ from, to })) return;
    const facts = { authors, year: year ? Number(year) : null, ...(journal && { journal }) };
    found.push({
      form: 'author-year',
      from,
      to,
      key: null,
      identifier: null,
      facts,
      ...(isWeak && { isWeak }),
    });
  };
  for (const match of matchesOf(textWith(anyOthers, prose), withOthers)) {
    const [whole, last = '', year, place, placeYear] = match;
    // "CODA Collaborative et al.": a group is read with its trial's name.
    if (group.test(last)) continue;
    const full =
      firstOfFullNames(prose, match.index + last.length) ??
      (whole[last.length] === ',' ? firstBefore(prose, match.index) : null);
    const { from, name } = full ?? { from: match.index, name: last };
    const before = prose.slice(Math.max(0, match.index - 90), match.index);
    const end = match.index + whole.trimEnd().length;
    // A journal that is read with its year wherever it stands is a mention of its own, of the same work.
    const isRead = place !== undefined && knownJournal(place) !== null && !isPlainWord(place);
    if (place === undefined || isRead) {
      const to = isRead ? match.index + whole.indexOf(place) : end;
      const named = isRead
        ? prose
            .slice(match.index, to)
            .trimEnd()
            .replace(/[,:([]$|\bin(?: the)?$/, '')
        : whole;
      add(from, match.index + named.trimEnd().length, [name], year ?? yearBefore.exec(before)?.[1]);
    } else if (!noPlace.test(place))
      add(from, end, [name], placeYear, isJournalWord(place) ? { journal: place } : {});
    else add(from, match.index + whole.indexOf(place), [name], yearBefore.exec(before)?.[1]);
  }
  for (const match of matchesOf(dated, possessive)) {
    const end = match.index + match[0].indexOf(match[2] ?? '') + 4;
    add(match.index, end, [match[1] ?? ''], match[2]);
  }
  for (const match of matchesOf(dated, by)) {
    const from = match.index + match[0].length - (match[2]?.length ?? 0);
    add(from, match.index + match[0].length, [match[2] ?? ''], match[1]);
  }
  for (const { index, 0: whole, 1: first = '', 2: second = '', 3: year } of matchesOf(dated, two)) {
    const { from, names } = namesBefore(prose, index, 'two');
    add(from, index + whole.length, [...names, first, second], year);
  }
  for (const match of matchesOf(dated, one)) {
    const [whole, name = '', between = '', year] = match;
    if (
      !between.includes('(') &&
      !standsAlone(prose, match.index, match.index + whole.length, between === ' ')
    )
      continue;
    const { from, names } = namesBefore(prose, match.index, 'one');
    add(from, match.index + whole.length, [...names, name], year);
  }
  let small: ReadonlySet<string> | null = null;
  for (const match of [oneInJournal, oneInSentence, oneBehindColon].flatMap((pattern) =>
    matchesOf(dated, pattern),
  )) {
    const [whole, name = '', year = match[3]] = match;
    // An ordinary word at the head of a sentence looks like a name, too: "Ipilimumab, NEJM 2010".
    const word = name.toLowerCase();
    small ??= new Set(prose.match(/(?<![\p{L}-])\p{Ll}[\p{L}-]+/gu));
    if (small.has(word) || isListed(stem(word))) continue;
    if (isNamedFurther(prose.slice(Math.max(0, match.index - 24), match.index))) continue;
    add(match.index, match.index + whole.length, [name], year, { isWeak: true });
  }
  for (const { facts, isWeak, to: first } of [...found]) {
    if (isWeak || facts.year === null) continue;
    for (const { from, to, year } of yearsBehind(prose, first))
      if (taken.take({ from, to }))
        found.push({ form: 'author-year', from, to, key: null, identifier: null, facts: { ...facts, year } });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** "LIFE", "IMPrint": nobody's name has three capitals in a row and a small letter behind them. */
const isAcronym = (name: string): boolean => name === name.toUpperCase() || /\p{Lu}{3}\p{Ll}/u.test(name);

/** A name stands before the name: "Hurricane Katrina 2005", and not "Then Kirkley 2008". */
function isNamedFurther(before: string): boolean {
  const [, word] = /(?<![\p{L}-])(\p{Lu}\p{Ll}{1,20}) $/u.exec(before) ?? [];
  return word !== undefined && !stopWords.has(word.toLowerCase()) && !isListed(stem(word.toLowerCase()));
}

const namesJournal = new RegExp(journalPattern, 'u');
/** What ends the name of a group: "Emerging Risk Factors Collaboration (2010)" is nobody's. */
const group =
  /^(?:Collabor\p{L}+|Investigators|Consortium|Group|Network|Committee|Trialists|Initiative|Council|Foundation|Federation|Alliance|Organi[sz]ation|Institute|Agency)$/u;

/** What stands between names and a year, and is no place: "Girard et al., December 2018", "… et al. In 2015". */
const noPlace =
  /^(?:In|The|A|An|On|By|From|Since|After|Before|Until|During|And|But|As|At|For|With|This|That|It|They|We|His|Her|Their|When|While|Both|All|January|February|March|April|May|June|July|August|September|October|November|December|Phase|Table|Figure|Fig|Box|Section|Version|PMID|DOI|NCT)\b/;

/** In brackets, or in a cell or an item by itself: "(Sodhi 2023; Storgaard 2017)", "| Sodhi 2023 |". */
function standsAlone(prose: string, from: number, to: number, isTight: boolean): boolean {
  const before = prose.slice(Math.max(0, from - 12), from);
  const after = prose.slice(to, to + 12);
  const opensCell = /(?:^|[|\n]|\s{3})\s*$/.test(before);
  const opens = opensCell || /(?:[([;]|[;,] ?(?:and|&|e\.g\.,?|see) ?)\s*$/.test(before);
  // "| Torres 2015 [3] |": in a cell, what identifies it may stand behind.
  const closes =
    opensCell && isTight ? /^(?:\s*[([)\];,:|]|\s{3}|\s*\n|\s*$)/ : /^(?:\s*[)\];,:|]|\s{3}|\s*\n|\s*$)/;
  return opens && (/[)\]]/.test(prose[to - 1] ?? '') || closes.test(after));
}
