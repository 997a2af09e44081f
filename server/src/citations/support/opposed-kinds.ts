import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { stopWords } from '../../reading/lexicon/stop-words.ts';
import { stem } from '../../reading/words/stem.ts';

/** Kinds of one thing that exclude each other, whichever thing it is. */
const opposed: readonly (readonly [kind: string, opposite: string])[] = [
  ['sensitive responsive susceptible', 'resistant refractory insensitive unresponsive nonresponsive'],
  ['positive seropositive', 'negative seronegative'],
  ['acute', 'chronic'],
  ['benign', 'malignant'],
  ['symptomatic', 'asymptomatic'],
  ['early', 'late'],
  ['mild', 'severe'],
  ['major', 'minor'],
  ['fatal', 'nonfatal'],
  ['high higher highest', 'low lower lowest'],
  ['left', 'right'],
  ['proximal', 'distal'],
  ['anterior', 'posterior'],
  ['systolic', 'diastolic'],
  ['ischemic ischaemic', 'hemorrhagic haemorrhagic'],
  ['elective', 'emergency urgent'],
  ['unilateral', 'bilateral'],
  ['invasive', 'noninvasive'],
  ['term', 'preterm premature'],
  ['premenopausal', 'postmenopausal'],
  ['rural', 'urban'],
  ['hospitalized hospitalised inpatient inpatients', 'ambulatory outpatient outpatients'],
];

const oppositeOf = new Map(
  opposed.flatMap(
    ([kind, opposite]) =>
      [
        [kind, opposite],
        [opposite, kind],
      ] as const,
  ),
);
/** By each word for it. */
const kindOf = new Map(
  [...oppositeOf.keys()].flatMap((kind) => kind.split(' ').map((word) => [word, kind] as const)),
);

/** Of each kind that a text names, the stems of the words right beside it: what is of that kind. */
function kindsIn(text: string): Map<string, Set<string>> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = new Map<string, Set<string>>();
  words.forEach((word, at) => {
    const kind = kindOf.get(word);
    if (kind === undefined) return;
    const things = found.get(kind) ?? new Set();
    found.set(kind, things);
    for (const beside of [words[at - 1] ?? '', words[at + 1] ?? ''])
      if (beside.length > 1 && !stopWords.has(beside) && !kindOf.has(beside)) things.add(stem(beside));
  });
  return found;
}

const kindsOf = keptOf(({ text }: ReadAbstract) => kindsIn(text));

/**
 * Whether a sentence names a kind of something of which the work has the opposite alone: what a trial found in resistant hypertension is
 * not said of the sensitive one, nor what it found in preterm infants of term ones.
 * @param bearing the sentence of the abstract that would bear it
 */
export function isOfOpposedKind(
  statement: string,
  bearing: string,
  abstract: ReadAbstract,
  title: string,
): boolean {
  const told = kindsIn(statement);
  if (told.size === 0) return false;
  const [there, inTitle, inAbstract] = [kindsIn(bearing), kindsIn(title), kindsOf(abstract)];
  return [...told].some(([kind, things]) => {
    if (there.has(kind) || inTitle.has(kind)) return false;
    const opposite = oppositeOf.get(kind) ?? '';
    const isHad = (of: string, thing: string) =>
      Boolean(inAbstract.get(of)?.has(thing) || inTitle.get(of)?.has(thing));
    return (
      [...things].some((thing) => isHad(opposite, thing)) && ![...things].some((thing) => isHad(kind, thing))
    );
  });
}
