import type { ReadArm } from './arms.ts';
import type { Draft, Scope } from './scope.ts';

/** Words between the numbers of one result that begin no other one. */
const joining = new Set(
  `a an the and or in of for with vs versus v v. than compared to from on at by was were is are as had have has been who
  those patients patient participants people persons subjects adults women men group groups arm arms respectively
  estimated adjusted unadjusted crude difference differences absolute relative hazard hazards odds risk rate ratio ratios
  reduction increase treatment between-group between mean median percentage points point percent about approximately
  given receiving taking assigned who while whereas against per year years month months week weeks day days events event only also after over
  confidence interval intervals ci cri hr rr or irr md smd nnt log-rank two-sided one-sided value superiority
  noninferiority non-inferiority interaction trend significant significantly statistically range iqr sd se comparison
  control placebo n p i.e. eg e.g. versus. among during each both it that which did not`.split(/\s+/),
);
/** How words begin that tell what the number before them is of. */
const ofLast =
  /^[)\]%\s]{0,4}(?:\([^()]{0,60}\) ?)?(?:(?:significantly|statistically|relative|absolute|overall|further|additional|lower|higher|greater|fewer|less|more|reduced|increased|smaller|larger|reductions?|increases?|decreases?|decline|improvement|risk|rate|odds|hazard|loss|gain|percentage|points?|drop) ){0,4}(?:in|for|of|on|had|lost|achieved|reached|died|developed|experienced|lower|higher|fewer|less|more|reduction|increase|decrease|loss|gain|risk)\b/i;
/** "0.61 for cardiovascular death (95% CI 0.44 to 0.84": what stands between a number and its interval. */
const withinOne = /^[^\p{L}]{1,20}(?:for|in|of|on) (?:the )?([^()[\];\d]{3,120}?) ?[([,]/u;
const joint = /^.*(?:\band\b|\bor\b|\bvs\.?|\bversus\b|\bwhile\b|\bwhereas\b|\bbut\b|[,;])/i;
/** The parts of a structured abstract: "RESULTS: ...". */
const section = /^ ?[A-Z]{5,}(?:(?: AND)? [A-Z]{4,}){0,4} (?=\S)/;
const maxLetters = 260;

/**
 * What the numbers of a sentence are of: those told together have the same words. When something was measured parts no
 * result from its name: "death at 28 days, drug versus placebo: 0.83".
 */
export function outcomesOf(
  scope: Scope,
  drafts: readonly Draft[],
  arms: readonly (ReadArm | null)[],
): string[] {
  const blank = blanked(scope.text, [...scope.measures, ...arms.flatMap((arm) => arm ?? [])], drafts);
  const outcomes = toldTogether(scope, drafts, arms, blank);
  const results = drafts.flatMap((draft, at) => (isTimePoint(scope, draft) ? [] : [at]));
  if (results.length === drafts.length) return outcomes;
  const ofResults = toldTogether(
    scope,
    results.map((at) => drafts[at] as Draft),
    results.map((at) => arms[at] ?? null),
    blank,
  );
  for (const [index, at] of results.entries()) outcomes[at] = ofResults[index] ?? '';
  return outcomes;
}

const isTimePoint = ({ text }: Scope, { figure, from }: Draft): boolean =>
  figure.kind === 'duration' &&
  /\b(?:at|within|after|by|through|over) $/i.test(text.slice(Math.max(0, from - 10), from));

function toldTogether(
  { text }: Scope,
  drafts: readonly Draft[],
  arms: readonly (ReadArm | null)[],
  blank: string,
): string[] {
  const armWords = new Set(arms.flatMap((arm) => arm?.words.toLowerCase().split(' ') ?? []));
  const groups: { first: number; last: number }[] = [];
  drafts.forEach((draft, at) => {
    const group = groups.at(-1);
    const previous = drafts[at - 1];
    const gap = group ? blank.slice(previous?.to ?? 0, draft.from) : '';
    const isTold = group && previous && isToldOfArms(previous, text.slice(previous.to, draft.from));
    const isNext =
      group && draft.figure.kind === 'percentage-change' && /-ratio$/.test(previous?.figure.kind ?? '');
    if (group && !isNext && (isTold || !saysSomething(gap, armWords))) group.last = at;
    else groups.push({ first: at, last: at });
  });
  const outcomes: string[] = [];
  let carried = '';
  groups.forEach(({ first, last }, at) => {
    const start = drafts[first]?.from ?? 0;
    const end = drafts[last]?.to ?? 0;
    const previous = groups[at - 1];
    const previousEnd = previous ? (drafts[previous.last]?.to ?? 0) : 0;
    const next = groups[at + 1];
    const nextStart = next ? (drafts[next.first]?.from ?? text.length) : text.length;
    const ahead = previous ? ownPart(blank.slice(previousEnd, start)) : blank.slice(0, start);
    const rest = blank.slice(end, nextStart);
    const behind = ofLast.test(rest) ? (next ? lastPart(rest) : rest) : '';
    const within = drafts
      .slice(first, last)
      .map((draft, index) => blank.slice(draft.to, drafts[first + index + 1]?.from ?? draft.to))
      .filter((gap) => saysSomething(gap, armWords));
    const own = `${tidy(ahead.slice(-maxLetters))} ${tidy(within.join(' ').slice(0, maxLetters))}`.trim();
    const said = tidy(behind.slice(0, maxLetters));
    const words = saysSomething(own) || !previous ? `${own} ${said}`.trim() : said;
    // "death in 3.5% and 3.9%, and in women 2%": without words of its own it is of the last.
    const outcome = saysSomething(words) ? words : carried;
    carried = outcome;
    for (let draft = first; draft <= last; draft++) outcomes[draft] = outcome;
  });
  drafts.forEach(({ from, to }, at) => {
    const own = tidy(withinOne.exec(text.slice(from, to))?.[1] ?? '');
    if (saysSomething(own, armWords)) outcomes[at] = own;
  });
  return outcomes;
}

/** "22.9% in one group and 25.7% in the other died (rate ratio 0.83": what happened stands behind the arms. */
function isToldOfArms({ figure }: Draft, between: string): boolean {
  const words = /^[)\]%]*([^;,()[\]]{3,90})[([][^()[\];]{0,40}$/.exec(between)?.[1] ?? '';
  return (
    /^(?:percentage|percentage-change|rate|count)$/.test(figure.kind) &&
    words !== '' &&
    !/\b(?:and|but|while|whereas)\b/i.test(words)
  );
}

/** Whether words are left that may name something. */
function saysSomething(text: string, armWords: ReadonlySet<string> = new Set()): boolean {
  return (text.toLowerCase().match(/\p{L}[\p{L}\d.-]*/gu) ?? []).some(
    (word) => word.length > 1 && !joining.has(word) && !armWords.has(word),
  );
}

function blanked(
  text: string,
  spans: readonly { from: number; to: number }[],
  drafts: readonly Draft[],
): string {
  const letters = [...text.replace(/[\ud800-\udfff]/g, ' ')];
  const wipe = (from: number, to: number) => letters.fill(' ', from, to);
  for (const { from, to } of spans) wipe(from, to);
  for (const { from, to } of drafts) wipe(from, to);
  return letters.join('');
}

/** Of the words between two results, those of the second. */
function ownPart(between: string): string {
  if (!ofLast.test(between)) return between;
  const found = joint.exec(between);
  return found ? between.slice(found[0].length) : '';
}

function lastPart(between: string): string {
  return joint.exec(between)?.[0] ?? between;
}

function tidy(text: string): string {
  return (
    text
      .replace(/\([^()]{0,200}\)|\[[^[\]]{0,200}\]/g, ' ')
      .replace(/(?<![\p{L}\d-])[-+<>=≤≥~±]{0,2}\d[\d.,/]*%?(?!\p{L})/gu, ' ')
      .replace(/[()[\]{}|;:=<>≤≥~"#%•]/g, ' ')
      .replace(/\s+/g, ' ')
      // What is left of "at 28 days".
      .replace(/ (?:at|within|after|by|through|over) ?(?=,|$)/gi, '')
      .replace(section, '')
      .replace(/^[\s,.-]+|[\s,.-]+$/g, '')
  );
}
