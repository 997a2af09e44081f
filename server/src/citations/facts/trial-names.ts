import type { Citation } from '@sextant/contracts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

/** "DAPA-HF", "DAPA HF" and "DapaHF" are one name. */
const plainTrial = keptByWord(5_000, (name) => name.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** "IMPrint", "DelIVERa-2": three capitals in a row within one word. */
const mixed = String.raw`(?:[A-Z][a-z]{1,3}[A-Z]{3,8}|[A-Z]{3,8}[a-z])[a-z]{1,9}(?:[-– ]\d{1,2}\b)?`;
const name = String.raw`(?:[A-Z][A-Za-z]{0,4}-)?[A-Z]{2}[A-Z0-9]{1,14}(?:[-–](?:[A-Z][A-Za-z0-9]{0,15}|\d{1,3})){0,2}(?: \d{1,2}\b)?`;
const kind = `(?:trial|study|randomi[sz]ed|investigators|collaborative|collaborators|group|programme|program|research group|steering)`;
const inTitle = [
  new RegExp(String.raw`\((${name}|${mixed})\)`, 'g'),
  new RegExp(
    String.raw`(?:^|: |[—–-] |\bthe |\bfrom (?:the )?|\bin )(${name})(?= (?:[\w-]+ ){0,3}${kind}\b)`,
    'gi',
  ),
  new RegExp(`^(${name}):`, 'g'),
  new RegExp(`: (?:the )?(${name})$`, 'g'),
];
/** "(HORIZON-1 and HORIZON-2)": of two trials that one article reports, each; what stands before their numbers is one word. */
const twoInTitle =
  /\(((?:[a-z]{1,2}(?=[A-Z]{4}))?[A-Z][A-Za-z]{2,15}(?:-[A-Z]{2,8})?)[- –](\d{1,2})(?:,? (?:and|&) |\/)(?:\1[- –])?(\d{1,2})\)/g;
/** "CLEAR Harmony Investigators": all that stands before the word for people is the name. */
const inGroup = new RegExp(`${name}(?: [A-Z][A-Za-z0-9]{1,14}(?= [A-Z]))?`, 'g');
/** "CheckMate 067": of trials that share a name, the number is the name's. */
const numbered = /^[A-Z]{1,2}[a-z]{1,9}[A-Z][a-z]{2,11}[- ]?\d{2,4}[A-Z]?$/;
const mixedAlone = new RegExp(`^${mixed}$`);
const isName = (text: string) =>
  numbered.test(text) ||
  mixedAlone.test(text) ||
  /^[A-Z]\d[A-Z]/.test(text) ||
  (/^(?:[a-z]{1,2})?(?:[A-Z][A-Za-z]{0,4}-)?[A-Z]{2}[A-Z0-9]/.test(text) && plainTrial(text).length >= 4);

interface RecordedNames {
  /** As they are written. */
  written: readonly string[];
  /** Each once, without what tells spellings apart. */
  plain: readonly string[];
}

/** A record is compared with one description after the other. */
const kept = new WeakMap<Citation, RecordedNames>();

/** The trials that a work is the report of, as its record names them: by registry, group of authors, or title. */
export const trialNamesOf = (record: Citation): readonly string[] => namesOf(record).plain;

/** What a trial that is named so may be called in a record that is its own, with no telling more. */
export const trialNamesSaid = (stated: string): string[] => [
  ...new Set([plainTrial(stated), plainTrial(stated.split(' ', 1)[0] ?? '')]),
];

function namesOf(record: Citation): RecordedNames {
  const known = kept.get(record);
  if (known) return known;
  const { authors, title, trial } = record;
  const grouped = authors.flatMap(({ family, group }) =>
    group ? [...family.matchAll(inGroup)].map(([found]) => found) : [],
  );
  const titled = inTitle.flatMap((pattern) => [...title.matchAll(pattern)].map(([, found = '']) => found));
  const both = [...title.matchAll(twoInTitle)].flatMap(([, stem, first, second]) => [
    `${stem} ${first}`,
    `${stem} ${second}`,
  ]);
  const written = [...[trial ?? '', ...grouped, ...titled].filter(isName), ...both];
  const names = { written, plain: [...new Set(written.map(plainTrial))] };
  kept.set(record, names);
  return names;
}

/** Papers about a trial or a part of it: they bear its name, and the name alone does not mean them. */
const aside =
  /\b(?:secondary|post[- ]hoc|sub-?(?:study|analysis|group)|pre-?specified|exploratory|ancillary|rationale|design|protocol|baseline|editorial|comment(?:ary)?|perspective|insights? from|lessons|analys[ie]s (?:of|from)|erratum|correction|corrigendum)\b/i;
/** Later reports, which may have a name of their own. */
const later = /\b(?:extension|follow-?up|long-term|later|final)\b/i;

/** Whether a work is no report of a trial by itself, whatever trial it names. */
export const isAside = ({ study_type: type, title }: Citation): boolean =>
  ['review', 'meta-analysis', 'systematic-review', 'guideline', 'notice'].includes(type) || aside.test(title);

/** Whether a trial's own report is another one, if there is one. */
export const isLater = ({ title }: Citation): boolean => later.test(title);

/** `own`: the work is that trial's report. `told`: it speaks of it. `other`: it is another trial's. Null: no telling. */
export type TrialMatch = 'own' | 'told' | 'other' | null;

const roman = /^[IVX]+$/;

/** The acronym with a word behind it, "CLEAR Outcomes", "AXADIA-AFNET 8"; or in front of it, "CLEAR SYNERGY". */
function isLonger(name: string, acronym: string): boolean {
  const [first = '', second = ''] = name.split(/[ –-]/);
  const isNamed = plainTrial(first) === acronym || plainTrial(second) === acronym;
  return isNamed && /^\p{L}{2,}$/u.test(second) && !roman.test(second);
}

/** What turns one name into another's beginning; a number is a trial of its own. */
const goesOn = /^ \p{L}{2,}/u;

const textOf = ({ abstract, authors, title }: Citation) =>
  `${title} ${abstract ?? ''} ${authors.map(({ family }) => family).join(' ')}`;

/** All text of a record as names of trials are compared; most records speak of none of those that are looked for. */
const plainTexts = new WeakMap<Citation, string>();

function plainTextOf(record: Citation): string {
  const known = plainTexts.get(record);
  if (known !== undefined) return known;
  const plain = plainTrial(textOf(record));
  plainTexts.set(record, plain);
  return plain;
}

export function matchTrial(stated: string, record: Citation): TrialMatch {
  const wanted = plainTrial(stated);
  if (wanted.length < 3) return null;
  const { plain: names, written: recorded } = namesOf(record);
  if (names.includes(wanted)) return 'own';
  // A word behind the acronym may be the sentence's own; a number is the name's: "STEP 1" is not "STEP".
  const [first = '', second = ''] = stated.split(' ');
  const acronym = plainTrial(first);
  if (/^\p{Lu}\p{Ll}+$/u.test(second) && names.includes(acronym)) return 'own';
  // "SPRINT MIND" is a part of SPRINT, and has a report of its own.
  if (/^\p{Lu}{2,}$/u.test(second) && !roman.test(second) && names.includes(acronym)) return null;
  // "CLEAR" may be CLEAR Outcomes or CLEAR Harmony, "DAPA" DAPA-HF or DAPA-CKD; only what is said in full tells.
  if (second === '' && recorded.some((own) => isLonger(own, acronym))) return null;
  // "STOP AF" may be STOP AF First.
  if (recorded.some((own) => goesOn.test(own.slice(stated.length)) && own.startsWith(stated))) return null;
  const isOne = ['randomized-trial', 'clinical-trial', 'registry-record', 'other'].includes(
    record.study_type,
  );
  const isTold = speaksOf(record, wanted);
  // What the record itself says of its own matter, "(NSCLC)", is a disease or a drug as likely as a trial.
  if (names.length > 0 && isOne) return isTold ? null : 'other';
  return isTold ? 'told' : null;
}

function speaksOf(record: Citation, wanted: string): boolean {
  if (!plainTextOf(record).includes(wanted)) return false;
  // In capitals: "SELECT" is a trial, and "select" is not.
  const written = new RegExp(`(?<![A-Z0-9])${[...wanted].join('[^A-Z0-9]?')}(?![A-Z0-9])`, 'gi');
  return [...textOf(record).matchAll(written)].some(([found]) => /[A-Z]{2}/.test(found));
}
