import { createHash } from 'node:crypto';
import type { Stance, Statement } from '@sextant/contracts';
import { compareDirections } from '../../citations/support/direction.ts';
import { termsOf } from '../../text/terms.ts';
import { type Claim, readClaims } from './read-claims.ts';

const mostStatements = 24;

/**
 * Aligns what several answers say: each statement with who states it, who contradicts it and who is silent.
 * Pure: the same answers give the same statements, with the same ids.
 */
export function alignStatements(
  answers: readonly { engine: string; text: string }[],
  worksOf: (engine: string, from: number, to: number) => string[],
): Statement[] {
  const claims = answers.flatMap(({ engine, text }) => readClaims(engine, text));
  const terms = new Map(claims.map((claim) => [claim, new Set(termsOf(claim.text))]));
  const used = new Set<Claim>();
  const statements: Statement[] = [];
  for (const seed of claims) {
    if (used.has(seed)) continue;
    used.add(seed);
    const stances = answers.map(({ engine }): Stance => {
      if (engine === seed.engine) return stanceOf('states', seed, worksOf);
      const own = terms.get(seed) ?? new Set();
      const near = claims.find((claim) => {
        const other = terms.get(claim) ?? new Set();
        const shared = [...own].filter((term) => other.has(term)).length;
        return claim.engine === engine && !used.has(claim) && shared > Math.min(own.size, other.size) / 2;
      });
      if (!near) return { engine, stance: 'silent', differs_in: [], passages: [], works: [] };
      used.add(near);
      const isOpposite = compareDirections(seed.text, near.text) === 'opposite';
      return stanceOf(isOpposite ? 'contradicts' : 'states', near, worksOf);
    });
    statements.push({
      id: createHash('sha256').update(`${seed.engine} ${seed.text}`).digest('hex').slice(0, 16),
      text: seed.text,
      stances,
      works: [...new Set(stances.flatMap((one) => (one.stance === 'states' ? one.works : [])))],
    });
  }
  const count = (statement: Statement, kind: Stance['stance']) =>
    statement.stances.filter(({ stance }) => stance === kind).length;
  return statements
    .sort(
      (a, b) =>
        Number(count(b, 'contradicts') > 0) - Number(count(a, 'contradicts') > 0) ||
        count(b, 'states') - count(a, 'states'),
    )
    .slice(0, mostStatements);
}

function stanceOf(
  stance: 'states' | 'contradicts',
  { engine, from, to, text }: Claim,
  worksOf: (engine: string, from: number, to: number) => string[],
): Stance {
  return {
    engine,
    stance,
    differs_in: stance === 'contradicts' ? ['direction'] : [],
    passages: [{ engine, work: null, from, to, text }],
    works: worksOf(engine, from, to),
  };
}
