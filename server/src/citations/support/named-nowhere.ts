import { drugsIn } from '../../reading/abstracts/no-outcome.ts';
import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { populationOf } from '../../reading/clauses/population.ts';
import { keptWith } from '../../reading/kept-with.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { numberWords } from '../../reading/lexicon/number-words.ts';
import { horizonsIn, timesIn } from '../../reading/quantities/times.ts';

/** What a record names, in the forms in which a sentence is asked for it. */
interface Named {
  /** In small letters, and without hyphens. */
  text: string;
  concepts: ReadonlySet<string>;
  times: ReadonlySet<string>;
}

const kept = keptWith<ReadAbstract, Named>(1);
const plain = (text: string) => text.toLowerCase().replace(/[-‐‑]/g, '');

const recordOf = (abstract: ReadAbstract, title: string): Named =>
  kept(abstract, title, () => {
    const text = `${title}. ${abstract.text}`.replace(/\s+/g, ' ');
    return { text: plain(text), concepts: conceptSetOf(text), times: timesIn(text.replace(ofAge, '')) };
  });

/** So many letters of a word are in every form of it: "pancreas", "pancreatic". */
const letters = 5;

/** People by what they do, are or have, told by one word. */
const people =
  /\b(?:in|among|amongst|of) (?:(?:\p{L}+ ){0,2})?((?:non|never|ex)?[- ]?(?:smokers|drinkers|vegetarians|diabetics|asthmatics|alcoholics|inpatients|outpatients|veterans|nurses|physicians|students|athletes|soldiers|survivors|twins))\b/giu;
/** A word that begins another clause ends whom a sentence is of: "in people without diabetes saw polyps". */
const verb =
  /\b(?:would|will|should|could|may|might|can|saw|gave|got|took|led|went|came|brought|put|kept|found|reported|showed)\b/gi;
/** Of whoever is told apart by the study itself, and no word for what they have. */
const ofAnybody = /^(?:user|treat\w*|receiv|given|four|five|six|.*\d.*)$/;

function namesOtherPeople(statement: string, { concepts, text }: Named): boolean {
  const { affirmed, denied } = populationOf(statement.replace(verb, ' , '));
  const isNamed = (concept: string) => concepts.has(concept) || text.includes(concept.slice(0, letters));
  const told = [...affirmed, ...denied].filter((one) => !ofAnybody.test(one) && !(one in numberWords));
  return (
    told.some((one) => !isNamed(one)) ||
    [...statement.matchAll(people)].some(([, who = '']) => !text.includes(plain(who).slice(0, -1)))
  );
}

/** "At 6 months or younger": an age is a time, too. */
const ofAge = / (?:or (?:older|younger|over)|old|of age)\b|\baged? (?:of )?/gi;
const ordinals =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth) (?:hour|day|week|month|year)\b/gi;

const namesOtherTime = (statement: string, { text, times }: Named): boolean =>
  [...horizonsIn(statement)].some((time) => !times.has(time)) ||
  (statement.match(ordinals) ?? []).some((time) => !text.includes(time.toLowerCase()));

/** A whole kind of drugs, which has the name of one. */
const kindOfDrugs = /^penicillins?$/;

/** More endings of drugs' names, which are no outcomes' either: "sertraline", "ritonavir", "everolimus". */
const endings =
  /^(?=\p{L}{6})\p{L}+(?:traline|vir|nib|parib|lisib|zomib|afil|vaptan|curium|curonium|bactam|penem|trexate|racetam|gabalin|thiazide|semide|dipine|nidazole|kinra|limus|triptyline|piprazole|apine|azepine|toin|formin|glitazone|barbital|codone|morphone|fentanil|setron|poside)$/u;
const drugsNamedIn = (statement: string): string[] => [
  ...drugsIn(statement),
  ...(statement.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => endings.test(word)),
];

/** "Statins" are named in "atorvastatin". */
const namesOtherDrug = (statement: string, { text }: Named): boolean =>
  drugsNamedIn(statement).some((drug) => !kindOfDrugs.test(drug) && !text.includes(drug.replace(/s$/, '')));

/**
 * Whether a sentence is of a drug, of people or of a time that a work never names: what it found elsewhere it does not vouch for, however well
 * the other words and the figures fit.
 */
export function isOfWhatIsNowhere(statement: string, abstract: ReadAbstract, title: string): boolean {
  const record = recordOf(abstract, title);
  return (
    namesOtherDrug(statement, record) ||
    namesOtherTime(statement, record) ||
    namesOtherPeople(statement, record)
  );
}
