import type { Citation, PublicationNotice } from '@sextant/contracts';
import { findWorks } from './find-works.ts';
import { queryWorks } from './query-works.ts';
import { type EmulatedService, jsonReply } from './service.ts';

const noticeTypes: Record<PublicationNotice['kind'], string> = {
  retraction: 'Retraction in',
  concern: 'Expression of concern in',
  erratum: 'Erratum in',
  republication: 'Corrected and republished in',
  retracts: 'Retraction of',
  concerns: 'Expression of concern for',
  corrects: 'Erratum for',
};

const pubTypes: Partial<Record<Citation['study_type'], string>> = {
  preprint: 'Preprint',
  notice: 'retraction of publication',
};

/** Europe PMC's `search`, with `resultType=core`. */
export const europepmcService: EmulatedService = {
  id: 'europepmc',
  variable: 'EUROPEPMC_BASE_URL',
  answer({ path, query, works }) {
    if (path !== '/search') return { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' };
    const asked = query.get('query') ?? '';
    const plain = asked.replace(/ AND \(SRC:.*$/, '');
    const found =
      lookUp(works, asked) ??
      (/\b(?:TITLE|AUTH|PUB_YEAR|JOURNAL):/.test(plain) ? queryWorks(works, plain) : findWorks(works, plain));
    return jsonReply({
      version: '6.9',
      hitCount: found.length,
      request: { queryString: asked, resultType: 'core' },
      resultList: { result: found.slice(0, Number(query.get('pageSize') ?? 25)).map(record) },
    });
  },
};

function lookUp(works: readonly Citation[], query: string): Citation[] | null {
  const pmid = /^EXT_ID:(\d+) AND SRC:MED$/.exec(query)?.[1];
  if (pmid) return works.filter((work) => work.pmid === pmid);
  const pmcid = /^PMCID:(PMC\d+)$/.exec(query)?.[1];
  if (pmcid) return works.filter((work) => work.pmcid === pmcid);
  const doi = /^DOI:"(.*)"$/.exec(query)?.[1]?.replace(/\\(["\\])/g, '$1');
  return doi === undefined ? null : works.filter((work) => work.doi === doi);
}

function record(work: Citation) {
  const source = work.pmid ? 'MED' : work.study_type === 'preprint' ? 'PPR' : 'PMC';
  return {
    id: work.pmid ?? work.pmcid ?? 'PPR1',
    source,
    ...(work.pmid && { pmid: work.pmid }),
    ...(work.pmcid && { pmcid: work.pmcid }),
    ...(work.doi && { doi: work.doi }),
    title: `${work.title}.`,
    authorString: `${work.authors.map(({ family, given }) => `${family} ${given?.charAt(0) ?? ''}`.trim()).join(', ')}.`,
    authorList: {
      author: work.authors.map(({ family, given, group }) =>
        group
          ? { collectiveName: family }
          : { fullName: `${family} ${given?.charAt(0) ?? ''}`, firstName: given ?? '', lastName: family },
      ),
    },
    ...(source !== 'PPR' && {
      journalInfo: {
        issue: work.issue ?? undefined,
        volume: work.volume ?? undefined,
        yearOfPublication: work.year,
        journal: {
          title: work.journal ?? undefined,
          isoabbreviation: work.journal_short ?? undefined,
        },
      },
    }),
    ...(source === 'PPR' && { bookOrReportDetails: { publisher: work.journal ?? undefined } }),
    pubYear: String(work.year),
    ...(work.online_year && { firstPublicationDate: `${work.online_year}-02-03` }),
    pageInfo: work.pages ?? undefined,
    abstractText: work.abstract?.replace(/^([A-Z][A-Z ]+): /gm, '<h4>$1</h4>') ?? undefined,
    pubTypeList: {
      pubType: [
        pubTypes[work.study_type] ?? work.study_type.replace('-trial', ' controlled trial'),
        ...(work.status === 'retracted' ? ['retracted publication'] : []),
        'Journal Article',
      ],
    },
    ...(work.mesh.length > 0 && {
      meshHeadingList: {
        meshHeading: work.mesh.map((name) => ({ majorTopic_YN: 'N', descriptorName: name })),
      },
    }),
    ...((work.notices.length > 0 || work.became?.pmid) && {
      commentCorrectionList: {
        commentCorrection: [
          ...work.notices.map(({ kind, pmid, reference }) => ({
            id: pmid ?? '',
            source: 'MED',
            reference,
            type: noticeTypes[kind],
            orderIn: 1,
          })),
          ...(work.became?.pmid
            ? [
                {
                  id: work.became.pmid,
                  source: 'MED',
                  reference: 'A Journal',
                  type: 'Preprint of',
                  orderIn: 1,
                },
              ]
            : []),
        ],
      },
    }),
    isOpenAccess: 'N',
    citedByCount: 3,
  };
}
