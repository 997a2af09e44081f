import type { Identifier } from '../identifier.ts';
import { isOfScholar } from './authors.ts';
import { isGivenName, mayBeGivenName } from './is-given-name.ts';
import { isNoName, looksLikeWord, openersOf } from './not-names.ts';
import { part, twoParts } from './shapes.ts';

const run = new RegExp(`(?<![\\p{L}\\d.]|St\\.?[ ])(?:${twoParts}|${part})(?![\\p{L}\\d])`, 'gu');

/** What only a person has, or what only a patient's can be. */
const owns =
  /^['’]s? (?:own |last |latest |new |first |recent |baseline |current |serum |blood |left |right |chest |brain |morning |evening |home |repeat |refractory |severe |acute |chronic ){0,3}(?:HbA1c|A1c|INR|eGFR|creatinine|potassium|sodium|platelets?|h(?:a)?emoglobin|Hb|ferritin|TSH|LDL|PSA|CRP|ECG|EKG|MRI|CT|PET|X-?ray|scan|biopsy|pathology|histology|labs?|bloods|troughs?|levels?|numbers|results?|weight|BMI|blood pressure|BP|heart rate|temperature|pain|cough|rash|fever|seizures?|headaches?|migraines?|symptoms|knee|hip|leg|arm|foot|back|chest|skin|eyes?|mother|father|wife|husband|son|daughter|sister|brother|parents|family|caregivers?|dose|prescription|medications?|meds|tablets|insulin|pump|pacemaker|chart|file|record|notes|discharge|admission|appointment|surgery|operation|pregnancy|baby|birthday|appetite|sleep|mood|memory|GP|oncologist|cardiologist|case|diagnosis|treatment|chemo(?:therapy)?|allergy|allergies|asthma|diabetes|epilepsy|psoriasis|lupus|lymphoma|myeloma|cancer|tumou?r|myasthenia|arthritis|depression|anxiety)(?![\p{L}])/u;
/** A code or an abbreviation is a patient's only behind a name for certain: "Canada's NBSS-1" is a trial. */
const ownsCode = /^['’]s \p{Lu}[\p{L}\d]{0,8}\p{Lu}/u;
/** What a body does or is done to; an organisation or a place does none of it. */
const lives =
  /^,? (?:who |and \p{L}+ |has |was |is |had |now |still |only |just ){0,2}(?:weighs|weighed|drank|swallowed|ate|vomit(?:s|ed)|collapsed|fainted|fell|bled|coughs|slept|smokes|takes|taking|pregnant|allergic|breastfeeding|intubated|admitted|discharged|hospitali[sz]ed|diagnosed|operated|transfused|started on|put on|(?:been )?on (?:\p{Ll}{4,}|dialysis)|complains?|complaining|refus(?:es|ed)|lives (?:in|at|alone|with)|ask(?:s|ed) (?:if|whether|me)|want(?:s|ed) (?:to|her|his)|feels|turned \d|turns \d|born|presented with|came in|came to|stopped (?:her|his)|missed (?:her|his)|due for|scheduled for|needs (?:a|her|his)|tolerat(?:es|ed|ing))(?![\p{L}])/u;
/** Of one word that is no known name: what a body alone does. */
const livesAlone =
  /^ (?:weighs|vomits|smokes|coughs|sleeps|complains|refuses|takes (?:her|his)|lives (?:at|alone|with)|is (?:pregnant|allergic|breastfeeding|intubated)|was (?:intubated|admitted|discharged|hospitali[sz]ed)|(?:drank|swallowed|vomited|collapsed|fainted)(?! in| at)|stopped (?:her|his)|missed (?:her|his)|wants (?:to|her|his)|asks (?:if|whether|me))(?![\p{L}])/u;
const whose =
  /^,? (?:who|whose|whom)\b|^ ?\((?:she|he|her|his|my|our|the patient|patient|pt|[FM]\b|[FM],|♀|♂|\d{1,3}[ ,)FMfmy])/u;
/** Of a pair, these are enough: it is spoken of as someone. */
const acts =
  /^,? (?:(?:still|now|also|recently|just) )?(?:has|had|is|was|will|should|could|can|needs|takes|took|started|stopped|developed|presented|came|went|says|reports|denies|asks|wants|would|may|does|did|got|gets|lives|turned|remains|received|underwent|tested)(?![\p{L}])/u;
const ends =
  /^(?:[ ]?[,.?;:)!–—-]|[ ]?$|\n|[ ](?:on|with|after|and|at|who|before|because|since|about|from|this|next|today|tomorrow)(?![\p{L}]))/u;
const toSomeone =
  /(?:^|[\s("“¿])(?:[Ff]or|[Aa]bout|[Ww]ith|[Oo]n|[Gg]ive|[Gg]ave|[Gg]iving|[Tt]ell|[Tt]old|[Aa]sked?|[Ss]aw|[Mm]eet|[Tt]reat(?:ing)?|[Tt]reated|[Pp]ut|[Ss]tart(?:ed)?|[Ss]witch(?:ed)?|[Dd]ear|[Hh]i|[Hh]ello|[Ll]ittle|[Bb]aby|[Pp]oor|[Yy]oung|[Oo]ld|[Tt]hat|[Bb]ecause|[Ii]f|[Ww]hen|[Ww]hile|[Cc]an|[Ss]hould|[Cc]ould|[Ww]ould|[Dd]oes|[Ii]s|[Hh]as|[Dd]id|[Ff]ür|[Bb]ei|[Bb]etreue|[Pp]our|[Cc]hez|[Aa]vec|[Pp]ara|[Cc]on|[Pp]er) $/u;
/** A question about somebody: "Could Fatima take", "safe for Priya to fly". */
const asked =
  /(?:^|[\s¿])(?:[Cc]an|[Ss]hould|[Cc]ould|[Ww]ould|[Mm]ay|[Mm]ust|[Dd]oes|[Ii]s|[Hh]as|[Dd]id|[Ww]ill|[Ff]or|[Pp]uede|[Dd]ebe|[Kk]ann|[Ss]oll|[Dd]arf) $/u;
const dear =
  /(?:^|\s)(?:[Ll]ittle|[Bb]aby|[Dd]ear|[Pp]oor|[Bb]etreue|[Mm]eet|[Tt]ell|[Tt]old|[Gg]ave|[Tt]reating|(?:[Nn]amed|[Cc]alled)) $/u;
/** A label of a note that leads a line: "S:", "Situation:", "Insert for tumour board:". */
const headsLine = /(?:^|\n)(?:[\p{L}#][\p{L}\d ./#-]{0,40}[:|–—-] ?)?["“]?$/u;
const listed = /^[ ]?[,/|;(:–—]|^["”]|^\n|^ -/u;

/** How much a run of capitalised words must have around it, the less it is like a name by itself. */
function isSomeone(text: string, from: number, to: number): boolean {
  const words = text.slice(from, to).split(' ');
  const [first = ''] = words;
  const before = text.slice(Math.max(0, from - 48), from);
  const after = text.slice(to, to + 80);
  const isOwner = owns.test(after) || ownsCode.test(after) || whose.test(after) || lives.test(after);
  if (words.length === 1) {
    if (looksLikeWord(first) || first.length < 3) return false;
    if (!isGivenName(first))
      return (
        (owns.test(after) && !mayBeGivenName(first)) ||
        livesAlone.test(after) ||
        (dear.test(before) && ends.test(after) && /[Ll]ittle|[Bb]aby|etreue/.test(before))
      );
    return (
      isOwner ||
      dear.test(before) ||
      (toSomeone.test(before) && (ends.test(after) || acts.test(after))) ||
      acts.test(after) ||
      (asked.test(before) && /^ (?:to )?\p{Ll}{2,}/u.test(after))
    );
  }
  if (isGivenName(first)) return true;
  if (words.length > 2 && words.slice(1, -1).some((word) => isGivenName(word))) return true;
  if (words.some((word) => looksLikeWord(word))) return false;
  if (isOwner) return true;
  if (mayBeGivenName(first))
    return (
      acts.test(after) ||
      (toSomeone.test(before) && ends.test(after)) ||
      (headsLine.test(before) && listed.test(after))
    );
  return isGivenName(words.at(-1) ?? '') && headsLine.test(before) && listed.test(after);
}

/** Names that nothing leads: by a given name, or by what is said of them. */
export function findBare(text: string): Identifier[] {
  return [...text.matchAll(run)].flatMap((match) => {
    const start = openersOf(match[0]);
    const from = match.index + start;
    const to = match.index + match[0].length;
    if (to - from < 3 || isNoName(match[0].slice(start)) || isOfScholar(text, from, to)) return [];
    return isSomeone(text, from, to) ? [{ kind: 'name' as const, from, to }] : [];
  });
}
