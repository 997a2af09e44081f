import { wordsBehind } from '../../citations/numbers/pairs/told-of-whom.ts';
import type { Effect } from '../../reading/abstracts/effects.ts';
import type { ReadDocument } from '../../reading/document.ts';
import { keptOf } from '../../reading/kept-with.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isSpecific, outcomesIn } from './told-of.ts';
import { clauseOf, sentencePart } from './words-around.ts';

/** Whom a result is told of, each by one name. */
const groups: readonly [name: string, pattern: RegExp][] = [
  ['women', /\b(?:women|females?|girls)\b/i],
  ['men', /\b(?:men|males?|boys)\b/i],
  ['children', /\b(?:children|infants|adolescents)\b/i],
];

/** "1.31 (1.22 to 1.41) in women": its interval stands between. */
const interval = /^ ?(?:\([^()]{1,60}\)|[^()\p{L}]{0,6}CI[^()\p{L}]{1,30}\))/iu;

const groupsIn = (words: string): ReadonlySet<string> =>
  new Set(groups.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : [])));

const told = (words: string): ReadonlySet<string> =>
  new Set([...[...outcomesIn(words)].filter(isSpecific), ...groupsIn(words)]);

/** What a number of an abstract is told of: right behind it, else between the number before it and itself. */
const ofRecorded = keptOf(({ quantity, sentence: { from, quantities, text } }: Effect) => {
  const behind = told(wordsBehind(quantity, text, from));
  const before = quantities.findLast(({ to }) => to <= quantity.from);
  return { behind, before: told(text.slice((before?.to ?? from) - from, quantity.from - from)) };
});

/** What an answer tells a number of: right behind it, else whom its clause or, in a table, its row and column is of. */
function ofStated(document: ReadDocument, stated: Quantity): ReadonlySet<string> {
  const { at, words } = sentencePart(document, stated);
  const end = at + stated.to - stated.from;
  const skipped = interval.exec(words.slice(end))?.[0].length ?? 0;
  const behind = told(wordsBehind({ ...stated, to: end + skipped }, words, 0));
  return behind.size > 0 ? behind : groupsIn(clauseOf(document, stated));
}

/**
 * Whether a number is told of what another effect of the same sentence is of: of what parts the two, its words name
 * something of the other's and nothing of its own. "1.68 in women", where that is the number of men.
 */
export function isOfAnotherGroup(
  document: ReadDocument,
  stated: Quantity,
  effect: Effect,
  effects: readonly Effect[],
): boolean {
  const others = effects.filter(
    (other) =>
      other !== effect && other.sentence === effect.sentence && other.quantity.kind === effect.quantity.kind,
  );
  if (others.length === 0) return false;
  const said = ofStated(document, stated);
  const own = ofRecorded(effect);
  return others.map(ofRecorded).some((other) => {
    const way = own.behind.size > 0 && other.behind.size > 0 ? 'behind' : 'before';
    const ofOwn = [...own[way]].filter((term) => !other[way].has(term));
    const ofOther = [...other[way]].filter((term) => !own[way].has(term));
    return (
      ofOwn.length > 0 && ofOther.some((term) => said.has(term)) && !ofOwn.some((term) => said.has(term))
    );
  });
}
