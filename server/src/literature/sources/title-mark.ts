import type { Citation } from '@sextant/contracts';

/** "RETRACTED ARTICLE: …", "[Retracted] …"; behind a full stop or a dash only with the noun, for titles begin so. */
const before =
  /^\W{0,2}(retracted|withdrawn|removed)(?:\s*[:\]]|\s(?:article|paper|chapter|preprint)(?:\s*[:\].]|\s+[-–—]\s))/i;
/** "… (Retracted article. See vol. 391, pg. 2023)", "… [retracted]". */
const behind = /[([](retracted)(?:\s(?:article|paper|chapter)\b[^()[\]]{0,80})?[)\]]\W{0,2}$/i;
const cochrane = /^cochrane database/i;

/**
 * With what publishers write into the title of a work that no longer stands. They write some of it into the title of
 * the notice, which names its work: a notice is left as it is. Cochrane withdraws reviews that are out of date.
 */
export function withTitleMark(citation: Citation): Citation {
  const { journal, notices, study_type: type, title } = citation;
  const mark = (before.exec(title) ?? behind.exec(title))?.[1]?.toLowerCase();
  if (!mark || type === 'notice') return citation;
  if (mark === 'retracted' || !cochrane.test(journal ?? '')) return { ...citation, status: 'retracted' };
  const notice = {
    kind: 'concern' as const,
    reference: 'Withdrawn, as reviews are that are out of date',
    pmid: null,
  };
  return {
    ...citation,
    status: citation.status === 'retracted' ? 'retracted' : 'concern',
    notices: [...notices, notice],
  };
}
