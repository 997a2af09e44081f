/**
 * Texts as a search of the history compares them: "IL-6" however its hyphen was written, and "Sjögren" as "Sjogren". The
 * database has the same in `search_form` (migration 0017), by which it keeps the words of turns; a test holds the two together.
 */

/** Accents, and what shows nothing: soft hyphens, joiners, marks of direction, selectors of an emoji's look. */
const dropped =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Small letters and signs that no decomposition takes apart, and what is typed for them. */
const typed: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‐‑‒–—―−'].map((dash) => [dash, '-'])),
  ...Object.fromEntries([...'‘’ʼ′'].map((apostrophe) => [apostrophe, "'"])),
  '⁄': '/',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  // At a word's end JavaScript makes this one of a capital sigma, and PostgreSQL does not.
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};
const untyped = new RegExp(`[${Object.keys(typed).join('')}]`, 'g');

/** Those of any language, around a word; an apostrophe is a part of its own. */
const quotationMarks = /^["“”„‟«»]+|["“”„‟«»]+$/gu;

/**
 * The words that somebody searches for, each once. Marks of quotation around them are those of whoever asks: texts have others,
 * or none. A mark alone is looked for as it is. A word that is a part of another is found with it, and not looked for.
 */
export function searchWords(search: string): string[] {
  const forms = new Map<string, string>();
  for (const asked of search.split(/\s+/)) {
    const word = asked.replace(quotationMarks, '') || asked;
    const form = searchForm(word);
    if (form !== '' && !forms.has(form)) forms.set(form, word);
  }
  return [...forms]
    .filter(([form]) => ![...forms.keys()].some((other) => other !== form && other.includes(form)))
    .map(([, word]) => word);
}

const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** A text in small letters without accents, with one kind of hyphen and apostrophe, and without what shows nothing. */
export function searchForm(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  const letters = text.normalize('NFKD').replace(dropped, '').toLowerCase();
  return letters.replace(untyped, (letter) => typed[letter] as string);
}

/** A part of a text. */
interface Place {
  from: number;
  to: number;
}

/** Where words stand in a text as it is written: in order, none over another. */
export function findWords(text: string, words: readonly string[]): Place[] {
  const forms = words.map(searchForm).filter(Boolean);
  if (forms.length === 0) return [];
  const pattern = new RegExp(
    forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'gu',
  );
  const { form, placeOf } = isPlain(text) ? plainForm(text) : formWithPlaces(text);
  const found: Place[] = [];
  for (const { 0: hit, index } of form.matchAll(pattern)) {
    const place = { from: placeOf(index).from, to: placeOf(index + hit.length - 1).to };
    const last = found.at(-1);
    // Two words may be found in one character, such as "ﬁ".
    if (last && place.from < last.to) last.to = Math.max(last.to, place.to);
    else found.push(place);
  }
  return found;
}

const plainForm = (text: string) => ({
  form: searchForm(text),
  placeOf: (index: number): Place => ({ from: index, to: index + 1 }),
});

/** A letter with the accents behind it, which are put in order together; two of them are letters by name. */
const letters = /[^\p{M}\uff9e\uff9f]?[\p{M}\uff9e\uff9f]+|./gsu;

/** The form of a text, and where the letter stands in it that each unit of the form was made of. */
function formWithPlaces(text: string) {
  const places: Place[] = [];
  let form = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const made = searchForm(letter);
    const place = { from: index, to: index + letter.length };
    for (let unit = 0; unit < made.length; unit++) places.push(place);
    form += made;
  }
  return { form, placeOf: (index: number): Place => places[index] as Place };
}
