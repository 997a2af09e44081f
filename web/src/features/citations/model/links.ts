import type { CitedIdentifier } from '@sextant/contracts';
import type { CitedWork } from './cited-works.ts';

interface WorkLink {
  label: string;
  address: string;
}

const encodedDoi = (doi: string) => doi.split('/').map(encodeURIComponent).join('/');

const places = {
  pmid: {
    label: 'PubMed',
    address: (value) => `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(value)}/`,
  },
  pmcid: {
    label: 'PMC',
    address: (value) => `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(value)}/`,
  },
  doi: { label: 'DOI', address: (value) => `https://doi.org/${encodedDoi(value)}` },
  nct: {
    label: 'Registry',
    address: (value) => `https://clinicaltrials.gov/study/${encodeURIComponent(value)}`,
  },
  url: { label: 'Page', address: (value) => value },
} satisfies Record<CitedIdentifier['kind'], { label: string; address: (value: string) => string }>;

const kinds = Object.keys(places) as (keyof typeof places)[];
const isWebAddress = (address: string) => /^https?:\/\/[^\s"<>]+$/i.test(address);

/** Where a work can be read: one link a kind of place, trials each; its page only where it has no other. */
export function linksOf({ citation, row }: CitedWork): WorkLink[] {
  const known: CitedIdentifier[] = [...(row?.identifiers ?? [])];
  const add = (kind: CitedIdentifier['kind'], value: string | null) => value && known.push({ kind, value });
  if (citation) {
    add('pmid', citation.pmid);
    add('pmcid', citation.pmcid);
    add('doi', citation.doi);
    for (const nct of citation.nct) add('nct', nct);
    add('url', citation.url);
  }
  const links = kinds.flatMap((kind) => {
    const values = [...new Set(known.filter((each) => each.kind === kind).map(({ value }) => value))];
    return (kind === 'nct' ? values : values.slice(0, 1)).map((value) => ({
      kind,
      label: kind === 'nct' ? `Registry ${value}` : places[kind].label,
      address: places[kind].address(value),
    }));
  });
  const safe = links.filter(({ address }) => isWebAddress(address));
  const scholarly = safe.filter(({ kind }) => kind !== 'url');
  return scholarly.length > 0 ? scholarly : safe;
}
