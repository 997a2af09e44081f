import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { emptyCitation } from '../empty-citation.ts';

const text = z.string().optional();

/** What is read of a registered study. */
export const registeredStudy = z.object({
  protocolSection: z.object({
    identificationModule: z.object({
      nctId: z.string().regex(/^NCT\d{8}$/),
      acronym: text,
      briefTitle: text,
      officialTitle: text,
    }),
    statusModule: z
      .object({
        overallStatus: text,
        whyStopped: text,
        startDateStruct: z.object({ date: text }).optional(),
        studyFirstPostDateStruct: z.object({ date: text }).optional(),
      })
      .optional(),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: text }).optional() }).optional(),
    descriptionModule: z.object({ briefSummary: text }).optional(),
    conditionsModule: z
      .object({ conditions: z.array(z.string()).optional(), keywords: z.array(z.string()).optional() })
      .optional(),
    designModule: z
      .object({
        studyType: text,
        phases: z.array(z.string()).optional(),
        enrollmentInfo: z.object({ count: z.number().optional(), type: text }).optional(),
      })
      .optional(),
    armsInterventionsModule: z
      .object({ interventions: z.array(z.object({ name: text, type: text })).optional() })
      .optional(),
    outcomesModule: z.object({ primaryOutcomes: z.array(z.object({ measure: text })).optional() }).optional(),
  }),
  hasResults: z.boolean().optional(),
});
export type RegisteredStudy = z.output<typeof registeredStudy>;

/** The parts that are asked for, so that results and places of large trials do not come along. */
export const studyFields = Object.keys(registeredStudy.shape.protocolSection.shape)
  .map((module) => module.charAt(0).toUpperCase() + module.slice(1))
  .concat('HasResults');

/** A record of the registry, which says what is planned and seldom what came out. */
export function studyToCitation({ hasResults, protocolSection: section }: RegisteredStudy): Citation {
  const { acronym, briefTitle, nctId, officialTitle } = section.identificationModule;
  const { overallStatus, startDateStruct, studyFirstPostDateStruct, whyStopped } = section.statusModule ?? {};
  const { enrollmentInfo, phases, studyType } = section.designModule ?? {};
  const year = /^\d{4}/.exec(startDateStruct?.date ?? studyFirstPostDateStruct?.date ?? '')?.[0];
  const sponsor = section.sponsorCollaboratorsModule?.leadSponsor?.name;
  const stated: [string, string | undefined][] = [
    ['STATUS', [readable(overallStatus), whyStopped].filter(Boolean).join('. ')],
    [
      'DESIGN',
      [readable(studyType), ...(phases ?? []).map(readable)]
        .filter((word) => word && word !== 'na')
        .join(', '),
    ],
    ['CONDITIONS', section.conditionsModule?.conditions?.join('; ')],
    [
      'INTERVENTIONS',
      section.armsInterventionsModule?.interventions
        ?.map(({ name }) => name ?? '')
        .filter(Boolean)
        .join('; '),
    ],
    [
      'PRIMARY OUTCOMES',
      section.outcomesModule?.primaryOutcomes
        ?.map(({ measure }) => measure ?? '')
        .filter(Boolean)
        .join('; '),
    ],
    ['SUMMARY', section.descriptionModule?.briefSummary?.replace(/\s+/g, ' ').trim()],
    ['RESULTS', hasResults ? 'posted in the registry' : undefined],
  ];
  const title = plainTitle(briefTitle || officialTitle || nctId);
  const official = plainTitle(officialTitle ?? '');
  return {
    ...emptyCitation('clinicaltrials', title),
    ...(official && official !== title && { also_titled: [official] }),
    authors: sponsor ? [{ family: sponsor, given: null, group: true }] : [],
    journal: 'ClinicalTrials.gov',
    year: year ? Number(year) : null,
    nct: [nctId],
    trial: acronym?.trim() || null,
    url: `https://clinicaltrials.gov/study/${nctId}`,
    abstract: stated.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join('\n') || null,
    study_type: 'registry-record',
    // What is hoped for is no number of participants.
    n: enrollmentInfo?.type === 'ACTUAL' ? (enrollmentInfo.count ?? null) : null,
    // No notice is ever published of a registry record; what it says is the sponsor's to change.
    status: 'current',
  };
}

const plainTitle = (title: string) => title.trim().replace(/\.$/, '');

/** `NOT_YET_RECRUITING` as `not yet recruiting`, `PHASE2` as `phase 2`. */
function readable(constant: string | undefined): string {
  return (constant ?? '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/([a-z])(\d)/g, '$1 $2');
}
