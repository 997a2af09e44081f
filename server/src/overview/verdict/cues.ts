/**
 * The words that verdicts are read from, by what they say. Each pattern is an alternation without nested repeats, so
 * that reading stays linear in the text.
 */
const patterns = {
  good: `effective|efficacious|efficacy|useful|usefulness|safe|safely|safety|feasible|feasibility|reliable|reliably|accurate|accurately|valuable|value|beneficial|benefits?|benefited|advantages?|advantageous|improv\\w*|enhanc\\w*|better|superior|success|successful|successfully|acceptable|appropriate|appropriately|justif\\w+|justified|promising|adequate|adequately|sufficient|sufficiently|valid|suitable|helpful|well[- ]tolerated|tolerated|excellent|good|favou?rabl[ey]|preferable|preferred|optimal|protect\\w*|cost-effective|worthwhile|satisfactory|alternative|viable|practical|robust|aware|awareness|agree|agreement|consensus|reasonable|applicable|achievable|desirable|outperform\\w*|replace|substitut\\w+|prefer|prefers|adequacy|capab\\w+|competent|confident|consistent|consistently|facilitat\\w+|achiev\\w+|correct|correctly`,
  bad: `worse|worsen\\w*|inferior|ineffective|poor|poorly|poorer|harm\\w*|adverse\\w*|detriment\\w*|inadequate\\w*|insufficient\\w*|unreliable|inaccurate\\w*|unsafe|complications?|mislead\\w*|contraindicat\\w+|avoid\\w*|danger\\w*|toxic\\w*|impair\\w*|deteriorat\\w*|suboptimal|problematic|low|weak|unfavou?rabl[ey]|erroneous|improper\\w*|mortality|death|injur\\w+|risky|compromis\\w+|shortcomings?|failings?|disappoint\\w*|suffer\\w*|disadvantag\\w+|drawbacks?|misperception|unaware|underus\\w+|underestimat\\w+|overestimat\\w+|incorrect\\w*|burden|problems?|concern\\w*`,
  relation: `associat\\w+|correlat\\w+|predict\\w*|related|relation|relationships?|link|links|linked|influenc\\w+|affect|affects|affected|effects?|impacts?|role|contribut\\w+|risk factors?|caus(?:e|es|ed|ing|al|ality)|determinants?|involved|involvement|implicated|attribut\\w+|responsible|(?:prognostic|important|major|key|independent) factors?|candidate|contributory|linkage|predispos\\w+|lead to|leads to|led to|result in|results in|resulted in|due to|explain\\w*|depend on|depends on|dependent`,
  differ: `differ|differs|differed|different|differences?|differently|differing|discrepan\\w+|disparit\\w+|vari(?:es|ed|ation|ations|ability)|distinct|distinguish\\w*|discriminat\\w+|chang(?:e|es|ed|ing)|alter|alters|altered|alterations?`,
  same: `similar|similarly|comparable|comparably|equivalent|equivalence|same|equal|equally|identical|unchanged|unaffected|undisturbed|unrelated|non-?inferior|noninferiority|regardless|irrespective|independent of|independently of|as (?:good|effective|safe|accurate|reliable|clearly) as|just as|like those|stable|preserv\\w+|almost identical|as (?!well|long|soon|many|far)\\w+ as|shared?|no (?:more|less)|neither`,
  up: `increas\\w+|higher|highest|greater|elevat\\w+|rais(?:e|es|ed)|rises?|rose|longer|more|most|majority|larger|prolong\\w*|promot\\w+|accelerat\\w+|exacerbat\\w+|aggravat\\w+|widespread|frequent|frequently|common|commonly|high|strong|strongly|large`,
  down: `decreas\\w+|reduc\\w+|lower|lowers|lowered|lowest|fewer|less|least|declin\\w+|diminish\\w*|shorter|shorten\\w*|fell|suppress\\w*|inhibit\\w*|attenuat\\w+|prevent\\w*|minimi[sz]\\w+|smaller|minority|small|rare|uncommon|infrequent|slight|slightly|minimal|limited|modest`,
  need: `necessary|necessity|needs?|needed|required?|requires|requirement|recommend\\w*|should|must|advocat\\w+|warrant\\w*|essential|indicated|mandatory|justified|important|importance|first-line|standard|routine|routinely|advisable|ought`,
  needless: `unnecessary|unnecessarily|needless|overus\\w+|safely omitted|omit\\w*|abandon\\w*|discontinu\\w+|superfluous|unwarranted|unjustified|preclude|precludes|contraindication`,
  can: `can|able|capable|possible|possibility|enables?|allows?|allowed|permits?|identif\\w+|detect\\w*`,
  cannot: `cannot|can't|unable|impossible|inability|unlikely|improbable|fail|fails|failed|failure|lack|lacks|lacked|lacking|absence|absent|little|hardly|rarely|seldom|neither|nor|never|none|doubtful|cast doubt|casts doubt|question the|calls? into question|refut\\w+|contradict\\w*|reject\\w*|rather than|instead of`,
  hedge: `may|might|could|possible|possibly|potential|potentially|perhaps|appears?|appeared|seems?|seemed|tends?|tendency|trend|likely|probably|would`,
  mayNot: `may not|might not|may or may not|could not`,
  suggest: `suggest\\w*|hypothes\\w+|speculat\\w+|considered|consider|consideration`,
  confirm: `confirm\\w*|demonstrat\\w+|clearly|strongly|significant|significantly|conclude|concluded|shows?|showed|shown|proved|proven|evidence|establish\\w*|definite\\w*|support|supports|supported|highly|independent(?:ly)?`,
  future: `further|future|additional|more (?:research|studies|study|data|work|evidence|insight)|larger (?:studies|trials|series|sample)|prospective (?:studies|trials)|randomi[sz]ed (?:trials?|studies|controlled)|long-term follow-up|remains to be|await\\w*|investigation|investigated|needs? to be|studies are`,
  doubt: `unclear|unknown|uncertain\\w*|inconclusive|controvers\\w+|conflicting|debat\\w+|questionable|questions?|inconsisten\\w+|caution\\w*|difficult|limitations?|preliminary|undetermined|equivocal|ambiguous|not (?:yet )?(?:known|clear|possible to)|insufficient (?:evidence|data)|limited (?:evidence|data)|statistical power|underpowered|whether`,
  part: `some|select|selected|selectively|selective|certain|subset|subgroups?|only|depend(?:s|ing)? (?:up)?on|partial|partially|partly|modest|varies|variable|mixed|in part|except\\w*|unless|not all|not always|not necessarily|limited|specific|particular\\w*|individual\\w*|if|when|half|second best|weaker`,
  partly: `in part|partly|partial|partially|to some extent|not necessarily|not all|not always|mixed|select(?:ed|ive|ively)?|certain|subset|subgroups?|half|second best|alone|in some|some patients|depending|depends|varies|unless|only (?:in|if|when|for|among|a|some|one|two|three|four|five|six)|however, in|but only|but not|appropriate for|except|trade-?off|case[- ]by[- ]case`,
  contrast: `but|however|although|though|whereas|while|despite|nevertheless|nonetheless|yet|even though|in contrast|on the other hand|conversely|on the contrary|not only`,
} as const;

export type Cue = keyof typeof patterns;
const cues = Object.keys(patterns) as Cue[];
export const cuePatterns = cues.map(
  (cue) => [cue, new RegExp(`(?<![\\w-])(?:${patterns[cue]})(?![\\w-])`, 'gi')] as const,
);
