import { stem } from '../words/stem.ts';
import { wordsOf } from './words.ts';

const kind =
  /\b(type|stage|grade|phase|class|group)s?[- ]((?:\d|[IVX]{1,4}|[A-D])[a-c]?)\b(?:(?: ?[-–/,]| and| or| to) ?((?:\d|[IVX]{1,4}|[A-D])[a-c]?)\b)?/gi;

/** What is one of these is not another of its line: "acute pancreatitis" is not chronic. */
const opposed = [
  'acute subacute chronic',
  'primary secondary tertiary',
  'mild moderate severe',
  'complicated uncomplicated',
  'symptomatic asymptomatic',
  'stable unstable',
  'ruptured unruptured',
  'provoked unprovoked',
  'localised localized metastatic',
  'ischaemic ischemic haemorrhagic hemorrhagic',
  'benign malignant',
  'overt subclinical',
  'low high',
  'early late',
  'maternal paternal',
  'donor recipient',
  'premenopausal postmenopausal',
  'unipolar bipolar',
].map((line) => line.split(' '));
const anyOpposed = opposed.flat().join('|');
const ofOpposed = new RegExp(
  `\\b((?:(?:${anyOpposed})(?:,? (?:and|or|to) |[-–/]| |, )){1,4})(?!(?:and|or|to|${anyOpposed})\\b)(\\p{L}{3,30})`,
  'giu',
);

/** The types, stages and classes that a text names, and what it calls acute or chronic, each with its values in small letters. */
export function kindsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (key: string, values: string) =>
    found.set(key, `${found.get(key) ?? ''} ${values}`.trim().toLowerCase());
  for (const [, head = '', one = '', other = ''] of text.matchAll(kind))
    add(head.toLowerCase(), `${one} ${other}`);
  for (const [, adjectives = '', noun = ''] of text.matchAll(ofOpposed))
    for (const { text: value } of wordsOf(adjectives.replace(/[-–/]/g, ' '))) {
      const line = opposed.findIndex((values) => values.includes(value));
      if (line >= 0)
        add(`${line} ${stem(noun.toLowerCase())}`, value.replace('ae', 'e').replace('lised', 'lized'));
    }
  for (const [, until = 'overall'] of text.matchAll(survival)) add('survival', until);
  for (const [, what = ''] of text.matchAll(mortality))
    add('mortality', ofAnyCause.test(what) ? 'any' : what.replace(/-(?:specific|related)$/i, ''));
  for (const [, side = '', age = ''] of text.matchAll(bounded))
    add(`bound ${age}`, /^(?:under|below|young)/i.test(side) ? 'under' : 'over');
  return found;
}

/** Survival is overall where nothing else is said, and is not progression-free survival. */
const survival = /\b(?:([\p{L}]+-free) )?survival\b/giu;
/** Mortality of one cause is not that of any. */
const mortality =
  /\b(all-cause|any-cause|overall|total|cardiovascular|cardiac|coronary|vascular|cancer|[\p{L}]+-(?:specific|related)) (?:mortality|deaths?)\b/giu;
const ofAnyCause = /^(?:all|any|overall|total)/i;
/** "Under 70" is not over 70. */
const bounded = /\b(over|above|older than|under|below|younger than)\s(\d{1,3})\b/gi;
