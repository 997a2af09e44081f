import type { Verdict } from '@sextant/contracts';
import { isOfOtherAgent } from './agent.ts';
import { answersTo } from './answers-to.ts';
import { hedgingOf } from './aside.ts';
import { type Asked, ofAll } from './asked.ts';
import { isMereAssociation } from './cause.ts';
import { type Claim, claimsOf } from './claims.ts';
import { isAgainstRival, isByDegree, isDeniedOfAll, isDeniedOfPart } from './denied-of-part.ts';
import { isMeant, leastOfSubject, type Standpoint } from './meant.ts';
import { ofCauses } from './open-statement.ts';
import { isOtherExposure, withoutLack } from './other-exposure.ts';
import { isOtherWayRound } from './other-way-round.ts';
import { isElsewhere, isOfItsImage, isOfOthers, isRestricted } from './others.ts';
import { toldWay } from './outcome-way.ts';
import { isOfOutcomeAsked } from './own-stretch.ts';
import { isOfOtherPhase } from './phases.ts';
import { isReversed } from './reversed.ts';
import { isSaid } from './said.ts';
import { isOfModifier, isOfStandIn } from './stand-in.ts';
import type { Statement } from './statement.ts';
import { withoutPeople } from './studied-people.ts';
import { type Spoken, spokenIn } from './subjects.ts';
import { partsOf } from './terms-asked.ts';
import { wordsOf } from './words.ts';

/** Where what is guarded in a clause ends: "does not prevent A, and it may raise B". */
const joined = /,? and (?=it\b|they\b|this\b|may\b|might\b|could\b)/i;
/** Behind these, the other arm of a comparison stands; "older than 80" compares no one. */
const comparator =
  /\b(?:than(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half))|versus|vs\.?|compared (?:with|to)|over)\s/i;

/**
 * What a clause states on what was asked, by the effects that it names; null where it does not speak of it.
 * @param condition the clause beside it that says when it holds; empty without one
 */
export function clauseSays(
  clause: string,
  asked: Asked,
  at: Standpoint,
  particular: number,
  condition: string,
): Statement | null {
  const { effect } = asked;
  const said = withoutPeople(withoutLack(clause, asked));
  const claims = claimsOf(said, asked.verb).filter(
    (claim) => !isOfName(clause, claim, asked) && (claim.isDenied || !isAskedIn(clause, claim)),
  );
  const [first] = claims;
  if (!first) return null;
  const spoken = spokenIn(clause, asked, first.from);
  spoken.particular = Math.max(spoken.particular, particular);
  // "Statins slightly increase the risk": the one that was asked about.
  if (isAnaphoric(clause, first, spoken, asked) && at !== 'elsewhere' && at !== 'abstract')
    spoken.outcome = 1;
  // "Compare varenicline: similar." is no clause.
  if (spoken.all === 0 && wordsOf(clause).length < minWords) return null;
  const isBareDenial =
    (at === 'lead' || at === 'conclusion') &&
    claims.every((claim) => claim.isDenied && claim.effect === 'relation') &&
    spokenIn(clause.replace(ofCauses, ' '), asked, 0).isBare;
  // "Y replaces Z", where it was asked of X: who does it has to be named, or stand in front as a pronoun.
  if (effect === 'asked' && spoken.subject < leastOfSubject && !anaphoric.test(clause)) return null;
  // Nor is "Y cures A, and is often asked for in B" said of B.
  if (effect === 'asked' && isOfOtherObject(clause.slice(first.to), asked)) return null;
  // "No causal relationship has been shown": nothing but what was asked can be meant.
  if (!isBareDenial && !isMeant(spoken, asked, at)) return null;
  const isNamed = asked.subject.size === 0 || spoken.subject >= leastOfSubject;
  const nothing = { verdict: null, words: clause.trim(), isNamed };
  if (effect === null || asked.isTwisted) return nothing;
  const isOwn = at === 'conclusion' || at === 'abstract';
  if (isOwn ? isOfOthers(clause, asked) : isRestricted(clause, asked)) return nothing;
  if (!claims.every(({ from }) => isSaid(clause.slice(0, from), at === 'abstract'))) return nothing;
  if (isElsewhere(clause, asked) || isOfOtherPhase(clause, asked.phases)) return nothing;
  if (claims.some((claim) => isOfOtherAgent(clause, claim, asked))) return nothing;
  // What is said of all but one is not said of all.
  if (isOfAllBut(clause, claims, asked)) return nothing;
  if (isOtherExposure(clause, asked) || isOfItsImage(clause, asked)) return nothing;
  if (isOfStandIn(clause, asked) || isOfModifier(clause)) return nothing;
  if (isOtherWayRound(clause, asked)) return nothing;
  if (isSwapped(clause, asked) || isReversed(clause, first, asked) || isByDegree(clause)) return nothing;
  // "Needed for most" is no yes to whether all need it.
  const isOfMost =
    asked.isOfAll && !ofAll.test(clause) && !/\b(?:any|each|routine(?:ly)?|regardless)\b/i.test(clause);
  const isGuarded = hedgingOf(clause.split(joined, 1)[0] ?? '') === 2;
  const answers = new Set<Verdict>();
  const isOfOutcome = isOfOutcomeAsked(said, claims, asked);
  for (const claim of claims) {
    if (!isOfOutcome(claim)) continue;
    const answer = answerOf(said, claim, claims, asked);
    const hedging = Math.max(isGuarded ? 2 : 0, hedgingOf(clause.slice(0, claim.from)));
    if (answer === 'yes' && (isOfMost || isMereAssociation(clause, claim, asked))) continue;
    // "Does not raise it very much" raises it.
    if (answer && claim.isDenied && toADegree.test(clause.slice(claim.to))) continue;
    if (answer && claim.isDenied && isDeniedOfPart(clause, condition, asked)) continue;
    if (answer && claim.isDenied && !asked.isOfAll && isDeniedOfAll(clause, claim)) continue;
    if (ofFew.test(clause.slice(claim.to)) || ofFewAhead.test(clause)) continue;
    // "Less effective than Y" and "less effective in the young" may be effective.
    if (lesser.test(clause.slice(0, claim.from))) continue;
    // "X preventing strokes would be welcome news."
    if (/ing$/i.test(clause.slice(claim.from, claim.to)) && /\bwould\b/i.test(clause.slice(claim.to)))
      continue;
    // "Not clearly harmful" is not yet safe.
    if (answer === 'yes' && claim.isDenied && notClearly.test(clause.slice(0, claim.from))) continue;
    // Hedge is not yes; that nothing seems to be there is the most that trials ever say.
    if (answer && hedging < 2 && !(hedging === 1 && answer === 'yes' && at !== 'abstract'))
      answers.add(answer);
  }
  const [answer] = answers;
  return answer && answers.size === 1 ? { ...nothing, verdict: answer } : nothing;
}

/**
 * What a claim answers. That all of an outcome goes the other way than was asked is a no; denied, it leaves it open. Where
 * a clause relates two things, what it says besides goes the other way of something else: "greater use is related to less".
 */
function answerOf(clause: string, claim: Claim, claims: readonly Claim[], asked: Asked): Verdict | null {
  if (asked.effect === null) return null;
  const answer = answersTo(asked.effect, claim) ?? (asked.toward && answersTo(asked.toward, claim));
  const told = toldWay(clause, claim, claims, asked);
  if (told === 'asked') return answer;
  const isRelating = claim.effect === 'relation' || claims.every(({ effect }) => effect !== 'relation');
  return answer === 'yes' && isRelating && told === 'other' ? 'no' : null;
}

/** Whether what stands behind a verb, up to the end of its clause, is something else than was asked about. */
function isOfOtherObject(behind: string, asked: Asked): boolean {
  const [object = ''] = behind.split(/[,;:]|\s(?:and|but)\s(?=\w+ \w+ )/, 1);
  const { isBare, outcome } = spokenIn(object, asked, 0);
  return asked.outcome.size > 0 && !isBare && outcome === 0;
}

/** "In some trials": what others found is not told. */
const ofFew =
  /\bin (?:only |just )?(?:some|(?:a )?few|one|certain|isolated|a (?:single|couple of|minority of)) (?:of the )?(?:[\w-]+ ){0,2}(?:trials?|rcts?|stud(?:y|ies)|reports?|analys[ei]s|meta-?analys[ei]s|cohorts?)\b/i;
/** "In one of nine trials, …" */
const ofFewAhead = new RegExp(`^\\W*(?:but |and |so )?${ofFew.source}`, 'i');
const lesser = /(?<!\bno )\b(?:less|smaller|lower) $/i;
/** "Other than fluoxetine" */
const otherThan = /\b(?:other than|apart from|aside from|except(?: for| in)?|with the exception of)\s/i;
/** "Apart from mild nausea, it is safe": a remark in front, about something else. */
const remark = /^\W*(?:apart from|aside from|other than|except for)\s[^,]{2,80},/i;

function isOfAllBut(clause: string, claims: readonly Claim[], asked: Asked): boolean {
  const [front] = claims.some(({ isDenied }) => isDenied) ? [] : (remark.exec(clause) ?? []);
  const isAside = front !== undefined && spokenIn(front, asked, 0).subject === 0;
  return otherThan.test(isAside ? clause.slice(front.length) : clause);
}

const toADegree =
  /\b(?:(?:very|that|so|too) much|by much|a lot|a great deal|dramatically|enormously)\b(?! (?:more|better))/i;
const notClearly =
  /\b(?:not|n't) (?:\w+ )?(?:clearly|convincingly|reliably|definitely|definitively|conclusively|demonstrably)\b/i;
const anaphoric = /^(?:so,? |but |and )?(?:it|they|this|these|that|both)\b/i;
const ofTheRisk =
  /^ (?:the|that|this|your|their) (?:\w+ )?(?:risk|risks|odds|chances?|likelihood|incidence|rates?)\b(?! (?:of|for|that)\b)/i;

function isAnaphoric(
  clause: string,
  { effect, to }: Claim,
  { isForeign, subject }: Spoken,
  asked: Asked,
): boolean {
  if (effect !== 'up' && effect !== 'down') return false;
  const rest = clause.slice(to);
  return !isForeign && subject >= leastOfSubject && ofTheRisk.test(rest) && spokenIn(rest, asked, 0).isBare;
}

/** "Prolonged infusions", "lower doses" of what was asked about: more and less in front of it are part of its name. */
function isOfName(clause: string, { from, to }: Claim, asked: Asked): boolean {
  if (!/(?:ed|er)$/i.test(clause.slice(from, to))) return false;
  const [next = ''] = partsOf(wordsOf(clause.slice(to, to + maxNameLength))[0]?.text ?? '');
  return asked.subject.has(next) && !asked.outcome.has(next);
}

/** "The evidence on whether it prevents strokes is growing", "trials that tell us whether it does": that is what is asked, not what is said. */
const isAskedIn = (clause: string, { from }: Claim): boolean =>
  /\bwhether\b(?! or not\b)[^,;:]*$/i.test(clause.slice(0, from));

const maxNameLength = 40;
const minWords = 3;
/**
 * Whether what was asked about stands only where the other arm of a comparison does, or in both arms: then one kind of
 * it is compared with another.
 */
function isSwapped(clause: string, asked: Asked): boolean {
  if (isAgainstRival(clause, asked)) return true;
  const found = comparator.exec(clause);
  if (!found) return false;
  const namesIt = (part: string) => spokenIn(part, asked, 0).subject >= leastOfSubject;
  if (!namesIt(clause.slice(0, found.index))) return true;
  return asked.subject.size > 0 && namesIt(clause.slice(found.index + found[0].length));
}
