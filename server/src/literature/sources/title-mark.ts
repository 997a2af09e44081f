import type { Citation } from '@sextant/contracts';
import { isCochraneReviews } from '../../reading/mentions/journals.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

/** Elsevier takes down what it looks into: "TEMPORARY REMOVAL: …". */
const marks = 'retracted|withdrawn|removed|temporary removal|temporarily (?:removed|withdrawn)';
/** "RETRACTED ARTICLE: …", "[Retracted] …"; behind a full stop or a dash only with the noun, for titles begin so. */
const before = new RegExp(
  String.raw`^\W{0,2}(${marks})(?:\s*[:\]]|\s(?:article|paper|chapter|preprint)(?:\s*[:\].]|\s+[-–—]\s))\s*`,
  'i',
);
/** "RETRACTED - A trial of zinc": in capitals, where the title has small letters. */
const inCapitals = new RegExp(
  String.raw`^\W{0,2}(${marks.toUpperCase()})\s?[-–—]\s?(?=[^\p{Ll}]{0,200}\p{Ll})`,
  'u',
);
/** "… (Retracted article. See vol. 391, pg. 2023)", "… [retracted]". */
const behind = /[([](retracted)(?:\s(?:article|paper|chapter)\b[^()[\]]{0,80})?[)\]]\W{0,2}$/i;
/** "how patients leave trials": no title of its own begins so, though one may with "α-synuclein", "p53" or "mRNA". */
const subtitle = /^(?!\p{Ll}-)\p{Ll}+(?![\p{L}\d])/u;
/** So it may be in capitals: "How Patients Leave Trials", "An Analysis of Citations". */
const ofSuchWorks = /^(?:how|why|what|who|when|an analysis)\b/i;

/** The words of its publisher that a title is marked with, and the title without them. */
function markOf(title: string): { mark: string; own: string } | null {
  const [dashed, capitals] = inCapitals.exec(title) ?? [];
  if (dashed !== undefined && capitals !== undefined)
    return { mark: capitals.toLowerCase(), own: title.slice(dashed.length) };
  const [start, word] = before.exec(title) ?? [];
  if (start === undefined || word === undefined) {
    const [end, last] = behind.exec(title) ?? [];
    return end !== undefined && last !== undefined
      ? { mark: last.toLowerCase(), own: title.slice(0, -end.length).trimEnd() }
      : null;
  }
  const own = title.slice(start.length);
  // No author sets the first word of a title in brackets, or in capitals where the others are not.
  const isSetApart = start.includes(']') || (word === word.toUpperCase() && /\p{Ll}/u.test(own));
  return isSetApart || !(subtitle.test(own) || ofSuchWorks.test(own))
    ? { mark: word.toLowerCase(), own }
    : null;
}

/** As its authors called it: the words that a publisher put around a title are no part of it. */
export const withoutMark = keptByWord<string>(5_000, (title) => markOf(title)?.own || title);

const isOfCochrane = ({ doi, journal, journal_short: short }: Citation): boolean =>
  Boolean(doi?.toLowerCase().startsWith('10.1002/14651858.cd')) ||
  [journal, short].some((name) => name && isCochraneReviews(name));

/** What a mark says beside that the work was retracted; null where it says just that. */
function inDoubt(mark: string, citation: Citation): string | null {
  if (mark.startsWith('temporar')) return 'Temporarily withdrawn by its publisher';
  return mark !== 'retracted' && isOfCochrane(citation)
    ? 'Withdrawn, as reviews are that are out of date'
    : null;
}

/**
 * With what publishers write into the title of a work that no longer stands. They write some of it into the title of
 * the notice, which names its work: a notice is left as it is. Cochrane withdraws reviews that are out of date.
 */
export function withTitleMark(citation: Citation): Citation {
  const { notices, status, study_type: type, title } = citation;
  const marked = markOf(title);
  if (!marked || type === 'notice') return citation;
  const reference = inDoubt(marked.mark, citation);
  if (reference === null) return { ...citation, status: 'retracted' };
  return {
    ...citation,
    status: status === 'retracted' ? 'retracted' : 'concern',
    notices: [...notices, { kind: 'concern' as const, reference, pmid: null }],
  };
}
