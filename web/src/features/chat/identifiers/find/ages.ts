import { type Identifier, placesOf } from './identifier.ts';

const age = '(?:9\\d|1[01]\\d)';
/** Of one person: "a 94-year-old", "aged 97", "94 yo"; of a group ("90 years or older", "over 90") it is nobody's. */
const group = '(?<!(?:over|above|than|least|to|and|or|until|from|between|under|[≥>≤<–-])\\s?)';
const older =
  '(?!\\s(?:or|and|y|et|und)\\s(?:older|above|over|more|más|plus|älter|m[aá]s)|\\s?(?:[-–+]|to\\s)\\s?\\d|\\s?\\+|s\\b)';
const patterns = [
  `(?<=\\b(?:an?|my|our|this|the|her|his|[Ee]ine?[rnms]?|une?|un[ao]?|el|la|le|il|pa[cz]ient[ei] d[ie]|patiente? de|pa[cz]iente)\\s(?:[\\p{L}-]{2,20}\\s){0,2})${group}(${age})[\\s-]?(?:years?|yrs?|ans|años|anni)[\\s-]?(?:olds?)?${older}`,
  `(?<=\\b(?:an?|my|our|this|the|her|his|[Ee]ine?[rnms]?|[Dd]e[rnm]|[Dd]ie)\\s(?:[\\p{L}-]{2,20}\\s){0,2})(${age})[\\s-]?jährige[rnms]?`,
  `(?<![\\p{L}\\d.])${group}(${age})\\s?(?:y\\/?o|yo|y\\.o\\.)(?![\\p{L}])`,
  `(?<=\\b(?:[Aa]ged|[Aa]ge|age of|is)\\s(?:now\\s)?)${group}(${age})(?=\\s?(?:years?(?:\\sold)?)?[,.;)?]|\\s(?:and\\s(?:has|is|takes|on)|with|on|who)\\b)${older}`,
  `(?<=\\bturned\\s(?:just\\s)?)${group}(${age})(?!\\d)${older}`,
].map((pattern) => new RegExp(pattern, 'dgu'));

export const findAges = (text: string): Identifier[] =>
  patterns.flatMap((pattern) => placesOf('age-over-89', pattern, text));
