import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameValue } from '../../../reading/quantities/same-value.ts';
import { isOfResults, placesOf } from '../bounds.ts';
import {
  areFarApart,
  areOne,
  isNamedBy,
  type Setting,
  type SettingKind,
  settingsIn,
} from './settings-words.ts';

/** What is said right behind a number is of it, up to the next thing that is told. */
const behind =
  /^(?:(?! ?[,;:.|](?!\d)| (?:and|vs?\.?|versus|against|compared|than|but|whereas|while)\b)[\s\S]){1,120}/u;
const clauseEnd = /[;|]|\.(?!\d)|,? \b(?:whereas|while|but|although|though)\b/u;
/** What is set against the rest of a sentence may be of another time. */
const contrast = /,? \b(?:whereas|while|but|although|though)\b/giu;
/** Two tests of which the second is made after the first, or with it. */
const inTurn =
  /\b(?:then|followed by|plus|combin\p{L}+|together with|two[- ]step|two[- ]stage|in sequence)\b/iu;
/** Between two numbers that are told together, and of one time. */
const together =
  /^[^.;|\d]{0,70}\b(?:and|vs?\.?|versus|against|compared (?:with|to)|than)\b[^.;|\d]{0,50}$|^,? $/u;
/** "10 of 184 (5.4%) and 11 of 174 (6.3%)": what is counted between two shares. */
const outOf = /\d[\d,]{0,8}(?: of |\/)\d[\d,]{0,8}/g;
const finding = /-ratio$|-difference$|^percentage|^(?:rate|level)$/;
/** "A sensitivity of 0.91" is told by no unit. */
const isFinding = ({ decimals, kind, upper }: Quantity) =>
  (finding.test(kind) || (kind === 'number' && decimals > 1)) && upper === null;
/** So far before a number may stand that something changed from it. */
const reach = 30;
const changedFrom = /\bfrom (?:about |around |a (?:mean|median) of )?$/i;
const kinds: readonly SettingKind[] = ['time', 'mark', 'cut-off', 'amount'];

type Values = Setting['values'];
/** At which time, mark and amount a number is told. */
type Told = ReadonlyMap<SettingKind, Values>;

/**
 * At which time, mark and amount each number of a text is told, by the place where it begins: what stands before it since the last number,
 * or right behind it; else what the one before was told at, or the one that follows in a pair.
 */
const toldAt = keptOf(({ from: start, quantities, text }: PlacedText): ReadonlyMap<number, Told> => {
  const settings = settingsIn(text);
  const findings = settings.length > 0 ? quantities.filter(isFinding) : [];
  const told = new Map(findings.map(({ from }) => [from, new Map<SettingKind, Values>()]));
  for (const kind of kinds) {
    const own = settings.filter((one) => one.kind === kind);
    if (own.length === 0) continue;
    // What is read behind a number is not told of the one that follows.
    let taken = 0;
    let last: Values = [];
    let isLastBehind = false;
    let open: readonly Quantity[] = [];
    findings.forEach((one, at) => {
      const [begins, ended] = [one.from - start, one.to - start];
      const before = at > 0 ? (findings[at - 1] as Quantity).to - start : 0;
      const next = (findings[at + 1]?.from ?? start + text.length) - start;
      const between = text.slice(before, begins);
      const turn = [...between.matchAll(contrast)].at(-1)?.index ?? 0;
      const length = behind.exec(text.slice(ended, Math.max(ended, next)))?.[0].length ?? 0;
      const left = own.filter((each) => each.from >= Math.max(before + turn, taken) && each.to <= begins);
      const right = own.filter((each) => each.from >= ended && each.to <= ended + length);
      if (right.length > 0) taken = ended + length;
      // "At week 26 it had fallen from 8.1%": that is what it was before.
      const isStart = kind === 'time' && changedFrom.test(text.slice(Math.max(0, begins - reach), begins));
      if (isStart && right.length === 0) return;
      const values = [...(isStart ? [] : left), ...right].flatMap((each) => each.values);
      const isJoined = together.test(between.replace(outOf, ' '));
      // What is told of a pair stands behind the last of them.
      if (isJoined && left.length === 0 && right.length > 0)
        for (const each of open) told.get(each.from)?.set(kind, values);
      const isOpen = values.length === 0 && (last.length === 0 || isLastBehind);
      open = isOpen ? [...(isJoined ? open : []), one] : [];
      if (values.length > 0) isLastBehind = left.length === 0;
      const carried = isCarried(kind, between) ? last : [];
      last = values.length > 0 ? values : carried;
      if (last.length > 0) told.get(one.from)?.set(kind, last);
    });
  }
  return told;
});

/** A time is that of a whole sentence; a mark is told of nothing else than what it stands with. */
const isCarried = (kind: SettingKind, between: string): boolean =>
  kind === 'time'
    ? !between.match(contrast)
    : !(clauseEnd.test(between) || [...conceptSetOf(between)].some((concept) => knownOutcomes.has(concept)));

const toldByAbstract = keptOf(
  ({ sentences }: ReadAbstract): ReadonlyMap<number, Told> =>
    new Map(sentences.flatMap((sentence) => [...toldAt(sentence)])),
);

/**
 * Tells whether words give a number at another time, mark or amount than each place where an abstract has it, and the abstract has
 * another such number at theirs: "PASI 90 in 80%", where that is of PASI 75; "at week 48", where it was read at week 24.
 * @param recorded the abstract's numbers
 */
export function toldAtAnother(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const told = toldAt(claim);
  return (stated) => {
    const own = told.get(stated.from);
    if (!own || own.size === 0) return false;
    const there = toldByAbstract(abstract);
    const places = placesOf(stated, recorded);
    if (places.length === 0) return false;
    return [...own].some(([kind, values]) => {
      const others = recorded.filter(
        (each) =>
          places.some((place) => place.kind === each.kind) &&
          !isSameValue(stated, each) &&
          isOfResults(each, abstract),
      );
      const isNamed = values.every((value) =>
        others.some((each) =>
          there
            .get(each.from)
            ?.get(kind)
            ?.some((one) => isNamedBy(kind, value, one)),
        ),
      );
      const namesAll = (told: Values) =>
        values.every((value) => told.some((one) => isNamedBy(kind, value, one)));
      // "The one test, then the other": of both together the abstract has a number, and this one is of one alone.
      const isOfSeveral =
        kind === 'mark' &&
        values.length > 1 &&
        inTurn.test(claim.text) &&
        others.some((each) => namesAll(there.get(each.from)?.get(kind) ?? []));
      return places.every((place) => {
        const placed = there.get(place.from)?.get(kind) ?? [];
        const isOther =
          placed.length > 0 && !placed.some((one) => values.some((value) => areOne(kind, one, value)));
        // "By day 22", of what was seen within 7 days: whether it tells of day 22 at all does not matter.
        const isFar =
          kind === 'time' && placed.every((one) => values.every((value) => areFarApart(one, value)));
        return (isOther && (isNamed || isFar)) || (isOfSeveral && placed.length > 0 && !namesAll(placed));
      });
    });
  };
}
