import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

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

/**
 * Whether a number is told of one kind of what an abstract has it of another kind of, and another number of the told one:
 * "peanut allergy" beside "egg allergy", or the primary outcome beside one of its parts.
 */
export function isOfAnotherKind(stated: Quantity, recorded: Quantity, all: readonly Quantity[]): boolean {
  const own = conceptsIn(recorded.about);
  const others = all.filter(({ about, kind }) => kind === recorded.kind && about !== recorded.about);
  const told = conceptsIn(stated.about);
  const isShared = [...own].some((one) => told.has(one) && !commonWords.has(one));
  if (told.has(primary) && !own.has(primary) && !isShared)
    return others.some(({ about }) => conceptsIn(about).has(primary));
  return namedIn(stated.about).some(
    ({ kind, of }) =>
      own.has(of) &&
      !own.has(kind) &&
      namedIn(recorded.about).some((named) => named.of === of && named.kind !== kind) &&
      others.some(({ about }) => namedIn(about).some((named) => named.of === of && named.kind === kind)),
  );
}
