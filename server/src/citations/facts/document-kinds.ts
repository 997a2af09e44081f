import type { Citation } from '@sextant/contracts';

/** What a paper of a trial may be beside its report: most have the report's title, with more around it. */
export type DocumentKind = 'notice' | 'comment' | 'protocol' | 'synthesis' | 'trial';

/** "Correction of anemia" and "Withdrawal of glucocorticoids" are treatments: a notice has a colon, or says what it is. */
const notice =
  /^\W{0,2}(?:(?:author|publisher|editorial|editor)(?:['’]s)? )?(?:erratum|errata|corrigend(?:um|a)|correction to(?= ?(?:[:"“‘«']|(?:the|an|our) (?:article|paper|letter)\b|$))|(?:correction|retraction|withdrawal|removal)(?= ?[:.–—])|(?:temporary )?(?:retraction|withdrawal|removal) (?:note|notice|statement)|retraction (?:of|to)(?= ?["“‘«'])|(?:notice|statement) of (?:retraction|withdrawal|removal|concern)|addend(?:um|a)(?= ?[:.–—]| to\b)|expression of concern)\b|[:.–—] ?(?:erratum|corrigendum|expression of concern)\W{0,2}$/i;
/** What is done to a patient has no capital there: "Scoliosis: correction", "Correction to normal sodium". */
const capitalNotice =
  /^\W{0,2}(?:Author |Publisher )?(?:Correction|CORRECTION) (?:to|TO) \p{Lu}|[:.–—] ?(?:Correction|CORRECTION|Retraction|RETRACTION)\W{0,2}$/u;
/** So is "Response to therapy" no answer to anybody. */
const comment =
  /^\W{0,2}(?:comments? on\b|(?:comment|commentary|editorial|re) ?:|(?:in )?reply\b|(?:the )?authors?['’]?s? (?:reply\b|response\b(?! to\b))|(?:(?:the )?authors?['’]?s? )?response to ?(?:[:"“‘«]|(?:the )?(?:comments?|commentary|letters?|editorial|correspondence)\b)|letter (?:to the editor|by .{1,80} regarding))|[-–—] ?(?:in )?reply\W{0,2}$/i;
/** So is an answer to a person: "Author response to Smith". */
const capitalComment = /^\W{0,2}(?:The )?[Aa]uthors?['’]?s? [Rr]esponse to \p{Lu}/u;
/** Kept, broken or amended, a protocol is what a paper studies. */
const protocol =
  /(?<!\b(?:to|with|from|per) (?:the )?)\b(?:study|trial|review|analysis|research) protocol(?= ?(?:[:.,;()–—]|- |$)| (?:for|to|of an?|of the|and (?:statistical|rationale|design|methods|baseline))\b)|\bprotocol (?:for|of) (?:an? |the )[^:;.]{0,80}\b(?:trial|study|review|meta-?analysis)\b|: (?:an? |the )?protocol\W{0,2}$|\brationale,? (?:and |& )?(?:study |trial )?(?:design|methods)\b|\bdesign and rationale\b|\bdesign of (?:an? |the )[^:;.]{0,80}\b(?:trial|study)\b|\bstatistical analysis plan\b/i;
const synthesis = /\bmeta-?\s?analys[ie]s\b|\bsystematic (?:\p{L}+ ){0,2}review\b|\bumbrella review\b/iu;
/** Of several trials speaks who puts them together. */
const trial = /\brandomi[sz]ed,? (?:[\p{L}\d-]+,? ){0,5}trial\b/iu;

/** What kind of paper a title says that it is of; null where it says none, or two. */
export function kindOfTitle(title: string): DocumentKind | null {
  if (notice.test(title) || capitalNotice.test(title)) return 'notice';
  if (comment.test(title) || capitalComment.test(title)) return 'comment';
  if (protocol.test(title)) return 'protocol';
  const [isSynthesis, isTrial] = [synthesis.test(title), trial.test(title)];
  if (isSynthesis && isTrial) return null;
  return isSynthesis ? 'synthesis' : isTrial ? 'trial' : null;
}

const byStudyType: Partial<Record<Citation['study_type'], DocumentKind>> = {
  notice: 'notice',
  'meta-analysis': 'synthesis',
  'systematic-review': 'synthesis',
  'randomized-trial': 'trial',
};

/** What kind of paper a record is of, by its title, else by what its source calls it. */
export const kindOfRecord = ({ study_type: type, title }: Citation): DocumentKind | null =>
  type === 'notice' ? 'notice' : (kindOfTitle(title) ?? byStudyType[type] ?? null);

/** Both titles say what they are of, and it is not the same. */
export function areOfOtherKinds(stated: string, recorded: string): boolean {
  const [said, own] = [kindOfTitle(stated), kindOfTitle(recorded)];
  return said !== null && own !== null && said !== own;
}

/** What is published about a study, or ahead of it, and finds nothing by itself: words that name it, and for people. */
const asides: Partial<Record<DocumentKind, { named: RegExp; is: string }>> = {
  notice: {
    named: /\b(?:retract|withdr[ae]w|correct|errat|corrigend|concern|notice|republish)/i,
    is: 'a notice about another work',
  },
  comment: {
    named:
      /\b(?:comment|letter|editorial|repl(?:y|ie)|respon[ds]|correspondence|critici|argu|caution|critique)/i,
    is: 'a comment on another work',
  },
  protocol: {
    named: /\b(?:protocol|design|rationale|plan|will\b|aims? to|ongoing|under ?way|recruit|regist)/i,
    is: 'the plan of a study, ahead of its results',
  },
};

/** For people: what a record is that cannot be what a text reports a finding of, unless the text says so; else null. */
export function asideFrom(text: string, record: Citation): string | null {
  const aside = asides[kindOfRecord(record) ?? 'trial'];
  return aside && !aside.named.test(text) ? aside.is : null;
}
