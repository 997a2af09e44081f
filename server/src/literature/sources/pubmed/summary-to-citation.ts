import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { emptyCitation } from '../empty-citation.ts';
import { plainDoi } from '../plain-doi.ts';
import { plainMarkup } from '../plain-markup.ts';

const articleId = z.object({ idtype: z.string(), value: z.string() });
const known = z.object({
  title: z.string().min(1),
  authors: z.array(z.object({ name: z.string(), authtype: z.string().optional() })).default([]),
  fulljournalname: z.string().default(''),
  source: z.string().default(''),
  pubdate: z.string().default(''),
  epubdate: z.string().default(''),
  volume: z.string().default(''),
  issue: z.string().default(''),
  pages: z.string().default(''),
  articleids: z.array(articleId).default([]),
});
export type PmcSummary = z.output<typeof known>;

/** An esummary reply of PMC for one id: its record, or NCBI's word that it has none. */
export function pmcSummaryReply(id: string) {
  return z
    .object({ result: z.object({ [id]: z.union([z.object({ error: z.string() }), known]) }) })
    .transform(({ result }): { record: PmcSummary | null } => {
      const record = result[id];
      return { record: !record || 'error' in record ? null : record };
    });
}

/** The PubMed id in a PMC record; PMC writes 0 where there is none. */
export function pmidIn({ articleids }: PmcSummary): string | null {
  const pmid = articleids.find(({ idtype }) => idtype === 'pmid')?.value ?? '';
  return /^[1-9]\d*$/.test(pmid) ? pmid : null;
}

/** An article that is in PMC alone. PMC's short record tells of no notice: its status is unknown. */
export function summaryToCitation(pmcid: string, record: PmcSummary): Citation {
  const year = /\b(?:19|20)\d{2}\b/.exec(record.pubdate || record.epubdate)?.[0];
  const doi = record.articleids.find(({ idtype }) => idtype === 'doi')?.value;
  return {
    ...emptyCitation('pubmed', plainMarkup(record.title).replace(/\.$/, '')),
    authors: record.authors.map(({ name }) => {
      const [, family, given] = /^(.+?)\s+(\S{1,4})$/.exec(name) ?? [];
      return family && given
        ? { family, given, group: false }
        : { family: name, given: null, group: name.includes(' ') };
    }),
    journal: record.fulljournalname || record.source || null,
    year: year ? Number(year) : null,
    volume: record.volume || null,
    issue: record.issue || null,
    pages: record.pages || null,
    pmcid,
    doi: plainDoi(doi),
    url: `https://pmc.ncbi.nlm.nih.gov/articles/${pmcid}/`,
  };
}
