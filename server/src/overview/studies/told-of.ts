import type { Effect } from '../../reading/abstracts/effects.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { knownOutcomes } from '../../reading/lexicon/outcome-words.ts';

/** Of a hazard, to survive and to die are one outcome. */
const oneOutcome: Record<string, string> = { 'overall-survival': 'death', alive: 'death' };

/** Who says "death" alone means it of any cause. */
const unsaid = 'any-cause';

/** What is measured, and no word that any result may have: "primary", "at 12 weeks". */
export const isSpecific = (one: string): boolean =>
  one !== 'primary-outcome' && !/^\d/.test(one) && (knownOutcomes.has(one) || !commonWords.has(one));

/** Whether a concept is an outcome that is known as one; "a fall" may be any result's. */
export const isOutcome = (one: string): boolean => knownOutcomes.has(one) && !commonWords.has(one);

/** What a concept is called where those that are one outcome have one name. */
export const toOutcome = (one: string): string => oneOutcome[one] ?? one;

export const outcomesIn = (words: string): Set<string> => new Set([...conceptSetOf(words)].map(toOutcome));

/** They may be called so of any outcome. */
const ofAnyOutcome = /^(?:response|primary-outcome|any-cause)/;

/** Whether words name outcomes that are known as such, and a work speaks of none of them anywhere. */
export function areUnspoken(said: ReadonlySet<string>, spoken: ReadonlySet<string>): boolean {
  const named = [...said].filter(isOutcome);
  return named.length > 0 && !named.some((one) => spoken.has(one) || ofAnyOutcome.test(one));
}

/** The outcomes of the effects of one abstract: what each is said of, and what of that no other is. */
export class Outcomes {
  private readonly named: ReadonlyMap<Effect, ReadonlySet<string>>;
  private readonly effects: readonly Effect[];

  constructor(effects: readonly Effect[]) {
    this.effects = effects;
    this.named = new Map(
      effects.map((effect) => {
        const said = outcomesIn(effect.quantity.about);
        return [effect, new Set([...said].filter(isSpecific))];
      }),
    );
  }

  of(effect: Effect): ReadonlySet<string> {
    return this.named.get(effect) ?? new Set();
  }

  /** Whether what an effect is said of is an outcome that is known as one. */
  isRead(effect: Effect): boolean {
    return [...this.of(effect)].some((one) => knownOutcomes.has(one));
  }

  /** How far words name the outcome of an effect; what several effects share counts less. */
  private score(said: ReadonlySet<string>, effect: Effect): number {
    let score = 0;
    for (const one of this.of(effect))
      if (said.has(one)) score += 1 / this.effects.filter((each) => this.of(each).has(one)).length;
    return score;
  }

  /** Whether words tell of another effect: of what parts the two, they name most of the other's and nothing of this one's. */
  isToldOfAnother(said: ReadonlySet<string>, effect: Effect): boolean {
    return this.effects.some((each) => {
      const [own, others] = [this.apart(effect, each), this.apart(each, effect)];
      const named = others.filter((one) => said.has(one)).length;
      return own.length > 0 && !own.some((one) => said.has(one)) && named > 0 && named * 2 >= others.length;
    });
  }

  /**
   * The same of a number that is an effect's digit for digit, with both ends of its interval: by chance it is not, so that
   * only another outcome that is known as one speaks against it, or all that parts the other from this one.
   */
  isOfAnotherOutcome(said: ReadonlySet<string>, effect: Effect): boolean {
    return this.effects.some((each) => {
      const [own, others] = [this.apart(effect, each), this.apart(each, effect)];
      if (own.length === 0 || own.some((one) => said.has(one))) return false;
      const known = others.filter((one) => knownOutcomes.has(one));
      const named = known.filter((one) => said.has(one)).length;
      const isKnown = own.some((one) => knownOutcomes.has(one)) && named > 0 && named * 2 >= known.length;
      return isKnown || (others.length > 0 && others.every((one) => said.has(one)));
    });
  }

  /** Whether words name an effect better than any other: of what parts the two, more of its own. Where nothing parts them, or is named, they tell nothing. */
  isNamedBest(said: ReadonlySet<string>, effect: Effect): boolean {
    // Without an outcome, words part groups and doses, which others tell apart.
    if (!this.named.has(effect) || ![...said].some(isOutcome)) return true;
    return this.effects.every((each) => {
      const named = (words: readonly string[]) => words.filter((one) => said.has(one)).length;
      const others = named(this.apart(each, effect));
      return others === 0 || named(this.apart(effect, each)) > others;
    });
  }

  /** What one effect is said of and another is not. */
  private apart(effect: Effect, other: Effect): string[] {
    return [...this.of(effect)].filter((one) => !this.of(other).has(one));
  }

  /**
   * Whether words name an effect's outcome, better than any other's: all that is known for one, most of the rest, and no
   * known outcome beside it.
   */
  isOn(said: ReadonlySet<string>, effect: Effect): boolean {
    const wanted = [...this.of(effect)];
    const named = wanted.filter((one) => said.has(one));
    return (
      named.length > 0 &&
      named.length * 2 >= wanted.length &&
      wanted.every((one) => said.has(one) || !knownOutcomes.has(one) || one === unsaid) &&
      [...said].every((one) => wanted.includes(one) || !knownOutcomes.has(one)) &&
      this.effects.every((each) => this.score(said, each) <= this.score(said, effect))
    );
  }
}
