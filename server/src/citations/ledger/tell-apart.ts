import { initialsOfFirst } from '../../reading/mentions/entries.ts';
import { sameJournal } from '../../reading/mentions/journals.ts';
import type { MentionCluster } from '../../reading/mentions/mention.ts';
import { plainName } from '../../reading/mentions/names.ts';
import { isSameTitle } from '../facts/titles.ts';
import type { PlacedMention } from './place-mentions.ts';

/** What is said of a work beside its first author's family name and year. */
interface Description {
  title: string | null;
  journal: string | null;
  trial: string | null;
  initials: string | null;
  /** Family names of the other authors. */
  others: readonly string[];
  /** All of it in one word: alike where all is. */
  key: string;
}

/** Of one name and year, more descriptions than this are compared with none: an answer may make up hundreds. */
const mostCompared = 40;

/**
 * Gives works that have no record, and of which things are said that contradict each other, a row each: "Smith J. Metformin
 * … Gut 2019" and "Smith A. Statins … Circulation 2019" are two works, and nobody cites both. What fits just one of them
 * belongs to it; "Smith et al., 2019", which may be either, is a row of its own. Whose answer says what makes no difference.
 */
export function tellApart(placed: readonly PlacedMention[]): PlacedMention[] {
  const byRow = Map.groupBy(placed, ({ rowId }) => rowId);
  const told = new Map(
    [...byRow].map(([id, ones]) => [id, rowsWithin(ones.flatMap(({ by }) => by ?? []))] as const),
  );
  return placed.map((one) => {
    const row = one.by && told.get(one.rowId)?.get(describe(one.by).key);
    if (!row) return one;
    const { journal, key, title } = row;
    return {
      ...one,
      rowId: key === '' ? one.rowId : `${one.rowId}-${key}`,
      label: journal === null || title !== null ? one.label : `${one.label}, ${journal}`,
    };
  });
}

/** What is said in full of the row that each description belongs to; of none where all of them may be of one work. */
function rowsWithin(clusters: readonly MentionCluster[]): ReadonlyMap<string, Description> {
  const distinct = new Map(clusters.map(describe).map((one) => [one.key, one]));
  if (distinct.size < 2) return new Map();
  if (distinct.size > mostCompared) return distinct;
  const groups: [Description, ...Description[]][] = [];
  for (const one of [...distinct.values()].sort(fullestFirst)) {
    const [fitting, ...more] = groups.filter((group) => !group.some((other) => areOfTwo(one, other)));
    if (fitting && more.length === 0) fitting.push(one);
    else groups.push([one]);
  }
  if (groups.length === 1) return new Map();
  return new Map(groups.flatMap((group) => group.map(({ key }) => [key, group[0]] as const)));
}

function describe({ entry, facts, statement }: MentionCluster): Description {
  const { authors, journal, title, trial } = facts;
  const [first = '', ...others] = authors;
  const initials = entry === null ? null : initialsOfFirst(statement, first);
  const key = [initials, ...others, title, journal, trial]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return { title, journal, trial, initials, others, key };
}

const fullestFirst = (a: Description, b: Description): number =>
  factsIn(b) - factsIn(a) || (a.key < b.key ? -1 : 1);

const factsIn = ({ initials, journal, others, title, trial }: Description): number =>
  [title, journal, trial, initials, others[0]].filter(Boolean).length;

/** Something is said of both, and it is not the same. */
function areOfTwo(a: Description, b: Description): boolean {
  const differ = (fact: 'title' | 'journal' | 'trial' | 'initials', isSame: typeof isBeginning): boolean => {
    const [own, other] = [a[fact], b[fact]];
    return own !== null && other !== null && !isSame(own, other);
  };
  const isTitled = a.title !== null && b.title !== null;
  return (
    differ('title', (own, other) => isBeginning(own, other) || isSameTitle(own, other)) ||
    differ('journal', isOneJournal) ||
    differ('trial', isBeginning) ||
    differ('initials', isBeginning) ||
    (!isTitled && haveOtherAuthors(a, b))
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** "JA" and "J", "DAPA" and "DAPA-HF", a title without its subtitle: the shorter says nothing against the longer. */
function isBeginning(one: string, other: string): boolean {
  const [own, its] = [plain(one), plain(other)];
  return own.startsWith(its) || its.startsWith(own);
}

/** Or one that cannot be told to be a journal's name. */
function isOneJournal(one: string, other: string): boolean {
  const told = [sameJournal(one, [other]), sameJournal(other, [one])];
  return told.includes(true) || !told.includes(false);
}

/** Each names others beside the first, and not one of them is the same. */
function haveOtherAuthors({ others: own }: Description, { others }: Description): boolean {
  const names = new Set(others.map(plainName));
  return own.length > 0 && others.length > 0 && !own.some((name) => names.has(plainName(name)));
}
