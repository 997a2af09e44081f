/** Sentences that state nothing of their own: aims, calls for research, what others claim, conditions, questions. */
const asides: readonly RegExp[] = [
  /[?:]["'”’)*_]*\s*$/,
  /^(?:if|suppose|imagine|whether or not)\b/i,
  /\b(?:we|I|study|trial|review|paper|work|article|investigation|analysis|overview) (?:\w+ )?(?:aim(?:ed|s)?|sought|set out|investigates?|examines?|tested|was designed|were designed|is designed)\b|\b(?:aim|objective|purpose|goal) (?:of|was|is)\b|(?<!\b(?:sufficient|insufficient|enough|possible|impossible|early|limited|small|weak|sparse|few|thin|adequate|inadequate|unable|able|difficult|hard|inconsistent|scarce) )\b(?:to (?:determine|assess|evaluate|investigate|examine|explore|test|find out|establish|show|see)) (?:whether|if|the)\b/i,
  /\b(?:further|more|future|additional|larger|ongoing|prospective)\b[^.;]{0,60}\b(?:research|studies|study|trials?|work|investigations?|data|analys[ei]s)\b[^.;]{0,60}\b(?:needed|required|warranted|necessary|should|must|will|may|might|could|planned|expected|under way|underway)\b|\b(?:needs?|requires?|warrants?|deserves?|merits?) (?:to be )?(?:further|more|additional|confirm\w*|replicat\w*|prospective|larger)\b|\bneed for (?:\w+ ){0,4}(?:research|studies|trials?|work|data)\b|\bshould be (?:studied|investigated|confirmed|replicated|examined|tested|evaluated|assessed)\b/i,
  /\b(?:some(?: people| authors| experts)?|proponents|advocates|critics|many people|people|others|websites?|the public|popular (?:line|belief)|its maker|the manufacturer|the company) (?:often |sometimes |also |still )?(?:claims?|says?|believes?|argues?|thinks?|quotes?|maintains?|suggests?|asserts?)\b|\b(?:according to (?:its|the) (?:maker|manufacturer|company))\b|\b(?:was|were|is|are|been) (?:once |long |often |widely |commonly |previously |initially )?(?:believed|thought|claimed|assumed|hoped|said|rumou?red|hypothesi[sz]ed|expected|supposed)\b|\b(?:myths?|rumou?rs?|claims?|hypothes[ie]s|beliefs?|ideas?|notions?|fears?|worr(?:y|ies)|concerns?)(?: [\w-]+){0,3} that\b/i,
  /^(?:I|I'm|I'd|I'll|here|below|let|let's|let us|please|would you|thanks|thank you|great|good|sure|certainly|of course|okay|ok|alright|happy|feel free|talk to|ask|consult|always consult|as an ai)\b(?! (?:would|put|think|conclude|recommend|not|(?:don't|do not) (?:think|believe)))/i,
  /\b(?:not|no) (?:a )?(?:substitute for )?(?:medical|professional|individual) advice\b|\b(?:your|a) (?:doctor|physician|clinician|pharmacist|healthcare provider|care team)\b|\bconsult (?:a|your|with)\b/i,
];

/** What is said against a claim is said of the matter: "does not support the claim that X causes Y". */
const againstClaims =
  /\b(?:(?:not|n't|never|no (?:good |clear |convincing |reliable )?(?:evidence|support|basis|data))(?: [\w-]+){0,3} (?:for|support|confirm|back|back up|bear out|corroborate)|no (?:good |clear |convincing |reliable )?(?:evidence|support|basis|data) for|refutes?|contradicts?|disproves?|debunks?) (?:the |this |an? )?(?:\w+ )?(?:claim|hypothesis|belief|idea|notion|myth|fear|worry|concern)s?(?: [\w-]+){0,3} that\b/gi;
/** What is told of its own time: "2012: …", "Then (1980s): …", "Earlier trials found". */
const ofThen =
  /\b(?:was|were|had|used to)\b[^.;:]*\buntil (?:recently|lately|(?:the )?(?:early |mid-?|late )?(?:19|20)\d\d)|^(?:(?:then|in|around|since|before|until)\s)?[([]?(?:19|20)\d\ds?[)\]]?\s*[:–—]|^(?:until|before|up to|prior to)\s[^.,;:]{0,24}\b(?:19|20)\d\d\b|^(?:then|historically|traditionally|formerly|originally|previously|in the past|at first|initially)\b|^(?:earlier|older|early|previous|initial|the first|historical|the old)\s(?:[\w-]+ ){0,3}(?:stud(?:y|ies)|trials?|reviews?|reports?|data|work|research|evidence|analys[ei]s|cohorts?)\b/i;
/** "What does go up is X" turns to something else; "What trials show is that …" does not. */
const turnsTo =
  /^what\b(?![^.,;:]{1,120}?\b(?:shows?|showed|found|finds?|suggests?|indicates?|knows?|tells?|says?|concludes?)\b)[^.,;:]{1,120}?\b(?:is|isn't|isn’t|are|was|were)\b/i;

/** Whether a sentence states nothing on the matter itself. */
export function isAside(sentence: string): boolean {
  const plain = sentence.replace(againstClaims, 'does not');
  return ofThen.test(plain) || turnsTo.test(plain) || asides.some((pattern) => pattern.test(plain));
}

const order =
  /^["“']?(?:please |just |so |simply )?(?:do not|don't|never|always|avoid|ask|talk|speak|see|stop|start|take|keep|use|choose|try|consider|remember|check|monitor|consult|make sure|begin|continue|focus|prioriti[sz]e|offer|prescribe|reserve|discuss)\b/i;

/** Whether a sentence says what to do, not what is so. */
export const isOrder = (sentence: string): boolean => order.test(sentence);

const hedge =
  /\b(?:may|might|could|possibly|perhaps|potential(?:ly)?|theoretically|promising|hints?|conceivabl[ey]|plausibl[ey]|hypothesis-generating)\b/i;
const mildly = /\b(?:suggest(?:s|ed|ing|ive)?|appears?|seems?|tend(?:s|ed)?)\b/i;

/** How guarded a clause is: 2 says that something may be, 1 that it seems so, 0 neither. */
export const hedgingOf = (clause: string): 0 | 1 | 2 =>
  hedge.test(clause) ? 2 : mildly.test(clause) ? 1 : 0;
