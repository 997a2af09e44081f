/**
 * What a word says of an amount or of a thing's worth. `amount`: more or less of it. `merit`: good or bad. `often`: how
 * often it is met. `size`: a comparative that may qualify another of them ("more common", "smaller reduction").
 * `equal`: no difference. `cause`: brings it about, unless another word says which way. `level`: high or low.
 */
export type Sense = 'amount' | 'merit' | 'often' | 'size' | 'equal' | 'cause' | 'level' | 'deniable';

interface Sign {
  sense: Sense;
  /** 1: more or better; -1: less or worse; 0: neither. */
  sign: 1 | -1 | 0;
}

const list: [Sense, 1 | -1 | 0, RegExp][] = [
  [
    'equal',
    0,
    /^(?:similar(?:ly)?|comparabl[ey]|equal(?:ly)?|equivalen(?:t|ce|tly)|identical(?:ly)?|unchanged|unaffected|unaltered|neutral|ineffective(?:ly|ness)?|inefficient(?:ly)?|inefficacious|useless|nonsignificant(?:ly)?|insignificant(?:ly)?|noninferior(?:ity)?|futile|unhelpful|same|null)$/,
  ],
  [
    'amount',
    1,
    /^(?:increas(?:e|es|ed|ing|ingly)|rais(?:e|es|ed|ing)|ris(?:e|es|en|ing)|rose|elevat(?:e|es|ed|ing|ion|ions)|higher|boost(?:s|ed|ing)?|enhanc(?:e|es|ed|ing|ement)|augment(?:s|ed|ing)?|upregulat(?:e|es|ed|ion|ing)|stimulat(?:e|es|ed|ing)|induc(?:e|es|ed|ing)|induction|activat(?:e|es|ed|ing)|promot(?:e|es|ed|ing)|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl(?:es|ed|ing)|accelerat(?:e|es|ed|ing)|prolong(?:s|ed|ing|ation)?|longer|lengthen(?:s|ed|ing)?|extend(?:s|ed|ing)?|gain(?:s|ed|ing)?|grow(?:s|n|ing)?|grew|climb(?:s|ed)?|up-?regulated|threefold|twofold|fourfold|tenfold|faster|quicker|intensif(?:y|ies|ied)|escalat(?:e|es|ed)|strengthen(?:s|ed|ing)?|increment|surg(?:e|es|ed)|heighten(?:s|ed)?|amplif(?:y|ies|ied)|deeper|outnumber(?:s|ed)?)$/,
  ],
  [
    'amount',
    -1,
    /^(?:decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing|tion|tions)|lower(?:s|ed|ing)?|fewer|declin(?:e|es|ed|ing)|diminish(?:es|ed|ing)?|shorter|shorten(?:s|ed|ing)?|fell|fall|falls|fallen|drop(?:s|ped|ping)?|cut(?:s|ting)?|halv(?:e|es|ed|ing)|downregulat(?:e|es|ed|ion|ing)|suppress(?:es|ed|ing|ion)?|inhibit(?:s|ed|ing)|inhibition|attenuat(?:e|es|ed|ing|ion)|prevent(?:s|ed|ing)?|prevention|protect(?:s|ed|ing|ive|ion)?|avert(?:s|ed|ing)?|alleviat(?:e|es|ed|ing|ion)|reliev(?:e|es|ed|ing)|relief|eas(?:e|es|ed|ing)|lessen(?:s|ed|ing)?|mitigat(?:e|es|ed|ing)|ameliorat(?:e|es|ed|ing|ion)|slow(?:s|ed|ing|er)|delay(?:s|ed|ing)?|minimi[sz](?:e|es|ed|ing)|weaken(?:s|ed|ing)?|block(?:s|ed|ing)|abolish(?:es|ed)?|eliminat(?:e|es|ed|ing)|clear(?:s|ed)|repress(?:es|ed|ing|ion)?|curb(?:s|ed)?|slash(?:es|ed)?|shr[aiu]nk(?:s|ing)?|blunt(?:s|ed)?|lost|lose|loses|losing|wane(?:s|d)?|waning|drops|deplet(?:e|es|ed|ion)|deficient|deplete|silenc(?:e|es|ed|ing)|counteract(?:s|ed)?|subsid(?:e|es|ed)|dampen(?:s|ed)?|trim(?:s|med)?|abate(?:s|d)?|soothe(?:s|d)?|reversed|reverses|restrict(?:s|ed)|impede(?:s|d)?|hinder(?:s|ed)?|postpone(?:s|d)?|ward(?:s|ed)|avoids|avoided|down-?regulated|dwindl(?:e|es|ed))$/,
  ],
  [
    'merit',
    1,
    /^(?:improv(?:e|es|ed|ing|ement|ements)|better|superior(?:ity)?|benefi(?:t|ts|ted|cial|ting)|effective(?:ly|ness)?|efficac(?:y|ious)|efficient(?:ly)?|favou?r(?:s|ed|able|ing)?|helpful|helps?|works?|worked|outperform(?:s|ed|ing)?|safe|safely|safer|advantage(?:s|ous)?|useful|success(?:ful|fully)?|succeed(?:s|ed)?|worthwhile|valuable|excellent|well-tolerated)$/,
  ],
  [
    'merit',
    -1,
    /^(?:worse(?:n|ns|ned|ning)?|inferior(?:ity)?|harm(?:s|ed|ful|ing)|impair(?:s|ed|ing|ment)?|damag(?:e|es|ed|ing)|deteriorat(?:e|es|ed|ing|ion)|detriment(?:al)?|toxic|unsafe|dangerous|hazardous|aggravat(?:e|es|ed)|exacerbat(?:e|es|ed|ing)|poor(?:ly|er)?|bad(?:ly)?|injur(?:e|es|ed)|useless|disadvantage(?:ous)?|weaker)$/,
  ],
  [
    'often',
    1,
    /^(?:persist(?:s|ed|ent|ently)?|lasts?|lasted|lasting|lifelong|sustained|durable|maintained|endur(?:e|es|ed|ing)|common(?:ly|er|est)?|frequent(?:ly)?|often|oftener|likely|prevalent|widespread|abundant|plentiful|probable|usual)$/,
  ],
  [
    'often',
    -1,
    /^(?:rare(?:ly|r)?|uncommon(?:ly)?|infrequent(?:ly)?|seldom|unlikely|few|scarce(?:ly)?|sporadic|exceptional(?:ly)?|unusual)$/,
  ],
  ['size', 1, /^(?:more|greater|larger|bigger|stronger)$/],
  ['size', -1, /^(?:less|smaller|weaker|lesser)$/],
  [
    'cause',
    1,
    /^(?:caus(?:e|es|ed|ing|ation)|lead(?:s|ing)?|led|trigger(?:s|ed|ing)?|provok(?:e|es|ed)|result(?:s|ed)?|produc(?:e|es|ed|ing)|associat(?:ed|es|ion|ions)|link(?:ed|s)?|correlat(?:es|ed|ion)|contribut(?:e|es|ed)|connected|relat(?:ed|ionship)|connection|predispos(?:e|es)|responsible|generat(?:e|es|ed)|yield(?:s|ed)?|elicit(?:s|ed)?|creat(?:e|es|ed))$/,
  ],
  ['level', 1, /^(?:high|abundant|strong|large)$/],
  ['level', -1, /^(?:low|minimal|negligible|slow)$/],
  [
    'deniable',
    0,
    /^(?:differ(?:s|ed|ence|ences|ent)?|effects?|impact|influence[sd]?|chang(?:e|es|ed|ing)|affect(?:s|ed|ing)?|evidence|role|significan(?:t|tly|ce)|alter(?:s|ed)?|modif(?:y|ies|ied)|signal|relation)$/,
  ],
];

const known = new Map<string, Sign | null>();
/** Words kept: any answer has far fewer. */
const mostKnown = 50_000;

/** The direction that a lower-case word tells, if it tells one. */
export function signOf(word: string): Sign | null {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const found = list.find(([, , pattern]) => pattern.test(word));
  const sign = found ? { sense: found[0], sign: found[1] } : null;
  if (known.size >= mostKnown) known.clear();
  known.set(word, sign);
  return sign;
}

/** Outcomes that one wants more of; of all others, illnesses and their signs above all, one wants less. */
export const wanted =
  /^(?:function|surviv|qualiti|sleep$|strength|remiss|recoveri|adher|cognit|memori|mood|densiti|fertil|toler|abstin|vision|hear|immun|respons|heal|perform|fit|capac|mobil|sensit|growth|absorpt|wellb|energi|bone|muscl|attent|abil|learn|regener|express|divers|hdl|clearanc|satisfact|accuraci|acuiti|control|concept|birth|longev|life)/;
