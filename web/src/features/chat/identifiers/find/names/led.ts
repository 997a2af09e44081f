import { type GatedSource, gatedMatcher, gatedPattern, holds } from '../gate.ts';
import type { Identifier } from '../identifier.ts';
import { isOfScholar } from './authors.ts';
import { name, part, turned, twoParts, withInitials } from './shapes.ts';
import { trimName } from './titled.ts';

const relatives =
  '[Ss]pouse|[Hh]usband|[Ww]ife|[Ww]idow(?:er)?|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Mm]um|[Mm]om|[Dd]ad|[Ss]ister|[Bb]rother|[Uu]ncle|[Aa]unt|[Nn]ephew|[Nn]iece|[Cc]ousin|[Gg]rand(?:mother|father|son|daughter|ma|pa)|[Nn]eighbou?r|[Cc]aregiver|[Cc]arer|[Dd]onor|[Pp]artner|[Cc]ompanion|[Bb]oyfriend|[Gg]irlfriend|[Ff]ianc[ée]e?|[Ff]riend|[Rr]oommate|[Cc]olleague|[Tt]win|[Cc]hild|[Bb]aby|[Nn]ewborn|[Tt]oddler|[Bb]oy|[Gg]irl|[Ll]ady|[Gg]entleman|[Mm]an|[Ww]oman|[Rr]esident|[Cc]lient|[Ff]armer|[Tt]eacher|[Ss]tudent|[Vv]eteran|niñ[oa]|hij[oa]|madre|padre|espos[oa]|marido|mari|femme|fils|fille|mère|père|figli[oa]|moglie|marito|Tochter|Sohn|Mutter|Vater|Ehemann|Ehefrau|Schwester|Bruder|Nachbarin|Nachbar';
const patient =
  '[Pp]atient(?:in|en|e)?|PATIENT|[Pp]t\\.?|PT|[Pp]aciente|[Pp]aziente|[Pp]atiënte?|[Pp]acjent(?:ka)?|[Pp]acient|[Hh]asta';

const endOfName = "(?=[ ,.?;!)(]|['’]s|$)";
/** What leads a name, the forms that the name may have, and what must follow. */
interface Lead {
  before: string;
  named: string;
  after?: string;
}
/** Whatever form a name has, it begins with a capital letter. */
const ledBy = ({ after = '', before, named }: Lead): GatedSource => ({
  mayMatch: holds(`${before}\\p{Lu}`),
  source: `${before}(${named})${after}`,
});

const leads: readonly Lead[] = [
  {
    before: `(?<![\\p{L}\\d])(?:${patient})(?:['’]s name|[ ]name|-?[Nn]ame)?(?:[ ]?[:,(–-])?[ ](?:is[ ]|named[ ]|called[ ]|namens[ ])?`,
    named: `${twoParts}|${turned}|${withInitials}`,
  },
  {
    before:
      '(?<![\\p{L}\\d])(?:[Pp]t\\.?|PT|[Pp]atient[:,]|PATIENT:|[Pp]atientin|[Cc]onsult (?:for|on)|[Rr]eferral for|[Hh]andover:?)[ ]',
    named: part,
    after: "(?=[ ]?[.,;:(?]|$|['’]s|[ ](?:is|has|was|had|in|on|with)(?![\\p{L}]))",
  },
  {
    before:
      '(?<![\\p{L}])(?:named|called|by the name of|namens|nommée?|llamad[oa]|di nome|goes by|known as)[ ]',
    named: name,
    after: endOfName,
  },
  {
    before: `(?<![\\p{L}])(?:[Mm]y|[Hh]er|[Hh]is|[Oo]ur|[Tt]he patient['’]s|[Mm]eine?|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre|[Mm]i|[Nn]uestr[oa])[ ](?:[\\p{Ll}-]{2,16}[ ]){0,2}(?:${relatives}|patient)[ ,]{1,2}`,
    named: name,
    after: endOfName,
  },
  {
    before:
      '(?<![\\p{L}])(?:NAME|[Nn]ame|[Nn]om|[Nn]ombre|[Nn]ome|[Vv]orname|[Nn]achname|[Ss]urname|[Ff]orename|[Pp]rénom|[Aa]pellidos?|[Cc]ognome|[Nn]aam|[Ii]nitials?|[Pp]atient [Ii]nitials)[ ]?(?:of (?:the )?patient[ ]?)?(?:[:=]|is|are|)[ ]{0,2}',
    named: `${turned}|${name}(?:,[ ]${part})?`,
  },
  {
    before: `(?<![\\p{L}])(?:${relatives})[ ]?[,(:]?[ ](?:is[ ])?`,
    named: `${twoParts}|${withInitials}`,
  },
  {
    before:
      '(?<![\\p{L}])(?:[Rr]e|RE|[Rr]egarding|[Ss]ubject|[Bb]etreff|[Bb]etrifft|[Oo]bjet|[Oo]ggetto|[Aa]sunto|[Cc]oncerning|[Aa]sking for|[Nn]otes? for|[Ss]pecimen for|[Rr]esults? for|[Rr]eport for|[Rr]eferral for|[Oo]n behalf of|[Ll]ook up|[Pp]ull up|[Ss]igned|[Ww]ristband reads|[Cc]ard reads|[Ll]abel reads|reads|[Bb]ed \\d{1,3}:?|[Rr]oom \\d{1,3}:?)[ ]?[:,]?[ ]',
    named: `${turned}|${twoParts}`,
  },
];

const recordBehind = '(?:DOB|MRN|NHS|SSN|HN|UR|born|dob|mrn)(?![\\p{L}])';
const lineBehind =
  '[ ]?\\n(?=[MFmf](?![\\p{L}])|\\d{1,3}[ ]?(?:years?|yo|y/o|[MFmf](?![\\p{L}]))|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4})';
/** What follows tells that it is a name. */
const followed: readonly GatedSource[] = [
  {
    mayMatch: holds(recordBehind),
    source: `(?<![\\p{L}\\d]|\\p{Lu}\\p{Ll}{1,24}[ ])(${withInitials}|\\p{Lu}{3,20}[ ]\\p{Lu}(?![\\p{L}]))(?=,?[ ]\\(?${recordBehind})`,
  },
  { mayMatch: holds(lineBehind), source: `(?:^|\\n)(${twoParts})${lineBehind}` },
];

const laterLeads: readonly Lead[] = [
  { before: '(?<![\\p{L}])(?:twin|Twin)[ ][A-C][ ,]{1,2}', named: twoParts },
  {
    before:
      "(?:[Ii]ch hei(?:ß|ss)e|[Jj]e m[’']appelle|[Mm]e llamo|[Mm]i chiamo|[Mm]y name is|[Mm]y name['’]s|[Ii]k heet)[ ]",
    named: name,
  },
  {
    before: "(?<![\\p{L}])(?:I['’]m|I am|[Tt]his is|[Ss]he is|[Hh]e is|[Hh]er name is|[Hh]is name is)[ ]",
    named: twoParts,
    after: '(?=[ ]?[,.(;–-]|[ ](?:and|age))',
  },
];

const led = gatedMatcher([...leads.map(ledBy), ...followed, ...laterLeads.map(ledBy)], 'dgu');
/** Behind the number of an age, and not of a dose or a count. */
const noCount =
  '(?![ ]?(?:%|[mcµ]?c?g|m?L|kg|IU|U|mm|cm|patients|participants|people|et|of|to|or|vs|weeks?|days?|months?|h|hours?|times|trials|studies|points|after|later|years? (?:of|after|later))(?![\\p{L}]))';
/** With an age behind it: "Jamal Carter, 23M", "Rosa Diaz (68F)", "Ana Ruiz, a 54-year-old". */
const age = `(?:,[ ]|[ ]?\\((?:\\p{L}{2,12},[ ])?|[ ]?[|/][ ]?|[ ](?=age[d ]|\\d{1,3}[ ]?(?:yo|y/o|[MFmf])\\b))(?:an?[ ]|aged?[ ]|age[ ]|just[ ]|now[ ]|[MFmf][ ]?[,/|]?[ ]?)?\\d{1,3}(?![\\d.,]\\d)(?:[ -]?(?:years?|y\\/?o|yo|yrs?|ans|Jahre|años|anni|лет|[MFmfWw]\\b)|[,)/|]|(?=[ ]))${noCount}`;
const withAge = gatedPattern(
  `[\\p{L}\\p{M}.]${age}`,
  `(?<![\\p{L}\\d]|\\p{Lu}[\\p{L}'-]{0,24}[ ])(${twoParts}|${turned})${age}`,
);
/** One part is enough where the age is that of a person for certain. */
const ageOfOne = `(?:,?[ ](?:who[ ](?:is|was|turned)[ ])?(?:is[ ])?(?:just[ ]|now[ ]|only[ ]|aged?[ ]|an?[ ])|,[ ]|[ ]\\()\\d{1,3}(?:[ -]?(?:years?(?:[ -]old)?|y\\/?o|yo|yrs?[ -]old|[MF]\\b)|(?=[ ]and[ ](?:on|has|is|with)\\b))${noCount}`;
const oneWithAge = gatedPattern(`[\\p{L}\\p{M}]${ageOfOne}`, `(?<![\\p{L}\\d.-])(${part})${ageOfOne}`);

export function findLed(text: string): Identifier[] {
  const found: Identifier[] = [];
  const keep = (match: RegExpExecArray, needsParts: boolean) => {
    const [from, to] = match.indices?.find((place, index) => index > 0 && place) ?? [0, 0];
    const kept = trimName(text, from, to);
    // An opener and a word are no two parts: "In Italy, 12".
    if (!kept || (needsParts && !/[ ,^]/.test(text.slice(kept.from, kept.to)))) return;
    if (!isOfScholar(text, kept.from, kept.to)) found.push({ kind: 'name', ...kept });
  };
  for (const match of led(text)) keep(match, false);
  for (const match of withAge(text)) keep(match, true);
  for (const match of oneWithAge(text)) keep(match, false);
  return found;
}
