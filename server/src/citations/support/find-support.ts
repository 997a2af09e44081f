import type { Sentence } from '../../text/sentences.ts';
import { termsOf } from '../../text/terms.ts';
import { compareDirections } from './direction.ts';
import { featuresOf, readAbstract } from './features.ts';
import { figuresOf } from './figures.ts';
import { coverage } from './rarity.ts';
import { speaksOf } from './speaks-of.ts';

export interface Support {
  /**
   * `supports`: the sentence says what the citing one says. `contradicts`: it speaks of the same and says the
   * opposite. `not-found`: no sentence of the abstract supports it.
   */
  relation: 'supports' | 'contradicts' | 'not-found';
  /** Where in the abstract; null when not found. */
  sentence: Sentence | null;
  /** Probability that the abstract speaks of it at all. */
  score: number;
}

/** Share of a sentence's terms, by rarity, that one sentence of the abstract must hold by itself … */
const enoughAlone = 0.45;
/** … or must hold where the abstract as a whole speaks of it. */
const enoughWithin = 0.25;
const speaksFrom = 0.5;

/** What counts beside the terms when sentences are weighed against one another. */
const figureBonus = 0.3;
const reportBonus = 0.05;
const directionBonus = 0.05;
const conclusion =
  /^(?:CONCLUSIONS?|INTERPRETATION)\b|\b(?:we conclude|in conclusion|these (?:results|findings)|our findings)\b/i;
/** Evidence marks and identifiers of the citing sentence are not what it says. */
const references = /\\?\[[\d\s,;–-]+\\?\]|【[^】]*】|https?:\/\/\S+|\b(?:PMID|PMCID|DOI):?\s*\S+/gi;

/**
 * The sentence of an abstract that supports a citing sentence best. A figure that the citing sentence gives must stand
 * in the abstract, or nothing there supports it; a sentence that says the opposite contradicts.
 */
export function findSupport(citing: string, work: { title: string; abstract: string | null }): Support {
  const claim = citing.replace(references, ' ');
  const terms = new Set(termsOf(claim));
  if (!work.abstract?.trim() || terms.size === 0) return { relation: 'not-found', sentence: null, score: 0 };
  const abstract = readAbstract(work.title, work.abstract);
  const score = speaksOf(featuresOf(claim, abstract));
  const claimed = figuresOf(claim);
  const inAbstract = figuresOf(`${work.title} ${work.abstract}`);
  const weighed = abstract.sentences.map(({ sentence, terms: held, reports }) => {
    const covered = coverage(terms, held);
    const figures = figuresOf(sentence.text);
    const matched = [...claimed].filter((figure) => figures.has(figure)).length;
    const direction = compareDirections(claim, sentence.text);
    const tells = reports || conclusion.test(sentence.text);
    const weight =
      covered +
      (claimed.size > 0 ? (figureBonus * matched) / claimed.size : 0) +
      (covered > 0 && tells ? reportBonus : 0) +
      (direction === 'same' ? directionBonus : 0);
    return { sentence, covered, direction, weight };
  });
  const [best] = weighed.sort((a, b) => b.weight - a.weight);
  const isThere = best && best.covered >= (score >= speaksFrom ? enoughWithin : enoughAlone);
  const figuresMissing = claimed.size > 0 && ![...claimed].some((figure) => inAbstract.has(figure));
  if (!isThere || figuresMissing) return { relation: 'not-found', sentence: null, score };
  return {
    relation: best.direction === 'opposite' ? 'contradicts' : 'supports',
    sentence: best.sentence,
    score,
  };
}
