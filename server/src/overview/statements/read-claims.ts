import { sentencesOf } from '../../text/sentences.ts';
import { plainText } from '../plain-text.ts';

/** Something that an answer says, and where. */
export interface Claim {
  engine: string;
  /** Where the sentence stands that says it. */
  from: number;
  to: number;
  /** The sentence without markup. */
  sentence: string;
  /** The clause that says it, with its subject. */
  text: string;
  /** The subject where the clause has none of its own or says "it". */
  subject: string;
  /** The heading above it, which may name what is meant. */
  title: string;
}

/** Past this much text and this many claims no one compares line by line; it also bounds the work. */
const mostCharacters = 60_000;
const mostClaims = 120;
const longestClaim = 800;
const fence = /^\s{0,3}(?:```|~~~)/;
const heading = /^#{1,6}\s+\S|^\*\*[^*]{2,60}\*\*:?$/;
/** Sentences that speak of the answer or to the reader. */
const filler =
  /^(?:i|let me|here(?:'s| is| are)|this (?:answer|summary|response|table|section)|the (?:following|table|question) |below|in this|please|note that this is not|sure|certainly|great question|hope|feel free|see (?:also|above|below)|sources?:|references?:|verdict by|disclaimer|bottom line:?$)\b|\b(?:consult|talk to|speak (?:to|with)|ask|see|contact|discuss (?:this|it)? ?with) (?:your|a|the|their) (?:doctor|physician|gp|clinician|health|pharmacist|provider|specialist)|\b(?:let me know|would you like|if you (?:wish|want|like|need|have)|not medical advice|i can |i could |i looked|i found|i will|i'll)\b/i;
/** "(2023, randomized trial, n = 17,604)" tells of the work that was cited before it. */
const bracketed = /^\([^()]*\)\.?$/;
/** Where a sentence says something else: before "but", and before a verb with a subject or direction of its own. */
const turns =
  /;\s+|,?\s+(?:but|whereas|although|though|however|yet|because|since(?! \d))\s+|,\s+and\s+(?=(?:the|a|an|its|their|no|whether)\s)|,\s+(?:while|so|with (?=no |a |an |fewer|more|less))\s*|,?\s+and\s+(?=(?:it|they|this|there|is|are|was|were|did|does|do|has|have|had|may|might|can|could|should|must|will|would|reduc|increas|improv|lower|rais|decreas|caus|prevent|slow|prolong|shorten|elevat|cut|enhanc|worsen|no (?:increase|reduction|difference|effect|benefit))\w*\s)|\s+(?=without (?:\w+ly )?\w+ing\b)|:\s+(?!(?:a?[HOR]R|IRR|S?MD|RD|NNT|[Hh]azard ratio|[Oo]dds ratio|[Rr]isk ratio|\d)\b)/;
const predicate =
  /\b(?:is|are|was|were|did|does|do|has|have|had|may|might|can|could|should|must|will|would|not)\b|\b\w{3,}(?:s|ed)\b/;

/** A verb without doubt, whatever nouns end in. */
const finite =
  /\b(?:is|are|was|were|did|does|has|had|may|can|could|should|will|would|reduces?d?|lowers|lowered|increase[sd]|improve[sd]|raise[sd]|decrease[sd]|cause[sd]|prevent(?:s|ed)|slow(?:s|ed)|prolong(?:s|ed)|shorten(?:s|ed)|fell|rose|led|leads)\b/;

/** A clause whose subject is told before it. */
const referring =
  /^(?:it|its|they|their|this|these|those|such|both|the (?:drug|diet|vaccine|treatment|therapy|effect|benefit|trial|study|dose|risk|difference|intervention|agent|surgery|supplement|procedure|device|programme|program|window|course)s?|treatment|therapy)\b/i;

/** The claims of an answer in their order: what its sentences, list items and table rows say. */
export function readClaims(engine: string, answer: string): Claim[] {
  const claims: Claim[] = [];
  let isCode = false;
  let title = '';
  let before = '';
  for (const { from, to, text } of sentencesOf(answer.slice(0, mostCharacters))) {
    if (fence.test(text)) isCode = !isCode;
    if (isCode || fence.test(text)) continue;
    if (heading.test(text.trim())) {
      title = plainText(text);
      continue;
    }
    const sentence = plainText(text.startsWith('|') ? rowText(text) : text)
      .slice(0, longestClaim)
      .toWellFormed();
    if (!isWorthReading(sentence)) continue;
    for (const { text: clause, subject } of clausesOf(sentence))
      claims.push({
        engine,
        from,
        to,
        sentence,
        text: clause,
        subject: subject || (referring.test(clause) ? before : ''),
        title,
      });
    if (!referring.test(sentence)) before = subjectOf(sentence);
    if (claims.length >= mostClaims) break;
  }
  return claims.slice(0, mostClaims);
}

/** The cells of a table's row; nothing of the line beneath its head. */
function rowText(row: string): string {
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.every((cell) => /^:?-+:?$/.test(cell)) ? '' : cells.join(', ');
}

function isWorthReading(sentence: string): boolean {
  const words = sentence.split(' ').length;
  return (
    words >= 3 &&
    !sentence.endsWith('?') &&
    !(sentence.endsWith(':') && words < 12) &&
    !bracketed.test(sentence) &&
    !filler.test(sentence)
  );
}

/** The parts of a sentence that each say something; what follows the first takes its subject along. */
function clausesOf(sentence: string): { text: string; subject: string }[] {
  const parts = sentence
    .split(turns)
    .flatMap(atAnd)
    .map((part) => part.trim())
    .filter(Boolean);
  const clauses: { text: string; subject: string }[] = [];
  let named = '';
  for (const [at, part] of parts.entries()) {
    // "SAVE: events were not prevented" names the trial first.
    if (at < parts.length - 1 && clauses.length === 0 && !predicate.test(part)) {
      named = `${named} ${part}`;
      continue;
    }
    const last = clauses.at(-1);
    // Too short to say anything by itself: it belongs to what stands before it.
    if (last && (part.split(' ').length < 2 || !predicate.test(part))) last.text += `, ${part}`;
    else clauses.push({ text: part, subject: clauses.length === 0 ? named : subjectOf(sentence) });
  }
  return clauses;
}

/** Two halves of "X lowers A and B was lower"; "nausea and vomiting were rare" stays whole. */
function atAnd(part: string): string[] {
  const at = part.search(/,?\s+and\s+(?=(?:[\w-]+\s){1,5}(?:was|were|is|are|fell|rose|did|does|remains?)\s)/);
  return at > 0 && finite.test(part.slice(0, at))
    ? [part.slice(0, at), part.slice(at).replace(/^,?\s+and\s+/, '')]
    : [part];
}

/** The words before the first verb, roughly. */
function subjectOf(sentence: string): string {
  const end = sentence.search(predicate);
  return sentence.slice(0, end > 3 ? end : 60);
}
