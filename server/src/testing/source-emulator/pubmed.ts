import type { Citation } from '@sextant/contracts';
import { findWorks } from './find-works.ts';
import { matchPlaces } from './match-places.ts';
import { pubmedXml } from './pubmed-xml.ts';
import { queryWorks } from './query-works.ts';
import { type EmulatedService, jsonReply, type ServiceReply, type ServiceRequest } from './service.ts';

/** NCBI's E-utilities: esearch, efetch and esummary over PubMed and PMC, and ecitmatch. */
export const pubmedService: EmulatedService = {
  id: 'pubmed',
  variable: 'PUBMED_BASE_URL',
  answer(request) {
    switch (request.path) {
      case '/esearch.fcgi':
        return search(request);
      case '/efetch.fcgi': {
        const ids = (request.query.get('id') ?? '').split(',');
        const found = request.works.filter(({ pmid }) => pmid && ids.includes(pmid));
        return { type: 'text/xml', body: pubmedXml(found) };
      }
      case '/ecitmatch.cgi':
        return request.query.get('retmode') === 'xml'
          ? { type: 'text/plain', body: matchPlaces(request.works, request.query.get('bdata') ?? '') }
          : { type: 'text/html', body: '<!doctype html><h1>Batch Citation Matcher</h1>' };
      case '/esummary.fcgi':
        return summary(request);
      default:
        return { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' };
    }
  },
};

const idOf = (database: string | null) => (work: Citation) =>
  database === 'pmc' ? (work.pmcid?.slice(3) ?? null) : work.pmid;

function search({ query, works }: ServiceRequest): ServiceReply {
  const term = query.get('term') ?? '';
  const id = idOf(query.get('db'));
  const uid = /^(\d+)\[uid\]$/.exec(term)?.[1];
  const doi = /^"(.*)"\[doi\]$/.exec(term)?.[1];
  const found = uid
    ? works.filter((work) => id(work) === uid)
    : doi
      ? works.filter((work) => work.doi === doi.toLowerCase())
      : /\[[a-z\d]+\]/.test(term)
        ? queryWorks(works, term)
        : findWorks(works, term);
  const ids = found.map(id).filter((value) => value !== null);
  const limit = Number(query.get('retmax') ?? 20);
  return jsonReply({
    header: { type: 'esearch', version: '0.3' },
    esearchresult: {
      count: String(ids.length),
      retmax: String(Math.min(limit, ids.length)),
      retstart: '0',
      idlist: ids.slice(0, limit),
      translationset: [],
      querytranslation: term,
    },
  });
}

function summary({ query, works }: ServiceRequest): ServiceReply {
  const uid = query.get('id') ?? '';
  const work = works.find((candidate) => idOf(query.get('db'))(candidate) === uid);
  const record = work
    ? {
        uid,
        pubdate: work.year ? `${work.year} Mar 4` : '',
        epubdate: '',
        source: work.journal ?? '',
        authors: work.authors.map(({ family, given }) => ({
          name: given ? `${family} ${given.charAt(0)}` : family,
          authtype: 'Author',
        })),
        title: work.title,
        volume: work.volume ?? '',
        issue: work.issue ?? '',
        pages: work.pages ?? '',
        articleids: [
          { idtype: 'pmid', value: work.pmid ?? '0' },
          { idtype: 'doi', value: work.doi ?? '' },
          { idtype: 'pmcid', value: work.pmcid ?? '' },
        ],
        fulljournalname: work.journal ?? '',
      }
    : { uid, error: 'cannot get document summary' };
  return jsonReply({ header: { type: 'esummary', version: '0.3' }, result: { uids: [uid], [uid]: record } });
}
