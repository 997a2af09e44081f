import { governingOf } from '../clauses/that-clauses.ts';

/** What is taught, hoped, feared, assumed or advertised is not said. */
const notFound =
  /\b(?:taught|teach(?:es)?|textbooks?|(?<!\bbe )(?:un)?aware|awareness|hop(?:e[sd]?|ing)|fear(?:s|ed)?|wish(?:es|ed)?|worry|worried|read|heard|misconception|claim(?:s|ed)?|assum\w+|suppos\w+|imagin\w+|pretend\w*|predict(?:s|ed)?|hypothesi[sz]\w+|speculat\w+|suspect(?:s|ed)?|remind(?:s|ed)?|persuade[sd]?|convinced|alleg\w+|advert\w*|market(?:ing|ers)|manufacturers?|industry|company|label|headlines?|folklore|tradition|rumou?rs?|legends?|tempting|premature|(?:im)?possible|(?:im)?plausible|(?:in)?conceivable|improbable|debatable|arguable|questionable|doubtful|used to|(?:like|love|want\w*|hesitat\w+|reluctant|going) to|popularly|(?:was|were) (?:long |once |widely |generally )?(?:believed|thought|held))\b/i;
/** What few show, what would be shown, and what has yet to be. */
const unsaid =
  /\b(?:few|fewer|(?<!not )only|hardly|scarcely|barely|some|single|nobody|none|nothing|(?<!\b(?:I|we) )would|could|might|may|will|if|had|remains? to be|yet to|enough to|too \w+ to|time when)\b/i;
/** Who is said to say or believe it has to be somebody who has looked. */
const telling =
  /\b(?:know|knew|believe|think|thought|feel|felt|trust|say|said|tell|told|report|understand|insist|swear|state|hold|held|agree|argue|maintain|contend|accept)(?:s|d|ed|n)?(?: (?:us|you|me|people))?$/i;
const laymen =
  /\b(?:patients?|parents?|mothers|people|users?|respondents?|participants?|consumers?|adults|women|men|public|friends|advertisements?|students|(?:most|many) (?:doctors|physicians|clinicians|nurses))\b/i;
const authority =
  /\b(?:I|we|it|evidence|data|trials?|rcts?|stud(?:y|ies)|results?|findings?|reviews?|meta-?analys[ei]s|analys[ei]s|research|literature|guidelines?|guidance|cohorts?|consensus|experts?|researchers?|investigators?|reviewers?|authors?|scientists?|specialists?|\w+ologists|doctors|physicians|clinicians|surgeons|authorit\w+|agenc\w+|regulators?|societ\w+|bodies|body|college|academy|initiative|collaboration|trialists|committee|panel|task force|organi[sz]ations?|cochrane)\b/i;
/** WHO, USPSTF, ASPREE */
const ofAName = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]*\p{Lu}/u;
/** Whose agreement a survey finds, and no trial. */
const surveyed = /\b(?:physicians|doctors|clinicians|nurses|experts|surgeons)\b[^,;]*\bagreed?$/i;
/** What is denied of these is denied of the matter, and what supports them supports it: "does not support the claim that". */
const idea =
  /\b(?:claims?|hypothes[ie]s|theor(?:y|ies)(?: is)?|rationales?(?: is)?|statements?|assertions?|allegations?|arguments?|impressions?|perceptions?|ideas?|suggestions?|notions?|beliefs?|views?|positions?|suspicions?|fears?|concerns?)$/i;
const upholds =
  /\b(?:no|not|never|without|little|cannot|lack|neither|nor|unlikely|supports?|supported|supporting|favou?rs?|confirm\w*|corroborat\w*|back|backs|consistent with)\b|n't\b/i;
/** "No one disputes that": two denials, of which nothing is read. */
const disputed = /\b(?:disputes?|disputed|denies|deny|denied|contests?|contested)$/i;
const isDoubted = /\bdoubt(?:s|ed)?$/i;
const isUndoubted = /\b(?:no|not|little|never|beyond|without)\b|n't\b/i;

/** "Would prevent", "would have prevented": what might have been. */
const contrary = /\bwould(?: \w+){0,3} $/i;
/** "There are two claims. One is that …, another view is that …": what is counted up is not yet said. */
const counted =
  /^\W*(?:on )?(?:the )?(?:one|another|first|second|third|other|former|latter)(?: [\w-]+){0,3} (?:is|was|holds|runs)$/i;
/** "Studies claiming that X harms used …": what they did is said behind it. */
const claiming =
  /^\W*(?:the |those |most |some |many |all )?(?:[\w-]+ ){0,2}(?:stud(?:y|ies)|trials?|papers?|reports?|articles?|reviews?|analys[ei]s|authors?|headlines?)(?: \w+ly)? (?:claiming|suggesting|reporting|concluding|saying|stating|arguing)$/i;
/** What the first to look concluded is not what all come to. */
const early =
  /\b(?:early|earlier|earliest|older|initial|first|preliminary|previous)\s(?:[\w-]+\s){0,3}(?:trials?|rcts?|stud(?:y|ies)|reviews?|meta-?analys[ei]s|analys[ei]s|reports?|data|evidence|papers?|cohorts?|guidelines?)\b/i;
/** "One paper claimed there is a link", "often described as unsafe", "was long considered unsafe": somebody says so, or did. */
const hearsay =
  /\bclaim\s(?!that\b|of\b|for\b|to\b|about\b|is\b|was\b|has\b|data\b)|\b(?:claim(?:s|ed)|alleg(?:es|ed)|assert(?:s|ed)|insist(?:s|ed)|(?<!\b(?:I|we) )believe[sd]?|(?<!\b(?:I|we)(?: would|'d)? )argue[sd]?)\s(?!that\b)|\b(?:described|portrayed|depicted|touted|marketed|advertised|promoted|billed|hailed|branded|dismissed|perceived)\s(?:as|for)\b|\b(?:was|were|had been|used to be|ha(?:s|ve) long been)\s(?:\w+\s)?(?:considered|deemed|held|(?:regarded|viewed|seen)\sas)\b/i;
/** "Some say X lowers it": a "that" is left out. */
const unjoined = /\b(says?|said|thinks?|thought|feels?|felt)\s(?!that\b|so\b|to\b)(?=[\w-]+\s)/gi;
/** "Trust X to prevent" */
const trusting =
  /\b(?:trust(?:s|ed)?|rel(?:y|ies|ied) on|count(?:s|ed)? on|hope[sd]? for|want(?:s|ed)?)\b[^.;:]{0,80}\bto $/i;

/** "Reportedly", "rarely", "numerically lower": somebody says so, or it holds now and then, or may be chance. */
const byTimes =
  /\b(?:reportedly|supposedly|allegedly|purportedly|ostensibly|sometimes|rarely|occasionally|seldom|infrequently|(?:non-?|in)significantly|numerically|nominally)(?: [\w-]+)? $/i;
/** "Is used to prevent", "was tested to", "came close to": what it is for is not what it does. "Can be used to" is. */
const purpose =
  /(?<!\b(?:can|should|must) (?:not )?be (?:\w+ly )?)\b(?:used|taken|prescribed|given|proposed|meant|intended|designed|tested|tried|studied|evaluated|investigated|promoted|marketed|sold|developed|planned|expected|supposed|postulated|hypothesi[sz]ed)(?: (?!(?:not|is|are|was|were|ha[sd]|have|been|found|shown|failed|continues?|appears?|seems?|tends?|helps?)\b)[\w-]+){0,3} to (?:\w+ly )?$|\bclose to (?:\w+ )?$/i;

/**
 * Whether what a clause claims is said, and not only taught, hoped, believed by those who are asked, or contrary to fact.
 * @param before what stands in front of the claim's word in its clause
 * @param isFinding whether a study says it of what it found: there the opinion of doctors is one of its results
 */
export function isSaid(before: string, isFinding: boolean): boolean {
  if ([contrary, trusting, hearsay, byTimes, purpose].some((pattern) => pattern.test(before))) return false;
  return governingOf(`${before.replace(unjoined, '$1 that ')} `).every(
    (governing) => isAsserting(governing) && !(isFinding && surveyed.test(governing)),
  );
}

/** Whether what stands in front of a "that" says what follows: "the trials show", "experts agree", "it is clear". */
function isAsserting(governing: string): boolean {
  // "Although some disagreed, meta-analyses show": the last of its clauses governs.
  const own = governing.slice(governing.lastIndexOf(', ') + 1);
  if (disputed.test(own) || counted.test(own) || claiming.test(own) || early.test(own)) return false;
  if (isDoubted.test(own)) return isUndoubted.test(own);
  if (idea.test(own)) return upholds.test(own);
  if (notFound.test(own) || unsaid.test(own)) return false;
  if (!telling.test(own)) return true;
  const looked = Math.min(placeOf(authority, own), placeOf(ofAName, own));
  // "Trials in adults report": these stand in front of whom they are of.
  return looked < Infinity && looked < placeOf(laymen, own);
}

const placeOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.index ?? Infinity;
