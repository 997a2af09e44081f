import { sentencesOf } from '../sentences/sentences.ts';

const auxiliary =
  '(?:is|are|was|were|am|do|does|did|can|could|should|shall|would|will|has|have|had|may|might|must)';
/** As much of a question as is read. */
const maxLength = 2_000;

/** Courtesies and orders in front of the question itself. */
const preamble =
  /^(?:(?:hi|hello|hey|please|dear \w+|kindly|ok|okay|so|well|and|but|also|question|q|now|then|briefly|in (?:short|brief))\s?[,:.!-]?\s+)+/i;
/** "Tell me whether X" asks X; "can you tell me if" does too. */
const whether =
  /^(?:(?:can|could|would|will) you (?:please |kindly )?)?(?:(?:please )?(?:tell|let|advise|inform|show|assess|check|decide|determine|evaluate|establish|find out|examine|explain|investigate|judge|verify|clarify|state|say|answer|confirm|review|summari[sz]e)\b|i (?:would like|want|need|wish|'d like) to know|i(?:'m| am) (?:wondering|asking|interested)|i wonder|do (?:you|we) know|is it known|what is the evidence (?:on|about|for|regarding|as to))[^?.]{0,60}?\b(?:whether|if)\b/i;
const politeOpening =
  /^(?:can|could|would|will|may|might) (?:you|i|we|someone|anybody|anyone)\b[^?.]{0,30}?\b(?:explain|list|describe|tell|summari[sz]e|compare|give|provide|outline|discuss|show|elaborate|review|name|suggest|ask|know|write|compile|help)\b/i;
const asksOpenly = /\b(?:what|which|who|whom|whose|when|where|why|how)\b|\bto what extent\b/i;
const openStart =
  /^(?:(?:in|at|on|by|for|to|from|of|under|with|through|since) )?(?:what|which|who|whom|whose|when|where|why|how)\b/i;
/** An order to write, or a noun phrase that names a subject: "Effect of X on Y?". */
const orderStart =
  /^(?:list|describe|explain|compare|summari[sz]e|give|provide|outline|discuss|tell|name|review|write|define|identify|show|find|search|elaborate|suggest|recommend|calculate|compile|analy[sz]e)\b/i;
const subjectStart =
  /^(?:the )?(?:effects?|impacts?|influence|role|mechanisms?|causes?|treatments?|management|prevalence|incidence|pathogenesis|epidemiology|comparison|overview|summary|options|differences?|relationship|association|efficacy|safety|diagnosis|prognosis|side effects|indications?|dosage|dose) (?:of|between|for|in|and)\b/i;
/** "X or Y?" asks which, unless one of them is "not". */
const alternative = /\bor\b(?!\s+(?:not|no)\b)/i;
/** "2 cm or less", "65 years or older": a bound of what is asked about, and nothing to choose from. */
const bound =
  /(\d\S*(?:\s[\p{L}%/²^-]{1,12}){0,3})\sor\s(?:less|fewer|more|older|younger|above|below|over|under|higher|lower|greater|larger|smaller|longer|shorter|earlier|later|beyond|better|worse)\b(?!\s(?:effective|efficacious|harmful|useful|likely|safe|often|than)\b)/giu;
/** "One or two units": about as many, unless it is asked which of them is better. */
const about = /\b(?:one or two|two or three|three or four|four or five|1 or 2|2 or 3|3 or 4|4 or 5)\b/gi;
const whichIsBetter =
  /^(?:is|are|was|were|should)\b|\b(?:better|best|preferable|preferred|superior|instead)\b/i;
const comparing =
  /\b(?:better|best|more|less|worse|preferable|preferred|superior|first|cheaper|safer|faster|instead)\b/i;
const choosing =
  /^[^?,]*,\s*or\b(?![^?,]*,)|^(?:should|is|are)\b[^?]*\beither\b[^?]*\bor\b|\bor (?:rather|instead|by|with|via|is|are|does|do|should)\b/i;
const knowing =
  /^(?:do (?:you|we) know|is it known|is it clear)\b[^?]{0,30}?\b(?:what|which|who|when|where|why|how)\b/i;
const claiming = /\b(?:as an?|, (?:an?|the|another)|still|really|new|possible|it's)\b/i;
const subject =
  /\b(?:effects?|impacts?|mechanisms?|causes|treatments?|therapy|therapies|management|prevalence|incidence|pathogenesis|overview|options|differences|dosage|dose|best|guidelines?|types?|symptoms?|signs|examples|recommendations?|indications?)\b|^\S+(?: \S+){0,2}$/i;
const leadsIn =
  /^(?:in|among|for|with|after|during|given|at|on|under|when|if|following|compared|regarding|as|from|within|before|by|despite|considering|concerning|about|because|since|assuming)\b/i;
const auxiliaryAtHead = new RegExp(`^(?:${auxiliary})(?:n['’]t)?\\s`, 'i');
const auxiliaryBehindLead = new RegExp(`[,;]\\s*(?:then )?(?:${auxiliary})(?:n['’]t)?\\s`, 'i');
const auxiliaryInside = new RegExp(`\\b${auxiliary}\\b`, 'i');
const tag =
  /,\s*(?:right|correct|true|yes|no|(?:is|are|does|do|did|was|can|has)n['’]t (?:it|they|there)|(?:is|are|does|do|did|was|can|has) (?:it|they|there))\s*\?$/i;

/**
 * Whether a question can be answered by yes or no; all others are `open`. Read is the last clause that asks:
 * "X: a risk factor?" and "Asthma. Does X help?" are yes/no questions, "Does X or Y help more?" is not.
 */
export function kindOfQuestion(question: string): 'yes-no' | 'open' {
  const said = question
    .slice(0, maxLength)
    .replace(/[*_`#>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!said) return 'open';
  const asking = askingSentence(said);
  return asking ? kindOfClause(asking) : 'open';
}

/** The first sentence that asks; where none has a question mark, the last. */
function askingSentence(said: string): string | undefined {
  const sentences = sentencesOf(said)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text));
  return sentences.find((text) => text.endsWith('?')) ?? sentences.at(-1);
}

function kindOfClause(clause: string): 'yes-no' | 'open' {
  const plain = clause.replace(preamble, '').trim();
  if (whether.test(plain) || tag.test(plain)) return 'yes-no';
  const parts = plain.split(/:\s+|\s?--\s?|\s?—\s?|\s–\s/).filter(Boolean);
  const last = (parts.at(-1) ?? plain).replace(preamble, '').trim();
  const isOrder = orderStart.test(plain) && !auxiliaryAtHead.test(last);
  if (isOrder || knowing.test(plain) || politeOpening.test(plain)) return 'open';
  // "What about people on dialysis — does it help?"
  const isAboutOthers =
    parts.length > 1 && /^(?:what|how) about\b/i.test(plain) && auxiliaryAtHead.test(last);
  if (!isAboutOthers && (openStart.test(plain) || openStart.test(last))) return 'open';
  if (subjectStart.test(plain) && !auxiliaryAtHead.test(last) && parts.length < 2) return 'open';
  if (isAboutOthers) return isChoice(last) ? 'open' : 'yes-no';
  const asking = [plain, last].find((part) => auxiliaryAtHead.test(part)) ?? behindLead(plain);
  if (asking) return isChoice(asking) ? 'open' : 'yes-no';
  // "X: a risk factor?" asks whether it is one; "X in Y?" names a subject.
  if (parts.length > 1 && plain.endsWith('?'))
    return alternative.test(last) || asksOpenly.test(last) ? 'open' : 'yes-no';
  if (asksOpenly.test(plain) || alternative.test(plain) || !plain.endsWith('?')) return 'open';
  // A bare claim with a question mark asks whether it holds; a bare subject asks for anything.
  return claiming.test(plain) || auxiliaryInside.test(plain) || !subject.test(plain) ? 'yes-no' : 'open';
}

function behindLead(plain: string): string | undefined {
  const found = leadsIn.test(plain) ? auxiliaryBehindLead.exec(plain) : null;
  return found ? plain.slice(found.index + 1).trim() : undefined;
}

/** "Is X or Y better?" asks which; "Does X reduce pain or fever?" asks of both. */
function isChoice(clause: string): boolean {
  const unbound = clause.replace(bound, '$1');
  const asking = whichIsBetter.test(unbound) ? unbound : unbound.replace(about, 'some');
  if (!alternative.test(asking)) return false;
  return (comparing.test(asking) && !/\bthan\b|\bmore or less\b/i.test(asking)) || choosing.test(asking);
}
