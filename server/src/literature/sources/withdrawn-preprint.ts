import type { Citation } from '@sextant/contracts';

const own =
  '(?:(?:this|their|the) (?:manuscript|pre-?print|article|paper)|(?:this|their) (?:work|study|submission))';
const gone = '(?:withdrawn|removed|retracted)';
/** Who takes back a preprint: a study of retractions tells of journals that have. */
const taker =
  '(?:authors?|we|[\\w.]*rxiv|server|ssrn|research square|preprints\\.org|administrators?|staff|moderators?)';
/**
 * What stands in place of the abstract of a preprint that was taken back: "The authors have withdrawn this manuscript
 * because …". Servers put it there, and most of them no mark in front of the title.
 */
const notice = new RegExp(
  [
    // Of nothing else of theirs: "have removed the paper charts".
    `^[^.]{0,60}\\b${taker}\\b[^.]{0,30}\\b(?:have|has) ${gone} ${own}(?=\\s*(?:$|[.,;:(]|(?:after|and|as|at|because|by|due|following|for|from|in|on|owing|since|until|while)\\b))`,
    `^(?:[^.:]{0,40}: )?(?:the full text of )?${own} (?:has been|have been|is|was) ${gone}\\b`,
    `^[^.]{0,80}\\brequested (?:that )?${own} (?:to )?be ${gone}\\b`,
    `^[^.]{0,80}\\brequested the (?:withdrawal|removal|retraction) of ${own}\\b`,
  ].join('|'),
  'i',
);

const reference = 'Withdrawn, as its own record says';

/**
 * As retracted where it is a preprint that was withdrawn or removed: its server's word for a retraction.
 * @param isMarked whether its record says so beside its abstract
 */
export function withWithdrawal(citation: Citation, isMarked = false): Citation {
  const { abstract, notices, status, study_type: type } = citation;
  if (type !== 'preprint' || status === 'retracted') return citation;
  if (!isMarked && !notice.test(abstract ?? '')) return citation;
  return {
    ...citation,
    status: 'retracted',
    notices: [...notices, { kind: 'retraction', reference, pmid: null }],
  };
}
