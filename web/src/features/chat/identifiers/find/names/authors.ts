/** What scholars make. */
const works =
  'trials?|stud(?:y|ies)|commentary|papers?|editorials?|reviews?|articles?|(?:meta-)?analys[ei]s|theory|hypothesis|works?|books?|textbook|groups?|lab(?:oratory)?|institute|foundation|hospital|university|clinic|cohort|database|registry|guidelines?|lecture|essay|model|definition|observation|discovery|argument|claim';
/** What bears the name of who found it. */
const eponym =
  'diseases?|nodules?|disorders?|syndromes?|virus(?:es)?|signs?|tests?|scores?|ind(?:ex|ices)|criteria|classification|methods?|stain(?:ing)?|reflex|man(?:oe|eu)vres?|law|equation|formula|scale|effect|phenomenon|nomogram|anomaly|procedure|operation|technique|principle|rule|triad|tetrad|pentad|contracture|palsy|thyroiditis|arteritis|encephalitis|granulomatosis|vasculitis|purpura|ataxia|chorea|dystrophy|catheter|forceps|clamp|suture|position|curves?|distribution|statistic|correction|plot|factor|antigen|protocol|regimen|staging|grading|cysts?|bodies|ulcers?|nodes?|oil|wort|web|law|lotion|prize|point|sinus|fascia|duct|island|bay';
/** What bears a name and may be a patient's as well: "Hodgkin lymphoma", but "Ada Roe's lymphoma". */
const illness =
  'cells?|lymphomas?|leuka?emia|body|tumou?rs?|reaction|fracture|deformity|node|line|space|canal|gland|ligament|segment|o?esophagus|o?esophagectomy|nephritis|dementia|h(?:a)?emangioma|sarcoma|carcinoma|melanoma|diet|filter|tube|mutation|variant|allele|assay|medium|solution|stage|grade|type|lines';
const scholar =
  '(?:once |first |also |later |recently |famously |originally |already |then |really |actually |even ){0,2}(?:describ|argu|publish|propos|wrote|discover|coined|introduced|conclud|hypothes|demonstrat|invented|randomi[sz]ed|co-?author|founded|pioneer|popular|postulat|received the Nobel|found \\d|(?:argue|publish|conclude|propose|describe|hypothesi[sz]e|recommend|(?:show|find|claim|suggest|report) that)(?![\\p{L}])|(?:found|reported|showed|claimed|suggested|noted|observed|estimated|developed the|called)(?! h(?:er|is)) (?:that|in (?:his|her|their|the|\\d)|a (?:score|test|method|scale|hazard)|for))';

const after = new RegExp(
  `^(?:,? et al|,? ?(?:and|&) (?:colleagues|co-?workers|others)(?![\\p{L}])|,? \\(?(?:19|20)\\d\\d(?![\\d/.-])|[ ](?:${works}|${eponym}|${illness})(?![\\p{L}])|['’]s?[ ](?:[\\p{L}\\d-]+[ ]){0,2}(?:${works}|${eponym})(?![\\p{L}])|['’]s (?:18|19|20)\\d\\d|['’]?s?[ ](?:NEJM|Lancet|JAMA|BMJ|Nature)(?![\\p{L}])|[ ]${scholar}|[ ]\\p{Lu}{1,3}(?:,|\\. \\p{Lu}|;))`,
  'u',
);
/** "Guillain-Barré syndrome", where the run of capitalised words ended early. */
const goesOn = new RegExp(`^[ –-]\\p{Lu}[\\p{L}'’-]+[ ](?:${works}|${eponym}|${illness})(?![\\p{L}])`, 'u');
/** "Mehra MR, Uriel N, Haas M": a list of those who wrote. */
const inList = /\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}, $/u;
/** "and Jones (2017)", "& Taylor (Lancet Oncol 2017": the second of two who wrote. */
const pair = /^,? (?:and|&) \p{Lu}[\p{L}'’-]+(?: et al|,? ?\([^()]{0,30}(?:19|20)\d\d)/u;
const inJournal =
  /^ ?[([,]\s?(?:in )?(?:\p{L}+ ){0,3}(?:Lancet|NEJM|N Engl|JAMA|BMJ|Nature|Science|(?:Ann|Am|Eur|Br|Int) (?:J|Intern|Heart|Surg|Rheum)|J \p{Lu})\b/u;
const before =
  /(?:papers?|trials?|stud(?:y|ies)|articles?|reviews?|works?|editorial|commentary|book|textbook|theory|argument|group|method|technique|criteria|classification|describ\p{Ll}+|propos\p{Ll}+|written|published|reported|led|invented|discovered|coined|developed|introduced|defined|pioneered|analysis) (?:\p{Ll}+ ){0,2}(?:by|from|of) (?:(?:Dr|Prof|Professor|Sir)\.? )?$|(?:[Aa]ccording to|[Cc]iting|[Cc]ited by|[Nn]amed after|[Aa]uthors?:?|[Aa]uthored by|[Ee]d(?:itor|s)?\.?:?|[Nn]obel(?:ist| laureate| prize winner)?|[Ii]nvestigators?|[Tt]rialists?|[Mm]orbus|[Mm]aladie de|[Ss]yndrome de|[Ss]índrome de|[Ee]nfermedad de|[Ss]indrome di|[Mm]alattia di|[Mm]anovra di|[Ss]core de|[Pp]úrpura de|[Aa]rterite di) (?:(?:Dr|Prof|Professor|Sir)\.? )?$/u;

/** Whether a name is that of one who wrote, found out, or lent it to a disease, by what stands around it. */
export function isOfScholar(text: string, from: number, to: number): boolean {
  const behind = text.slice(to, to + 100);
  return (
    after.test(behind) ||
    goesOn.test(behind) ||
    inList.test(text.slice(Math.max(0, from - 40), from)) ||
    pair.test(behind) ||
    inJournal.test(behind) ||
    before.test(text.slice(Math.max(0, from - 60), from))
  );
}
