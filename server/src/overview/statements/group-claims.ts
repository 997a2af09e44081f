import type { ReadClaim, RelatedClaims, Relation } from './relate-claims.ts';

/** Claims of different engines on one thing; the first is the one that the others were found by. */
export type Group = [ReadClaim, ...ReadClaim[]];

const nearBest = 0.8;
/** By way of a third claim, two must be likelier to speak of one thing. */
const likeEnoughByAnother = 0.6;

/** Groups of claims that speak of one thing, at most one of each engine; those that most engines share first. */
export function groupClaims(related: RelatedClaims): Group[] {
  const used = new Set<ReadClaim>();
  const groups: Group[] = [];
  const scored = related.claims
    .map((claim) => ({ claim, score: scoreOf(related.relationsOf(claim)) }))
    .sort((a, b) => b.score - a.score);
  for (const { claim: seed } of scored) {
    if (used.has(seed)) continue;
    const group: Group = [seed];
    const near = new Set(related.relationsOf(seed).map(({ claim }) => claim));
    /** How like a claim is to something else that is still free: it is not to be drawn to what it is less like. */
    const bestOf = (claim: ReadClaim) =>
      Math.max(
        0,
        ...related
          .relationsOf(claim)
          .map((one) =>
            used.has(one.claim) || one.claim === seed || near.has(one.claim) ? 0 : one.likeness,
          ),
      );
    const free = ({ claim, likeness }: Relation) =>
      !used.has(claim) && likeness >= nearBest * bestOf(claim) && isComparable(related, seed, claim);
    gather(group, related.relationsOf(seed).filter(free));
    for (const member of group.slice(1))
      gather(
        group,
        related.relationsOf(member).filter((one) => one.likeness >= likeEnoughByAnother && free(one)),
      );
    for (const claim of group) used.add(claim);
    groups.push(group);
  }
  return groups;
}

const isComparable = (related: RelatedClaims, one: ReadClaim, other: ReadClaim) =>
  related.compare(one, other).relation !== 'apart';

/** Adds the likeliest claim of each engine that has none yet. */
function gather(group: ReadClaim[], relations: readonly Relation[]) {
  for (const { claim } of [...relations].sort((a, b) => b.likeness - a.likeness))
    if (!group.some(({ engine }) => engine === claim.engine)) group.push(claim);
}

/** How many engines speak of it, each by the likeliest claim. */
function scoreOf(relations: readonly Relation[]): number {
  const best = new Map<string, number>();
  for (const { claim, likeness } of relations)
    best.set(claim.engine, Math.max(best.get(claim.engine) ?? 0, likeness));
  return [...best.values()].reduce((sum, likeness) => sum + likeness, 0);
}
