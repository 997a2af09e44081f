import { namesKnownOutcome } from './known-outcome.ts';

/** Drugs by how their names end, and those whose names do not tell. */
const byEnding = String.raw`\p{L}+(?:statin|statins|mab|mabs|gliptin|gliptins|gliflozin|gliflozins|glutide|glutides|zepatide|prazole|prazoles|sartan|sartans|olol|olols|pril|prils|cillin|mycin|micin|cycline|floxacin|conazole|navir|ovir|tinib|ciclib|parin|parins|xaban|xabans|gatran|gatroban|grel|grelor|quine|teplase|sone|solone|sonide|oterol|butaline|buterol|progestagen|progestagens|gesterone|triptan|triptans|gepant|gepants|oxetine|pramine|azepam|lukast|dronate|dronates|citabine|platin|taxel|rubicin|fenac|profen|coxib)`;
const byName =
  '(?:aspirin|metformin|warfarin|colchicine|vancomycin|albuterol|salbutamol|lithium|ketamine|melatonin|testosterone)';
/** Treatments by their names and by how the names of drugs end; what is given is never what was measured. */
const treatments = new RegExp(
  `^(?:${[
    byEnding,
    byName,
    String.raw`(?:vitamins?|omega-?\d?|n-\d|olive|fish|st\.?|john(?:['’]s)?|wort|hypericum|calcium|insulin|placebo|steroids?|corticosteroids?|glucocorticoids?|estrogens?|oestrogens?|progestogens?|progestins?|antibiotics?|antidepressants?|antipsychotics?|anticoagulants?|antioxidants?|probiotics?|statins?|beta-?blockers?|ssris?|snris?|tcas?|ppis?|nsaids?|hrt|fmt|cpap|saba|ics|zinc|magnesium|folate|folic|caffeine|nuts?|oils?|acids?|supplements?|supplementation)`,
    String.raw`(?:[a-hk]\d{0,2}|treatments?|therap(?:y|ies)|drugs?|users?|use|dos(?:e|es|age)|alone|only|combined|both|together|with|without|plus|and|or|other|than|active|standard|usual|care|regular|daily|current|occasional|continuous|never|on|demand|the|a|high|low|higher|lower|dose|antagonists?|inhibitors?|blockers?|h2)`,
  ].join('|')})$`,
  'iu',
);
/** "Two combined", "nine", "larger", "start from day": a count, a comparison or what is left of a time. */
const fragments =
  /^(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|each|all|several|many|most|few|larger|smaller|higher|lower|longer|shorter|older|younger|later|earlier|others?|combined|together|trials?|studies|cohorts?|groups?|arms?|start(?:s|ed|ing)?|from|to|between|days?|weeks?|months?|years?|hours?|night|time|age|aged?|net|average|overall|respectively|whereas|while|equal|strongest|frequent|standard|active|occasional|acute|cumulative|current|median|mean|summary|pooled|recorded|required|declined|failed|moderate|certainty|analys[ei]s|of|in|at|the|and|or|for|with|than|use|users?|per)\b ?)+$/i;
/** "With tirzepatide", "against terbutaline": whom a number is of, and not what was measured. */
const ofArm = /^(?:and |or |while |, )?(?:with|against|versus|vs\.?|given|than) /i;

/** Whether a label that was cut out of what a number is said of is a treatment, a count or a fragment, and no outcome. */
export function isNoOutcome(label: string, about: string): boolean {
  if (label === '' || namesKnownOutcome(label)) return label === '';
  return fragments.test(label) || isTreatment(label) || ofArm.test(about);
}

/** Whether words name what was given, and nothing else. */
export const isTreatment = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s,/]+/)
    .every((word) => word === '' || treatments.test(word));

/** Shorter words that end like a drug are none: "April". */
const drugName = new RegExp(String.raw`^(?=\p{L}{6})(?:${byEnding}|${byName})$`, 'iu');

/** The drugs that words name, in lower case. */
export const drugsIn = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => drugName.test(word));

/** "Had no effect on total fracture", "was associated with less of it", "were more effective for response": who acts is no outcome. */
export const agent =
  /^.*?\b(?:(?:had|has|have|having|showed|shows?|with) (?:(?:no|little(?: or no)?|an?|any|some) )?(?:\p{L}+ ){0,2}(?:effects?|influence|impact|benefits?|associations?|differences?) (?:on|upon|for|with|in) |(?:was|were|is|are) (?:not |also |only )?(?:\p{L}+ly )?associated with |(?:was|were|is|are) (?:not |no )?(?:(?:more|less|as|equally) )?effective (?:than [^,;]{1,40}?|as [^,;]{1,40}? )?(?:for|in|at|on|against) )(?:the )?/iu;

/** "Whereas death", "at least one infection", "nine larger trials the response": what stands ahead of the outcome. */
export const ahead =
  /^(?:(?:whereas|while|and|or|but|with|of|at least one|one or more) )+(?!and\b|or\b)|^(?:in )?(?:the )?(?:\p{L}+ ){0,2}(?:trials|studies|analyses|cohorts)(?: restricted to [^,;]{1,40}?)?,? the /iu;
