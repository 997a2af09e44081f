import { holds } from './gate.ts';
import { type Identifier, placesOf } from './identifier.ts';

const age = '(?:9\\d|1[01]\\d)(?![\\d.,]\\d)';
const inWords =
  '(?:[Nn]inety(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:[Oo]ne|[Aa]) hundred(?: and (?:one|two|three|four|five|six|seven|eight|nine|ten))?)';
/** Of one person: "a 94-year-old", "aged 97", "94 yo"; of a group ("90 years or older", "over 90") it is no one's. */
const group =
  '(?<!(?:over|above|than|least|to|and|or|until|from|between|under|beyond|past|[≥>≤<–-])[ ]?)(?<!(?:[Rr]ats?|[Mm]ice|[Mm]ouse|[Aa]dults|[Pp]eople|[Pp]atients|[Pp]articipants|[Tt]hose|[Pp]ersons|[Ww]omen|[Mm]en|[Ii]ndividuals|[Ss]ubjects)[ ](?:aged?[ ])?)';
const older =
  '(?![ ](?:or|and|y|et|und|o|ou|oder)[ ](?:older|above|over|more|más|plus|älter|m[aá]s|up|beyond)|[ ]?(?:[-–+]|to[ ])[ ]?\\d|[ ]?\\+|s\\b|[ ]?(?:weeks?|days?|months?|minutes?|hours?|%|mg|kg|cm|patients|participants)\\b)';
const one =
  '(?:\\b(?:an?|my|our|this|the|her|his|[Ee]ine?[rnms]?|une?|un[ao]?|el|la|le|il|pa[cz]ient[ei] d[ie]|patiente? de|pa[cz]iente)[ ](?:[\\p{L}-]{2,20}[ ]){0,2})';
const patterns = [
  `(?<=${one})${group}(${age}|${inWords})[ -]?(?:years?|yrs?|y(?=[ -]old)|ans|años|anni|anos|lat)[ -]?(?:olds?)?${older}`,
  `(?<=${one})(${inWords})[ -](?:years?[ -])?(?:olds?|something)`,
  `(?<=^|[.?!:\\n][ ]?)(${inWords}|${age})[ -]year[ -]old\\b${older}`,
  `(?<!(?:over|above|than|least|to|and|or|from|between|under|[≥>≤<–-])[ ]?)(?<![\\d.,])(${age})[- ]?jährige[rnms]?(?![ ]oder)`,
  `(?<![\\p{L}\\d.,])${group}(${age})[ ]?(?:y\\/?o|yo|y\\.o\\.)(?![\\p{L}])`,
  `(?<=(?<!(?:before|by|until|to|over|under|after|past|from|beyond|above|below)[ ](?:the[ ])?)\\b(?:[Aa]ged|[Aa]ge|AGE|[Aa]ge[ ]?[:=]|age of|[Aa]ge is|is|[Ss]he['’]s|[Hh]e['’]s|turns|turning|[Aa]lter:?|[Ee]dad:?|[Ââ]ge:?|[Ee]tà:?)[ ](?:now[ ]|only[ ]|almost[ ]|nearly[ ])?)${group}(${age}|${inWords})(?=[ ]?(?:years?(?:[ ]old)?)?(?:[,.;:)?|/]|$)|[ ](?:and[ ](?:has|is|takes|on|still|lives)|with|on|who|now|but)\\b)${older}`,
  // "Mrs. Roe (90 yrs)", "exactly 97 years."
  `(?<=\\(|\\b(?:exactly|only|now|just|already)[ ])(${age})[ ](?:years?|yrs?)(?:[ ]old)?(?=[).,;]|$)${older}`,
  `(?<=\\bturned[ ](?:just[ ])?)${group}(${age}|${inWords})(?!\\d)${older}`,
  `(?<=\\b(?:woman|man|lady|gentleman|patient|female|male|mother|father|grandmother|grandfather|widow|widower|nun|priest|veteran)[ ]of[ ])(${age}|${inWords})${older}`,
  // "At 92 years of age", "94 ans", "93 Jahre alt"
  `(?<=\\b(?:[Aa]t|[Aa]vec|[Cc]on|[Mm]it|[Dd]e|[Ii]st|[Tt]iene|[Hh]a|avait|a)[ ])${group}(${age}|${inWords})[ ](?:years?(?:[ ]of[ ]age|[ ]old)?|Jahren?(?:[ ]alt)?|ans|años|anni)(?![\\p{L}])${older}`,
  `(?<=,[ ])(${age})[ ]?(?:years?(?:[ ]old)?|yrs?|Jahre|ans|años|anni|лет|lat|jaar|år)(?=[ ]?[,;.)?]|$)${older}`,
  // "93F", "97-M", "94♀" behind a name, a comma or a bracket.
  `(?<=(?:^|[,(:;\\n]|\\p{L}[,.]?)[ ]?)(?<!(?:[Tt]emp|[Ff]ever|[Tt]|[Tt]emperature|of|to)[ ])(9\\d)[ -]?[FMfm♀♂](?=[ ,;.)/:|]|$)`,
  // "Jane Roe, 93, ", "(94)": with a comma on both sides, where nothing is counted.
  `(?<=\\p{Lu}[\\p{Ll}]{1,24}(?:,[ ]|[ ]\\())(9\\d|10\\d)(?=,|\\))`,
].map((pattern) => new RegExp(pattern, 'dgu'));

const holdsAge = holds(`9\\d|1[01]\\d|${inWords}`);

export const findAges = (text: string): Identifier[] =>
  holdsAge(text) ? patterns.flatMap((pattern) => placesOf('age-over-89', pattern, text)) : [];
