import { gatedMatcher, holds, type Matcher } from '../gate.ts';
import { type Identifier, placesOf } from '../identifier.ts';
import { anyDate, digitsOnly, holdsDate, wholeDate } from './forms.ts';

const born = [
  'd\\.?[ ]?o\\.?[ ]?b\\.?|b(?:irth)?[ ]?(?:date|day)|birthday|date of birth|born|geb\\.?(?:oren)?|geburts(?:datum|tag)|née?|date de naissance|d\\.?d\\.?n\\.?',
  'nacid[oa]|fecha de nacimiento|f\\.?[ ]?nac\\.?|f\\.?n\\.?|nat[oa]|data di nascita|nascid[oa]|data de nascimento|geboortedatum|geboren|född|født|syntynyt|urodzon[ya]|ur\\.',
].join('|');
const weekday =
  '(?:(?:last |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,?[ ]|(?:mo|di|mi|do|fr|sa|so)\\.,?[ ]|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch),?[ ])?';
const link =
  "(?:[ ]?[:=(,–|-]|[ ](?:is|was|on|in|am|the|le|el|il|den|der|em|ist)(?![\\p{L}])|[ ]l[’'](?:an )?|[ ]:){0,3}[ ]?(?:the )?";

/** Words of a patient's stay; a date behind them is the patient's. */
const stay = [
  '(?:re-?)?admi(?:tted|ssion)|warded|discharged?|presented|hospitali[sz]ed|seen|operated|transferred|died|deceased|death|appointment|visit(?:ed)?|follow-?up|scan(?:ned)?|collapsed|transplant(?:ed)?|implanted|infused|vaccinated|delivered|started|intubated|extubated',
  '(?:surgery|operation|procedure|biopsy|delivery|diagnosed) (?:done |performed )?|surgery|biopsy|d\\.?o\\.?[sda]\\.?|aufgenommen|aufnahme|entlassen|operiert|op|verstorben|gestorben|vorgestellt',
  'hospitalisée?|admise?|opérée?|décédée?|sortie?|ingres[óo]|ingresad[oa]|fallec[ií][óo]|operad[oa]|ricoverat[oa]|dimess[oa]|decedut[oa]|operat[oa]',
].join('|');
const stayLink =
  '(?:[ ](?:summary|letter|note|dated|of|date)(?![\\p{L}])|[ ]?[:=(,–-]|[ ](?:is|was|him|her|the patient|on|to (?:the |our )?[\\p{L}]{1,14}|in|from|since|date|am|le|el|il|den|:)(?![\\p{L}])){0,3}[ ]?';

/** A pattern with a date in it, for texts that hold one and `words` as well. */
function withDate(source: string, words = ''): Matcher {
  const holdsWords = holds(words, 'iu');
  return gatedMatcher([{ mayMatch: (text) => holdsDate(text) && holdsWords(text), source }], 'dgiu');
}

const bornWord = `(?<![\\p{L}\\d])(?:${born})(?![\\p{L}])`;
const ofBirth = withDate(`${bornWord}${link}${weekday}(${anyDate}|${digitsOnly})`, bornWord);
const stayWord = `(?<![\\p{L}\\d])(?:${stay})`;
const ofStay = withDate(`${stayWord}${stayLink}${weekday}(?:the )?(${anyDate})`, stayWord);
const label = '(?:d\\.?o\\.?b\\.?|date of birth|geb\\.)';
/** "3 March 1954 (DOB)", "12.05.1948 geb." */
const beforeLabel = withDate(`(?<![\\p{L}\\d])(${anyDate})[ ]?[(,]?[ ]?${label}`, label);
const whole = withDate(`(?<![\\p{L}\\d/.-])(${wholeDate})`);

/** What has a day of its own besides a patient: papers, approvals, trials, guidelines, meetings. */
const isPublic =
  /publi[sc]|appear|appro[vu]|authori[sz]|licen[cs]|\b(?:FDA|EMA|MHRA|NICE|WHO|CDC|ASCO|ESMO|ESC|AHA|BMJ|NEJM|JAMA)\b|Lancet|Cochrane|updat|releas|access(?:ed|ible)|issue|cut-?off|data lock|version|guid(?:eline|ance)|randomi|enrol|recruit|investigator|participants|patients|women|children|infants|cases|deaths|births|\btrials?\b|stud(?:y|ies)|cohort|regist(?:ry|er)|database|search|retriev|articles|papers|incept|retract|withdr[ae]w|\bpress\b|congress|conference|committee|opinion|journal|preprint|posted|online|pandemic|lockdown|outbreak|season|came into|in force|announce|launch|recall|warning|étude|essai|Studie|Leitlinie|estudio|ensayo|guía|linee guida|zugelassen|Zulassung|autoris|aprob/i;
const isPublicRightBefore =
  /(?:publi|approv|updat|releas|access|issu|cut-?off|version|guid|label|search|trial|guideline|opinion|registered|posted|retract|announce)\p{L}{0,10}[^.?!\n]{0,20}$/iu;
const isPersonal =
  /\b(?:my|her|hers|his|him|she|he|patient|pt|boy|girl|mother|father|wife|husband|son|daughter|mrs?|ms|frau|herrn?|mme|señora?)\b/i;
const reachOfSentence = 160;

/** The sentence around a place, without what is before and behind. */
function sentenceAround(text: string, from: number, to: number): { before: string; after: string } {
  const before =
    text
      .slice(Math.max(0, from - reachOfSentence), from)
      .split(/[?!\n]|\.\s(?=\p{Lu})/u)
      .at(-1) ?? '';
  const after = text.slice(to, to + reachOfSentence).split(/[?!\n]|\.\s(?=\p{Lu})/u)[0] ?? '';
  return { before, after };
}

/** Whole days that nothing in their sentence makes those of a work, a trial or an office. */
const findPlainDates = (text: string): Identifier[] =>
  placesOf('date', whole, text).filter(({ from, to }) => {
    const { before, after } = sentenceAround(text, from, to);
    if (isPublicRightBefore.test(before)) return false;
    return !isPublic.test(before + after) || isPersonal.test(before);
  });

/** A day without its year is a patient's where its sentence speaks of one: "my patient had a stroke on January 8". */
const preposition = '(?<![\\p{L}])(?:on|since|am|le|el|il)[ ]';
const onDay = withDate(`${preposition}(?:the )?(${anyDate})`, preposition);
const findDaysOf = (text: string): Identifier[] =>
  placesOf('date', onDay, text).filter(({ from, to }) => {
    const { before } = sentenceAround(text, from, to);
    return isPersonal.test(before) && !isPublic.test(before);
  });

export const findDates = (text: string): Identifier[] => [
  ...placesOf('date-of-birth', ofBirth, text),
  ...placesOf('date-of-birth', beforeLabel, text),
  ...placesOf('date', ofStay, text),
  ...findPlainDates(text),
  ...findDaysOf(text),
];

const beside = withDate(`(?<![\\p{L}\\d/.-])(${anyDate})`);
/** Characters between a date and the number of a record that it stands beside. */
const reach = 40;

/** Right behind a name stands when somebody was born: "Roscoe Tillman 5/19/60". */
const reachOfName = 3;

/** Dates beside the numbers of a patient's papers and behind names, as in a line that was copied out of a record. */
export function findDatesBeside(text: string, others: readonly Identifier[]): Identifier[] {
  const isBeside = (one: Identifier, { from, to }: Identifier) =>
    one.kind === 'name'
      ? from >= one.to && from - one.to <= reachOfName
      : (one.kind === 'record-number' || one.kind === 'insurance-number') &&
        Math.max(one.from - to, from - one.to) <= reach;
  const anchors = others.filter(({ kind }) => ['name', 'record-number', 'insurance-number'].includes(kind));
  if (anchors.length === 0) return [];
  return placesOf('date', beside, text).filter((date) => anchors.some((one) => isBeside(one, date)));
}
