import type { Verdict } from '@sextant/contracts';
import { isDisowned, leadInOf } from './lead-in.ts';

/** A verdict that a sentence gives in so many words. */
export interface StatedWords {
  verdict: Verdict;
  /** The words that give it. */
  words: string;
}

/** As much of a sentence is read. */
const maxLength = 600;
/** "Short answer: …", "Fazit: …": what follows is the answer to what was asked. */
const label =
  /^(?:(?:the|my|a) )?(?:(?:short|brief|quick|direct|simple|honest|overall|final|one-line|long(?:er)?|full(?:er)?|complete) )?(?:answer|verdict|conclusion|bottom[- ]line|recommendation|summary|take-?away|take[- ]home(?: message)?|tl;?\s?dr|(?:short|long(?:er)?) (?:version|take)|in short|in brief|in summary|in conclusion|to sum up|kurze antwort|kurzantwort|antwort|fazit|kurz gesagt|kurz|respuesta(?: corta| breve)?|conclusión|en resumen|en breve|réponse(?: courte)?|conclusion|en bref|en résumé|my read|my take|putting it (?:all )?together)(?: (?!is\b|of\b)[^,.:;]{1,60})?\s*[:,–—-]+\s+/i;
/** "Overall: …", "All in all, it depends". */
const summing =
  /^(?:overall|on balance|all in all|taken together|all told|net)(?:\s*:\s+|,\s+(?=(?:it|that|this) (?:really |largely )?(?:depends|varies|differs)\b))/i;
const namedLabel =
  /^(?:[^.;:]{0,60} that )?(?:(?:the|my) )?(?:short |brief |quick |direct |overall |final |honest |simple |plain )?(?:answer|verdict)(?: to [^,.:;]{1,60})? (?:is|would be(?![^.;]{0,120}\bif\b)|seems to be|appears to be),? (?=["“]?(?:probably |likely |most likely |almost certainly |clearly |a clear |generally |still )?(?:yes|no)\b)|^(?:so,? )?(?:(?:the|all|most|best|current|available|published|larger?|better) ){0,4}(?:evidence|data|trials|research|science|studies|numbers) (?:so far |now |here )?(?:says?|answers?) (?=["“]?(?:yes|no)\b)/i;
/** How sure or how much. Not whose it is, when it was, or by what reasoning: "anecdotally", "formerly", "biologically". */
const surely =
  '(?!theoretical|hypothetical|tradition|histor|previous|former|suppos|alleged|superficial|initial|original|ideal|presum|commercial|official|anecdot|report|purport|intuitiv|mechanis|biochem|genetic|molecular|nutrition|experiment|preclinic|observation|popular|folklor|myth|conventional|ostensib|possib|potential|conceivab|plausib|hopeful|promising|legal|cultural|subjective|temporar|rare|occasional|[a-z]{2,9}ologic)[a-z]{4,16}ly';
const manner = `(?:(?:it is |that is )?(?:(?:very |quite |most |more than |pretty )?(?:probably|likely)|almost certainly|apparently|generally|broadly|largely|mostly|usually|currently|at present|clearly|overall|in general|often|on average|in principle|in practice|as a rule|strictly speaking|for the most part|(?:(?:very |quite |fairly |pretty )?(?:${surely})),?(?: very likely| probably| speaking)?|wahrscheinlich|vermutlich|probablemente|probablement)[,]?\\s+|(?:in|for) most (?:people|patients|adults|cases|women|men|of them),?\\s+)?`;
/** "Non-fatal" begins a compound. */
const behind = '(?!-[a-z])(?!\\.\\s*\\d)(?=\\s*(?:[.,:;!–—)"”-]|$)';
const yes = new RegExp(
  `^["'“(]?(?:probably|most likely|very likely|almost certainly)(?=\\s*[.,;:!–—])|^["'“(]?${manner}(?:yes|yep|ja|sí|sì|oui)${behind}|\\s(?:it|they|there|this|that|in|for|if|when|at|on|under|within|among|once|as long as|slightly|on average|on balance|overall|provided|with (?:a |an |some |one |two |few |important )*(?:caveats?|qualifications?|conditions?|reservations?))\\b)|^["'“(]?(?:correct|(?:that's|that is) (?:correct|true|right))(?=\\s*[.,;:!–—])`,
  'i',
);
/** "Not reliably.", "Not usually in adults": what else follows is a predicate of its own, as in "Not clearly harmful". */
const notHow = `(?:\\s(?:really|in general|at present|on (?:the basis of )?(?:current|the current|present|available|the available) (?:[\\w-]+ ){0,2}(?:evidence|data|trials|knowledge|standards|practice|form)|(?:to|in) (?:any|an?) (?:[\\w-]+ ){0,3}(?:extent|degree|way|sense|manner|fashion|amount|measure|groups?|subgroups?|trials?|stud(?:y|ies)|settings?|populations?|patients?|people|cases?)|by much|so far|on its own|on their own|by itself|by themselves|alone|as a rule|by default|${surely})){1,3}(?=\\s*(?:[.,:;!–—)]|$)|\\s(?:in|for|among|with|at|when|if|unless|because|on|by|from|after|before|that|as|enough|you|we|according|based|so)\\b)|\\s(?:according to|based on)\\s|\\s(?:for|in|among) (?:most|generally|otherwise|the general|healthy|average)\\s`;
const no = new RegExp(
  `^["'“(]?${manner}(?:(?:no|nope|nein|non|no longer)${behind}|\\s(?:it|they|this|that|because|(?:for|if|when|at|on|under|within|among|once|unless|in(?! (?:vitro|vivo|situ)\\b))(?!-))\\b)|not(?=\\s*(?:[.,:;!–—]|$)|${notHow})|(?:(?:that's|that is|this is) )?(?:incorrect|false|untrue|not (?:true|right|correct|so))(?=\\s*[.,;:!–—]))`,
  'i',
);
const both =
  /^["'“(]?(?:yes and no\b|(?:it|that|this) (?:really |largely )?(?:depends|varies|differs)\b|depends\b|sometimes[.,:;–—]|(?:partly|partially|in part|to some extent|somewhat)[.,:;–—]|not (?:as a rule|usually|generally|in general|typically)[,;–—] ?(?:but|though|although|except|only)\b|not (?:always|entirely|completely|fully|wholly|uniformly|universally|across the board|in all (?:cases|patients)|in every(?:one|body)|(?:to|for|with) (?:every(?:one|body)|all (?:of them|patients|comers|women|men|people)))\b|ja und nein\b|jein\b|(?:das|es) (?:kommt (?:darauf|drauf) an|hängt davon ab)|depende\b|sí y no\b|(?:cela|ça) dépend|oui et non\b)/i;
/** "Yes for men, no for women", "Yes if …, no if …": what is said of some is denied of others. "No harm" denies nothing of it. */
const ofSome =
  '(?:in|for|among|with|if|when|where|on|under|by|according to|bei|für|im|wenn|en|para|si|chez|pour|dans)\\b';
const limited = new RegExp(
  [
    `^\\S*(?:yes|no|ja|nein|sí|oui|non)\\S* ${ofSome}[^.]{3,120}[,;–—] ?(?:but |and |aber |pero |mais )?(?:(?:not|nicht|pas)\\b|(?:yes|no|ja|nein|sí|oui|non)(?=\\s*(?:[.,:;!–—)]|$)|\\s${ofSome}))`,
    '^\\S*yes\\b[^.]{1,160}\\bbut (?:not|no|only) (?:in|for|when|if|among|with|at|after)\\b',
    '^\\S*(?:yes|no)\\b[^.]{1,160}[;–—] ?(?:but |and )?(?:yes|no)\\b(?=\\s*[,:–—]|\\s(?:in|for|if|when|with)\\b)',
  ].join('|'),
  'i',
);
/** "For most patients, yes; as a replacement, no": one of them ends the sentence. */
const twofold =
  /^\S*yes\b[^.]{0,160}[;–—] ?[^.;]{1,120}, (?:no|not)\b[.!]?$|^\S*no\b[^.]{0,160}[;–—] ?[^.;]{1,120}, yes\b[.!]?$/i;
/** "As a programme, roughly yes; as a single test, no": each of two has its own answer. */
const ofEach =
  /^(?:for|as|in|with|on|at|by|among)\s[^.;:?!]{2,80}, (?:the answer is )?(?:[a-z]+ )?(yes|no|not)\b[^.;:]{0,40}[;,–—] ?(?:but |and )?(?:for|as|in|with|on|at|by|among)\s[^.;:?!]{2,80}, (?:the answer is |it is |it's )?(?:[a-z]+ )?(yes|no|not)\b/i;
/** "… is yes; the long answer is …": that is the answer. */
const longer =
  /^\S*(?:yes|no)\b[^.]{0,160}[;,–—] ?(?:but |and |while )?the (?:long(?:er)?|full(?:er)?|complete|real|honest|true) (?:answer|version|story) (?:is|would be)\b/i;
/** "Officially no, practically it depends". */
const depending =
  /^["'“(]?not (?:on (?:its|their) own|by (?:itself|themselves)|alone)\b[^.]{0,20}[,;–—] ?but\b|^\S*(?:\w+ly )?(?:yes|no)\b[^.;]{0,60}\b(?:it|that|this) depends\b/i;
/** "Yes, I can help with that" answers somebody, not the question. */
const courtesy =
  /^\W*(?:yes|no)[,.!:–— -]+(?:I(?! (?:do not|don't|would|wouldn't|think|believe|doubt|cannot|can't|see no)\b)|we|let me|let us|let's|here|happy|glad|sure|of course|great|thanks|problem|worries|you|(?:it|this|that) can be (?:answered|asked|discussed|explained|found|looked)|(?:there (?:are|is) )?(?:several|many|some|numerous|a number of|a few|multiple|various) (?:[\w-]+ ){0,3}(?:reviews?|studies|trials|papers|sources|guidelines|articles|works)(?: (?:have|that|which))?(?: (?:addressed?|address|examined?|discuss(?:ed)?|cover(?:ed)?|deal|dealt|looked|look|exist|investigated?|studied|explored?|on)))\b/i;
/** The words of an answer that says that it gives none. */
const withheld = /^\W*(?:no (?:clear |overall |firm )?verdict|kein (?:urteil|fazit))\b(?! (?:of|by|from))/i;

const marks = /\s?\[[\d\s,;–-]{1,40}\]/g;
/** Behind a label, these words are a verdict by themselves. */
const open =
  /^["'“(]?(?:(?:it|that)(?:'s| is| remains) )?(?:still |currently |as yet |at present )?(mixed|unclear|uncertain|unknown|unproven|inconclusive|not (?:yet |been |yet been )?(?:proven|established|known|settled|clear|certain|confirmed)|(?:it )?(?:cannot|can't) be (?:answered|determined|told|said|settled)|insufficient evidence)\b/i;

/** "Mixed EPA and DHA …" is no verdict. */
const ends = /^\s*(?:[.,;:!–—)]|$)/;
/** "✅ Yes", "👉 No": what decorates a sentence is no part of it. */
const decoration = /^[^\p{L}\p{N}"“'«(]+/u;

/** Without the label in front of it, and whether there was one. */
export function withoutLabel(sentence: string): { said: string; isLabelled: boolean } {
  const plain = sentence.slice(0, maxLength).replaceAll('’', "'").replace(marks, '').replace(decoration, '');
  const found = label.exec(plain) ?? summing.exec(plain) ?? namedLabel.exec(plain);
  return { said: found ? plain.slice(found[0].length) : plain, isLabelled: found !== null };
}

/** A sentence without what may stand in front of its verdict, if one follows. */
function withoutLeadIn(said: string, terms: ReadonlySet<string>): { said: string; isDisowned: boolean } {
  const { end, isDisowned } = leadInOf(said, terms);
  const rest = said.slice(end);
  return yes.test(rest) || no.test(rest) ? { said: rest, isDisowned } : { said, isDisowned: false };
}

/**
 * The verdict with which a sentence begins: "Yes", "Probably not", "It depends"; else null.
 * @param isConclusion whether it stands where an answer concludes: "Unclear." is a verdict there
 * @param terms what was asked about: "In trials of X, yes" is of it
 */
export function statedWords(
  sentence: string,
  isConclusion = false,
  terms: ReadonlySet<string> = new Set(),
): StatedWords | null {
  const { isLabelled, said: told } = withoutLabel(sentence);
  const { isDisowned: isOfOther, said } = withoutLeadIn(told, terms);
  if (isOfOther) return null;
  if (courtesy.test(said) || longer.test(said)) return null;
  const each = ofEach.exec(said);
  const differ = each && (each[1]?.toLowerCase() === 'yes') !== (each[2]?.toLowerCase() === 'yes');
  const undecided =
    both.exec(said) ??
    limited.exec(said) ??
    twofold.exec(said.trim()) ??
    depending.exec(said) ??
    (differ ? each : null);
  if (undecided) return { verdict: 'mixed', words: undecided[0].trim() };
  const isOpen = isLabelled || (isConclusion && ends.test(said.replace(open, '')));
  const matter = isOpen ? open.exec(said)?.[1]?.toLowerCase() : undefined;
  if (matter) return { verdict: matter === 'mixed' ? 'mixed' : 'unclear', words: matter };
  const positive = yes.exec(said)?.[0];
  const words = positive ?? no.exec(said)?.[0];
  if (!words || isDisowned(said.slice(words.length), terms, positive !== undefined)) return null;
  return { verdict: positive ? 'yes' : 'no', words: words.trim() };
}

/** The "yes" or "no" with which a sentence begins that it gives to somebody else: "According to marketing, yes". */
export function disownedWords(sentence: string, terms: ReadonlySet<string>): 'yes' | 'no' | null {
  const lead = withoutLeadIn(withoutLabel(sentence).said, terms);
  const positive = yes.exec(lead.said)?.[0];
  const words = positive ?? no.exec(lead.said)?.[0];
  if (!words || courtesy.test(lead.said)) return null;
  const isOfOther =
    lead.isDisowned || isDisowned(lead.said.slice(words.length), terms, positive !== undefined);
  return isOfOther ? (positive ? 'yes' : 'no') : null;
}

/** "In trained hands, yes", "For most people with X, probably not": of whom or where it is said stands in front. */
const ofWhom =
  /^(?:in|for|with|among|on|at|by)\s[^.;:?!]{3,160}?,\s+(?=(?:[a-z]+ly |most likely )?(?:yes|no|not)\b(?! (?:only|just|to|a|an|the|in|for|by|on|at)\b))/i;

/** "…; in the long term, we don't know": what is said of others. */
const ofOthers = /[;,–—]\s?(?:but |and |though |while )?(?:in|for|with|among|on|at|over)\s/i;

/** "On paper, yes" and "At first glance, yes" say it of nobody. */
const names =
  /\b(?:patients?|people|persons?|individuals?|adults?|women|men|children|infants|neonates|those|anyone|someone|everyone|most|hands)\b/i;

/** The same behind the words that tell of whom, where they are of those that were asked about. */
export function statedOf(
  sentence: string,
  areAsked: (people: string) => boolean,
  terms: ReadonlySet<string>,
): StatedWords | null {
  const people = ofWhom.exec(sentence.slice(0, maxLength))?.[0];
  const rest = sentence.slice(people?.length ?? 0);
  return people && names.test(people) && areAsked(people) && !ofOthers.test(rest)
    ? statedWords(rest, true, terms)
    : null;
}

const granting = /^["'“(]?(?:yes|no|ja|nein|sí|oui|non)\s*,/i;

/** Whether it is the "Yes, …" that grants a point amid a paragraph: "So yes" and "No: …" sum up, wherever they stand. */
export function isGranting(sentence: string, terms: ReadonlySet<string>): boolean {
  const { isLabelled, said } = withoutLabel(sentence);
  return !isLabelled && withoutLeadIn(said, terms).said === said && granting.test(said);
}

/** Whether an answer says here that it gives no verdict. */
export const withholds = (sentence: string): boolean => withheld.test(withoutLabel(sentence).said);
