import { strataIn } from '../../../citations/numbers/strata/strata-words.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameValue } from '../../../reading/quantities/same-value.ts';

/** As much of a passage is read. */
const maxLength = 2_000;
const maxParts = 12;
const maxWorkLength = 8_000;

/** Where one result ends and the next begins: a semicolon, a cell's end, "while". */
const between = /[;|]|, (?:while|whereas|and|but) |\. /u;
/** A scale and its threshold: "PASI 90", "IGA 0/1", "ACR20"; "IL-23" is none. */
const scale = /(?<![\p{L}\d-])(\p{L}?\p{Lu}{2,6}) ?(\d{2,3}|\d{1,2}\/\d{1,2})(?![\d%/]|[.,]\d|-\p{L})/gu;
/** "Week 16", "16 weeks", "12-month". */
const time =
  /\b(weeks?|months?|years?|days?)[ -](\d{1,3})\b|\b(\d{1,3})[ -](weeks?|months?|years?|days?)\b/giu;
/** One of two trials of a work, or one of its parts: "reSURFACE 2", "UltIMMa-1", "part B". */
const trial =
  /(?<![\p{L}\d-])(?:\p{L}{0,8}\p{Lu}{3,12}\p{L}{0,6}[ -][1-9](?![\d/.%])|part [A-D]\b|(?:first|second|third) (?:trial|study)\b|(?:trial|study) [1-9]\b)/gu;
/** Whom a part of the people is: who changed, stayed on, or had responded before. */
const ofSome =
  /\b(?:switch\w*|withdr[ae]w\w*|non-?respon\w+|re-?randomi[sz]ed|continu\w+|stayed|remained|previous\w*|na[iï]ve|refractory|subgroup\w*|among|experienced|patients with|scalp|nails?)\b/iu;

interface Result {
  /** Scale, threshold, time and whatever else it is told under. */
  under: string;
  shares: readonly Quantity[];
}

/**
 * Whether two passages of one work give the groups of a study two results of one scale, threshold and time: "PASI 90 at week 16, 73%
 * against 50%" and 91% against 73%. Each must have two shares or more, of which the other has none.
 * @param work title and abstract of the work that both cite
 */
export function giveTwoResults(one: string, other: string, work: string): boolean {
  // "VOYAGE 1" may be left out where a work is of that trial alone.
  const areTrialsTold = under(work.slice(0, maxWorkLength)).trials.length > 1;
  const [own, others] = [one, other].map((passage) => resultsIn(passage, areTrialsTold)) as [
    Result[],
    Result[],
  ];
  return own.some((result) =>
    others.some(
      (another) =>
        another.under === result.under &&
        !result.shares.some((share) =>
          another.shares.some((each) => isSameValue(share, each) || isSameValue(each, share)),
        ),
    ),
  );
}

function resultsIn(passage: string, areTrialsTold: boolean): Result[] {
  const text = passage.slice(0, maxLength);
  if (ofSome.test(text)) return [];
  const whole = under(text);
  return text
    .split(between)
    .slice(0, maxParts)
    .flatMap((part): Result[] => {
      const { doses, scales, strata, times, trials } = under(part);
      // What stands once for all of a passage may be told ahead of it.
      const [label, at] = [scales, times.length > 0 ? times : whole.times];
      const shares = readQuantities(part).filter(({ kind, unit }) => kind === 'percentage' && unit === '%');
      if (label.length !== 1 || at.length !== 1 || shares.length < 2) return [];
      const wholes = [whole.doses, whole.strata, areTrialsTold ? whole.trials : []];
      const besides = [doses, strata, areTrialsTold ? trials : []].map((each, index) =>
        each.length > 0 ? each : wholes[index],
      );
      return [{ under: JSON.stringify([label, at, besides]), shares }];
    });
}

/** "With azelodin" is a group, and an absolute difference is told beside its shares. */
const isOfGroup = (line: string, name: string): boolean =>
  (line.startsWith('having') && name === 'with') || line === 'scale';

/** Under what numbers are told, each once and in one order. */
function under(text: string) {
  const once = (all: readonly string[]) => [...new Set(all)].sort();
  return {
    scales: once(
      [...text.matchAll(scale)].map(([, name = '', threshold]) => `${name.toUpperCase()} ${threshold}`),
    ),
    times: once(
      [...text.matchAll(time)].map(
        ([, unit, count, otherCount, otherUnit]) =>
          `${count ?? otherCount} ${(unit ?? otherUnit ?? '').toLowerCase().replace(/s$/, '')}`,
      ),
    ),
    trials: once([...text.matchAll(trial)].map(([name]) => name.replace(' ', '-').toLowerCase())),
    doses: once(
      readQuantities(text)
        .filter(({ kind }) => kind === 'dose')
        .map(({ unit, value }) => `${value} ${unit}`),
    ),
    strata: once(
      strataIn(text).flatMap(({ line, name }) => (isOfGroup(line, name) ? [] : `${line} ${name}`)),
    ),
  };
}
