import { journalNames } from './journal-names.ts';

const particle =
  '(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]u|[Ll]a|[Ll]e|[Ee]l|[Aa]l|[Tt]er|[Tt]en|[Ss]t\\.?)';
/** A family name with its particles: "van der Meer", "O’Brien", "Sánchez-de-la-Torre". Bounded, so that a flood is read once. */
export const familyName = String.raw`(?:${particle}[ -]){0,3}(?:[dDlO][’'])?\p{Lu}[\p{L}'’]{1,30}(?:-\p{L}[\p{L}'’]{1,30}){0,4}`;
/** Journals whose name ends in what looks like a year, as "Periodontology 2000" does. */
const likeYears = journalNames
  .flat()
  .flatMap((name) => /^(.*) ((?:19|20)\d\d)$/.exec(name)?.slice(1).join('\\.? )') ?? []);
export const yearNumber = String.raw`(?!${likeYears.map((name) => `(?<=${name}`).join('|')})(?:19[4-9]\d|20[0-4]\d)`;
export const aYear = new RegExp(yearNumber);

/** Capitalised words that stand before a year, and are no one's name. */
export const noNames = new Set(
  `january february march april may june july august september october november december spring summer autumn winter
  since until before after during between from through around about in on at by as of the this that these those and or
  but both while when where although however moreover also early late mid updated update version revised published
  phase table figure fig box section chapter part stage grade class type level day week month year years season
  cochrane nature science circulation lancet cell blood gut brain heart stroke chest diabetes hypertension thorax
  pediatrics radiology neurology gastroenterology hepatology allergy cancer
  guideline guidelines guidance report reports trial trials study studies review reviews analysis consensus society
  association college committee group statement recommendation recommendations evidence data results survey registry
  cohort meta systematic randomised randomized observational covid european american british canadian international
  national world global clinical medicare medicaid olympics edition paper article publication protocol cdc who nice`
    .split(/\s+/)
    .filter(Boolean),
);

/** Letters only and without accents, so that "Müller", "Mueller" and "Muller", "O'Brien" and "OBrien" are alike, whichever hyphen stands in them. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äæ]/g, 'a')
    .replace(/[öøœ]/g, 'o')
    .replace(/ü/g, 'u')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/dj|[đð]/g, 'd')
    .replace(/þ/g, 'th')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\p{L}\s-]/gu, '')
    .trim();
}

/** Where a name ends, when the bracket at its end was opened before it. */
export function withoutBracket(text: string, from: number, to: number): number {
  const [opening, closing] = text[to - 1] === ']' ? '[]' : '()';
  return text[to - 1] === closing && !text.slice(from, to).includes(opening ?? '') ? to - 1 : to;
}
