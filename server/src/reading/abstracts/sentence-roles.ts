/** What a sentence of an abstract is there for; `unknown` where neither label nor words tell. */
export type SentenceRole =
  | 'background'
  | 'aim'
  | 'methods'
  | 'results'
  | 'conclusions'
  | 'call'
  | 'other'
  | 'unknown';

/** What others found, what is to be found out, and how, are no findings. */
const findings: ReadonlySet<SentenceRole> = new Set(['results', 'conclusions', 'other', 'unknown']);

/** Whether a sentence that is there for this may tell what its study found. */
export const mayTellFindings = (role: SentenceRole): boolean => findings.has(role);

/** The labels of structured abstracts, at the head of a line or sentence. */
const labels: [SentenceRole, RegExp][] = [
  [
    'conclusions',
    /^(?:(?:AUTHORS?['’]? |MAIN |PRINCIPAL )?CONCLUSIONS?|INTERPRETATIONS?|IMPLICATIONS|DISCUSSION|SIGNIFICANCE|CLINICAL (?:SIGNIFICANCE|IMPLICATIONS|RELEVANCE)|SUMMARY|LEVEL OF EVIDENCE)\b/i,
  ],
  [
    'results',
    /^(?:(?:MAIN |KEY |PRINCIPAL |MEASUREMENTS AND (?:MAIN )?|METHODS AND |PATIENTS AND |OBSERVATIONS AND )?(?:RESULTS?|FINDINGS?)|(?:DATA|EVIDENCE) SYNTHES[EI]S)\b/i,
  ],
  [
    'aim',
    /^(?:(?:BACKGROUND|INTRODUCTION|CONTEXT|RATIONALE)(?: AND |\/| & )(?:AIMS?|OBJECTIVES?|PURPOSE)|(?:STUDY |MAIN |PRIMARY )?(?:OBJECTIVES?|AIMS?|PURPOSE|HYPOTHESIS|GOALS?|QUESTION|RESEARCH QUESTION))\b/i,
  ],
  [
    'background',
    /^(?:BACKGROUND|INTRODUCTION|CONTEXT|RATIONALE|IMPORTANCE|SIGNIFICANCE STATEMENT|UNLABELLED)\b/i,
  ],
  [
    'methods',
    /^(?:(?:MATERIALS? AND |PATIENTS AND |SUBJECTS AND |STUDY |TRIAL )?(?:METHODS?|METHODOLOGY|DESIGN|SETTINGS?|PATIENTS|PARTICIPANTS|SUBJECTS|POPULATION|INTERVENTIONS?|EXPOSURES?|MEASUREMENTS?|MEASURES|MAIN OUTCOMES?(?: MEASURES?| AND MEASURES)?|(?:PRIMARY |MAIN )?OUTCOME MEASURES?|OUTCOMES|STATISTICAL ANALYSIS|DATA SOURCES?|STUDY SELECTION|SELECTION CRITERIA|SEARCH METHODS|DATA (?:EXTRACTION|COLLECTION AND ANALYSIS)|ELIGIBILITY CRITERIA|PROCEDURES?))\b/i,
  ],
  [
    'other',
    /^(?:FUNDING|(?:CLINICAL )?TRIAL REGISTRATION|REGISTRATION|DISCLOSURES?|CONFLICTS? OF INTEREST|KEYWORDS|COPYRIGHT)\b/i,
  ],
];
/** Under one label stands what was done and what was found; a review may tell both of what it put together. */
const mixed =
  /^(?:(?:METHODS?|PATIENTS|MATERIALS?|MEASUREMENTS?|DESIGN)[A-Z ,&]{0,30} (?:AND|&) (?:MAIN )?(?:RESULTS|FINDINGS)|(?:DATA|EVIDENCE) SYNTHES[EI]S)\b/i;
/** A label ends by a colon; in capitals, it may also be a line of its own words. */
const labelled = /^(?:[A-Z][A-Za-z'’/&, -]{2,60}):(?=\s|$)/;

/** Words that tell what a sentence is for, wherever it stands. The first that holds counts. */
const words: [SentenceRole, RegExp][] = [
  [
    'call',
    /\b(?:(?:further|future|additional|more|larger|confirmatory|prospective|long-?term)(?: [\w-]+){0,3} (?:research|stud(?:y|ies)|trials?|investigations?|work|data|evidence|evaluation)(?: [\w-]+){0,4} (?:(?:is|are|were) (?:needed|warranted|required|necessary|justified|awaited)|(?:needed|warranted|required)|should|must|will|may)|(?:needs?|remains?|warrants?|requires?|merits?|deserves?)(?: [\w-]+){0,3} (?:further|confirmation|confirmed|to be (?:confirmed|determined|established|investigated|elucidated|tested|evaluated|seen)|investigation|future)|should be (?:investigated|tested|evaluated|studied|explored|confirmed)|remains? (?:unclear|unknown|uncertain|to be))\b/i,
  ],
  [
    'aim',
    /^(?:(?:[A-Z][A-Za-z'’/&, -]{2,60}): ?)?(?:(?:the|our) (?:(?:primary|main|overall|present|current|specific|secondary) ){0,2}(?:aim|objective|purpose|goal|hypothesis)s?\b|to (?:assess|determine|evaluate|examine|investigate|compare|test|study|explore|establish|find|identify|describe|estimate|characteri[sz]e|analy[sz]e|measure|demonstrate|report|review|understand|ascertain|clarify|quantify|see|confirm|verify|address|update|provide|develop)\b)|\b(?:we (?:aimed|sought|hypothesi[sz]ed|wished|set out|wanted|intended|asked|tested (?:whether|the hypothesis))|(?:was|were|is|are) (?:to (?:assess|determine|evaluate|examine|investigate|compare|test|explore|establish|find|demonstrate)|designed to|undertaken to|conducted to|performed to|carried out to)|aims? (?:to|of)|aimed (?:to|at)|hypothesi[sz]ed that|(?:test(?:ed|s)?|assess(?:ed|es)?|determined?|examined?|investigated?|evaluated?|asked|explored?|stud(?:y|ied)|know|unclear|unknown|see|establish(?:ed)?|uncertain) (?:whether|if)|^(?:[A-Z]+: )?whether|(?:this|the present|our) (?:study|trial|analysis|review|meta-analysis|paper|article|work)(?: [\w-]+){0,2} (?:aims|aimed|sought|investigates|examines|evaluates|assesses|compares|explores|investigated|evaluated|assessed|compared|examined|tested)|we (?:therefore )?(?:investigated|evaluated|assessed|examined|compared|tested|studied|explored))\b/i,
  ],
  [
    'methods',
    /\b(?:(?:was|were|are) (?:randomly |prospectively |then |equally |also )?(?:randomi[sz]ed|assigned|allocated|enrolled|recruited|included in|stratified|defined as|calculated|analy[sz]ed|performed|conducted|measured (?:at|by|using|with|before)|assessed (?:at|by|using|with|before|on)|evaluated (?:at|by|using|with)|collected|searched|registered|recorded|administered)|we (?:randomly assigned|randomi[sz]ed|enrolled|recruited|searched|conducted|did a|performed|used|analy[sz]ed|included|defined|assigned)|(?:primary|secondary|co-primary|main|key)(?: (?:efficacy|safety|composite|clinical))? (?:outcomes?|end-? ?points?)(?: measures?)? (?:was|were|is|are|included|measure)(?! (?:significantly|not|similar|met|lower|higher|reduced|achieved|reached|observed|seen|improved|superior|comparable))|participants? received|patients? received|trial registration|registered (?:with|at|as|in|on)|clinicaltrials\.gov)\b/i,
  ],
  [
    'conclusions',
    /\b(?:in conclusion|we conclude|to conclude|conclusions?:|in summary|(?:these|our|the present|the) (?:results|findings|data|observations|study)(?: [\w-]+){0,2} (?:suggest|indicate|demonstrate|show|support|confirm|provide|imply|reveal)|(?:this|our|the present) (?:study|trial|analysis|meta-analysis|review) (?:suggest|indicate|demonstrate|show|support|confirm|provide)s?)\b/i,
  ],
  [
    'results',
    /\b(?:p ?[<=>≤≥] ?0?\.\d|95 ?% ?(?:CI|confidence)|confidence interval|compared with|compared to|versus|vs\.?|significant(?:ly)?|(?:was|were) (?:lower|higher|greater|similar|reduced|increased|associated|observed|found|seen|improved|superior|noninferior|non-inferior|comparable|more|less|not different)|occurred in|(?:increased|decreased|reduced|improved|declined|rose|fell|differed)|did not (?:differ|reduce|increase|improve|change|affect))\b/i,
  ],
  [
    'background',
    /\b(?:is (?:a|an|the) (?:common|major|leading|important|frequent|well-established|established|standard|rare|serious|chronic|potential)|has been (?:shown|reported|suggested|associated|proposed|used)|have been (?:shown|reported|suggested|associated|proposed|used)|(?:is|are) (?:widely|commonly|often|frequently) (?:used|recommended|prescribed)|little is known|it is (?:unclear|unknown|not known|uncertain)|(?:is|are|remains?|remain) (?:unclear|unknown|uncertain|controversial|inconsistent|debated)|previous(?:ly)?|prior (?:studies|trials|work)|may (?:be|have|improve|reduce|help|prevent))\b/i,
  ],
];

/**
 * What each sentence of an abstract is there for: by its label, which holds until the next one, then by its own words.
 * A label of results never makes an aim or a call for research a finding.
 */
export function rolesOf(sentences: readonly string[]): SentenceRole[] {
  let current: SentenceRole = 'unknown';
  let isMixed = false;
  let hasBegun = false;
  const isLabelled = sentences.some((sentence) => labelOf(sentence) !== null);
  return sentences.map((sentence, at) => {
    const label = labelOf(sentence);
    if (label) isMixed = mixed.test(sentence);
    current = label ?? current;
    const told = words.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'unknown';
    // What a study found "may have" a reason: its background is over once it has told of itself.
    const own = told === 'background' && hasBegun ? 'unknown' : told;
    hasBegun ||= told === 'methods' || told === 'results' || (told === 'unknown' && /\d\s?%/.test(sentence));
    if (own === 'call') return 'call';
    if (isMixed) return own === 'methods' || own === 'aim' ? own : 'results';
    if (current === 'results' || current === 'conclusions')
      return own === 'aim' && isAimOnly(sentence) ? 'aim' : current;
    if (current !== 'unknown') return current;
    if (isLabelled || own !== 'unknown') return own;
    return at === sentences.length - 1 && sentences.length > 3 ? 'conclusions' : 'unknown';
  });
}

function labelOf(sentence: string): SentenceRole | null {
  const head = labelled.exec(sentence)?.[0];
  if (!head) return null;
  return labels.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** Within results, "we tested whether" announces; a sentence with figures reports all the same. */
function isAimOnly(sentence: string): boolean {
  return !/\d/.test(sentence);
}
