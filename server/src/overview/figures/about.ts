import type { Draft, Scope } from './scope.ts';

/** Words kept of what a figure is said of. */
const mostWords = 12;
/** Looked at before and behind a figure. */
const window = 240;
const effects = /ratio|difference|change|needed/;
/** What the words behind a figure say: whom it is of, or what. */
const behind =
  /^[)\]%\s]{0,4}(?:\([^()]{0,60}\) ?)?(?:[;,]? ?p ?[<=>] ?[\d.]+\)? ?)?(?:(?:relative|absolute|risk|rate|lower|higher|greater|reductions?|increases?|decreases?|RRR|fewer|more|decline|improvement) ?){0,4}(for|in|of|on|with|among|against|given|receiving|taking|(?:participants|patients|subjects) (?:given|receiving|taking|on|in)|had|have|were) (?!superiority|non-?inferiority|interaction|trend|difference|each|all\b|both\b)((?:[^\s,;.:()\d|<>=]+ ?){1,9})/iu;
const cutBehind =
  / ?\b(?:and|versus|vs\.?|v|compared|but|or|as|than|after|by|at|from|was|were|is|had|whereas|while|,).*$/i;
const directlyBehind =
  /^ ?(?:dose )?(?:of )?((?:(?!once|twice|daily|weekly|every|per|was|were|is|or|and|in|for|to|as|at|a|by)[\p{L}][\p{L}\d-]{2,} ?){1,3})/iu;
const edge =
  'a|an|the|in|of|and|or|was|were|is|are|by|with|for|to|at|had|have|has|been|be|on|as|vs|versus|against|nor|did|than|from|about|approximately|respectively|an estimated|that|which|there|those|these|given|started|both|but|while|whereas|compared|also|only|its|it|p|up|CI|n';
/** The parts of a structured abstract: "RESULTS: ...". */
const section =
  /(?:^|\s)(?:BACKGROUND|OBJECTIVES?|AIMS?|PURPOSE|DESIGN|SETTING|PATIENTS?|PARTICIPANTS|SUBJECTS|METHODS?|INTERVENTIONS?|MEASUREMENTS?|MAIN OUTCOME MEASURES?|MAIN RESULTS?|RESULTS?|FIGURES|FINDINGS|CONCLUSIONS?|INTERPRETATION|STUDY)(?: AND [A-Z]+)?(?=\s)/g;
const leading = new RegExp(`^(?:(?:${edge})\\b[ ,]*)+`, 'i');
const trailing = new RegExp(`(?:[ ,]*\\b(?:${edge}))+$`, 'i');

/** What a figure is said of: the outcome, the drug or the group, in the words that stand nearest to it. */
export function aboutOf(scope: Scope, drafts: readonly Draft[], at: number, heading: string): string {
  const draft = drafts[at];
  if (!draft) return '';
  const { kind } = draft.figure;
  const { text } = scope;
  const isEffect = effects.test(kind);
  const earlier = drafts
    .slice(Math.max(0, at - 6), at)
    .filter(({ figure }) => !isEffect || effects.test(figure.kind));
  const previous = earlier.at(-1);
  const start = wordStart(text, draft.from - window);
  const clause = Math.max(start, text.lastIndexOf('; ', draft.from - 1) + 1);
  const after = text.slice(draft.to, draft.to + 120);
  const [, preposition = '', phrase = ''] = behind.exec(after) ?? [];
  const said = phrase && tidy(scope, 0, 0, phrase.replace(cutBehind, ''));
  const own = tidy(
    scope,
    previous ? ownStart(text, Math.max(clause, previous.to), draft.from) : clause,
    draft.from,
  );
  if (kind === 'dose') {
    const drug = tidy(scope, 0, 0, directlyBehind.exec(after)?.[1] ?? '');
    return firstWords(`${lastWords(own || tidy(scope, start, draft.from), 5)} ${drug || said}`) || heading;
  }
  if (kind === 'sample-size')
    return firstWords(`${tidy(scope, draft.from, draft.to)} ${said || lastWords(own, 6)}`);
  // "(HR 0.8) and worsening heart failure (HR 0.7)": the words since the last one are its own.
  if (isEffect && previous && own.length > 3)
    return firstWords(/^in|among|with/i.test(preposition) ? `${own} ${said}` : own);
  if (isEffect && said && /^(?:for|on|of)$/i.test(preposition)) return firstWords(said);
  const subject =
    subjectOf(scope, clause, earlier.find(({ from }) => from >= clause)?.from ?? draft.from) ||
    subjectOf(scope, start, draft.from);
  const more = said || (previous ? own : '');
  return firstWords(more && !subject.includes(more) ? `${subject} ${more}` : subject) || heading;
}

function subjectOf(scope: Scope, from: number, to: number): string {
  const words = tidy(scope, from, to).split(' ');
  return words.length <= mostWords ? words.join(' ') : [...words.slice(0, 8), ...words.slice(-4)].join(' ');
}

/** Words without numbers, brackets, names of measures and what joins them to the rest. */
function tidy({ measures, text }: Scope, from: number, to: number, given = text.slice(from, to)): string {
  let written = given;
  if (to > from)
    for (const measure of measures
      .filter((one) => one.from >= from && one.to <= to && one.kind !== 'other' && one.kind !== 'difference')
      .reverse())
      written = written.slice(0, measure.from - from) + written.slice(measure.to - from);
  return written
    .replace(/\([^()]{0,200}\)|\[[^[\]]{0,200}\]/g, ' ')
    .replace(
      /\b(?:9\d(?:\.\d)? ?%? ?)?(?:CI|CrI|confidence intervals?|credible intervals?)\b|\bp[- ]?values?\b/gi,
      ' ',
    )
    .replace(/(?<!\p{L}|\p{L}-)[-+<>=≤≥~±]{0,2}\d[\d.,/]*%?(?!\p{L})/gu, ' ')
    .replace(/[()[\]{}|;:=<>≤≥~"#%•]/g, ' ')
    .replace(/\s+[-,.]+(?=\s|$)|^[-,.\s]+/g, ' ')
    .replace(section, ' ')
    .replace(/\s{1,}/g, ' ')
    .trim()
    .replace(leading, '')
    .replace(trailing, '');
}

/** Where the words between two figures begin to be of the second: "0.9 for stroke and 0.8" has none, they are of the first. */
function ownStart(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  if (
    !/^[)\]%\s;]{0,4}(?:p ?[<=>] ?[\d.]+\)? ?)?(?:for|in|on|of|among|with|given|participants|patients)\b/i.test(
      between,
    )
  )
    return from;
  const joint = /^.*(?:\band\b|\bor\b|\bvs\.?|\bversus\b|[,;])/i.exec(between);
  return joint ? from + joint[0].length : to;
}

/** A place at or after the given one where a word begins. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  return space < 0 ? place : space + 1;
}

const firstWords = (text: string) => text.trim().split(' ').slice(0, mostWords).join(' ');
const lastWords = (text: string, most: number) => text.split(' ').slice(-most).join(' ');
