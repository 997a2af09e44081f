import type { Arm } from './quantity.ts';
import type { Draft } from './scope.ts';

/** A group of the study, and where its words stand. */
export interface ReadArm extends Arm {
  from: number;
  to: number;
}

const control =
  /\b(?:placebo|controls?|usual care|standard(?: care| of care| treatment| therapy)?|comparators?|sham|no treatment|untreated|wait-?list|conventional|nonusers?|non-users?)\b/i;
const people =
  '(?:patients?|participants?|people|persons|subjects|adults|women|men|children|infants|individuals|those|users|recipients|families|parents)';
/** To its end: a word that may be cut anywhere costs a power of its length. */
const word = "\\p{L}[\\p{L}\\d'’/+-]*(?![\\p{L}\\d'’/+-])";
/** No word of an arm: what stands between arms and what goes on behind them. */
const stops =
  'among|and|or|vs\\.?|versus|than|compared|but|while|whereas|was|were|is|are|had|have|has|at|after|during|over|over|from|to|by|per|which|who|that|with|on|respectively|died|in|for|of|against|achieved|lost|reached|who|a|an|each|both|all|adjusted|hazard|odds|relative|risk|rate|ratio|difference|mean|median|p|ci|hr|rr|or|also|only|as|because|when|if|not|no|these|this';
const name = `((?:(?!(?:${stops})\\b)${word} ?){1,5})`;
const group = '(?:groups?|arms?|recipients|users|cohorts?|patients|participants|condition)';
/** What may stand between a number and the arm behind it: closing brackets, what is counted, whom it counts. */
const lead = `[)\\]%]*,? ?(?:\\([^()]{0,60}\\) ?|\\[[^[\\]]{0,60}\\] ?)?(?:of [\\d,]{1,9} )?(?:(?:events?|episodes|deaths) )?(?:(?:of|in|among) )?(?:the )?(?:${people} )?`;
const given =
  '(?:who (?:were |was )?)?(?:with|on|given|receiving|received|taking|took|assigned to|allocated to|randomi[sz]ed to|treated with|for|under|using)';
const behindGiven = new RegExp(`^${lead}${given} (?:the )?${name}`, 'iu');
const behindGroup = new RegExp(
  `^${lead}(?:in |of |for |among )(?:the )?(?:${people} (?:on|in|with|given) )?(?:the )?${name}(?<=\\b${group} ?)`,
  'iu',
);
const behindControl = new RegExp(`^${lead}(?:in |of |for |among )(?:the )?${name}`, 'iu');
/** "79.2% melatonin vs 80% placebo", "1463 [14.5%] tranexamic acid group vs" */
const directly = new RegExp(
  `^[)\\]%]{0,3} (?:in )?(?:the )?${name}(?=(?:vs\\.?|versus|v|compared)\\b|[;)\\],])`,
  'iu',
);
const beforeBracket = new RegExp(
  `\\b(?:with|on|in|given|for|among|(?<!(?:those|patients|participants|people|adults|women|men|children) )receiving) (?:the |those (?:on|given) )?${name}[(\\[,:] ?(?:n ?= ?)?(?:\\d[\\d,.]* ?[(\\[] ?)?$`,
  'iu',
);
const beforeGroup = new RegExp(
  `\\b(?:the |with )${name}(?<=\\b${group} )(?:(?:was|were|had|experienced|at|:|,) ?){0,3}$`,
  'iu',
);
const twoBefore = new RegExp(
  `(?:\\b(?:with|in|on|for|among|given|receiving|of) )?(?:the )?${name}(?:than|versus|vs\\.?|v|compared (?:with|to)) (?:with |in |on |for |to |among |those given )?(?:the )?${name}[([,:] ?$`,
  'iu',
);
const tail = new RegExp(`\\s*\\b${group}\\s*$`, 'i');
/** Words that stand where an arm's would and are none. */
const none =
  /^(?:baseline|average|total|week|weeks|day|days|month|months|year|years|follow|people|patients?|participants?|stroke|death|mortality|surgery|admission|randomi[sz]ation|age|each|both groups|groups?|arms?|all|trial|trials|study|studies|analysis|overall|time|events?|body|superiority|noninferiority|non-inferiority|interaction|trend|respectively|full|men|women|adults|children|least|more|less|their|its|any|every|hospital|those)\b/i;
const reach = 130;
/** Kinds of numbers that are told of one arm; "4744 patients with heart failure" are no arm. */
const ofArms = /^(?:percentage|percentage-change|rate|count|duration|level|number|mean-difference)$/;

/** Whether words name a group that was not given what is studied. */
export const isControl = (words: string) => control.test(words);

/** The arms that the numbers of a sentence are of, by the words right behind or before each. */
export function armsOf(text: string, drafts: readonly Draft[]): (ReadArm | null)[] {
  const arms = drafts.map((draft, at) =>
    ofArms.test(draft.figure.kind) ? armOf(text, draft, drafts[at - 1], drafts[at + 1]) : null,
  );
  drafts.forEach((draft, at) => {
    // "35% (13/37) v 0%": what is counted stands between the two.
    const next = drafts.findIndex(({ figure }, index) => index > at && figure.kind === draft.figure.kind);
    const pair = next > at && next <= at + 3 ? pairBefore(text, draft, drafts[next]) : null;
    if (pair) [arms[at], arms[next]] = pair;
  });
  // "41% v 18% for the monthly dose": of both, or of the first. Only a control is told of the second alone.
  drafts.forEach((draft, at) => {
    const [first, arm] = [drafts[at - 1], arms[at]];
    if (!first || arms[at - 1] || arm?.role !== 'active' || first.figure.kind !== draft.figure.kind) return;
    if (/^ ?(?:vs?\.?|versus) $/i.test(text.slice(first.to, draft.from))) arms[at] = null;
  });
  // "1463 [14.5%] tranexamic acid group": the count is of whom its share is.
  drafts.forEach((draft, at) => {
    const next = drafts[at + 1];
    if (next && draft.figure.kind === 'count' && /^ ?[([]$/.test(text.slice(draft.to, next.from)))
      arms[at] ??= arms[at + 1] ?? null;
  });
  const names: string[] = [];
  arms.forEach((arm) => {
    if (!arm) return;
    const key = arm.words.toLowerCase();
    if (!names.includes(key)) names.push(key);
    arm.order = names.indexOf(key);
  });
  return arms;
}

function armOf(
  text: string,
  draft: Draft,
  before: Draft | undefined,
  next: Draft | undefined,
): ReadArm | null {
  const behind = text.slice(draft.to, Math.min(next?.from ?? text.length, draft.to + reach));
  for (const found of [
    behindGroup.exec(behind),
    behindGiven.exec(behind),
    controlled(behindControl.exec(behind)),
    directly.exec(behind),
  ]) {
    // "38%, in the control arm 62%": of the next number.
    const isNexts = found && next && behind.startsWith(',') && behind.slice(found[0].length).trim() === '';
    const own = found && !isNexts && toArm(found, draft.to);
    if (own) return own;
  }
  const start = Math.max(before ? before.to : 0, draft.from - reach);
  const ahead = text.slice(start, draft.from);
  const earlier = beforeGroup.exec(ahead) ?? beforeBracket.exec(ahead);
  return earlier ? toArm(earlier, start) : null;
}

/** "more common with azithromycin than with placebo (25% vs. 20%)" */
function pairBefore(text: string, one: Draft, other: Draft | undefined): [ReadArm, ReadArm] | null {
  if (!other || one.figure.kind !== other.figure.kind) return null;
  if (
    !/^ ?(?:\([\d/]{1,20}\) )?(?:vs\.?|versus|v|and|or|compared with) $/i.test(text.slice(one.to, other.from))
  )
    return null;
  if (!/[([,:] ?$/.test(text.slice(Math.max(0, one.from - 2), one.from))) return null;
  const start = Math.max(0, one.from - reach);
  const found = twoBefore.exec(text.slice(start, one.from));
  const [first, second] = (found?.slice(1) ?? []).map((words) =>
    armNamed(words, start + (found?.index ?? 0), one.from),
  );
  return first && second ? [first, second] : null;
}

/** "in placebo" names an arm, "in stroke" names none. */
function controlled(found: RegExpExecArray | null): RegExpExecArray | null {
  return found && control.test(found[1] ?? '') ? found : null;
}

function toArm(found: RegExpExecArray, offset: number): ReadArm | null {
  const from = offset + found.index;
  return armNamed(found[1] ?? '', from, from + found[0].length);
}

function armNamed(written: string, from: number, to: number): ReadArm | null {
  const words = written.replace(tail, '').trim();
  if (!words || none.test(words) || /^\d/.test(words)) return null;
  return { words, role: control.test(words) ? 'control' : 'active', order: null, from, to };
}
