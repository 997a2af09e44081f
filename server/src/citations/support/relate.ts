import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { compareDirections, type Relation } from '../../reading/clauses/directions.ts';
import { knownOutcomes } from '../../reading/lexicon/outcome-words.ts';
import { coverage, rarityOf } from '../../reading/words/rarity.ts';
import { sideGiven } from './arms.ts';
import type { Evidence } from './evidence.ts';
import { wordsOf } from './follows/align.ts';
import { haveTurnedSides } from './follows/turned-sides.ts';
import type { ClaimedFinding } from './read-claim.ts';

/** Share of what is compared that must be named to say which of the two it is. */
const enoughOfSubject = 0.5;
/** Whom something happens to: "COPD exacerbations" are exacerbations where all have COPD. */
export const population = /^(?:copd|diabetes|kidney-disease|atrial-fibrillation|intensive-care)$/;
const control = /^(?:placebo|control|usual|standard|sham|comparator|alon|wait|waitlist|vehicl|untreat)$/;

/** How a claim stands to what a sentence of the abstract found, as far as both are of the same: which way each goes, and who is ahead. */
export function relate(finding: ClaimedFinding, evidence: Evidence, abstract: ReadAbstract): Relation {
  if (finding.isNoninferiority) {
    const stands = relateNoninferiority(evidence);
    // "A was noninferior to B" says nothing of whether B is to A.
    return stands === 'same' && sideOf(finding, evidence) === 'comparator' ? 'open' : stands;
  }
  if (evidence.isComposite && isPart(finding, evidence)) return 'open';
  const relation = compareDirections(
    { direction: finding.direction, outcome: [...finding.outcome, ...finding.short] },
    { direction: evidence.direction, outcome: evidence.core },
  );
  // "Lower with placebo than with the drug" is no contradiction of "higher with the drug than with placebo".
  if (relation === 'opposite' && haveTurnedSides(wordsOf(finding.text), wordsOf(evidence.sentence.text)))
    return 'open';
  if (evidence.isHedged && !finding.isHedged && relation !== 'opposite') return 'open';
  const isShown = evidence.isSignificant || evidence.sentence.role === 'conclusions';
  if (finding.isFramed && relation === 'same' && !isShown) return 'open';
  const first =
    (finding.comparator.length === 0 ? sideGiven(finding.given, abstract) : null) ??
    sideOf(finding, evidence);
  if (first === null && rivalsOf(finding).length > 0) return 'open';
  // "Significantly more abstinent days with A than with B": a trial counts what is wanted of what it gives.
  if (relation === 'open' && finding.direction === 'better' && evidence.isSignificant && first === 'subject')
    return 'same';
  if (first !== 'comparator' || relation === 'open' || evidence.direction === 'none') return relation;
  return relation === 'same' ? 'opposite' : 'open';
}

/** Only words of non-inferiority say that one thing is no worse than another. */
function relateNoninferiority({ text }: Evidence): Relation {
  if (!/\bnon-?inferior/i.test(text)) return 'open';
  return /\b(?:not|fail\w*|nor|neither|inconclusive)\b/i.test(text) ? 'opposite' : 'same';
}

/** What a sentence compares with, where that is a treatment of its own. */
export function rivalsOf({ comparator }: ClaimedFinding): readonly string[] {
  return comparator.some((one) => control.test(one)) ? [] : comparator;
}

/** Which of the two that a sentence compares stands first in the evidence, where that can be told. */
function sideOf(finding: ClaimedFinding, evidence: Evidence): 'subject' | 'comparator' | null {
  const { comparator, subject } = finding;
  const own = subject.filter((one) => !comparator.includes(one) && !control.test(one));
  const hasOwn = (words: readonly string[]) =>
    has(words, own) || finding.subjectShort.some((one) => words.includes(one));
  const rival = rivalsOf(finding).filter((one) => !subject.includes(one));
  const has = (words: readonly string[], wanted: readonly string[]) =>
    coverage(new Set(wanted), new Set(words)) >= enoughOfSubject;
  if (hasOwn(evidence.comparator) && !hasOwn(evidence.ahead)) return 'comparator';
  if (has(evidence.ahead, rival) && !hasOwn(evidence.ahead) && !has(evidence.comparator, rival))
    return 'comparator';
  if (
    hasOwn(evidence.ahead) ||
    has(evidence.comparator, rival) ||
    evidence.comparator.some((one) => control.test(one))
  )
    return 'subject';
  return null;
}

/** "Death" is a part of "stroke or death": what holds of the whole need not hold of it. */
function isPart(finding: ClaimedFinding, evidence: Evidence): boolean {
  const isExtra = (one: string) => !finding.outcome.includes(one);
  return (
    [...evidence.core].filter((one) => isExtra(one) && rarityOf(one) > 1).length > 1 ||
    [...evidence.listed].some((one) => isExtra(one) && knownOutcomes.has(one) && !population.test(one))
  );
}
