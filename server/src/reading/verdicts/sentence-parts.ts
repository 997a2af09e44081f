import { claimsOf } from './claims.ts';

/** Where a sentence turns, adds or explains; what stands behind "because" or "if" is no statement. */
const turns =
  /;\s|,?\s(?=(?:(?<!\banything\s)but|although|though|whereas|because|as long as|if|unless|provided that|so that|when)\s)|,?\s(?=(?:without|with no|with little) (?:an? |any |the )?(?:[\w-]+ )?(?:effects?|increases?|reductions?|decreases?|declines?|differences?|changes?|gains?|loss|impact|benefits?|advantages?|influence|rise|excess|improvements?|worsening)\b)|,\s(?=(?:however|while|yet|since|at least)\b)|\s[–—]\s|:\s/i;
/** Begins a part that leans on another. */
export const dependent =
  /^\s*,?\s*(?:because|since|as long as|if|unless|provided|so that|when|although|though|while|whereas)\s/i;
/** Behind these stands what something is not said of: "raises A, not B". */
const instead = /,? (?:rather than|instead of|but not) |, not (?!only|merely|just|that|to)/i;

/** The clauses of a sentence; where "and" joins two claims behind a comma, each is one. */
export const clausesOf = (plain: string): string[] =>
  plain.split(turns).flatMap((part = '') => {
    const and = part.search(/,\s(?=and\s)/i);
    const [head, tail] = and < 0 ? [part, ''] : [part.slice(0, and), part.slice(and + 1)];
    return claimsOf(head).length > 0 && claimsOf(tail).length > 0 ? [head, tail] : [part];
  });

/** "When biases are avoided, X does Y" states what stands behind the comma; "because …" states nothing. */
export function mainOf(part: string): string {
  if (!dependent.test(part)) return part.split(instead, 1)[0] ?? '';
  const comma = part.indexOf(', ', 3);
  return comma < 0 || /^\s*,?\s*(?:if|unless)\s/i.test(part) ? '' : part.slice(comma + 2);
}

/** The clause that a place stands in. */
export function clauseAround(plain: string, at: number): string {
  let from = 0;
  for (const part of plain.split(turns)) {
    from = plain.indexOf(part, from);
    if (at < from + part.length) return part;
    from += part.length;
  }
  return plain;
}
