import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { agesToldIn, oldest, overlaps, type Span } from '../../reading/quantities/ages.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

/** Of which ages and which sex the people are that a text names; empty where it does not tell. */
interface AgesAndSex {
  ages: readonly Span[];
  sexes: ReadonlySet<'female' | 'male'>;
  /** "Of all ages": no age is left out. */
  isOfAnyAge: boolean;
}

const adults: Span = [18, oldest];
/** Names of people by their age; those of several words before their parts. */
const stages: readonly [names: string, Span][] = [
  ['newborns?|neonates?|(?:preterm|premature|newborn) (?:infants|babies)', [0, 0.1]],
  ['infants|babies', [0, 2]],
  ['toddlers', [1, 4]],
  ['pre-?school(?:ers|[- ]aged? children| children)', [2, 6]],
  ['school-?children|school[- ]aged? children', [5, 18]],
  ['(?:younger |older )?children|girls|boys', [0, 18]],
  ['adolescents|teenagers|youths?', [10, 20]],
  ['(?:young|younger) (?:adults|men|women)', [18, 40]],
  ['middle-aged (?:adults|people|men|women)', [40, 65]],
  [
    '(?:older|elderly|old) (?:adults|people|persons|individuals|patients|men|women)|the elderly|seniors',
    [60, oldest],
  ],
  ['post-?menopausal(?: women)?', [45, oldest]],
  ['adults|men|women|mothers', adults],
];
const nouns = new RegExp(`\\b(?:${stages.map(([names]) => `(${names})`).join('|')})\\b(?!['’]s|-)`, 'gi');
/** Only of what a whole record tells: "paediatric", "in pregnancy". */
const adjectives: readonly [RegExp, Span][] = [
  [/\b(?:neonat\w+|newborn|preterm)\b/i, [0, 0.1]],
  [/\b(?:infan(?:t|cy)|perinatal)\b/i, [0, 2]],
  [/\b(?:pa?ediatric\w*|child|childhood|juvenile)\b/i, [0, 18]],
  [/\badolescen(?:t|ce)\b/i, [10, 20]],
  [
    /\b(?:adult|adulthood|pregnan\w+|maternal|woman|man|birth|labou?r|obstetric|gestation\w*|trimester|antenatal|prenatal|ca?esarean)\b/i,
    adults,
  ],
];
const byAdjectives = (text: string) => adjectives.filter(([name]) => name.test(text)).map(([, span]) => span);

const anyAge =
  /\b(?:(?:all|any|every|whatever) ages?|(?:across|throughout|over) the (?:whole |entire )?life-?span)\b/i;
const female =
  /\b(?:wom[ae]n|girls?|females?|mothers?|maternal|pregnan\w+|p(?:ost|re)-?menopausal)\b(?!['’]s)/i;
const male = /\b(?:m[ae]n|boys?|males?|fathers?)\b(?!['’]s)/i;
/** "66% women", "male sex": where one is a share or a factor, the other is there, too. */
const both =
  /\b(?:sex|gender)\b|\d ?% (?:of (?:them|whom|patients|participants) )?(?:were |are )?(?:wom[ae]n|m[ae]n|(?:fe)?males?)\b/i;

/** Whom a text names by age and sex; of a whole record also by adjectives. */
function agesAndSexIn(text: string, isRecord: boolean): AgesAndSex {
  const isOfBoth = isRecord && both.test(text);
  return {
    ages: [...text.split(/(?<=[.;]) /).flatMap(agesIn), ...(isRecord ? byAdjectives(text) : [])],
    sexes: new Set([
      ...(isOfBoth || female.test(text) ? ['female' as const] : []),
      ...(isOfBoth || male.test(text) ? ['male' as const] : []),
    ]),
    isOfAnyAge: anyAge.test(text),
  };
}

const ofClause = keptByWord<AgesAndSex>(2_000, (clause) => agesAndSexIn(clause, false));

/** What a sentence tells in years narrows the names in it: "adults aged 60 years and older". */
function agesIn(sentence: string): Span[] {
  const years = agesToldIn(sentence).map(({ span }) => span);
  const named = [...sentence.matchAll(nouns)].map(
    ([, ...names]) => stages[names.findIndex(Boolean)]?.[1] ?? adults,
  );
  return [...years, ...named.filter((one) => !years.some((span) => overlaps(one, span)))];
}

/** Where some adults are told apart, "adults" by itself names no others. */
function narrowed(ages: readonly Span[]): readonly Span[] {
  const isNarrowed = ages.some(([from, to]) => from >= 18 && to - from < oldest - 18);
  return isNarrowed ? ages.filter((span) => span !== adults) : ages;
}

/** Whether a text is of people, one of them at least, whom what was studied does not name, while it names others. */
function areOthers(claimed: AgesAndSex, { ages, isOfAnyAge, sexes }: AgesAndSex): boolean {
  if (sexes.size > 0 && [...claimed.sexes].some((sex) => !sexes.has(sex))) return true;
  // Adults need no name: of the young a record would tell.
  if (ages.length === 0) return claimed.ages.some(([, to]) => to <= 20);
  if (claimed.isOfAnyAge && !isOfAnyAge && !areAll(ages, claimed.ages)) return true;
  return claimed.ages.some((one) => !ages.some((span) => overlaps(one, span)));
}

/** Of a mother's treatment it is told now in women and now in their children. */
const ofTwo = /\b(?:pregnan|maternal|mothers|antenatal|prenatal|birth)/i;
/** Whom a record names, kept with the title that it was read with. */
const kept = new WeakMap<ReadAbstract, AgesAndSex & { title: string; isOfTwo: boolean }>();

function ofRecord(abstract: ReadAbstract, title: string) {
  const known = kept.get(abstract);
  if (known?.title === title) return known;
  const text = `${title}. ${abstract.text}`;
  const told = agesAndSexIn(text, true);
  const record = { ...told, ages: narrowed(told.ages), title, isOfTwo: ofTwo.test(text) };
  kept.set(abstract, record);
  return record;
}

/** Whether a sentence is of people by whose age or sex a record has nobody: of adults, where it is of children. */
export const areNotStudied = (statement: string, abstract: ReadAbstract, title: string): boolean =>
  areOthers(ofClause(statement), ofRecord(abstract, title));

const inWhom = /\b(?:in|among|amongst|for|of) [^,;()]{2,120}/gi;

/** Whether a clause tells of everybody what was found in some of them: of a trial in both sexes, in women. */
const isWider = (claimed: AgesAndSex, found: AgesAndSex, record: AgesAndSex): boolean =>
  (claimed.sexes.size === 0 && found.sexes.size === 1 && record.sexes.size > 1) ||
  (claimed.ages.length === 0 &&
    found.ages.length > 0 &&
    record.ages.some((one) => !found.ages.some((span) => overlaps(one, span))));

/** Whether a clause is of other people, by age or sex, than the clause of an abstract that would bear it. */
export function areOfOthers(clause: string, bearing: string, abstract: ReadAbstract, title: string): boolean {
  const told = ofClause((bearing.match(inWhom) ?? []).join('. '));
  if (told.ages.length === 0 && told.sexes.size === 0) return false;
  const record = ofRecord(abstract, title);
  if (record.isOfTwo) return false;
  const claimed = ofClause(clause);
  const found = { ...told, ages: narrowed(told.ages) };
  const byAge = found.ages.length > 0 ? claimed : { ...claimed, ages: [] };
  return areOthers(byAge, found) || isWider(claimed, found, record);
}

/** Ages that stand for each part of a life, of which "adults of all ages" has the last three. */
const ofLife = [5, 15, 25, 50, 75];
const areAll = (ages: readonly Span[], named: readonly Span[]): boolean =>
  ofLife
    .filter((age) => named.length === 0 || named.some(([from, to]) => from <= age && age < to))
    .every((age) => ages.some(([from, to]) => from <= age && age < to));
