import { commonWords } from '../lexicon/common-words.ts';
import type { Direction } from '../lexicon/effect-words.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { matchesOf } from '../matches.ts';
import { type DeniedTail, deniedTailsOf } from './denied-tails.ts';
import { directionAt, endOfFirstDirection, type Found } from './direction-at.ts';
import { withoutPeople } from './population.ts';

/** What one clause says: which way something goes, and of what. */
export interface Clause {
  from: number;
  to: number;
  text: string;
  direction: Direction | null;
  /** Told as one: "significantly lower". */
  isSignificant: boolean;
  /** All that the clause speaks of. */
  concepts: ReadonlySet<string>;
  /** What the direction is said of: the words that its verb or adjective belongs to. */
  core: readonly string[];
  /** All but the words of the direction itself. */
  others: readonly string[];
  /** What stands before its direction: who does it, or what is done. */
  ahead: readonly string[];
  /** What it is compared with, and all that stands outside of that. */
  comparator: readonly string[];
  beside: readonly string[];
  /** What the clause says was given or done, in its own words: its subject, or what stands behind "with" and "by". */
  given: string;
  /** Set where it denies what the clause before says, of something else: what that is. */
  except: ReadonlySet<string> | null;
  /** What sets its end aside, or itself: "rather than less caries". Empty where nothing does. */
  setAside: string;
}

const verbs =
  '(?:did|does|do|was|were|is|are|had|has|reduc|lower|decreas|increas|rais|improv|prevent|caus|prolong|shorten|no|not|fewer|more|less|higher|greater|longer|better|similar)';
const joint = new RegExp(
  `;|,? \\b(?:but|whereas|while|although|though|however)\\b|,? and (?=(?:also |significantly |it |they |that )?${verbs}\\p{L}*\\b)|, (?=(?:and )?(?:with|without) (?:no|a|an|any|significantly|more|fewer|less|increas|reduc))|(?<=^[A-Z][A-Za-z ,&/'’-]{2,60}): `,
  'giu',
);
const comparing =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|(?:superior|inferior|non-?inferior|preferable|equivalent) to|over|against|in comparison (?:with|to)) (?:with |in |on |for |the |that (?:of|in|with|on|for) |those (?:on|given|receiving) )*/i;
const phraseEnd =
  /[(;,:]|\b(?:in terms of|in|among|for|at|after|during|by|when|over|who|with regard|with respect|was|were|is|are|did|and)\b/i;
const quantifiers =
  'risks?|rates?|incidence|odds|numbers?|frequency|likelihood|hazard|proportion|prevalence|occurrence|chances?|burden|mean|median|levels?|percentage|reductions?|increases?|improvements?|decreases?|effects?|impact|differences?|benefits?|evidence|changes?';
/** What may stand between a direction and what it is of. */
const towards = new RegExp(
  `^\\s*(?:(?:significantly|substantially|markedly|modestly|slightly|significant|the|a|an|both|all|any|overall|relative|absolute|adjusted|first|further|new|its|their|cases of|preventing|reducing|lowering|decreasing|improving|increasing|associated|${quantifiers}|of|in|on|for|between groups|with|to) )*`,
  'i',
);
const objectEnd =
  /[(;,:]|\b(?:in|among|with|compared|versus|vs\.?|than|by|when|over|at|after|during|for|relative|from|who|whether|irrespective|regardless|per|within|to|as|which|that|through|was|were|is|are|did|if|without)\b/i;
const ofWhat =
  /\b(?:in terms of|with (?:regard|respect) to|regarding|in|for|at) (?:(?:preventing|reducing|lowering|decreasing|improving|increasing|achieving|relieving) )?(.{3,160})/i;

/** Takes a sentence apart into clauses, with the direction that each gives and what it gives it to. */
export function clausesOf(sentence: string): Clause[] {
  const plain = withoutBrackets(sentence);
  const clauses: Clause[] = [];
  let from = 0;
  const ends = matchesOf(plain, joint).map((found) => [found.index, found.index + found[0].length] as const);
  for (const [end, next] of [...ends, [plain.length, plain.length] as const]) {
    if (plain.slice(from, end).trim().length > 3) clauses.push(...clausesIn(plain.slice(from, end), from));
    from = next;
  }
  // A clause without words of its own is of what the one before it is of.
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1];
    if (!before?.direction) return;
    const left = leftOutIn(clause.text);
    if (left !== null)
      clauses[at] = {
        ...clause,
        direction: 'none',
        core: before.core,
        concepts: new Set([...before.concepts, ...clause.concepts]),
        ahead: conceptsOf(left),
        given: left || before.given,
        except: new Set([...clause.concepts].filter((one) => !before.concepts.has(one))),
      };
    else if (clause.direction && clause.core.length === 0) clauses[at] = { ...clause, core: before.core };
  });
  return clauses;
}

/** "Reduced A without increasing B": the second is found, too. */
const without =
  / (?=without (?:[\w-]+ly )?(?:increas|decreas|reduc|lower|rais|improv|worsen|chang|affect|alter|prolong|shorten|caus|impair|compromis)ing\b)/gi;

/** One clause, and what its end denies: of "less plaque rather than less caries" the second is found not to be so. */
function clausesIn(text: string, start: number): Clause[] {
  const told = endOfFirstDirection(text);
  const tails = told === null ? [] : deniedTailsOf(text).filter(({ from }) => from >= told);
  const others = told === null ? [] : matchesOf(text, without).filter(({ index }) => index >= told);
  if (tails.length + others.length === 0) return [toClause(text, start)];
  const clauses: Clause[] = [];
  let from = 0;
  const upTo = (end: number, setAside: string) => {
    if (end - from > 3) clauses.push({ ...toClause(text.slice(from, end), start + from), setAside });
  };
  const cuts = [
    ...tails,
    ...others.map(({ index }) => ({ from: index, to: index, text: null, preposition: '' })),
  ];
  for (const cut of cuts.sort((one, other) => one.from - other.from)) {
    if (cut.from < from) continue;
    const setAside = text.slice(cut.from, cut.to);
    upTo(cut.from, setAside);
    const said = clauses.at(-1);
    if (said && cut.text !== null) clauses.push({ ...toDenied(said, cut, start), setAside });
    from = cut.to;
  }
  upTo(text.length, '');
  const [first, ...rest] = clauses;
  const { beside, comparator } = toClause(text, start);
  return first ? [{ ...first, beside, comparator }, ...rest] : [];
}

type Tail = Pick<DeniedTail, 'from' | 'preposition' | 'text' | 'to'>;

function toDenied(said: Clause, { from, preposition, text, to }: Tail, start: number): Clause {
  // Whom, not what: "which was not the case in boys".
  const isOfWhom = ['in', 'among', 'for'].includes(preposition);
  const named = conceptsOf(isOfWhom ? `in ${text}` : text);
  return {
    ...said,
    from: start + from,
    to: start + to,
    text: isOfWhom ? ` in ${text}` : ` ${text}`,
    direction: 'none',
    isSignificant: false,
    concepts: new Set(isOfWhom ? [...said.concepts, ...named] : named),
    core: isOfWhom ? said.core : named,
    except: isOfWhom ? new Set(named.filter((one) => !said.concepts.has(one))) : null,
  };
}

const didNot = /^\s*(?:and )?(.{3,80}?) (?:did|do|does|was|were|is|are|had|has|have) not[\s.]*$/i;
const butNot =
  /^\s*not (?:(?:statistically |significantly |so )*)(?:(with|by|on|for)|in|among|at|when|after|during) (.{2,80})$/i;

/**
 * "Early foods reduced allergy; emollients did not", "…, but not in women": what the clause before says is denied of something
 * else. What that is, where it is a treatment; null for any other clause.
 */
function leftOutIn(text: string): string | null {
  const subject = didNot.exec(text)?.[1];
  if (subject) return subject;
  const found = butNot.exec(text);
  if (!found) return null;
  return found[1] && found[1] !== 'for' ? (found[2] ?? '') : '';
}

/** "EMPEROR-Reduced" reduces nothing. */
const trialNames = /\b[A-Z]{3,}-[A-Z][a-z]{3,}\b/g;

/** "One or more foods", "less than 7%": an amount, and no direction. */
const amounts =
  /\b(?:one|two|three|four|five|six|ten|\d+)(?:[ -]?[a-zµ%]{1,8})? or (?:more|fewer|less|higher|greater|longer|lower)\b|\b(?:more|fewer|less|greater|higher|longer|lower) than (?:\d|half\b|one\b|two\b|three\b|a (?:third|quarter|half|year|decade)\b)/gi;

/** What stands in brackets are figures and marks, and what was adjusted for is no outcome: blanks of the same length. */
function withoutBrackets(text: string): string {
  return text
    .replace(trialNames, (found) => ' '.repeat(found.length))
    .replace(/\([^()]{0,300}\)|\[[^[\]]{0,300}\]/g, (found) => ' '.repeat(found.length))
    .replace(/\([^()]{0,300}\)/g, (found) => ' '.repeat(found.length))
    .replace(amounts, (found) => ' '.repeat(found.length))
    .replace(/,? \bbut not\b [^,;.]{2,80},/gi, (found) => ' '.repeat(found.length))
    .replace(
      /\b(?:after )?(?:adjust\w{0,5}|controlling|correcting|accounting) for [^,;]{1,80}[,;]/gi,
      (found) => ' '.repeat(found.length),
    );
}

function toClause(text: string, from: number): Clause {
  const compared = comparing.exec(text);
  const behind = compared ? text.slice(compared.index + compared[0].length) : '';
  const rival = upTo(behind, phraseEnd);
  const found = directionAt(text);
  const isSignificant = /\bsignificant(?:ly)?\b/i.test(text);
  const clause = {
    from,
    to: from + text.length,
    text,
    isSignificant,
    concepts: new Set(conceptsOf(text)),
    comparator: conceptsOf(rival),
    beside: conceptsOf(`${text.slice(0, compared?.index)} , ${behind.slice(rival.length)}`),
    except: null,
    setAside: '',
  };
  if (!found) return { ...clause, direction: null, core: [], ahead: [], others: [], given: '' };
  const ahead = conceptsOf(text.slice(0, found.from));
  const { core, isOfSubject } = coreOf(text, found, compared);
  return {
    ...clause,
    direction: found.direction,
    core,
    ahead,
    others: [...ahead, ...conceptsOf(text.slice(found.to))],
    given: givenIn(text, found, { compared, isOfSubject }),
  };
}

/** "In acute coronary syndromes, ticagrelor …": where, and in whom, is nothing that was given. */
const setting = /^\s*(?:in|among|for|within|during|at|over|across|after) [^,]{2,120}, /i;
const byWhat =
  /\b(?:with|by|on|receiving|received|given|taking|took|under|after|using|(?:in|for|among) (?=(?:the )?(?:(?:[\w-]+ ){1,5}?(?:groups?|arms?)|(?:former |early )?[\w-]{4,}ers)\b)) ?(?:the )?(?:treatment with |use of |those (?:on|given|receiving) )?([^,;]{2,80})/gi;

/** Where the clause is of its subject ("mortality was lower with A"), what was given stands behind. */
function givenIn(
  text: string,
  found: Found,
  { compared, isOfSubject }: { compared: RegExpExecArray | null; isOfSubject: boolean },
): string {
  const people = withoutPeople(text);
  if (!isOfSubject) {
    const ahead = people.slice(0, found.from).replace(setting, ' ');
    // "…, vericiguat lowered": the subject stands right before what it did.
    return ahead.slice(ahead.trimEnd().replace(/,$/, '').lastIndexOf(',') + 1);
  }
  const upToRival = compared ? people.slice(0, compared.index) : people;
  return matchesOf(upToRival, byWhat)
    .map(([, words = '']) => upTo(words, phraseEnd))
    .join(' , ');
}

/** What a direction is said of, and whether that stands before it. */
interface Core {
  core: string[];
  isOfSubject: boolean;
}

/** "Rose in the placebo group", "among eaters": of what stands before, and not of them. */
const inArm =
  /^\s*(?:in|among) (?!each\b|both\b|either\b|all\b)(?:the )?(?:[\w-]+ ){0,3}?(?:groups?|arms?|(?!others\b)[\w-]{4,}ers)\b/i;

/** "Were more likely than men to have a stent": what they are likely to do or have, and not who they are. */
const likelyTo =
  /^ (?:than [^,;]{1,60}? )?to (?:(?:have (?:had|been) |have |be |receive |undergo |develop |experience |report |get )(?:an? |the )?)?([^;]{3,200})/i;

/** "Was not significantly lower", "were not increased": a state of the subject, which is denied. */
const wasNotSo =
  /^(?:was|were|is|are|has been|have been|had been) .*\b(?:lower|higher|greater|fewer|less|more|longer|shorter|larger|smaller|better|worse|(?:reduc|increas|decreas|lower|rais|improv|prolong|shorten|elevat|affect|alter|influenc|chang)ed|common|frequent|often|likely|prevalent)$/i;

function coreOf(text: string, found: Found, compared: RegExpExecArray | null): Core {
  const behind = text
    .slice(found.to)
    .replace(/^ (?:mainly|mostly|largely|primarily|chiefly|predominantly)\b/i, '')
    .replace(
      /^ (?:lower|higher|fewer|greater|more|less|better|worse|reduced|increased|reductions?|risks?)\b/i,
      '',
    );
  // "was superior to B in preventing C", "no better than B for C"
  if (compared && compared.index <= found.to + 1 && compared.index + compared[0].length >= found.from) {
    const what = ofWhat.exec(text.slice(compared.index + compared[0].length))?.[1];
    if (what)
      return {
        core: conceptsOf(
          upTo(what, /[(;,:]|\b(?:in|among|with|at|after|during|by|when|who|and (?:was|had|did))\b/i),
        ),
        isOfSubject: false,
      };
  }
  // "no evidence that A increased B"
  if (found.direction === 'none' && /^ (?:that|to suggest)\b/i.test(behind)) {
    const next = directionAt(behind);
    if (next) return coreOf(behind, next, null);
  }
  const likely = /\blikely$/i.test(text.slice(found.from, found.to)) ? likelyTo.exec(behind)?.[1] : null;
  if (likely) {
    const core = conceptsOf(upTo(likely, objectEnd).slice(0, 140));
    if (!core.every((one) => commonWords.has(one))) return { core, isOfSubject: false };
  }
  const start = towards.exec(behind)?.[0].length ?? 0;
  const object = conceptsOf(upTo(behind.slice(start), objectEnd).slice(0, 140));
  const ahead = text.slice(0, found.from);
  const isPassive =
    (/\b(?:was|were|is|are|be|been|being|remained|became|had)(?: \w+ly| \w{3,}ed| seen| found| \d[\d.]*%?| not| no| also| even| about| an?| third| quarter| half){0,3} ?$/i.test(
      ahead,
    ) ||
      wasNotSo.test(text.slice(found.from, found.to))) &&
    !/\bassociated\b/.test(text.slice(found.from, found.to + 14));
  const endsHere =
    /^\s*(?:$|[(,;:.[]|\d(?![\d.]*[ -](?:hour|day|week|month|year))|(?:in|with|by|than|for|among|on|at|from|to|compared|between|and|or|as|either|after|during|when|over|versus|vs|under|similarly|further|significantly|overall|respectively)\b)/i;
  const isOfSubject =
    object.length === 0 ||
    inArm.test(behind) ||
    (endsHere.test(behind) && (isPassive || !/^\s*(?:in|on|for|of|with|to)\b/i.test(behind)));
  if (!isOfSubject) return { core: object, isOfSubject };
  const own = conceptsOf(ahead.slice(-160));
  return own.length > 0 ? { core: own, isOfSubject } : { core: object, isOfSubject: false };
}

function upTo(text: string, end: RegExp): string {
  const found = end.exec(text);
  return found ? text.slice(0, found.index) : text;
}
