import { gatedPattern } from '../gate.ts';
import type { Identifier } from '../identifier.ts';
import { isOfScholar } from './authors.ts';
import { isGivenName } from './is-given-name.ts';
import { isNoName, openersOf } from './not-names.ts';
import { name } from './shapes.ts';

const titles =
  'Mr|Mrs|Ms|mr\\.|mrs\\.|ms\\.|Miss|Mx|MR\\.|MRS\\.?|MS\\.|MISS|Messrs|Mister|Master|Herrn?|Fr\\.|Frau|Fräulein|Monsieur|Madame|Mademoiselle|Mme|Mlle|MM\\.|Señora?|Señorita|Sra?\\.|Srta\\.|Sra|señora?|Don|Doña|don|doña|Signora?|signora?|[Ss]ig\\.(?:ra|na)?|[Ss]ig\\.ra|Senhora?|Dona|Pani?|Mevrouw|[Dd]hr\\.|[Mm]w\\.|[Mm]evr\\.|Fru|Hr\\.|Bay|Bayan|Mdm|Madam|Encik|Puan|Cik|Khun|Shri|Smt\\.|Alhaji|Hajia';
/** Titles that scholars have as well as patients. */
const learned =
  '(?:Dr|Dra|Dott|Dott\\.ssa|Doctor|Doctora|Prof(?:\\.[ ]?em)?|Professor|Docteur|Dottor|Sir|Lady|Lord|Dame|Sister|Sr|Father|Brother|Rev|Reverend|Rabbi|Imam|Nurse|Judge|Captain|Capt|Major|Maj|Colonel|Col|Lt|Lieutenant|Sgt|Sergeant|Cpl|Pte|Private|Gen|General|Pastor|Officer|Chief|Ing|Avv|Dipl\\.-Ing|Mag)';

const titled = gatedPattern(
  `(?<![\\p{L}\\d-])(?:${titles}|${learned})\\.?[ ]\\p{Lu}`,
  `(?<![\\p{L}\\d-])(?:(?:${titles})\\.?[ ](?:${learned}\\.?[ ]){0,2}|(?:${learned}\\.?[ ]){1,3})(${name})`,
);
/** "M. François Bélanger"; a germ's name goes on in small letters. */
const french = gatedPattern(
  'M\\.[ ]\\p{Lu}',
  `(?<![\\p{L}\\d.-]|\\p{Lu}[\\p{L}'-]{1,30}[ ])(?:M\\.|MM\\.)[ ](${name})`,
);
const couple = /(?<![\p{L}])(?:Mr|Mrs|Ms)\.? (?:and|&) $/u;
/** Words before they are titles: "Major Adverse Cardiovascular Events". */
const isWord =
  /^(?:Major|General|Private|Chief|Judge|Officer|Mag|Ing|Father|Brother|Sister|Master|Nurse|Lady|Captain|Gen|Bay|Don|Sr|Mister)[ ]/u;
const isLearned = new RegExp(`^${learned}(?![\\p{L}])`, 'u');
const noTitle = new RegExp(`^(?:${titles}|${learned})\\.?$`, 'u');

/** A title is no part of a name, nor is an initial that leads the next sentence. */
export function trimName(text: string, from: number, to: number): { from: number; to: number } | null {
  const written = text.slice(from, to);
  const start = openersOf(written);
  const words = written.slice(start);
  if (words.length < 2 || noTitle.test(words) || isNoName(words) || /^\p{Lu}\.$/u.test(words)) return null;
  return { from: from + start, to };
}

export const findTitled = (text: string): Identifier[] =>
  [titled, french].flatMap((matches) =>
    [...matches(text)].flatMap((match) => {
      const [from, to] = match.indices?.[1] ?? [0, 0];
      const mayWrite =
        isLearned.test(match[0]) && !couple.test(text.slice(Math.max(0, match.index - 12), match.index));
      if (mayWrite && isOfScholar(text, from, to)) return [];
      if (isWord.test(match[0]) && !isGivenName(text.slice(from, to).split(' ')[0] ?? '')) return [];
      const kept = trimName(text, from, to);
      return kept ? [{ kind: 'name' as const, ...kept }] : [];
    }),
  );
