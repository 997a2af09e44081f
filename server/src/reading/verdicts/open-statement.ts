import type { Asked } from './asked.ts';
import { isMeant, leastOfSubject, type Standpoint } from './meant.ts';
import { openMatter } from './open-matter.ts';
import { clauseAround } from './sentence-parts.ts';
import type { Statement } from './statement.ts';
import { spokenIn } from './subjects.ts';

/** Of what was asked, a sentence that calls the matter open must speak of so much. */
const leastOfOpen = 0.4;
const leastOfQuestion = 0.5;
/** Of what a sentence that calls the evidence open names besides, so much was asked about. */
const mostOfItself = 0.6;
/** A sentence that speaks of so much of it is of it, in whatever order it names things. */
const mostOfAll = 0.7;
const ofTheEvidence =
  /^(?:overall,? |(?:the|current|currently|available|published|existing|present|clinical|human|total|body|of) ){0,5}(?:evidence|data|results|findings|literature|picture|trials|studies|there (?:is|are))\b/i;
/** "We don't know", "the honest answer is that no one knows" say the same. */
const ofTheAnswer =
  /^(?:so,? |well,? |honestly,? )?(?:(?:the |my )?(?:short |honest |simple |plain )?answer (?:is|remains|depends)|we|nobody|no one)\b/i;
/** So does "It's still an open question", where it concludes. */
const ofTheMatter =
  /^(?:so,? |well,? |honestly,? |at present,? |currently,? |for now,? )?(?:it|that|this)(?:'s| is| remains| cannot| can't| has not| hasn't)\b/i;

/**
 * What a sentence states that calls the matter open, "The evidence is mixed"; undefined where it calls nothing open,
 * null where that is not what was asked.
 */
export function openIn(plain: string, asked: Asked, at: Standpoint): Statement | null | undefined {
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
const ofRisk = /^(?:the |their |your )?(?:\w+ )?risks?\b/i;
const ofTheQuestion = /\b(?:the|this|that|your) question\b/i;
const clauseBefore = (plain: string, at: number): string => plain.slice(Math.max(0, at - maxOfClause), at);

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
export const ofCauses =
  /\b(?:causal\w*|causation|causes?|links?|relation(?:ship)?s?|associations?|connection)\b/gi;
const never = /(?!)/;
const ofAnswer = /^(?:the |my )?(?:short |honest |simple |plain )?answer (?:is|remains)\b/i;
