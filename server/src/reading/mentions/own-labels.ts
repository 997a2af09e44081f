import type { Place, ReadDocument } from '../document.ts';

/** Words that say what a link leads to and not which work it is: "[PubMed](…)", "[full text](…)", "[PMID 123](…)". */
const kinds =
  /\b(?:pmids?|pmcids?|pmc|dois?|pubmed|pubmed central|europe pmc|ids?|clinicaltrials\.gov|(?:free )?full[- ]?text|abstract|article|pdf|link|open access)\b|\bpmc\s?\d+|\bnct\s?\d+|\b10\.\d{4,9}\/\S+|https?:\/\/\S+|\bdoi\.org\/\S+|(?<![\p{L}\d])\d{5,9}(?!\d)/giu;

/**
 * Tells links that say by themselves what they lead to, "[Lancet 2025](…)", "[1](…)", "[nejm.org](…)": two of them side by
 * side are two works, whereas "[PMID 1](…), [doi](…)" are two names of one.
 */
export function ownLabels({ links, text }: ReadDocument): (place: Place) => boolean {
  const own = new Set(
    links
      .filter(({ label }) => /[\p{L}\d]/u.test(text.slice(label.from, label.to).replace(kinds, '')))
      .map(({ from, to }) => `${from} ${to}`),
  );
  return ({ from, to }) => own.has(`${from} ${to}`);
}
