import type { Author, Citation } from '@sextant/contracts';
import { z } from 'zod';
import { emptyCitation } from '../../empty-citation.ts';
import { ownAbstract } from '../../own-abstract.ts';
import { participantsIn } from '../../participants.ts';

const cslName = z.object({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
  'non-dropping-particle': z.string().optional(),
});
const asText = z.union([z.string(), z.number()]).transform(String).optional();

/** The part of a CSL-JSON item that a citation is made of. Reference managers write anything: each part may lack. */
const cslItem = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  author: z.array(cslName).catch([]).default([]),
  issued: z
    .object({ 'date-parts': z.array(z.array(z.coerce.number())) })
    .optional()
    .catch(undefined),
  'container-title': z.string().optional(),
  volume: asText,
  issue: asText,
  page: asText,
  abstract: z.string().optional(),
  DOI: z.string().optional(),
  PMID: asText,
  PMCID: asText,
  URL: z.string().optional(),
});

/** PubMed's address of a record, which many exports carry instead of its number. */
const pubmedAddress = /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,9})/;

/**
 * A CSL-JSON item as a citation. Its status is unknown: a reference manager does not follow retractions.
 * @throws Error where it has no title
 */
export function cslToCitation(data: unknown): Citation {
  const item = cslItem.parse(data);
  const title = plain(item.title)?.replace(/\.$/, '');
  if (!title) throw new Error('No title');
  const abstract = ownAbstract(plain(item.abstract) ?? '');
  const pmid = /^\d{1,9}$/.exec(item.PMID ?? '')?.[0] ?? pubmedAddress.exec(item.URL ?? '')?.[1] ?? null;
  const doi = /10\.\d{4,9}\/\S+/.exec(item.DOI ?? item.URL ?? '')?.[0].toLowerCase() ?? null;
  const pmcid = /(?:PMC)?(\d+)/i.exec(item.PMCID ?? '')?.[1];
  const year = item.issued?.['date-parts'][0]?.[0];
  return {
    ...emptyCitation('library', title),
    authors: item.author.flatMap(toAuthor),
    journal: plain(item['container-title']) ?? null,
    year: year && Number.isInteger(year) ? year : null,
    volume: item.volume ?? null,
    issue: item.issue ?? null,
    pages: item.page ?? null,
    pmid,
    pmcid: pmcid ? `PMC${pmcid}` : null,
    doi,
    nct: [],
    url: addressOf(pmid, doi, item.URL),
    abstract,
    study_type: 'other',
    n: abstract ? participantsIn(abstract) : null,
    status: 'unknown',
    notices: [],
    mesh: [],
  };
}

function addressOf(pmid: string | null, doi: string | null, given: string | undefined): string | null {
  if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (doi) return `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
  return given && /^https?:\/\//.test(given) ? given : null;
}

function toAuthor({ family, given, literal, ...name }: z.infer<typeof cslName>): Author[] {
  if (literal) return [{ family: literal, given: null, group: true }];
  if (!family) return [];
  const particle = name['non-dropping-particle'];
  // BibTeX has no other way to write a group than a family name in braces.
  const group = !given && family.includes(' ');
  return [{ family: particle ? `${particle} ${family}` : family, given: given ?? null, group }];
}

/** Text without the markup and line breaks that exports leave in. */
function plain(text: string | undefined): string | undefined {
  return (
    text
      ?.replace(/<\/?[a-z][^<>]{0,80}>/gi, '')
      .replace(/[^\S\n]+/g, ' ')
      .trim() || undefined
  );
}
