/** Which way a finding goes. `up` and `down` are amounts, `better` and `worse` judgements; `none` is no difference. */
export type Direction = 'up' | 'down' | 'better' | 'worse' | 'none';

const denied =
  "(?:not|n['’]t|never|cannot|failed to|fails to|fail to|without|nor|neither|no|unable to|did little to|does little to)";
const between = '(?: (?!but\\b|only\\b)[\\w-]+){0,3}? ';
const moves =
  '(?:reduc\\w*|lower\\w*|decreas\\w*|increas\\w*|improv\\w*|prevent\\w*|rais(?:e|ed|es|ing)|rose|differ\\w*|chang\\w*|affect\\w*|influenc\\w*|alter\\w*|benefi\\w*|effective|efficacious|superior|inferior|better|worse|higher|greater|fewer|less|more|smaller|larger|shorter|longer(?= than)|shorten\\w*|prolong\\w*|protect\\w*|associated|effects?|impact|associations?|evidence|significan\\w*|correlat\\w*|reach\\w* (?:statistical )?significance|elevat\\w*|decline\\w*|worsen\\w*|relationship|support\\w*|recommend\\w*)';

/**
 * Words that give a direction, each with what it is. In order: where two begin at one place the first counts, and words
 * of no difference take those inside them: "did not reduce" holds no "reduce".
 */
export const effectWords: readonly [Direction, RegExp][] = [
  [
    'none',
    new RegExp(
      `\\b(?:(?:did|does|do|was|were|is|are|has|have|had|could|would|will|can) ?)?${denied}${between}?(?:to )?${moves}(?: (?:\\w+ )?(?:different|differences?|better|worse|superior|effective|effects?|benefits?|reductions?|increases?|associated|improvements?|changes?|significan\\w*|lower|higher|greater|risks?|common|frequent(?:ly)?|often|likely|prevalent))?\\b`,
      'giu',
    ),
  ],
  [
    'none',
    /\b(?:similar(?!ly (?:reduc|lower|decreas|increas|improv|great|high|few|less|more|better|wors))(?:ly)?|comparable|unchanged|unaffected|(?:non-?|in)significant(?:ly)?|equivalent|equally|equal|ineffective|no different|the same|little (?:or no )?(?:effect|difference)|neutral|null|non-?inferior(?:ity)?)\b/giu,
  ],
  [
    'down',
    /\b(?:less (?:common|frequent|often|likely|prevalent)(?:ly)?|reduc(?:e|es|ed(?! (?:left |ventricular |ejection|EF|dose|intensity|kidney|renal))|ing|tions?)|decreas(?:e|es|ed|ing)|lower(?:s|ed|ing)?|fewer|less|declin(?:e|es|ed|ing)|fell|falls? by|drop(?:s|ped|ping)?|diminish(?:es|ed|ing)?|short(?:er|ens|ened|ening)|smaller|halv(?:e|es|ed|ing)|cut(?:s|ting)?|attenuat(?:e|es|ed|ing)|suppress(?:es|ed|ing)?|inhibit(?:s|ed|ing)?|prevent(?:s|ed|ing)?|protect(?:s|ed|ing|ive)?|alleviat(?:e|es|ed|ing)|reliev(?:e|es|ed|ing)|loss|lost|slow(?:s|ed|er|ing)?|avoid(?:s|ed|ing)?|rarer|lessen(?:s|ed|ing)?|relief)\b/giu,
  ],
  [
    'up',
    /\b(?:more (?:common|frequent|often|likely|prevalent)(?:ly)?|increas(?:e|es|ed|ing|ingly)|higher|greater|elevat(?:e|es|ed|ing|ion)|rais(?:e|es|ed|ing)|rose|rise(?:s|n)?|more|longer|larger|(?:doubl|tripl)(?:es|ed|ing|e(?![- ](?:blind|dumm|mask|therap|negativ|combin|antiplatelet|strand|regimen|dose|drug)))|prolong(?:s|ed|ing)?|lengthen(?:s|ed|ing)?|extend(?:s|ed|ing)?|stimulat(?:e|es|ed|ing)|accelerat(?:e|es|ed|ing)|enhanc(?:e|es|ed|ing)|gain(?:s|ed)?|caus(?:ed|ing)|causes? (?=more|an?|fewer|less|significant)|induc(?:e|es|ed|ing)|commoner|promot(?:e|es|ed|ing))\b/giu,
  ],
  [
    'better',
    /\b(?:improv(?:e|es|ed|ing|ements?)|better|superior|(?<!for )superiority|benefi(?:t|ts|ted|cial)|effective(?:ly)?|efficacious|efficacy|favou?r(?:s|ed|ing|able|ably)?|ameliorat(?:e|es|ed|ing)|outperform(?:s|ed|ing)?|help(?:s|ed)?|succe(?:ss|eded|ssful|ssfully)|works?|corrected|restor(?:e|es|ed|ing))\b/giu,
  ],
  [
    'worse',
    /\b(?:wors(?:e|en|ens|ened)|(?<!non-?)inferior(?:ity)?|harm(?:s|ed|ful)?|impair(?:s|ed|ing|ment)?|deteriorat(?:e|es|ed|ing|ion)|detriment(?:al)?|poorer)\b/giu,
  ],
];

/** Outcomes of which less is better, by their names in the lexicon or their stems' beginnings. */
export const unwanted =
  /^(?:death|any-cause|infarction|stroke|bleeding|heart-failure|hospitalisation|thrombosis|deep-vein|pulmonary-emb|fracture|fall|infection|exacerbation|relapse|cancer|depression|pain|delirium|hypoglyc|adverse|discontinu|mace|vascular-event|embolism|length-of-stay|pneumonia|mortal|event|symptom|anxieti|complic|toxic|nausea|vomit|headach|seizur|failur|recurr|progress(?!ion-free)|diseas|sever|injuri|disabl|disord|incontin|ulcer|rash|sepsi|shock|arrhythm|edema|oedema|fatigu|insomnia|ldl|hba1c|systolic-pressure|blood-pressure|body-weight|cholesterol|triglycerid|viral|load|bmi|lesion|itch|hospit|dement|stress|obes|ventilation|transfus|hypertens|hypotens|drink|smoke|dysfunct)/;
/** Outcomes of which more is better. */
export const wanted =
  /^(?:alive|surviv|overall-survival|progression-free|response|remission|quality-of-life|cognition|abstin|function|heal|recoveri|adher|success|immunogen|antibodi|satisfact|cure|sleep|hdl|clearanc|bone|densiti|fev1|capac|wellb|mobil|seroconver|knowledg|pregnanc|birth|eradic)/;
/** With these, what is unwanted is wanted and the other way round: time to death, free of relapse. */
export const turning = /^(?:time-to|event-free|absenc|free|avoid|resolut|resolv)$/;
/** Words that take a finding back: it was seen, or is hoped for, and not shown. */
export const hedges =
  /\b(?:numerical(?:ly)?|trend(?:s|ed|ing)?|tend(?:s|ed|ency)|p ?= ?NS|may|might|could|potential(?:ly)?|possib(?:le|ly)|promis(?:e|ing)|encouraging|appears?|suggestive|feasib\w+|nearly significant|borderline|subset|subgroups?|post[- ]hoc|exploratory)\b/i;
