const particle =
  '(?:de|del|della|di|da|dos|do|la|le|van|von|der|den|ter|ten|zu|zur|bin|ibn|bint|al|el|y|e|af|av|ní|mac|ap)';
const tail = "(?:['’](?!s(?![\\p{L}]))|-)\\p{Lu}?[\\p{Ll}\\p{M}]{1,24}";
/** One part of a name: "Maria", "O'Neill", "McDonald", "Jean-Baptiste". */
export const part = `(?:(?:O|D|L|N|M|T|Da|De|Al|El)['’-])?\\p{Lu}[\\p{Ll}\\p{M}]{1,24}(?:${tail}|\\p{Lu}[\\p{Ll}\\p{M}]{1,24}(?:${tail})?){0,3}`;
const initial = '\\p{Lu}\\.(?:-?\\p{Lu}\\.)?';
const capitals = "\\p{Lu}{2,20}(?:[-'’]\\p{Lu}{2,20})?";
const particles = `(?:${particle}[ ]){0,2}`;
const nickname = '(?:["“(]\\p{Lu}[\\p{Ll}]{1,20}["”)][ ])?';

/** Behind a title or another word for a person, even one part or initials are a name. */
export const name = `(?:${part}|${initial}|${capitals})(?:[ ]${particles}${nickname}(?:${part}|\\p{Lu}(?=[ ,.])\\.?(?:-\\p{Lu}\\.)?)){0,4}`;
const suffix = '(?:,?[ ](?:Jr|Sr|II|III|IV)(?![\\p{L}])\\.?)?';
/** Two parts and more. */
export const twoParts = `${part}(?:[ ]${particles}${nickname}(?:${part}|\\p{Lu}\\.?(?=[ ]\\p{Lu}))){1,4}${suffix}`;
/** "K. Novotná" */
export const withInitials = `(?:\\p{Lu}\\.[ ]?){1,2}${part}(?:[ ]${part})?`;
/** "Vaughn-Ellis, Deirdre M.", "OKONKWO, CHIDI", "PEMBERTON A.", "LAST^FIRST" */
export const turned = `(?:\\p{Lu}{4,20}(?:-\\p{Lu}{2,20})?(?:,?[ ]\\p{Lu}{3,20}|,[ ]${part}|,[ ]\\p{Lu}\\.)(?![\\p{L}\\d])|\\p{Lu}{5,20}[ ]\\p{Lu}\\.(?![\\p{L}\\d])|${part},[ ]${part}(?:[ ]\\p{Lu}\\.)?|\\p{Lu}{2,20}\\^\\p{Lu}{2,20}(?:\\^\\p{Lu}{1,20})?)`;
