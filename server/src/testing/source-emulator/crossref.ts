import type { Citation, PublicationNotice } from '@sextant/contracts';
import { type EmulatedService, jsonReply, notFoundReply } from './service.ts';

const updatedBy: Partial<Record<PublicationNotice['kind'], string>> = {
  retraction: 'retraction',
  concern: 'expression_of_concern',
  erratum: 'correction',
};
const updateTo: Partial<Record<PublicationNotice['kind'], string>> = {
  retracts: 'retraction',
  concerns: 'expression_of_concern',
  corrects: 'erratum',
};

/** DOIs with this prefix are registered with DataCite, as Zenodo's are. */
export const dataciteDoiPrefix = '10.5281/';

/** Crossref's `works/{doi}` and `works/{doi}/agency`. */
export const crossrefService: EmulatedService = {
  id: 'crossref',
  variable: 'CROSSREF_BASE_URL',
  answer({ path, works }) {
    const [, encoded = '', agency] = /^\/works\/([^/]+)(\/agency)?$/.exec(path) ?? [];
    const doi = decodeURIComponent(encoded).toLowerCase();
    const work = works.find((candidate) => candidate.doi === doi);
    const isElsewhere = doi.startsWith(dataciteDoiPrefix);
    if (agency && (work || isElsewhere)) {
      const id = isElsewhere ? 'datacite' : 'crossref';
      return jsonReply({
        status: 'ok',
        'message-type': 'work-agency',
        message: { DOI: doi, agency: { id, label: id } },
      });
    }
    if (!work || isElsewhere) return notFoundReply('Resource not found.');
    return jsonReply({
      status: 'ok',
      'message-type': 'work',
      'message-version': '1.0.0',
      message: message(work),
    });
  },
};

function message(work: Citation) {
  const updates = (types: typeof updatedBy) =>
    work.notices.flatMap(({ kind }, at) =>
      types[kind]
        ? {
            DOI: `10.9999/notice.${at}`,
            type: types[kind],
            label: types[kind],
            source: at === 0 ? 'publisher' : 'retraction-watch',
            updated: {
              'date-parts': [[2021, 2, 3]],
              'date-time': '2021-02-03T00:00:00Z',
              timestamp: 1_612_310_400_000,
            },
          }
        : [],
    );
  const by = updates(updatedBy);
  const to = updates(updateTo);
  return {
    indexed: {
      'date-parts': [[2026, 1, 2]],
      'date-time': '2026-01-02T00:00:00Z',
      timestamp: 1_767_312_000_000,
    },
    publisher: 'A Publisher',
    DOI: work.doi?.toUpperCase(),
    type: work.study_type === 'preprint' ? 'posted-content' : 'journal-article',
    ...(work.study_type === 'preprint' && { subtype: 'preprint' }),
    title: [work.title],
    author: work.authors.map(({ family, given, group }, at) =>
      group
        ? { name: family, sequence: 'additional', affiliation: [] }
        : { family, given: given ?? undefined, sequence: at === 0 ? 'first' : 'additional', affiliation: [] },
    ),
    'container-title': work.journal ? [work.journal] : [],
    published: { 'date-parts': [[work.year, 3, 4]] },
    volume: work.volume ?? undefined,
    issue: work.issue ?? undefined,
    page: work.pages ?? undefined,
    ...(work.abstract && {
      abstract: `<jats:title>Abstract</jats:title><jats:p>${escapeXml(work.abstract)}</jats:p>`,
    }),
    ...(by.length > 0 && { 'updated-by': by }),
    ...(to.length > 0 && { 'update-to': to }),
    'is-referenced-by-count': 12,
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
