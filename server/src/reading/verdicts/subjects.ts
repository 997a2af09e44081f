import { coverage } from '../words/rarity.ts';
import type { Asked } from './asked.ts';
import { effectOf, ofWorth } from './effects.ts';
import { withoutPeople } from './studied-people.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';

export interface Spoken {
  /** Shares, by rarity, of what was asked that are spoken of; 1 where nothing was asked. */
  subject: number;
  outcome: number;
  all: number;
  /** What a follow-up asks of in particular. */
  particular: number;
  /** In front of what it claims it names something that was not asked about. */
  isForeign: boolean;
  /** It names nothing that was not asked about. */
  isBare: boolean;
  /** Share, by rarity, of what it names that was asked about; 0 where it names nothing. */
  known: number;
}

/** "Slightly", as a term: how, not what. */
const adverb = /^(?!famil|anomal|suppl|assembl|bell|fl).{3,30}l[iy]$/;

/** Tells of a term whether it names something that a question does not ask about. */
export function strangerTo(asked: Asked): (term: string) => boolean {
  const known = canonical(asked.terms);
  return (term) =>
    !known.has(term) &&
    !asked.abbreviations.has(term) &&
    !generic.has(term) &&
    !/^\d/.test(term) &&
    !adverb.test(term) &&
    !effectOf(term);
}

const heldIn = (spoken: readonly string[], { abbreviations }: Asked) =>
  canonical([...spoken, ...spoken.flatMap((term) => abbreviations.get(term) ?? [])]);

/** How far a clause speaks of what was asked. @param claimAt where the claim's word stands in it */
export function spokenIn(clause: string, asked: Asked, claimAt: number): Spoken {
  const spoken = partsOf(clause);
  const held = heldIn(spoken, asked);
  const known = canonical(asked.terms);
  const share = (terms: ReadonlySet<string>, all = held) =>
    terms.size === 0 ? 1 : coverage(canonical(terms), all);
  const isStrange = strangerTo(asked);
  // "In people with insomnia, it helps": for what, where nothing else is named, is what they have. Safe or advised it is for them.
  const besides = partsOf(withoutPeople(clause));
  const isOfThem =
    (asked.effect !== null && asked.effect !== 'good' && ofWorth.has(asked.effect)) ||
    ![...canonical(besides)].some(isStrange);
  const named = [...canonical(spoken)].filter(
    (term) => isStrange(term) || known.has(term) || asked.abbreviations.has(term),
  );
  const leading = canonical(partsOf(clause.slice(0, claimAt)));
  return {
    subject: share(asked.subject),
    outcome: share(asked.outcome, isOfThem ? held : heldIn(besides, asked)),
    all: share(asked.terms),
    particular: share(asked.particular),
    isForeign: [...leading].some(isStrange),
    isBare: ![...canonical(spoken)].some(isStrange),
    known: coverage(named, new Set(named.filter((term) => !isStrange(term)))),
  };
}
