import type { Asked } from './asked.ts';
import type { Claim } from './claims.ts';
import { spokenIn } from './subjects.ts';
import { opposite, wayIn, waysIn } from './way.ts';

/**
 * Which way a clause says that the outcome goes: as asked, or in no way of its own (`asked`); the other way, for all that
 * was asked about (`other`); the other way, but of something else or by half of it (`unclear`).
 */
export type ToldWay = 'asked' | 'other' | 'unclear';

/** Behind these something else is named than in front: what is joined, how it comes, whom it is of, what it is held against. */
const ends =
  /[,;:()]|\s(?:and|or|but|with|to|in|among|amongst|through|via|by|because|due|owing|despite|while|whereas|compared|than|versus|vs|relative|after|during|that|which|who)(?=\s)/iu;
/** "Inactivity", "lack of", "without", "low": the less of what was asked about, not itself. */
const lacking =
  /\b(?:without|lack\w*|absen\w+|depriv\w*|deficien\w*|insufficien\w*|avoid\w*|abst\w+|withdraw\w*|stop\w*|discontinu\w*|cessation|never|non\w*|no|not|low|poor|in(?:activ|adequa)\w*|un(?!der|i|til|less)\w{4,})\b/iu;
const anaphoric = /^\W*(?:it|they|this|these|both|which)\b/i;
const leastOfOutcome = 0.8;
const leastOfSubject = 0.8;

/** Which way a clause says that the outcome asked about goes, at one of its claims. */
export function toldWay(clause: string, claim: Claim, claims: readonly Claim[], asked: Asked): ToldWay {
  const other = asked.way && opposite[asked.way];
  const all = waysIn(clause);
  if (!asked.way || !other || !all.has(other)) return 'asked';
  const phrases = clause.split(ends).filter((phrase) => isOfWholeOutcome(phrase, asked));
  const own = waysIn(phrases.join(' ; '));
  if (own.has(asked.way)) return 'asked';
  if (own.has(other))
    return all.has(asked.way) || !isOfSubject(clause, claim, claims, asked) ? 'unclear' : 'other';
  if (all.has(asked.way)) return 'asked';
  // "Deaths in patients with X were fewer": of what is open; "related to less of Y and to Z" says nothing of how Z goes.
  const isRelating = claims.some(({ effect }) => effect === 'relation');
  const isPredicate = !isRelating && wayIn(clause.slice(claim.from, claim.to)) === other;
  return isPredicate || phrases.length === 0 ? 'unclear' : 'asked';
}

/** Whether a phrase names all of the outcome that was asked about, but for which way it goes. */
function isOfWholeOutcome(phrase: string, asked: Asked): boolean {
  const outcome = new Set([...asked.outcome].filter((term) => wayIn(term) === null));
  return outcome.size > 0 && spokenIn(phrase, { ...asked, outcome }, 0).outcome >= leastOfOutcome;
}

/** Whether what was asked about is what a clause relates, and no lack of it, nor more or less of it than was asked about. */
function isOfSubject(clause: string, claim: Claim, claims: readonly Claim[], asked: Asked): boolean {
  const { from } = claims.find(({ effect }) => effect === 'relation') ?? claim;
  const head = clause.slice(0, from);
  const known = waysIn([...asked.subject].join(' '));
  if ([...waysIn(head)].some((way) => !known.has(way))) return false;
  if (!asked.exposure.isLack && lacking.test(head)) return false;
  return anaphoric.test(clause) || spokenIn(clause, asked, 0).subject >= leastOfSubject;
}
