import { stem } from '../words/stem.ts';
import { type Asked, without } from './asked.ts';
import { effectOf } from './effects.ts';
import { kindsIn } from './kinds.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';

const persons = new Set(
  ['women', 'men', 'children', 'adults', 'elderly'].map(stem).concat('woman', 'man', 'child'),
);
/** Whom else a sentence may be of, by sex and age. */
const groups =
  /\b(?:women|men|males?|females?|boys|girls|child(?:ren)?|infants?|neonates?|newborns|toddlers|adolescents?|teen(?:ager)?s?|elderly)\b/gi;
const wordBefore = /[\p{L}\d-]+(?= $)/u;
const maxWordLength = 40;
const young = [
  ...canonical(partsOf('children infants neonates newborns toddlers adolescents teenagers babies')),
];
const grown = /\b(?:adults?|elderly|older|(?:most|healthy) people)\b/i;
const people =
  /\b(?:in|among|for|amongst) ((?:[\w-]+ ){0,3}?(?:patients|people|adults|women|men|children|infants|individuals|participants|those|residents|smokers|persons|elderly|subjects|populations)\b[^,;.()]{0,60})/gi;

/** Whether a clause speaks of people who were not asked about: "in people with diabetes". */
export function isRestricted(clause: string, asked: Asked): boolean {
  const known = canonical([...asked.terms, ...asked.abbreviations.keys()]);
  if (isOfOthers(clause, asked)) return true;
  return [...clause.matchAll(people)].some(([, who = '']) => {
    const terms = [...canonical(partsOf(who))].filter((term) => !generic.has(term) && !effectOf(term));
    // With diabetes is not without.
    if (terms.some((term) => known.has(term)) && without.test(who) !== asked.areWithout) return true;
    const strange = terms.filter((term) => !known.has(term));
    // "Women" alone are others than were asked about; "vaccinated women" are whom a vaccine was asked about.
    return strange.some((term) => !persons.has(term) || strange.length === terms.length);
  });
}

/**
 * Whether a clause is of a sex, an age, a kind of the disease, or of cells or animals, and not of those that were asked
 * about: "the number of children with a recurrence". "Vaccinated women" are whom a vaccine
 * was asked about; adults are others only where the young were asked about.
 */
export function isOfOthers(clause: string, asked: Asked): boolean {
  if (isOfOtherKind(clause, asked.kinds) || isOfNone(clause, asked) || isOfLaboratory(clause, asked))
    return true;
  const known = canonical(asked.terms);
  const isKnown = (word: string) => [...canonical(partsOf(word))].some((term) => known.has(term));
  const held = canonical(partsOf(clause));
  const isOfTheYoung = young.some((term) => known.has(term)) && !isKnown('adults');
  if (isOfTheYoung && grown.test(clause) && !young.some((term) => held.has(term))) return true;
  const named = [...clause.matchAll(groups)].map(({ 0: group, index }) => ({
    group,
    before: wordBefore.exec(clause.slice(Math.max(0, index - maxWordLength), index))?.[0] ?? '',
  }));
  const isWhose = (group: string) =>
    [...known].some((term) => (men.test(group) ? ofMen : ofWomen).test(term));
  return (
    named.length > 0 &&
    !named.some(
      ({ before, group }) => isKnown(group) || isKnown(before) || (sexes.test(group) && isWhose(group)),
    )
  );
}

/** Of whom something is said that only they have: women where breast cancer was asked about. */
const sexes = /^(?:women|men|males?|females?)$/i;
const men = /^(?:men|males?)$/i;
const ofWomen =
  /^(?:breast|ovari|cervic|uter|endometri|menopaus|postmenopaus|pregnan|mammograph|contracept|matern|breastfeed|lactat)/;
const ofMen = /^(?:prostat|testicul|erectil|psa$|sperm|vasectom)/;

/** "Type 2 diabetes" where type 1 was asked about. */
function isOfOtherKind(clause: string, kinds: ReadonlyMap<string, string>): boolean {
  if (kinds.size === 0) return false;
  return [...kindsIn(clause)].some(([head, values]) => {
    const known = kinds.get(head);
    return known !== undefined && !values.split(' ').some((value) => known.split(' ').includes(value));
  });
}

/** "Non-melanoma skin cancer" where melanoma was asked about, which the clause names nowhere else. */
function isOfNone(clause: string, { terms }: Asked): boolean {
  const none = [...clause.matchAll(non)].flatMap(([, noun = '']) => partsOf(noun));
  if (none.length === 0 || terms.has('non')) return false;
  const besides = new Set(partsOf(clause.replace(non, ' ')));
  return none.some((term) => terms.has(term) && !besides.has(term));
}

const non = /\bnon-(\p{L}{3,30})/giu;

/** Where and in what else it is said to hold: "in trauma", "after surgery". */
const circumstance =
  /\b(?:in|among|amongst|during|after|following|involving|enrolling|including) (?=((?:[\p{L}\d-]+(?:[ ,]+(?=[\p{L}\d])|(?![\p{L}\d-]))){1,4}))/giu;
/** "Patients with chronic coronary disease": what they have is whom it is of. */
const peopleWith =
  /^(?:[\p{L}\d-]+ ){0,2}(?:patients|people|adults|individuals|participants|persons|subjects|those) (?:with|having) /iu;
/** Where people live, or come from. */
const place =
  /^(?:afric|americ|asia|austral|brazil|brit|chin|europ|german|india|japan|kore|latin|scandinav|swed)/i;
const endOfPhrase =
  /\b(?:is|are|was|were|has|have|had|when|if|but|because|by|to|than|which|that|who|does|did|do|with|from|at|of|as|on|under|over|above|below|aged|using|receiving|taking|given|treated|randomi[sz]ed)\b.*$/iu;

/** Whether a clause, silent of the circumstances asked about, names others: "in trauma" where bleeding of the gut was asked about. */
export function isElsewhere(clause: string, asked: Asked): boolean {
  if (asked.setting.size === 0) return false;
  const held = canonical(partsOf(clause));
  const known = canonical([...asked.terms, ...asked.abbreviations.keys()]);
  if ([...canonical(asked.setting)].some((term) => held.has(term))) return false;
  const isOfAPlace = [...asked.setting].some((term) => place.test(term));
  return [...clause.matchAll(circumstance)].some(({ 1: whole = '', index }) => {
    // "In chronic coronary disease, …": what stands behind the comma is what is said of it.
    const phrase = (index === 0 ? (whole.split(',', 1)[0] ?? '') : whole).replace(peopleWith, '');
    // Names of trials say who found it; so do those of places, where none was asked about.
    const common = (isOfAPlace ? (phrase.split(',', 1)[0] ?? '') : phrase)
      .replace(endOfPhrase, '')
      .replace(/\b\p{Lu}[\p{L}\d-]*/gu, (name) => (isOfAPlace && place.test(name) ? name : ' '));
    const terms = [...canonical(partsOf(common))];
    return (
      terms.length > 0 &&
      !terms.some((term) => known.has(term)) &&
      terms.some((term) => !generic.has(term) && !/^\d/.test(term) && !effectOf(term))
    );
  });
}

const images =
  '(fears?|awareness|knowledge|anxiety|worry|worries|concerns?|attitudes?|beliefs?|perceptions?|recognition|documentation|prescribing|prescriptions?|adherence|resistance)';
/** "Fear of X", "X prescribing". */
const imageOf = new RegExp(
  `\\b${images} (?:of|about|for|to|towards?|regarding|over) (?:the |any |their |an? )?([\\p{L}\\d-]+)`,
  'giu',
);
const imageBehind = new RegExp(`([\\p{L}\\d-]+)(?: \\p{L})? ${images}\\b`, 'giu');

/** "Despite fears of X, it …", "concerns about X aside, it …": what is set aside is not what acts. */
const conceded = /\b(?:despite|in spite of|contrary to|notwithstanding|although|regardless of)\b[^,;:.]*/gi;
const setAside = /^[^,;:.]{2,120}\b(?:aside|notwithstanding),/i;

/** Whether a clause tells what people know or feel of what was asked, or how they prescribe and take it, and not of the thing. */
export function isOfItsImage(clause: string, asked: Asked): boolean {
  const known = canonical(asked.terms);
  const plain = clause.replace(conceded, ' ').replace(setAside, ' ');
  const isAsked = (words = '') => [...canonical(partsOf(words))].some((term) => known.has(term));
  return (
    [...plain.matchAll(imageOf)].some(([, image, thing]) => isAsked(thing) && !isAsked(image)) ||
    [...plain.matchAll(imageBehind)].some(([, thing, image]) => isAsked(thing) && !isAsked(image))
  );
}

/** Nor are models people. */
const laboratory =
  /\b(?:simulation models?|(?<!\b(?:care|service|delivery) )models? of (?!care\b|service|delivery\b|practice\b)|in silico|in theory|cells?|in vitro|ex vivo|in vivo|cultured?|xenografts?|murine|mice|mouse|rats?|rodents?|zebrafish|animals?)\b/i;

/** Where it was seen in these: "slows it in chicks". */
const animals =
  /\bin (?:[\w-]+ ){0,2}(piglets|pigs|swine|sheep|lambs|chicks|dogs|cats|rabbits|ferrets|hamsters|gerbils|monkeys|macaques|baboons|(?:non-?human )?primates|marmosets|frogs|calves|goats)\b/i;

/** Whether a clause is of cells or animals where neither was asked about. */
function isOfLaboratory(clause: string, asked: Asked): boolean {
  const found = laboratory.exec(clause)?.[0] ?? animals.exec(clause)?.[1];
  return found !== undefined && !partsOf(found).some((term) => asked.terms.has(term));
}
