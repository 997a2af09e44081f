import { keptOf } from '../../../reading/kept-with.ts';
import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { keptByWord } from '../../../reading/words/kept-by-word.ts';

const primary = 'primary-outcome';

/** A word and what stands right before it: "peanut allergy". */
interface Named {
  kind: string;
  of: string;
}

/** What words name, and of which kind it is; words that anything has stand for nothing. */
const namedIn = keptByWord<readonly Named[]>(20_000, (about) => {
  const words = about.split(/[^\p{L}\p{N}'’-]+/u).map((word) => conceptsOf(word).at(-1) ?? '');
  return words.flatMap((of, at) => {
    const kind = words[at - 1] ?? '';
    return [kind, of].every((one) => /\p{L}/u.test(one) && !commonWords.has(one)) ? { kind, of } : [];
  });
});
const conceptsIn = keptByWord<ReadonlySet<string>>(20_000, (about) => new Set(conceptsOf(about)));

/** What the numbers of an abstract are said of, by measure and name: a name that two of them bear is told of either. */
const indexOf = keptOf((all: readonly Quantity[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const index = new Map<string, Set<string>>();
  const add = (key: string, about: string) => index.set(key, (index.get(key) ?? new Set()).add(about));
  for (const { about, kind: measure } of all) {
    if (conceptsIn(about).has(primary)) add(`${measure} ${primary}`, about);
    for (const { kind, of } of namedIn(about)) add(`${measure} ${kind} ${of}`, about);
  }
  return index;
});

/**
 * Whether a number is told of one kind of what an abstract has it of another kind of, and another number of the told one:
 * "peanut allergy" beside "egg allergy", or the primary outcome beside one of its parts.
 * @param all the abstract's numbers, as one and the same list
 */
export function isOfAnotherKind(stated: Quantity, recorded: Quantity, all: readonly Quantity[]): boolean {
  const own = conceptsIn(recorded.about);
  const hasAnother = (name: string) => {
    const abouts = indexOf(all).get(`${recorded.kind} ${name}`);
    return abouts !== undefined && (abouts.size > 1 || !abouts.has(recorded.about));
  };
  const told = conceptsIn(stated.about);
  const isShared = [...own].some((one) => told.has(one) && !commonWords.has(one));
  // The head of a column may stand where a group's name does.
  const isPrimary = told.has(primary) || conceptsIn(stated.arm?.words ?? '').has(primary);
  if (isPrimary && !own.has(primary) && !isShared) return hasAnother(primary);
  return namedIn(stated.about).some(
    ({ kind, of }) =>
      own.has(of) &&
      !own.has(kind) &&
      namedIn(recorded.about).some((named) => named.of === of && named.kind !== kind) &&
      hasAnother(`${kind} ${of}`),
  );
}
