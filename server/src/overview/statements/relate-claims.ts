import { abbreviationsOf, spellOut } from './abbreviations.ts';
import { compareFrames, type Verdict } from './compare-frames.ts';
import { type Frame, frameOf, termsOf } from './frame.ts';
import { likeness, type TermUse } from './likeness.ts';
import { type Claim, readClaims } from './read-claims.ts';
import { byOneName } from './vocabulary/synonyms.ts';

/** A claim with what it was found to be. */
export interface ReadClaim extends Claim {
  frame: Frame;
  contextTerms: ReadonlySet<string>;
}

/** A claim of another engine on the same thing. */
export interface Relation {
  claim: ReadClaim;
  /** How surely they speak of one thing, 0 to 1. */
  likeness: number;
}

export interface RelatedClaims {
  claims: ReadClaim[];
  /** The claims of other engines that speak of the same thing. */
  relationsOf: (claim: ReadClaim) => readonly Relation[];
  compare: (one: ReadClaim, other: ReadClaim) => Verdict;
}

/** From here on, two claims are held to speak of one thing. */
const likeEnough = 0.41;
/** A term that brings claims together must tell at least this much. */
const telling = 0.2;

/** In long answers, the subject that stands everywhere brings none together; what else two claims share does. */
const mostShare = 0.2;
const fewClaims = 40;

/** Reads the claims of all answers and finds those of different engines that speak of one thing. */
export function relateClaims(answers: readonly { engine: string; text: string }[]): RelatedClaims {
  const abbreviations = abbreviationsOf(answers.map(({ text }) => text));
  const claims = answers
    .flatMap(({ engine, text }) => readClaims(engine, text))
    .map(
      (claim): ReadClaim => ({
        ...claim,
        frame: frameOf(claim.text, claim.subject, abbreviations),
        contextTerms: new Set(termsOf(byOneName(spellOut(claim.title.toLowerCase(), abbreviations))).keys()),
      }),
    );
  const use = termUse(claims);
  const relations = new Map<ReadClaim, Relation[]>(claims.map((claim) => [claim, []]));
  for (const [one, other] of pairsToCompare(claims, use)) {
    const like = likeness(one.frame, other.frame, [one.contextTerms, other.contextTerms], use);
    if (like < likeEnough) continue;
    relations.get(one)?.push({ claim: other, likeness: like });
    relations.get(other)?.push({ claim: one, likeness: like });
  }
  return {
    claims,
    relationsOf: (claim) => relations.get(claim) ?? [],
    compare: (one, other) => compareFrames(one.frame, other.frame),
  };
}

function termUse(claims: readonly ReadClaim[]): TermUse {
  const counts = new Map<string, number>();
  const engines = new Map<string, Set<string>>();
  for (const { engine, frame } of claims) {
    for (const term of frame.terms.keys()) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      engines.set(term, (engines.get(term) ?? new Set()).add(engine));
    }
  }
  return {
    shareOf: new Map([...counts].map(([term, count]) => [term, count / claims.length])),
    enginesOf: new Map([...engines].map(([term, those]) => [term, those.size])),
  };
}

/** Pairs of different engines with a telling term in common; each pair once. */
function* pairsToCompare(claims: readonly ReadClaim[], use: TermUse): Generator<[ReadClaim, ReadClaim]> {
  const byTerm = new Map<string, number[]>();
  for (const [at, claim] of claims.entries()) {
    if (saysLittle(claim.frame, use)) continue;
    const near = new Set<number>();
    for (const [term, weight] of claim.frame.terms) {
      const held = (use.shareOf.get(term) ?? 0) * claims.length;
      if (weight < telling || held > Math.max(fewClaims, claims.length * mostShare)) continue;
      const earlier = byTerm.get(term) ?? [];
      for (const index of earlier) near.add(index);
      earlier.push(at);
      byTerm.set(term, earlier);
    }
    for (const index of near) {
      const other = claims[index];
      if (other && other.engine !== claim.engine) yield [other, claim];
    }
  }
}

/** "It remains a cornerstone": a subject, without a direction, an amount or a second thing that others speak of. */
function saysLittle({ terms, sign, isDenied, amounts }: Frame, use: TermUse): boolean {
  if (sign !== null || isDenied || amounts.length > 0) return false;
  const shared = [...terms].filter(
    ([term, weight]) => weight >= telling && (use.enginesOf.get(term) ?? 0) > 1,
  );
  return shared.length < 2;
}
