import { matchesOf, textWith } from '../matches.ts';
import { isJournalWord, isPlainWord, journalPattern, knownJournal } from './journals.ts';
import type { FoundMention, StatedFacts } from './mention.ts';
import { aYear, withoutBracket, yearNumber } from './names.ts';
import { Taken } from './taken.ts';

/** Volume and pages behind a year: ";373(22):2117-28". */
const where = String.raw`(?:; ?(\d{1,4})(?: ?\(\d{1,3}(?:[-–]\d{1,3})?(?: Suppl \d)?\))? ?[:,] ?([A-Za-z]{0,3}\d{1,8}))`;
/** "N Engl J Med 2015;373:2117", of any journal. */
const full = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])((?:\p{Lu}[\p{L}-]{0,20}\.? (?:(?:of|the|and|in|for|&) ){0,2}){0,5}\p{Lu}[\p{L}-]{0,20})[.,]? \(?(${yearNumber})\)?${where}`,
  'gu',
);
const what =
  '(?:paper|trial|study|report|article|publication|meta-analysis|review|analysis|RCT|letter|cohort|one)';
/** "the 2018 NEJM paper" */
const yearFirst = new RegExp(
  String.raw`(?<![\d-])(${yearNumber}) (${journalPattern})(?: (?:\p{L}[\p{L}-]{0,20} ){0,2}${what})?(?![\p{L}\p{N}])`,
  'gu',
);
/** "(NEJM 2018)", "JAMA, 2021", "in the Lancet in 2016", "NEJM’s 2018 trial" */
const yearLast = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${journalPattern})(?:[’']s)? {0,2}(?:\.|,)? {0,3}(?:in |\(|paper of |in early |in late )? {0,2}(${yearNumber})(?![\d–-])\)?${where}?`,
  'gu',
);

/** "in the New England Journal of Medicine": where something was published, for what stands beside it. */
const without = new RegExp(String.raw`\b(?:in|by|\() ?(?:the )?(${journalPattern})(?![\p{L}\p{N}])`, 'gu');
/** "Lee's 2014 meta-analysis in Gut", "published in Circulation": one word, which is a journal's name behind a word for a paper. */
const ofOneWord = new RegExp(
  String.raw`(?<=\b(?:${what}s?|published|appeared|printed) in (?:the )?)(${journalPattern})(?![\p{L}\p{N}-]| \p{Lu}|[’']s)`,
  'gu',
);
/** "(Bowman et al., 2018, Lancet)": behind the year of a name; marks of emphasis are spaces here. */
const behindYear = new RegExp(
  String.raw`(?<=(?<!\d)${yearNumber}[a-e]?[,;:]? {1,4}(?:in )?(?:the )?)(${journalPattern})(?= {0,3}[)\];,.]|\s*(?:\n|$)|\s{3})`,
  'gu',
);

/** Journals with a year, and with volume and page where these are given. */
export function findJournalYears(prose: string): FoundMention[] {
  const found: FoundMention[] = [];
  const taken = new Taken(prose.length);
  const dated = textWith(aYear, prose);
  const add = (from: number, whole: string, facts: Partial<StatedFacts>) => {
    const to = withoutBracket(prose, from, from + whole.trimEnd().length);
    if (taken.take({ from, to }))
      found.push({ form: 'journal-year', from, to, key: null, identifier: null, facts });
  };
  for (const { index, 0: whole, 1: journal = '', 2: year, 3: volume, 4: page } of matchesOf(dated, full)) {
    const name = lastPart(journal);
    add(index + journal.length - name.length, whole.slice(journal.length - name.length), {
      journal: name,
      year: Number(year),
      volume: volume ?? null,
      page: page ?? null,
    });
  }
  for (const { index, 0: whole, 1: year, 2: journal = '' } of matchesOf(dated, yearFirst))
    if (isNamed(journal, whole)) add(index, whole, { journal, year: Number(year) });
  for (const { index, 0: whole, 1: journal = '', 2: year, 3: volume, 4: page } of matchesOf(dated, yearLast))
    if (isNamed(journal, prose.slice(Math.max(0, index - 20), index + whole.length)))
      add(index, whole, { journal, year: Number(year), volume: volume ?? null, page: page ?? null });
  const addName = (from: number, journal: string) =>
    found.push({
      form: 'journal-year',
      from,
      to: from + journal.length,
      key: null,
      identifier: null,
      facts: { journal },
      isWeak: true,
    });
  for (const { index, 1: journal = '' } of matchesOf(prose, ofOneWord))
    if (taken.take({ from: index, to: index + journal.length })) addName(index, journal);
  for (const { index, 0: whole, 1: journal = '' } of matchesOf(prose, without)) {
    const from = index + whole.length - journal.length;
    if (
      taken.take({ from, to: from + journal.length }) &&
      (journal.includes(' ') || /^[A-Z]{3,}|^The /.test(journal))
    )
      addName(from, journal);
  }
  for (const { index, 1: journal = '' } of matchesOf(dated, behindYear))
    if (taken.take({ from: index, to: index + journal.length })) addName(index, journal);
  return found.sort((a, b) => a.from - b.from);
}

const paperBehind = new RegExp(`^ (?:\\p{L}+ ){0,2}${what}`, 'u');

/** Common words that are journals, too, need a bracket, "in" or a word for a paper. */
const isNamed = (journal: string, around: string) =>
  !isPlainWord(journal) ||
  /(?:\bin|\(|;)\s*(?:the )?$/.test(around.slice(0, around.lastIndexOf(journal))) ||
  around
    .split(journal)
    .slice(1)
    .some((behind) => paperBehind.test(behind));

/**
 * Of words in a row the longest tail that is a known journal; else what stands behind the last full stop that ends a
 * sentence: "… in Sweden. Lancet Digit Health" ends a title, "Eur. Heart J" shortens a word of a journal's name.
 */
function lastPart(words: string): string {
  const parts = words.split(' ');
  for (let at = 0; at < parts.length; at += 1) {
    const tail = parts.slice(at).join(' ');
    if (knownJournal(tail) !== null) return tail;
  }
  const end = parts.findLastIndex(
    (part, at) => at < parts.length - 1 && /\p{L}{2}\.$/u.test(part) && !isJournalWord(`${part} ${part}`),
  );
  return parts.slice(end + 1).join(' ');
}
