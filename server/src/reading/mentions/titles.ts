import type { ReadDocument } from '../document.ts';
import { findAuthorYears } from './author-year.ts';
import { findJournalYears } from './journal-year.ts';
import { isJournalWord, knownJournal } from './journals.ts';
import type { FoundMention } from './mention.ts';
import { Taken } from './taken.ts';

const minWords = 5;
const maxLength = 320;
const quoted = /[“"«„]([^“”"«»\n]{24,320})[”"»“]/g;
const cue =
  /(?:titled|entitled|called|paper|article|study|trial|review|meta-analysis|analysis|report|guideline|preprint)[:,]?\s*[([*_]{0,3}$/i;
/** What follows a title: who, when, where. */
const after = /^[\s.,;:”"’)*_]{0,4}(?:\(|\[|by\b|in\b|published|,? ?(?:19|20)\d\d|https?:|doi|PMID|—|–|-)/i;

/** "Ann Am Thorac Soc 2021" */
const placeAndYear =
  /^((?:\p{Lu}[\p{L}-]{0,20}\.? (?:(?:of|the|and|in|for|&) ){0,2}){1,7}),? ?\(?(?:19|20)\d\d\)?$/u;

/** Titles in quotes and in emphasis, and as the text of a link. What is only quoted, or the words of a link, is told apart by what it leads to. */
export function findTitles(document: ReadDocument): FoundMention[] {
  const { links, prose, text } = document;
  const found: FoundMention[] = [];
  const taken = new Taken(text.length);
  const add = (from: number, to: number, title: string, isSure: boolean) => {
    const words = title.trim().split(/\s+/);
    if (knownJournal(title.trim()) !== null) return;
    if (words.length < minWords || title.length > maxLength) return;
    if (!taken.take({ from, to })) return;
    const named = title.trim().replace(/^[“"'(\s]+|[.,;:\s”"')]+$/g, '');
    found.push({
      form: 'title',
      from,
      to,
      key: null,
      identifier: null,
      facts: { title: named },
      ...(!isSure && { isWeak: true }),
    });
  };
  const isNamed = (from: number, to: number) =>
    cue.test(prose.slice(Math.max(0, from - 40), from)) || after.test(prose.slice(to, to + 24));
  for (const { from, label, to } of links) {
    const title = prose.slice(label.from, label.to).replace(/\s+/g, ' ');
    if (!title.includes('://') && !namesAnother(title))
      add(from, to, title, isOfPaper(title) && looksLikeTitle(title));
  }
  for (const { index, 0: whole, 1: title = '' } of prose.matchAll(quoted)) {
    const [from, to] = [index + 1, index + whole.length - 1];
    add(
      from,
      to,
      title.replace(/\s+/g, ' '),
      (isNamed(index, to + 1) || isOfPaper(title)) && looksLikeTitle(title),
    );
  }
  for (const { from, to } of emphasised(text)) {
    const title = prose.slice(from, to).replace(/\s+/g, ' ');
    // Emphasis that was markup for the parser stands in the prose without its marks.
    if (!/[*_]/.test(title)) add(from, to, title, isNamed(from, to) && looksLikeTitle(title));
  }
  return found.sort((a, b) => a.from - b.from);
}

/** "van den Boogaard, JAMA 2018" is no title, nor are "Hernström V, et al." and "Ann Am Thorac Soc 2021". */
const namesAnother = (label: string) =>
  /\bet al\b/.test(label) ||
  findAuthorYears(label).length > 0 ||
  findJournalYears(label).length > 0 ||
  isPlaceAndYear(label);

/** Words in capitals that end in a year, of which one is a journal's. */
function isPlaceAndYear(label: string): boolean {
  const [, place = ''] = placeAndYear.exec(label.trim()) ?? [];
  return isJournalWord(place.trim());
}

/** No sentence with a verb in the past at its end, no question to the reader: few full stops, a capital first. */
const looksLikeTitle = (title: string) =>
  /^[\p{Lu}\d“"']/u.test(title.trim()) && !/[.!]\s+\p{Lu}/u.test(title);

const design =
  /: (?:the \p{L}[\p{L}\d-]* |an? |[\p{L}\d-]+ ){0,4}(?:[\p{L}\d-]+,? ){0,6}(?:trial|study|review|meta-analysis|analysis|survey|cohort|follow-up|statement|guidelines?|report|results)\b/iu;
const minPaperWords = 7;
const mostlyCapital = 0.75;

/** A title by its look alone: "…: a randomised controlled trial", or Its Words in Capitals. */
function isOfPaper(title: string): boolean {
  const words = title.trim().split(/\s+/);
  if (words.length < minPaperWords || /[.!?]$/.test(title.trim())) return false;
  const long = words.filter((word) => /\p{L}{4}/u.test(word));
  const capital = long.filter((word) => /^\P{L}{0,2}\p{Lu}/u.test(word));
  return design.test(title) || capital.length >= mostlyCapital * long.length;
}

/** Stretches between single or triple marks of emphasis: titles are in italics, bold is what an answer stresses. */
function* emphasised(text: string): Generator<{ from: number; to: number }> {
  for (const { index, 0: whole } of text.matchAll(
    /(?<![*_\p{L}\p{N}\\])([*_]|[*_]{3})(?![*_\s])([^*_\n]{24,320})\1(?![*_\p{L}\p{N}])/gu,
  )) {
    const marks = /^[*_]+/.exec(whole)?.[0].length ?? 1;
    yield { from: index + marks, to: index + whole.length - marks };
  }
}
