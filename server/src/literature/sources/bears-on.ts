import type { Citation } from '@sextant/contracts';
import { keyWordsOf } from '../../reading/words/key-words.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { termSetOf } from '../../reading/words/term-set.ts';
import { termsOf } from '../../reading/words/terms.ts';
import { synonymsByTerm } from './library/synonyms.ts';

/** A work that speaks of more than this share of what is asked is about it; half is either of two words. */
const minShare = 0.52;
/**
 * Or it shares at least so many of the question's terms, and with them so much: their information, and for each share
 * of the question's `shareWorth` more. Measured by `bench/retrieval`: just low enough to lose no paper asked for.
 */
const minTerms = 2;
const leastInformation = 8.7;
const shareWorth = 5;

type Described = Pick<Citation, 'title' | 'abstract' | 'mesh'>;

/**
 * Whether a work speaks of what is asked, rather than share a word with it: told by how much of the question's
 * information (its key terms, each by its rarity in the biomedical literature) the work covers. A synonym counts as the
 * word that was asked.
 */
export function bearsOn(question: string): (work: Described) => boolean {
  // Commas, so that the last letter of one term is not read together with the first word of the next.
  const key = new Set(termsOf(keyWordsOf(question).join(', ')));
  const asked = withSynonyms(termsOf(question)).filter(({ term }) => key.has(term));
  const total = informationOf(asked);
  return (work) => {
    if (total === 0) return true;
    const terms = termsOfWork(work);
    const shared = asked.filter(({ names }) => names.some((name) => terms.has(name)));
    const information = informationOf(shared);
    const share = information / total;
    if (share > minShare) return true;
    return shared.length >= minTerms && information + shareWorth * share >= leastInformation;
  };
}

/** Whether a work has one of some words, or what else one of them is called. */
export function speaksOf(words: readonly string[]): (work: Described) => boolean {
  const names = withSynonyms(termsOf(words.join(' '))).flatMap((asked) => asked.names);
  return (work) => {
    const terms = termsOfWork(work);
    return names.some((name) => terms.has(name));
  };
}

interface AskedTerm {
  term: string;
  /** The term, and those of the same thing in other words. */
  names: string[];
}

function withSynonyms(terms: readonly string[]): AskedTerm[] {
  const synonyms = synonymsByTerm(terms);
  return [...new Set(terms)].map((term) => ({ term, names: [term, ...(synonyms.get(term) ?? [])] }));
}

const informationOf = (terms: readonly AskedTerm[]) =>
  terms.reduce((sum, { term }) => sum + rarityOf(term), 0);

const termsOfWork = ({ abstract, mesh, title }: Described) =>
  termSetOf([title, abstract ?? '', mesh.join('. ')].join('\n'));
