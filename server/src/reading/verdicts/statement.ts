import type { Verdict } from '@sextant/contracts';
import { answersTo } from './answers-to.ts';
import { hedgingOf, isAside, isOrder } from './aside.ts';
import { type Asked, ofAll } from './asked.ts';
import { type Claim, claimsOf } from './claims.ts';
import { type Comparison, comparedIn, isEqualityOpen } from './comparison.ts';
import { isOfAdvice } from './effects.ts';
import { isHearsay } from './lead-in.ts';
import { isMeant, leastOfSubject, type Standpoint } from './meant.ts';
import { openMatter } from './open-matter.ts';
import { isOtherExposure, withoutLack } from './other-exposure.ts';
import { isElsewhere, isOfItsImage, isOfOthers, isRestricted } from './others.ts';
import { isPast } from './own-voice.ts';
import { rejecting, rejectionIn } from './rejection.ts';
import { isReversed } from './reversed.ts';
import { isSaid } from './said.ts';
import { type Spoken, spokenIn } from './subjects.ts';
import { partsOf } from './terms-asked.ts';
import { wordsOf } from './words.ts';

/** What a sentence states on what was asked. */
export interface Statement {
  /** Null: it speaks of it, but gives no verdict, or only says that something may be. */
  verdict: Verdict | null;
  /** The clause that says so. */
  words: string;
  /** Whether it names what was asked about, not the outcome alone. */
  isNamed: boolean;
}

/** As much of a sentence is read; one without an end would be all of the text. */
const maxLength = 1_200;
/** Of what was asked, a sentence that calls the matter open must speak of so much. */
const leastOfOpen = 0.4;
const leastOfQuestion = 0.5;
/** Of what a sentence that calls the evidence open names besides, so much was asked about. */
const mostOfItself = 0.6;
/** A sentence that speaks of so much of it is of it, in whatever order it names things. */
const mostOfAll = 0.7;
/** Where a sentence turns, adds or explains; what stands behind "because" or "if" is no statement. */
const turns =
  /;\s|,?\s(?=(?:but|although|though|whereas|because|as long as|if|unless|provided that|so that|when)\s)|,?\s(?=(?:without|with no|with little) (?:an? |any |the )?(?:[\w-]+ )?(?:effects?|increases?|reductions?|decreases?|declines?|differences?|changes?|gains?|loss|impact|benefits?|advantages?|influence|rise|excess|improvements?|worsening)\b)|,\s(?=(?:however|while|yet|since|at least)\b)|\s[–—]\s|:\s/i;
const dependent =
  /^\s*,?\s*(?:because|since|as long as|if|unless|provided|so that|when|although|though|while|whereas)\s/i;
const ofTheEvidence =
  /^(?:overall,? |(?:the|current|currently|available|published|existing|present|clinical|human|total|body|of) ){0,5}(?:evidence|data|results|findings|literature|picture|trials|studies|there (?:is|are))\b/i;
/** "We don't know", "the honest answer is that no one knows" say the same. */
const ofTheAnswer =
  /^(?:so,? |well,? |honestly,? )?(?:(?:the |my )?(?:short |honest |simple |plain )?answer (?:is|remains|depends)|we|nobody|no one)\b/i;
/** So does "It's still an open question", where it concludes. */
const ofTheMatter =
  /^(?:so,? |well,? |honestly,? |at present,? |currently,? |for now,? )?(?:it|that|this)(?:'s| is| remains| cannot| can't| has not| hasn't)\b/i;
/** Behind these stands what something is not said of: "raises A, not B". */
const instead = /,? (?:rather than|instead of|but not) |, not (?!only|merely|just|that|to)/i;
/** Where what is guarded in a clause ends: "does not prevent A, and it may raise B". */
const joined = /,? and (?=it\b|they\b|this\b|may\b|might\b|could\b)/i;
const butBehind = /^depends\b[^.;]{0,120}, but\b/i;
/** "Does not raise, and may slightly lower, the rate": what is inserted between a verb and its object. */
const inserted =
  /,\s(?:and|or|but|if not)\s(?:it\s)?(?:may|might|could|can|probably|possibly|perhaps|if anything)\b[^,.;:]{1,40},(?=\s(?:the|a|an|your|their|its|any|all|overall|[\p{Ll}-]+)\s)/giu;
/** "Unlike X, in which it is mandatory, …": what another is like. */
const unlike =
  /^(?:unlike|in contrast (?:to|with)|contrary to|as opposed to)\s[^,.;:]{2,80},(?:\s(?:in which|for which|where|which|who)\s[^,.;:]{2,120},)?\s/i;
/** "Heparin, unlike warfarin, is safe" */
const unlikeThis = /,\s(?:unlike|in contrast (?:with|to)|as opposed to)\s[^,.;:]{2,80},/gi;
/** Signs that deny amid a sentence. */
const signs = /\S\s*[❌✖✗✘🚫⛔]/u;
const bracketed = /\([^()]{0,300}\)|\[[^[\]]{0,100}\]/g;
/** Behind these, the other arm of a comparison stands; "older than 80" compares no one. */
const comparator =
  /\b(?:than(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half))|versus|vs\.?|compared (?:with|to)|over)\s/i;

/** "It would be wrong to say that", "lawyers allege that", "a trial will determine whether": what follows is not said. */
const rejected = new RegExp(
  `\\b(?:${rejecting}|alleg\\w+|will (?:determine|tell|show|clarify|establish|test)) (?:that|whether|if)\\b`,
  'i',
);

/**
 * What a sentence states on what was asked, for its words alone; null where it does not speak of it.
 */
export function statementOf(sentence: string, asked: Asked, at: Standpoint = 'elsewhere'): Statement | null {
  const text = sentence.slice(0, maxLength).replaceAll('’', "'").replace(/\s+/g, ' ');
  // "TXA = ❌ for deaths": what a sign stands for is not read.
  if (signs.test(text) || isAside(text) || (isOrder(text) && !isOfAdvice(asked))) return null;
  if (rejected.test(text) || rejectionIn(text) !== null || isHearsay(text)) return null;
  const plain = text
    .replace(bracketed, ' ')
    .replace(inserted, ' ')
    .replace(unlike, '')
    .replace(unlikeThis, ' ');
  const open = openIn(plain, asked, at);
  if (open === null) return null;
  if (asked.comparison && at !== 'elsewhere' && at !== 'abstract' && isEqualityOpen(plain, asked.comparison))
    return { verdict: 'unclear', words: plain.trim(), isNamed: false };
  if (asked.comparison) return open ?? compared(plain, asked.comparison, asked, at);
  const said: Statement[] = [];
  // A follow-up may name what it asks in particular behind "when" or "if".
  const ofWhole = asked.particular.size > 0 ? spokenIn(plain, asked, 0).particular : 0;
  for (const part of clausesOf(plain)) {
    if (open && part.includes(open.words)) continue;
    const clause = mainOf(part);
    const denied = deniedIn(part, asked);
    if (denied) said.push(denied);
    // "…, and Y prevents it": what is joined has to be of what was asked about.
    const one =
      clause &&
      clauseSays(clause, asked, /^\s*and\s/i.test(part) && at === 'conclusion' ? 'lead' : at, ofWhole);
    if (one) said.push(one);
  }
  // "It depends on the dose, but on the whole …": what it comes to stands behind.
  if (open && butBehind.test(plain.slice(plain.indexOf(open.words)))) return { ...open, verdict: null };
  // "It works in children; for adults, evidence is insufficient": the sentence says two things.
  if (open) return said.some(({ verdict }) => verdict !== null) ? { ...open, verdict: null } : open;
  const given = said.filter(({ verdict }) => verdict !== null);
  const [first] = given;
  if (!first) return said[0] ?? null;
  return given.some(({ verdict }) => verdict !== first.verdict) ? { ...first, verdict: null } : first;
}

/** What a sentence says to a comparison: each of its clauses that compares the two says the same. */
function compared(plain: string, comparison: Comparison, asked: Asked, at: Standpoint): Statement | null {
  const said = clausesOf(plain).flatMap((part) => {
    const clause = mainOf(part);
    const verdict = clause ? comparedIn(clause, comparison, asked.abbreviations) : null;
    const isOfAll = at === 'conclusion' || !(isRestricted(clause, asked) || isElsewhere(clause, asked));
    // Behind a greeting or a head, what is told of the past is a finding.
    const isFinding = at !== 'conclusion' && isPast(clause);
    const isTold = isSaid(clause.slice(0, claimsOf(clause)[0]?.from), false);
    return verdict &&
      isTold &&
      !isOfAnotherUse(clause, asked) &&
      isOfAll &&
      !isFinding &&
      !isOfOthers(clause, asked)
      ? [{ verdict, words: part.trim(), isNamed: true }]
      : [];
  });
  const [first] = said;
  return first && said.every(({ verdict }) => verdict === first.verdict) ? first : null;
}

/** "… for pulmonary embolism", where strokes were asked about: none of what follows was asked. */
function isOfAnotherUse(clause: string, asked: Asked): boolean {
  return [...clause.matchAll(use)].some(([, matter = '']) => {
    if (people.test(matter)) return false;
    const { isBare, known } = spokenIn(matter, asked, 0);
    return !isBare && known === 0;
  });
}

const use = /\b(?:for|against|in preventing|in treating) ((?:[\p{L}\d-]+ ?){1,6})/giu;
const people =
  /\b(?:patients?|people|persons?|adults?|women|men|children|infants?|those|individuals?|populations?|cases|tumou?rs?|most|many|some|a|outcomes?|endpoints?|results?|survival|functional|control|efficacy|safety)\b/i;

/** The clauses of a sentence; where "and" joins two claims behind a comma, each is one. */
const clausesOf = (plain: string): string[] =>
  plain.split(turns).flatMap((part = '') => {
    const and = part.search(/,\s(?=and\s)/i);
    const [head, tail] = and < 0 ? [part, ''] : [part.slice(0, and), part.slice(and + 1)];
    return claimsOf(head).length > 0 && claimsOf(tail).length > 0 ? [head, tail] : [part];
  });

/**
 * What a sentence states that calls the matter open, "The evidence is mixed"; undefined where it calls nothing open,
 * null where that is not what was asked.
 */
function openIn(plain: string, asked: Asked, at: Standpoint): Statement | null | undefined {
  const open = openMatter(plain);
  if (!open) return undefined;
  // "Guidelines advise it, while its benefit is uncertain" states something else.
  const from = plain.indexOf(open.words);
  if (subordinate.test(clauseBefore(plain, from))) return undefined;
  const isOwn = at !== 'elsewhere' && at !== 'abstract';
  const { verdict, words } = open;
  const isOfIt =
    ofTheEvidence.test(plain) ||
    (isOwn && ofTheAnswer.test(plain)) ||
    (at === 'conclusion' && ofTheMatter.test(plain));
  if (isOwn && (isOfIt || at === 'conclusion') && isAll(plain, words, asked))
    return { ...open, isNamed: false };
  // "… do not allow a conclusion for the question as it was put."
  if (at !== 'abstract' && ofTheQuestion.test(plain)) return { verdict, words, isNamed: false };
  const spoken = spokenIn(plain, asked, from);
  const { all, isForeign, subject } = spoken;
  const isNamed = subject >= leastOfSubject && asked.subject.size > 0;
  // "The risk of stroke depends on age": the risk that is there anyway.
  if (/^depends/i.test(words) && asked.subject.size > 0 && subject === 0 && ofRisk.test(plain)) return null;
  // "The evidence on X is mixed: …", where the answer concludes, is of the effect that was asked for.
  // "… do not permit an answer on whether stopping delays dialysis": what else it names was asked about.
  const besides = withoutMatter(plain, words, asked);
  if (
    isOwn &&
    isOfIt &&
    /\b(?:whether|that|if)\b/i.test(besides) &&
    spokenIn(besides, asked, 0).known >= mostOfItself
  )
    return { ...open, isNamed };
  if (at === 'conclusion' && isNamed && spokenIn(besides, asked, 0).known >= mostOfItself)
    return { ...open, isNamed };
  const clause = clauseAround(plain, from);
  if (isOwn && isNamed && ofTheEvidence.test(plain) && spokenIn(clause, asked, 0).isBare)
    return { ...open, isNamed };
  const isAsked =
    asked.effect === null
      ? all >= leastOfOpen
      : isMeant(spoken, asked, at) || (isOwn && all >= (isOfIt ? leastOfQuestion : mostOfAll));
  const isWhole = all >= leastOfOpen || asked.particular.size > 0 || (at === 'lead' && !isForeign);
  return isAsked && isWhole ? { ...open, isNamed: subject >= leastOfSubject } : null;
}

const maxOfClause = 300;
const subordinate = /(?:^|[,;]?\s)(?:while|whereas|although|though|if|unless|because|since)\s[^,;:]*$/i;
const ofTheQuestion = /\b(?:the|this|that|your) question\b/i;
const clauseBefore = (plain: string, at: number): string => plain.slice(Math.max(0, at - maxOfClause), at);

/** The clause that a place stands in. */
function clauseAround(plain: string, at: number): string {
  let from = 0;
  for (const part of plain.split(turns)) {
    from = plain.indexOf(part, from);
    if (at < from + part.length) return part;
    from += part.length;
  }
  return plain;
}

/** Whether a sentence says nothing but that up to its first comma, as "The evidence is mixed." */
function isAll(plain: string, words: string, asked: Asked): boolean {
  const from = plain.indexOf(words);
  const end = plain.slice(from + words.length).search(/[,;:–—.]/);
  const said = end < 0 ? plain : plain.slice(0, from + words.length + end);
  const matter = ofMatter.exec(words)?.[1] ?? '';
  return spokenIn(`${withoutMatter(said, words, asked)} ${matter}`, asked, 0).isBare;
}

/** A sentence without what it says of how sure the matter is. */
const withoutMatter = (said: string, words: string, asked: Asked): string =>
  said
    .replace(words, ' ')
    .replace(ofAnswer, ' ')
    .replace(ofEvidence, ' ')
    .replace(asked.effect === 'relation' ? never : ofCauses, ' ');

/** "Evidence on X is mixed". */
const ofMatter =
  /^\w+ (?:on|from|for|of|about|in) ([\w -]{1,60}?) (?:is|are|remains?|was|were|has|have|conflicts?|disagrees?)\b/i;
/** Words of how sure a matter is, and none of the matter. */
const ofEvidence =
  /\b(?:for (?:sure|certain)|totality|body|science|evidence base|knowledge|certainty|confidence|conflicting|inconsistent|insufficient|inadequate|limited|weak|thin|sparse|scarce|definitive|firm|general|strong|reliable|robust|recommendations?|conclusions?|answers?|efficacy|effectiveness|existing|published|present|human|either way|at the moment|(?:short|long)-term|determin\w+|establish\w*|draw|say|tell|know|decide|judge|settle)\b/gi;
/** Of a cause, where more than a relation was asked for. */
const ofCauses = /\b(?:causal\w*|causation|causes?|links?|relation(?:ship)?s?|associations?|connection)\b/gi;
const never = /(?!)/;
const ofAnswer = /^(?:the |my )?(?:short |honest |simple |plain )?answer (?:is|remains)\b/i;

/** "When biases are avoided, X does Y" states what stands behind the comma; "because …" states nothing. */
function mainOf(part: string): string {
  if (!dependent.test(part)) return part.split(instead, 1)[0] ?? '';
  const comma = part.indexOf(', ', 3);
  return comma < 0 || /^\s*,?\s*(?:if|unless)\s/i.test(part) ? '' : part.slice(comma + 2);
}

/** "Raises A, not B", where B was asked about, denies it. */
function deniedIn(part: string, asked: Asked): Statement | null {
  const [head = '', ...rest] = dependent.test(part) ? [] : part.split(notThis);
  const tail = rest.join(' ');
  if (!tail) return null;
  const { isForeign, subject } = spokenIn(head, asked, claimsOf(head)[0]?.from ?? 0);
  const isOfIt = asked.outcome.size > 0 && spokenIn(tail, asked, 0).outcome >= leastOfDenied;
  if (!isOfIt || isForeign || subject < leastOfSubject || asked.effect === null || asked.isTwisted)
    return null;
  const [claim, ...others] = claimsOf(head);
  if (isOtherExposure(head, asked)) return null;
  if (!claim || others.length > 0 || claim.isDenied || hedgingOf(head) > 0) return null;
  const verdict = answersTo(asked.effect, { ...claim, isDenied: true });
  return verdict ? { verdict, words: part.trim(), isNamed: true } : null;
}

const notThis = /, not (?!only|merely|just|that|to|in|for|by|because|when|if|with)/i;
const leastOfDenied = 0.8;

function clauseSays(clause: string, asked: Asked, at: Standpoint, particular: number): Statement | null {
  const { effect } = asked;
  const claims = claimsOf(withoutLack(clause, asked), asked.verb).filter(
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
  if (isElsewhere(clause, asked)) return nothing;
  if (isOtherExposure(clause, asked) || isOfItsImage(clause, asked)) return nothing;
  if (isSwapped(clause, asked) || isReversed(clause, first, asked)) return nothing;
  // "Needed for most" is no yes to whether all need it.
  const isOfMost =
    asked.isOfAll && !ofAll.test(clause) && !/\b(?:any|each|routine(?:ly)?|regardless)\b/i.test(clause);
  const isGuarded = hedgingOf(clause.split(joined, 1)[0] ?? '') === 2;
  const answers = new Set<Verdict>();
  for (const claim of claims) {
    const answer = answersTo(effect, claim) ?? (asked.toward && answersTo(asked.toward, claim));
    const hedging = Math.max(isGuarded ? 2 : 0, hedgingOf(clause.slice(0, claim.from)));
    if (answer === 'yes' && isOfMost) continue;
    // "Does not raise it very much" raises it.
    if (answer && claim.isDenied && toADegree.test(clause.slice(claim.to))) continue;
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

/** Whether what stands behind a verb, up to the end of its clause, is something else than was asked about. */
function isOfOtherObject(behind: string, asked: Asked): boolean {
  const [object = ''] = behind.split(/[,;:]|\s(?:and|but)\s(?=\w+ \w+ )/, 1);
  const { isBare, outcome } = spokenIn(object, asked, 0);
  return asked.outcome.size > 0 && !isBare && outcome === 0;
}

const toADegree =
  /\b(?:(?:very|that|so|too) much|by much|a lot|a great deal|dramatically|enormously)\b(?! (?:more|better))/i;
const notClearly =
  /\b(?:not|n't) (?:\w+ )?(?:clearly|convincingly|reliably|definitely|definitively|conclusively|demonstrably)\b/i;
const ofRisk = /^(?:the |their |your )?(?:\w+ )?risks?\b/i;
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
  const found = comparator.exec(clause);
  if (!found) return false;
  const namesIt = (part: string) => spokenIn(part, asked, 0).subject >= leastOfSubject;
  if (!namesIt(clause.slice(0, found.index))) return true;
  return asked.subject.size > 0 && namesIt(clause.slice(found.index + found[0].length));
}
