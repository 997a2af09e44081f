import type { Identifier } from '../identifier.ts';
import { isGivenName, mayBeGivenName } from './is-given-name.ts';

const word = "[\\p{Ll}\\p{M}][\\p{Ll}\\p{M}'’-]{1,24}";
const upToThree = `(${word}(?:[ ]${word}){0,2})`;
/** Words that end a name in a text without capitals. */
const stops = new Set(
  `is was has had are were be been who whose whom with without on in at of to from for by and or but the a an this that his
her she he they my our your their its not no yes if then than as so after before since until while when what why how which
where can could should would will may might must do does did done get gets got give gives given take takes taking took need
needs want wants ask asks asked say says said now still just only also again today yesterday tomorrow last next year years
old male female man woman boy girl patient pt dob mrn aged age born came comes went goes presents presented presenting
admitted discharged started stopped started on off per via vs about into over under feels complains reports denies tsh inr
crp hba1c bp hr ecg ct mri labs lab dose mg mcg kg ml and/or type stage grade phase trial study score
here there has seen saw using used use her's well better worse please thanks tested positive negative`.split(
    /\s+/,
  ),
);

const behindCalled = new RegExp(
  `(?<![\\p{L}])(?:(?:man|woman|lady|gentleman|boy|girl|patient|pt|child|baby|guy|lad|husband|wife|son|daughter|mother|father|sister|brother|friend|neighbou?r|one)(?:[ ](?:is|was|who is))?[ ](?:called|named)|name is|name['’]s|by the name of)[ ]${upToThree}`,
  'dgu',
);
const behindTitle = new RegExp(
  `(?<![\\p{L}.])(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Mm]ister|[Ff]rau|[Hh]err|[Mm]me|[Ss]ra?|[Ss]ig)\\.?[ ]${upToThree}`,
  'dgu',
);
/** A given name and another word, with what a patient has behind them. */
const pair = new RegExp(
  `(?<![\\p{L}\\d-])(${word}[ ]${word})(?:,?[ ]\\(?(?:aged?[ ])?\\d{1,3}[ ]?(?:yo|y/o|yrs?|years?|m|f|y)(?![\\p{L}])|,[ ]\\d{1,3},|,?[ ]\\(?(?:dob|mrn|born|nhs|ssn)(?![\\p{L}]))`,
  'dgu',
);

/** How much of the words is a name: up to the first that only a sentence has. */
function nameWithin(words: string): number {
  let length = 0;
  for (const one of words.split(' ')) {
    if (stops.has(one.replace(/['’]s$/, ''))) break;
    length += one.length + (length > 0 ? 1 : 0);
    if (/['’]s$/.test(one)) return length - 2;
  }
  return length;
}

const medical = /(?:tion|sis|itis|emia|oma|pathy|ing|ment|ity|ive|ic|al|ous|ase|ine|mab|nib|ol|ed)$/;

/** Names in a text that is typed without capitals. */
export function findLowerCase(text: string): Identifier[] {
  const found: Identifier[] = [];
  for (const match of text.matchAll(behindCalled)) {
    const [from] = match.indices?.[1] ?? [0, 0];
    const length = nameWithin(match[1] ?? '');
    if (length > 2) found.push({ kind: 'name', from, to: from + length });
  }
  for (const match of text.matchAll(behindTitle)) {
    const [from] = match.indices?.[1] ?? [0, 0];
    const length = nameWithin(match[1] ?? '');
    if (length > 1) found.push({ kind: 'name', from, to: from + length });
  }
  for (const match of text.matchAll(pair)) {
    const [from, to] = match.indices?.[1] ?? [0, 0];
    const [first = '', second = ''] = (match[1] ?? '').split(' ');
    const isPerson = isGivenName(first) || (mayBeGivenName(first) && /dob|mrn|nhs|ssn/.test(match[0]));
    if (isPerson && !stops.has(first) && !stops.has(second) && !medical.test(second))
      found.push({ kind: 'name', from, to });
  }
  return found;
}
