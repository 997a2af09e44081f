import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { mayTellFindings } from '../../../reading/abstracts/sentence-roles.ts';
import { wayOf } from '../../../reading/clauses/ways.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { isListed } from '../../../reading/words/rarity.ts';
import { align, type Word, wordsOf } from './align.ts';

/** Share of a sentence's other words that it must have in common with the one that it follows, in their order. */
const enough = 0.7;
/** So many of these at least: with fewer, anything follows anything. */
const least = 2;
/** So many words in one place are a name; more are other words for a matter. */
const mostInPlace = 3;
/** "RESULTS:", "Conclusions and relevance:" */
const label = /^[\p{L} &]{4,40}: /u;
/** Names of measures. */
const measure = /^(?:rr|hr|or|arr|md|smd|wmd|aor|ahr|irr|nnt|ci|sd|iqr)$/;
/** "BRAF", "LoDoCo", and the letter of "vitamin D"; "A", "I", "N" and "P" are no names by themselves. */
const written =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*|(?<=\p{L}[ -]|\/)[B-HJ-MOQ-Z])(?![\p{L}\d])/gu;

const abbreviationsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(written) ?? []).map((one) => one.toLowerCase()));

/** Names that few abstracts have (drugs, genes, tests), in letters or as an abbreviation. */
const isName =
  (abbreviations: ReadonlySet<string>) =>
  ({ isContent, term, text }: Word): boolean =>
    !/^\d/.test(text) &&
    !measure.test(text) &&
    (abbreviations.has(text) ||
      (isContent && !isListed(term) && !commonWords.has(term) && wayOf(text) === null && text.length > 3));

/** Words that stand in the place of others. */
interface Exchange {
  own: readonly Word[];
  other: readonly Word[];
}

/** The places in which two sentences that are the same around them have a few words of their own. */
function exchangesIn(words: readonly Word[], others: readonly Word[]): Exchange[] {
  const found: Exchange[] = [];
  let [at, place] = [0, 0];
  [...align(words, others), others.length].forEach((next, end) => {
    if (next < 0) return;
    const own = words.slice(at, end);
    const between = others.slice(place, next);
    // What stands in one's place stands beside the words that both have; behind it the other sentence may go on.
    const other = at === 0 ? between.slice(-mostInPlace) : between.slice(0, mostInPlace);
    if (own.length > 0 && own.length <= mostInPlace && other.length > 0 && other.length <= mostInPlace)
      found.push({ own, other });
    [at, place] = [end + 1, next + 1];
  });
  return found;
}

/** Read from the end as well: of a word that the other sentence has twice, the first one is taken. */
const exchangesOf = (words: readonly Word[], others: readonly Word[]): Exchange[] => [
  ...exchangesIn(words, others),
  ...exchangesIn(words.toReversed(), others.toReversed()),
];

const isAmong = (words: readonly Word[], { term }: Word): boolean => words.some((one) => one.term === term);

/**
 * Whether a sentence says what another one does, word for word for the most part, of something else: with the name of another drug, gene or
 * test where that one has its own.
 * @param bearing the sentence of the abstract that would bear it
 */
export function namesAnother(
  statement: string,
  bearing: string,
  abstract: ReadAbstract,
  title: string,
): boolean {
  const [words, others] = [wordsOf(statement), wordsOf(bearing.replace(label, ''))];
  const isOfName = isName(abbreviationsIn(`${statement} ${bearing}`));
  const record = `${title} ${abstract.text}`.toLowerCase();
  return exchangesOf(words, others).some(({ other, own }) => {
    const [[name, ...more], [their, ...further]] = [own.filter(isOfName), other.filter(isOfName)];
    if (!name || !their || more.length > 0 || further.length > 1) return false;
    const rest = words.filter((one) => one.isContent && !own.includes(one));
    const follows = (sentence: readonly Word[]) => {
      const shared = rest.filter((one) => isAmong(sentence, one)).length;
      return shared >= least && shared >= enough * rest.length;
    };
    if (!follows(others) || isAmong(others, name) || isAmong(words, their)) return false;
    if (isToldIn(bearing, others, name.text) || isToldIn(statement, words, their.text)) return false;
    if (areOne(name.text, their.text, record)) return false;
    // It may as well follow another sentence, which is of what it names.
    return !abstract.sentences.some(({ role, text }) => {
      const there = mayTellFindings(role) ? wordsOf(text) : [];
      return isAmong(there, name) && follows(there);
    });
  });
}

/** In brackets as well, in a longer word, under another name, or by its words: "ESBL" of "extended-spectrum beta-lactamases". */
function isToldIn(text: string, words: readonly Word[], name: string): boolean {
  if (name.length > 1 && text.toLowerCase().includes(name)) return true;
  const concepts = conceptsOf(name);
  if (concepts.length > 0 && concepts.every((one) => conceptSetOf(text).has(one))) return true;
  const initials = words.map((one) => one.text[0]).join('');
  return name.length > 1 && initials.includes(name);
}

/** An abbreviation and what it stands for, two spellings, or two names that the record has in one bracket. */
function areOne(first: string, second: string, record: string): boolean {
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length > 1 && long.startsWith(short.slice(0, 4))) return true;
  if (conceptsOf(first).join() !== '' && conceptsOf(first).join() === conceptsOf(second).join()) return true;
  return record.includes(`${first} (${second}`) || record.includes(`${second} (${first}`);
}
