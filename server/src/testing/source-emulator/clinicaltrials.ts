import type { Citation } from '@sextant/contracts';
import { findWorks } from './find-works.ts';
import { type EmulatedService, jsonReply, notFoundReply } from './service.ts';

/** ClinicalTrials.gov's second API: one study, and the search by condition and intervention. */
export const clinicaltrialsService: EmulatedService = {
  id: 'clinicaltrials',
  variable: 'CLINICALTRIALS_BASE_URL',
  answer({ path, query, works }) {
    const records = works.filter(({ study_type: type }) => type === 'registry-record');
    const nct = /^\/studies\/([^/]+)$/.exec(path)?.[1];
    if (nct) {
      const work = records.find((candidate) => candidate.nct.includes(nct));
      return work ? jsonReply(study(work)) : notFoundReply(`NCT number ${nct} not found`);
    }
    if (path !== '/studies') return { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' };
    const titles = query.get('query.titles');
    if (titles) {
      const wanted = titles.toLowerCase();
      const named = records.filter(({ title, trial }) =>
        `${trial ?? ''} ${title}`.toLowerCase().includes(wanted),
      );
      return jsonReply({ studies: named.slice(0, Number(query.get('pageSize') ?? 10)).map(study) });
    }
    const byCondition = findWorks(records, query.get('query.cond') ?? '');
    const found = findWorks(byCondition, query.get('query.intr') ?? '');
    return jsonReply({ studies: found.slice(0, Number(query.get('pageSize') ?? 10)).map(study) });
  },
};

function study(work: Citation) {
  return {
    protocolSection: {
      identificationModule: {
        nctId: work.nct[0],
        orgStudyIdInfo: { id: 'X-1' },
        briefTitle: work.title,
        officialTitle: work.also_titled?.[0],
        acronym: work.trial ?? undefined,
      },
      statusModule: {
        overallStatus: 'NOT_YET_RECRUITING',
        startDateStruct: { date: `${work.year}-05`, type: 'ACTUAL' },
      },
      sponsorCollaboratorsModule: {
        leadSponsor: { name: work.authors[0]?.family ?? 'A Sponsor', class: 'OTHER' },
      },
      descriptionModule: { briefSummary: work.abstract ?? '' },
      conditionsModule: { conditions: work.mesh },
      designModule: {
        studyType: 'INTERVENTIONAL',
        phases: ['PHASE2', 'PHASE3'],
        enrollmentInfo: { count: work.n ?? 100, type: work.n === null ? 'ESTIMATED' : 'ACTUAL' },
      },
    },
    hasResults: false,
  };
}
