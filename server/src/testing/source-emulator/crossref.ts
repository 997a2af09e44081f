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

/** Crossref's `works/{doi}`, `works/{doi}/agency` and `works?query.bibliographic=`. */
export const crossrefService: EmulatedService = {
  id: 'crossref',
  variable: 'CROSSREF_BASE_URL',
  answer({ path, query, works }) {
    if (path === '/works') return list(works, query);
    const [, encoded = '', agency] = /^\/works\/([^/]+)(\/agency)?$/.exec(path) ?? [];
    const doi = decodeURIComponent(encoded).toLowerCase();
    // An alias leads to the record of the DOI that is used now.
    const work =
      works.find((candidate) => candidate.doi === doi) ??
      works.find((candidate) => candidate.also_dois?.includes(doi));
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

/** Whatever shares a word with the reference, the most first: Crossref's matcher always finds something. */
function list(works: readonly Citation[], query: URLSearchParams) {
  const words = [
    ...new Set((query.get('query.bibliographic') ?? '').toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []),
  ];
  const rows = Number(query.get('rows') ?? 20);
  const scored = works
    .filter(({ doi }) => doi && !doi.startsWith(dataciteDoiPrefix))
    .map((work) => {
      const names = work.authors.map(({ family }) => family).join(' ');
      const text = `${work.title} ${names} ${work.journal} ${work.year}`.toLowerCase();
      return { work, score: words.filter((word) => text.includes(word)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return jsonReply({
    status: 'ok',
    'message-type': 'work-list',
    'message-version': '1.0.0',
    message: {
      facets: {},
      'total-results': scored.length,
      items: scored.slice(0, rows).map(({ score, work }) => ({ ...message(work), score: score * 7.1 })),
      'items-per-page': rows,
      query: { 'start-index': 0, 'search-terms': null },
    },
  });
}

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
    ...(work.also_titled && { 'original-title': work.also_titled }),
    author: work.authors.map(({ family, given, group }, at) =>
      group
        ? { name: family, sequence: 'additional', affiliation: [] }
        : { family, given: given ?? undefined, sequence: at === 0 ? 'first' : 'additional', affiliation: [] },
    ),
    'container-title': work.journal ? [work.journal] : [],
    ...(work.journal_short && { 'short-container-title': [work.journal_short] }),
    published: { 'date-parts': [[work.year, 3, 4]] },
    ...(work.online_year && { 'published-online': { 'date-parts': [[work.online_year, 2, 3]] } }),
    relation: work.became?.doi
      ? { 'is-preprint-of': [{ 'id-type': 'doi', id: work.became.doi, 'asserted-by': 'subject' }] }
      : {},
    volume: work.volume ?? undefined,
    issue: work.issue ?? undefined,
    page: work.pages ?? undefined,
    ...(work.abstract && {
      abstract: `<jats:title>Abstract</jats:title>${work.abstract.split('\n').map(paragraph).join('')}`,
    }),
    ...(by.length > 0 && { 'updated-by': by }),
    ...(to.length > 0 && { 'update-to': to }),
    'is-referenced-by-count': 12,
  };
}

/** Set over several lines, as Crossref sets what it holds. */
const paragraph = (line: string) => `\n      <jats:p>${escapeXml(line)}</jats:p>`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
