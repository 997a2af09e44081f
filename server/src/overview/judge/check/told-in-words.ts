import { numberWords } from '../../../reading/lexicon/number-words.ts';

/**
 * A number that is told without a digit of it, "about a third", or as a multiple. `share` is a part of a group, `change` how much lower
 * or higher a risk is, `times` a multiple of the other group's; `part` may be either of them.
 */
export interface ToldInWords {
  kind: 'share' | 'change' | 'times' | 'part';
  /** 0.25 of "a quarter", 1.5 of "1.5 times". */
  value: number;
  direction: 'up' | 'down' | null;
}

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
const counted: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, ...numberWords };
const count = Object.keys(counted).join('|');

/** "A third", "two-thirds", "three quarters", "half"; "the third trial" and "a fifth of May" are none of them. */
const part = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:(${count})[- ])?(half)|(${count})[- ](third|quarter|fifth|tenth)s?)(?![\\p{L}\\d])(?! (?:trial|study|dose|year|of (?:january|march|may|june|july)))`,
  'giu',
);
/** "Three in four", "nine out of ten". */
const among = new RegExp(
  `(?<![\\p{L}\\d-])(${count}) (?:in|out of|of every) (${count})(?![\\p{L}\\d])`,
  'giu',
);
/** "1.5 times as likely", "three times more often", "3-fold". */
const multiple = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,3}(?:[.,]\\d{1,2})?|${count})(?:[- ]?fold\\b| times (?:as|more|less|higher|the|likelier|greater)\\b)`,
  'giu',
);
const named = /\b(twice (?:as|the)|doubl(?:es?|ed|ing)\b|tripl(?:es?|ed|ing)\b|halv(?:es?|ed|ing)\b)/giu;

const lower =
  /^[- ](?:[\p{L}-]{1,20} ){0,2}?(?:lower|fewer|less|rarer|smaller|reduction|decrease|drop|fall)\b/iu;
const higher = /^[- ](?:[\p{L}-]{1,20} ){0,2}?(?:higher|more|greater|increase|rise)\b/iu;
const fell = /\b(?:fell|dropped|declined|decreas\w+|reduc\w+|cut\w*|lower\w*|less\w+) [^.;,]{0,24}$/i;
const rose = /\b(?:rose|grew|increas\w+|rais\w+|climb\w+) [^.;,]{0,24}$/i;
/** "Half the risk", "half as often". */
const ofOther = /^ (?:the (?:[\p{L}-]{1,20} ){0,2}?(?:risk|rate|odds|hazard|incidence|chance|number)|as )/iu;
const ofSome = /^ (?:of|the (?:patients|people|women|men|participants|children|adults))\b/iu;
const byMuch = /\bby (?:about |almost |nearly |roughly |around |some |more than )?$/iu;

/** As much of a passage is read. */
const maxLength = 2_000;

/** The numbers that a text tells in words. */
export function toldInWords(text: string): ToldInWords[] {
  const read = text.slice(0, maxLength);
  return [...partsIn(read), ...sharesIn(read), ...multiplesIn(read)];
}

function partsIn(text: string): ToldInWords[] {
  return [...text.matchAll(part)].map((match) => {
    const [written, before, half, many, name = half ?? ''] = match;
    const value = (counted[(before ?? many ?? 'a').toLowerCase()] ?? 1) / (parts[name.toLowerCase()] ?? 1);
    const behind = text.slice(match.index + written.length, match.index + written.length + 80);
    const ahead = text.slice(Math.max(0, match.index - 30), match.index);
    const direction =
      lower.test(behind) || fell.test(ahead) ? 'down' : higher.test(behind) || rose.test(ahead) ? 'up' : null;
    const isOfSome = ofSome.test(behind);
    if (direction || (byMuch.test(ahead) && !isOfSome)) return { kind: 'change', value, direction };
    if (ofOther.test(behind)) return { kind: 'times', value, direction: null };
    return { kind: isOfSome ? 'share' : 'part', value, direction: null };
  });
}

const sharesIn = (text: string): ToldInWords[] =>
  [...text.matchAll(among)].flatMap(([, some = '', all = '']): ToldInWords[] => {
    const value = (counted[some.toLowerCase()] ?? 0) / (counted[all.toLowerCase()] ?? 1);
    return value > 0 && value < 1 ? [{ kind: 'share', value, direction: null }] : [];
  });

function multiplesIn(text: string): ToldInWords[] {
  const times = (value: number): ToldInWords => ({ kind: 'times', value, direction: null });
  return [
    ...[...text.matchAll(multiple)].map(([, many = '']) =>
      times(counted[many.toLowerCase()] ?? Number.parseFloat(many.replace(',', '.'))),
    ),
    ...[...text.matchAll(named)].map(([, word = '']) =>
      times(/^halv/i.test(word) ? 0.5 : /^tripl/i.test(word) ? 3 : 2),
    ),
  ];
}
