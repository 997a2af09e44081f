import { keptByWord } from '../words/kept-by-word.ts';
import { journalNames } from './journal-names.ts';

/** A journal's name in the form that names are compared in. */
const plainJournal = keptByWord(5_000, (name): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ the /g, ' '),
);

const idOf = new Map<string, number>();
journalNames.forEach((names, id) => {
  for (const name of names) idOf.set(plainJournal(name), id);
});

/**
 * What people call a journal and no record does. They are names of other things as well, so that no text is searched for them:
 * the Cochrane Library is a place, and its reviews are in a journal.
 */
const nicknames: Record<string, string> = {
  Cochrane: 'Cochrane Database of Systematic Reviews',
  'Cochrane Library': 'Cochrane Database of Systematic Reviews',
  'Cochrane Database': 'Cochrane Database of Systematic Reviews',
  'Cochrane Reviews': 'Cochrane Database of Systematic Reviews',
  'Cochrane Systematic Reviews': 'Cochrane Database of Systematic Reviews',
};
const idMeant = new Map(idOf);
for (const [name, meant] of Object.entries(nicknames)) {
  const id = idOf.get(plainJournal(meant));
  if (id !== undefined) idMeant.set(plainJournal(name), id);
}

/** Which journal of the list is meant by a name that is known to be a journal's. */
const journalMeant = (name: string): number | null => idMeant.get(plainJournal(name)) ?? null;

/** Which journal of the list a name is; null for one that is not on it. */
export const knownJournal = (name: string): number | null => idOf.get(plainJournal(name)) ?? null;

const cochraneReviews = knownJournal('Cochrane Database of Systematic Reviews');

/** Whether a name is that of the journal that Cochrane's reviews appear in. */
export const isCochraneReviews = (name: string): boolean => knownJournal(name) === cochraneReviews;

/** The name that services know a journal by: not its nickname. */
export function journalToAskFor(name: string): string {
  const id = journalMeant(name);
  const names = id === null ? [] : (journalNames[id] ?? []);
  return names.find((known) => !known.startsWith('The ')) ?? name;
}

const small = new Set(['of', 'and', 'for', 'in', 'on', 'de', 'la', 'der', 'und', 'et']);
const wordsOf = keptByWord(5_000, (name) =>
  plainJournal(name)
    .split(' ')
    .filter((word) => word && !small.has(word)),
);

/** "Intensive Care Med" of "Intensive care medicine": each word begins its own, and none is left over. */
function isShortOf(short: string, full: string): boolean {
  const [shorter, longer] = [wordsOf(short), wordsOf(full)];
  return (
    shorter.length > 0 &&
    shorter.length === longer.length &&
    shorter.every((word, at) => longer[at]?.startsWith(word) || shortens(word, longer[at] ?? ''))
  );
}

/** Two of its words or more, and not all of them. */
function beginsName(stated: string, full: string): boolean {
  const [said, words] = [wordsOf(stated), wordsOf(full)];
  return (
    said.length > 1 &&
    said.length < words.length &&
    said.every((word, at) => words[at]?.startsWith(word) || shortens(word, words[at] ?? ''))
  );
}

/** "natl" of "national", "surg" of "surgery": the first letter, and the others in their order. */
function shortens(word: string, whole: string): boolean {
  if (word.length < 3 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** "Proc Natl Acad Sci" is short of one of the names that its journal has, and of none that a record gives. */
function otherNamesOf(name: string): readonly string[] {
  const id = knownJournal(name);
  return id === null ? [] : (journalNames[id] ?? []).filter((other) => other.includes(' '));
}

const initialsOf = (name: string) =>
  wordsOf(name)
    .map(([first]) => first)
    .join('');

/**
 * Whether two names are one journal's: full, abbreviated as the National Library of Medicine or ISO does, by initials,
 * or by a nickname. Null where the first is no name that can be told to be a journal's.
 */
export function sameJournal(stated: string, recorded: readonly string[]): boolean | null {
  const names = recorded.filter(Boolean).flatMap((name) => [name, ...otherNamesOf(name)]);
  const plain = plainJournal(stated);
  if (names.length === 0 || plain === '') return null;
  const id = journalMeant(stated);
  for (const name of names) {
    if (plain === plainJournal(name)) return true;
    if (id !== null && id === knownJournal(name)) return true;
    // Both known, and two: "JAMA" and "JAMA Intern Med".
    if (id !== null && knownJournal(name) !== null) continue;
    if (isShortOf(stated, name) || isShortOf(name, stated)) return true;
    if (/^[A-Z]{3,8}$/.test(stated.trim()) && stated.trim().toLowerCase() === initialsOf(name)) return true;
  }
  // Less than a name is not another one: "Deutsches Ärzteblatt" of "Deutsches Arzteblatt international".
  if (id === null && names.some((name) => beginsName(stated, name))) return null;
  // What the list does not know may be any text; it counts only where it is written as an abbreviation is.
  return id !== null || /^(?:\p{Lu}\p{L}*\.? ){1,6}\p{Lu}\p{L}*\.?$/u.test(stated.trim()) ? false : null;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\.? ');
const all = journalNames
  .flat()
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
/** Any journal of the list, as it is written: case tells "Nature" from nature. */
export const journalPattern = `(?:${all})`;

/** Common words that are journals, too: they count with a bracket, "in" or a word for a paper only. */
export const isPlainWord = (name: string): boolean =>
  /^(?:Nature|Science|Cell|Heart|Stroke|Diabetes|Hypertension|Blood|Gut|Brain|Pain|Sleep|Spine|Cancer|Chest|Obesity|Allergy|Headache|Trials|Addiction|Vaccine|Annals|Thyroid|Neurology|Radiology|Ophthalmology|Pediatrics|Rheumatology|Resuscitation|Gastroenterology|Hepatology|Circulation)$/.test(
    name,
  );

/** Words that names of journals are made of, in full and as the National Library of Medicine shortens them. */
const journalWord =
  /(?:^| )(?:J|Journal|Ann|Annals|Arch|Archives|Acta|Br|Brit|Eur|European|Int|International|Am|Can|Scand|Clin|Med|Medicine|Surg|Surgery|Res|Rev|Reviews|Proc|Proceedings|Front|Frontiers|Transl|Oncol|Cardiol|Neurol|Nephrol|Gastroenterol|Hepatol|Endocrinol|Pharmacol|Psychiatry|Pediatr|Paediatr|Dermatol|Radiol|Anesth|Anaesth|Anesthesiol|Immunol|Epidemiol|Infect|Dis|Nutr|Obstet|Gynecol|Rheumatol|Respir|Urol|Ophthalmol|Haematol|Hematol|Nat|PLoS|PLOS|BMC|BMJ|JAMA|Lancet|NEJM|Cochrane|Biol|Chem|Sci|Physiol|Syst|Netw|Commun|Rep|Lett|Ther|Care|Crit|Intensive|Health|Public)\.?(?= |$)/;

/** Whether words in capitals can be told to be a journal's name: "Eur J Cancer" is one, "South Korea" may be anything. */
export const isJournalWord = (words: string): boolean =>
  knownJournal(words) !== null || (words.includes(' ') && journalWord.test(words));
