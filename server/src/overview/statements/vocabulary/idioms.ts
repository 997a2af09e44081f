/** Turns of phrase that word-by-word reading would get wrong, each with a plainer one. Applied in order. */
const idioms: [RegExp, string][] = [
  [/\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/,? (?:however|though|therefore|also|in fact|indeed|importantly|notably),/g, ''],
  [/\bper ?cent\b/g, '%'],
  [/\bmm hg\b/g, 'mmhg'],
  [/\bnot only\b/g, ''],
  // Denials that affirm, before those that deny.
  [/\b(?:can|could|does|do|did|may|would) not (?:rule out|exclude)\b/g, 'leaves possible'],
  [/\b(?:can|could|should) not be (?:ruled out|excluded|dismissed|discounted)\b/g, 'is possible'],
  [/\b(?:not|never|hardly|by no means) without\b/g, 'with'],
  [
    /\bnot (?:entirely |wholly |completely )?(?:un|in|ir|im)(common|frequent|effective|efficacious|significant|safe|important|beneficial|helpful|likely|related|reasonable|affected|substantial|possible)/g,
    '$1',
  ],
  [/\bnot harmless\b/g, 'harmful'],
  [/\bnot (?:as|so) (\w+) as\b/g, 'less $1 than'],
  // What is not inferior is no better for that; what is not superior is no worse.
  [/\b(?:non-?inferior(?:ity)?|(?:not|neither|never)(?: \w+ly)? inferior)\b/g, 'noninferior'],
  [
    /\b(?:no|not(?: any| \w+ly)?) (?:less|worse|better|more) (?:\w+ )?(?=than\b|at\b|for\b|in\b)(?!than (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b))/g,
    'equivalent ',
  ],
  [/\b(?:no|not(?: any)?) (?:more|less|better|worse) (?!than\b)\w+(?= [^,;]{0,60}\bthan\b)/g, 'equivalent'],
  [/\b(?:no|not(?: any| \w+ly)?) superior(?:ity)?\b/g, 'equivalent'],
  [
    /\b(?:at least )?as (?:effective|efficacious|good|well|safe|bad|common|frequent|frequently|often|effectively|many|much|likely|long|high|low) as\b/g,
    'equivalent to',
  ],
  [/\bon (?:a )?par with\b|\bnothing between\b/g, 'equivalent to'],
  [
    /\b(?:no|not) (?:more|longer|later|greater|higher) than (?=[\d(a-z])|\b(?:should |must |can |do |does |to )?not (?:to )?(?:exceed|be exceeded|take more than|go (?:above|beyond|over))\b|\bbeyond\b/g,
    ' maximum ',
  ],
  [
    /\b(?:little|small|minimal|negligible)(?:,? if any| or no| to no)\b|\bno or little\b|\bhardly any\b|\bscarcely any\b|\b(?:very )?little(?= (?:effect|difference|impact|change|benefit|evidence|influence|association))/g,
    'no',
  ],
  [/\b(?:less|fewer|lower|shorter) than (?=\d|(?:one|two|three|half|a (?:day|week|month))\b)/g, 'below '],
  [/\b(?:more|greater|higher|longer) than (?=\d|(?:one|two|three|half|a (?:day|week|month))\b)/g, 'above '],
  [/(?<!\b(?:is|are|was|were|too|very|a|the|of) )\b(slow|clear) (?=[a-z]{4})/g, '$1s '],
  [/\bno longer\b/g, 'not'],
  [/\b(?:fail(?:s|ed|ing)?|failure|unable|inability) to\b/g, 'not'],
  [/\b(?:without|of no|no) (?:clear |real |proven )?(?:benefit|effect|use|value|avail)\b/g, 'ineffective'],
  [/\b(?:lack of|absence of|lacks|lacked|lack|free (?:of|from)|devoid of)\b/g, 'no'],
  [
    /\b(?:did|does|do|was|were|is|are) not (?:\w+ly )?differ(?:ent)?\b|\b(?:no|not any|without) (?:\w+ ){0,3}differences?\b/g,
    'equivalent',
  ],
  [/\bhow (?:often|frequently)\b|\b(?:frequency|rate|number|occurrence) of\b/g, 'incidence of'],
  [/\bhow long\b|\blength of\b/g, 'duration of'],
  [/\b(?:shorter|shorten|shortens|shortened|shortening)\b/g, '$& duration'],
  [/\binsignificant(ly)?\b/g, 'not significant'],
  [
    /\bliv(?:e|es|ed|ing) longer\b|\b(?:prolong|extend|lengthen)\w* (?:life|lives|lifespan|life expectancy)\b|\bsurviv(?:e|es|ed) longer\b/g,
    'increased survival',
  ],
  [/\b(?:life expectancy|longevity)\b/g, 'survival'],
  [/\b(\w+)-free survival\b/g, '$1free lifespan'],
  [/\bos\b/g, 'overall survival'],
  [
    /\b(?:lost weight|weight) (?:is |was |are )?regain(?:s|ed)?\b|\b(?:weight regain|regain(?:s|ed|ing)? (?:\w+ )?weight|regain(?:s|ed)?)\b/g,
    'weight increase',
  ],
  [/\b(?:weight loss|loss of weight|los(?:t|e|es|ing) weight)\b/g, 'weight decrease'],
  [/\b(?:weight gain|gain(?:s|ed|ing)? (?:\w+ )?weight)\b/g, 'weight increase'],
  [/\b(?:a )?risk factors? for\b/g, 'raises'],
  [/\b(?:go|goes|went|going|gone|push(?:es|ed)?|driv(?:es|e)|drove) up\b/g, 'increases'],
  [/\b(?:go|goes|went|gone|come|comes|came|bring|brings|brought|push(?:es|ed)?) down\b/g, 'decreases'],
  [/\bwears? off\b|\bfad(?:es|ed|e)\b/g, 'wanes'],
  [/\bless long\b/g, 'shorter duration'],
  [/\b(?:fully |completely )?reverses?\b/g, 'eliminates'],
  [
    /\b(?:faster|quicker|speedier|sooner) recovery\b|\brecovery (?:\w+ ){0,3}(?:faster|quicker|sooner)\b|\brecover(?:s|ed)? (?:faster|sooner|more quickly)\b|\b(?:accelerat|speed|hasten)\w* (?:up )?recovery\b/g,
    'shorter recoverytime',
  ],
  [/\b(?:time to|time until|duration of) (?:clinical )?recovery\b|\brecovery time\b/g, 'recoverytime'],
  [/\b(low|reduced|impaired) ejection fraction\b|\bejection fraction (?:was |is )?reduced\b/g, 'reducedef'],
  [
    /\b(preserved|normal) ejection fraction\b|\bejection fraction (?:was |is |were )?preserved\b/g,
    'preservedef',
  ],
  [/\b(?:at|with) (?:a )?(?:high|higher|increased|elevated)(?: risk|-risk)\b|\bhigh-risk\b/g, 'highrisk'],
  [/\bprimary prevention\b/g, 'primaryprevention'],
  [/\bsecondary prevention\b/g, 'secondaryprevention'],
  [/\blower (back|limb|extremity|respiratory|urinary|abdominal|leg|bound)\b/g, 'low-$1'],
  [
    /\b(?:first|front)[- ]line\b|\binitial (?:therapy|treatment|choice)\b|\bfirst[- ]choice\b|\btreated first\b/g,
    'firstline',
  ],
  [/\boff[- ]target\b/g, 'offtarget'],
  [/\bempty stomach\b|\bfasting\b/g, 'emptystomach'],
  [/\bbeta[- ]blocker/g, 'betablocker'],
  [/\blow[- ]fodmap\b|\b(?:low in|restricting) fodmaps?\b/g, 'lowfodmap'],
  [
    /\b(of|on|for|fewer|risk|from|injurious|recurrent|accidental|prevent\w*|reduc\w*|lower\w*|increas\w*|rais\w*|decreas\w*) falls?\b/g,
    '$1 falling',
  ],
  [
    /\b(of|on|in|the|and|or|for|fewer|more|no|risk|from|injurious|recurrent|accidental|prevent\w*|reduc\w*|lower\w*|increas\w*|rais\w*|decreas\w*) falls?(?= |$|[.,;])(?! (?:in|by|of) )/g,
    '$1 falling',
  ],
  [/\bfalls? (?=were\b|are\b|among\b|and\b|or\b|did\b|occur|rates?\b|risk\b|either\b)/g, 'falling '],
  [
    /\b(double|triple|quadruple)[- ](blind|dummy|therapy|dose|negative|combination|vessel|regimen|bismuth|drug|vaccine)\b/g,
    '$1-$2',
  ],
  [/\bquadruple therapy\b/g, 'quadruple-therapy'],
];

/** Lower-case text in plainer words. */
export function inPlainerWords(text: string): string {
  return idioms.reduce((plain, [idiom, plainer]) => plain.replace(idiom, plainer), text);
}
