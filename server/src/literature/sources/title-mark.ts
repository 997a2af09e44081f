import type { Citation } from '@sextant/contracts';
import { isCochraneReviews } from '../../reading/mentions/journals.ts';

/** "RETRACTED ARTICLE: …", "[Retracted] …"; behind a full stop or a dash only with the noun, for titles begin so. */
const before =
  /^\W{0,2}(retracted|withdrawn|removed)(?:\s*[:\]]|\s(?:article|paper|chapter|preprint)(?:\s*[:\].]|\s+[-–—]\s))\s*/i;
/** "RETRACTED - A trial of zinc": in capitals, where the title has small letters. */
const inCapitals = /^\W{0,2}(RETRACTED|WITHDRAWN|REMOVED)\s?[-–—]\s?(?=[^\p{Ll}]{0,200}\p{Ll})/u;
/** "… (Retracted article. See vol. 391, pg. 2023)", "… [retracted]". */
const behind = /[([](retracted)(?:\s(?:article|paper|chapter)\b[^()[\]]{0,80})?[)\]]\W{0,2}$/i;
/** "how patients leave trials": no title of its own begins so, though one may with "α-synuclein", "p53" or "mRNA". */
const subtitle = /^(?!\p{Ll}-)\p{Ll}+(?![\p{L}\d])/u;
/** So it may be in capitals: "How Patients Leave Trials", "An Analysis of Citations". */
const ofSuchWorks = /^(?:how|why|what|who|when|an analysis)\b/i;

/** The word of its publisher that a title is marked with. */
function markOf(title: string): string | null {
  const [, capitals] = inCapitals.exec(title) ?? [];
  if (capitals !== undefined) return capitals.toLowerCase();
  const [start, word] = before.exec(title) ?? [];
  if (start === undefined || word === undefined) return behind.exec(title)?.[1]?.toLowerCase() ?? null;
  const rest = title.slice(start.length);
  // No author sets the first word of a title in brackets, or in capitals where the others are not.
  const isSetApart = start.includes(']') || (word === word.toUpperCase() && /\p{Ll}/u.test(rest));
  return isSetApart || !(subtitle.test(rest) || ofSuchWorks.test(rest)) ? word.toLowerCase() : null;
}

const isOfCochrane = ({ doi, journal, journal_short: short }: Citation): boolean =>
  Boolean(doi?.toLowerCase().startsWith('10.1002/14651858.cd')) ||
  [journal, short].some((name) => name && isCochraneReviews(name));

/**
 * With what publishers write into the title of a work that no longer stands. They write some of it into the title of
 * the notice, which names its work: a notice is left as it is. Cochrane withdraws reviews that are out of date.
 */
export function withTitleMark(citation: Citation): Citation {
  const { notices, study_type: type, title } = citation;
  const mark = markOf(title);
  if (!mark || type === 'notice') return citation;
  if (mark === 'retracted' || !isOfCochrane(citation)) return { ...citation, status: 'retracted' };
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
