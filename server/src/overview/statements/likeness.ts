import { rarityOf } from '../../citations/support/rarity.ts';
import type { Frame } from './frame.ts';
import { nameOtherAgents } from './vocabulary/agents.ts';

/** What is known of terms from all answers together. */
export interface TermUse {
  /** Share of the claims that hold a term: what all speak of sets none apart. */
  shareOf: ReadonlyMap<string, number>;
  /** Engines that use a term: what one alone uses may be a matter of style. */
  enginesOf: ReadonlyMap<string, number>;
}

/** A term that biomedical abstracts do not list is a name or a matter of style. */
const unlisted = rarityOf('');
const inContext = 0.35;
const ofStyle = 0.35;
const lessForCommon = 0.75;
const lessForCommonRest = 0.3;
const smallerRest = 1.1;
const largerRest = 0.22;

/** How far two claims speak of one thing, 0 to 1: terms in common against those that each has alone. */
export function likeness(
  one: Frame,
  other: Frame,
  contexts: [ReadonlySet<string>, ReadonlySet<string>],
  use: TermUse,
): number {
  // A subject alone makes no claim of two: "it is cheap" and "it lowers weight" share theirs.
  if (![...one.own].some((term) => other.own.has(term))) return 0;
  if (nameOtherAgents(one.terms, other.terms)) return 0;
  let shared = 0;
  const rest = [0, 0];
  const weigh = (term: string, weight: number, less: number) =>
    weight * (1 - less * (use.shareOf.get(term) ?? 0));
  const isStyle = (term: string) => (use.enginesOf.get(term) ?? 0) < 2 && rarityOf(term) >= unlisted;
  const pair = [one, other] as const;
  for (const side of [0, 1] as const) {
    const opposite = pair[(1 - side) as 0 | 1];
    const context = contexts[(1 - side) as 0 | 1];
    for (const [term, weight] of pair[side].terms) {
      if (opposite.terms.has(term)) shared += weigh(term, weight, lessForCommon) / 2;
      else if (context.has(term)) shared += weigh(term, weight, lessForCommon) * inContext;
      else
        rest[side] =
          (rest[side] ?? 0) + weigh(term, weight, lessForCommonRest) * (isStyle(term) ? ofStyle : 1);
    }
  }
  const [a = 0, b = 0] = rest;
  return shared === 0 ? 0 : shared / (shared + smallerRest * Math.min(a, b) + largerRest * Math.max(a, b));
}
