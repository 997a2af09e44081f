import type { Verdict } from '@sextant/contracts';
import { coverage } from '../words/rarity.ts';
import { hedgingOf } from './aside.ts';
import { withBoth } from './exposure.ts';
import { canonical, partsOf, telling } from './terms-asked.ts';

/** How one of two stands to the other. `notMore`, `notLess`: that it is no better, or no worse, is all that is said. */
type Standing = 'equal' | 'more' | 'less' | 'notMore' | 'notLess';

/** What a question compares: "Is A as effective as B?", "Is A safer than B?" */
export interface Comparison {
  asks: 'equal' | 'more' | 'less';
  of: 'worth' | 'safety';
  one: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

const worth =
  '(?:effective(?:ly)?|efficacious|good|well|useful|beneficial|accurate(?:ly)?|reliable|reliably|successful(?:ly)?|protective)';
const safe = '(?:safe(?:ly)?|well tolerated|tolerable)';
/** What may be as large or larger of it; a mechanism, a price or a side effect says nothing of its worth. */
const nounOfWorth =
  '(?:efficacy|effectiveness|performance|results?|outcomes?|effects?|accuracy|sensitivity|specificity|protection|benefits?|survival|response(?: rates?)?|clearance)';
const inEfficacy = `(?: (?:(?!side|adverse)[\\w-]+ ){0,6}?${nounOfWorth})`;
const efficacy = `${inEfficacy}?`;
const against = '(?:to|than|over|versus|vs\\.?|relative to|compared (?:with|to)|in comparison (?:with|to))';
const denial =
  "(?:(?:not|n't|never|no|neither|nor|without|fail(?:s|ed)? to|unlikely to)\\b(?:(?! but | only )[^.;:]){0,60}? )";

/** In order: the first that is found counts, and a denied form stands before its own. */
const forms: readonly [Standing, RegExp][] = [
  [
    'less',
    new RegExp(
      `\\b(?:not|n't|never) (?:quite |nearly )?as ${worth} as |\\b(?:(?:is|are) not|isn't|aren't)(?: simply| really| therefore| clinically| oncologically)? (?:equivalent|equal|a match) (?:to|for) `,
      'i',
    ),
  ],
  [
    'notLess',
    new RegExp(
      `\\b(?:non-?inferior|at least (?:as ${worth}|equivalent|equal|comparable))${efficacy} ${against.replace('to|', 'to|as|')} |${denial}(?:inferior|worse|less ${worth})${efficacy} ${against} `,
      'i',
    ),
  ],
  [
    'notMore',
    new RegExp(
      `${denial}(?:superior|better|more ${worth}|(?:an? )?(?:advantage|benefit)|outperform\\w*|beats?|exceed\\w*)${efficacy}(?: ${against})? `,
      'i',
    ),
  ],
  [
    'equal',
    new RegExp(
      `\\b(?:(?:just |about |equally |roughly |nearly |almost )?as (?!well)${worth} as |(?:works?|performs?|protects?|prevents?|treats?|controls?|does|do) (?:[\\w-]+ ){0,8}?as well as |equivalent${efficacy} to |(?:comparable|similar|the same)${inEfficacy}(?: [^.;:]{1,40})? (?:to|with|as) |(?<!side )(?<!adverse )${nounOfWorth} (?:is |are |was |were |that is )?(?:similar|comparable|equal) (?:to|with) |equally ${worth}|matches |equals )`,
      'i',
    ),
  ],
  [
    'less',
    new RegExp(
      `\\b(?:inferior|worse|less ${worth}|lower efficacy)${efficacy} ${against} |\\bunderperforms `,
      'i',
    ),
  ],
  [
    'more',
    new RegExp(
      `\\b(?:superior|superiority|better|more ${worth}|greater efficacy|higher efficacy|the better (?:choice|option|treatment|test|drug|agent))${efficacy} ${against} |\\b(?:outperforms|beats|surpasses) |\\b(?:preferable|preferred|favou?red) (?:to|over) `,
      'i',
    ),
  ],
];
const safer: readonly [Standing, RegExp][] = [
  ['notMore', new RegExp(`${denial}(?:safer|more ${safe}) ${against} `, 'i')],
  [
    'notLess',
    new RegExp(
      `${denial}(?:riskier|less ${safe}|more (?:harmful|dangerous)) ${against} |\\bat least as ${safe} as `,
      'i',
    ),
  ],
  ['equal', new RegExp(`\\bas ${safe} as |\\bsimilar(?:ly)? (?:safe|safety[\\w ]{0,20}) (?:to|as) `, 'i')],
  ['less', new RegExp(`\\b(?:riskier|less ${safe}|more (?:harmful|dangerous)) ${against} `, 'i')],
  ['more', new RegExp(`\\b(?:safer|more ${safe}) ${against} `, 'i')],
];

const auxiliary = /^(?:[^,;:]{0,160}[,;:]\s)?(?:is|are|was|were|do|does|did|can|could|will|would)\s/i;
const settingStart =
  /\s(?:in|among|after|during|following|before|within|when|while|with|for|at|against|over|if)\s|[,;(?]/i;

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const numberWords = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'gi');
/** "Seven days are as good as fourteen" and "7 days … 14" are one. */
const inFigures = (text: string): string =>
  text.replaceAll('’', "'").replace(numberWords, (word) => String(numbers.indexOf(word.toLowerCase()) + 1));

/** "Does one dose protect as well as two": what is compared stands in front of what it does. */
const verb = /\s(?:protect|work|perform|prevent|treat|control|relieve|improve|reduce|lower|clear)\b/i;

/** What a question compares; null where it compares nothing by its worth or safety. */
export function comparisonIn(question: string): Comparison | null {
  const plain = inFigures(question);
  const start = auxiliary.exec(plain);
  if (!start) return null;
  const rest = plain.slice(start[0].length);
  for (const [of, known] of [
    ['worth', forms],
    ['safety', safer],
  ] as const)
    for (const [standing, form] of known) {
      const found = form.exec(rest);
      if (!found || standing === 'notMore') continue;
      const tail = rest.slice(found.index + found[0].length);
      const end = settingStart.exec(tail);
      const [one, other] = apart(
        telling(partsOf(rest.slice(0, found.index).split(verb, 1)[0] ?? '')),
        telling(partsOf(end ? tail.slice(0, end.index) : tail)),
      );
      if (one.size === 0 || other.size === 0) return null;
      return { asks: standing === 'notLess' ? 'equal' : standing, of, one, other };
    }
  return null;
}

/** What tells the two from one another: of "home rehabilitation" and "hospital rehabilitation", where it is. */
function apart(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): [ReadonlySet<string>, ReadonlySet<string>] {
  const own = new Set([...one].filter((term) => !other.has(term)));
  const others = new Set([...other].filter((term) => !one.has(term)));
  return own.size > 0 && others.size > 0 ? [own, others] : [one, other];
}

const answers: Record<Comparison['asks'], Partial<Record<Standing, Verdict>>> = {
  equal: { equal: 'yes', notLess: 'yes', more: 'yes', less: 'no' },
  more: { more: 'yes', equal: 'no', notMore: 'no', less: 'no' },
  less: { less: 'yes', equal: 'no', notLess: 'no', more: 'no' },
};
const turned: Record<Standing, Standing> = {
  equal: 'equal',
  more: 'less',
  less: 'more',
  notMore: 'notLess',
  notLess: 'notMore',
};
/** What some of the trials found is not what all come to. */
const ofSomeTrials =
  /\bin (?:the )?(?:older|earlier|early|some|one|two|several|smaller|single) (?:[\w-]+ )?(?:trials?|studies|study|reports?)\b/i;
/** "Whether A is as good as B is a matter of …", "superiority has not been demonstrated": neither is said. */
const open =
  /\bwhether\b|\b(?:superiority|equivalence|inferiority|non-?inferiority) .{0,120}\b(?:not|never)\b.{0,12} (?:demonstrated|established|shown|proven)\b/i;
/** "No evidence that A is as good as B", "was not non-inferior": what is left of it is anyone's guess. */
const denied = new RegExp(
  `${denial}(?:non-?inferior|equivalent|comparable|similar|the same|equally|at least as|as ${worth} as)`,
  'i',
);
/** "Non-inferiority has not been demonstrated": said of the two that were asked about, where an answer begins or concludes. */
const notShown =
  /^(?:[^.;:,]{0,60}, )?(?:(?:true|formal|strict|clinical|full|non-?) ?)?(?:equivalence|non-?inferiority)(?: [\w-]+){0,12}? (?:has|have) (?:not|never)(?: yet)? been (?:\w+ )?(?:demonstrated|established|shown|proven|confirmed|tested)\b/i;

/** Whether a sentence says that the two that were asked about have not been shown to be equal. */
export const isEqualityOpen = (sentence: string, { asks }: Comparison): boolean =>
  asks === 'equal' && notShown.test(sentence);

/** "… in cost", "… in blood loss and length of stay": of something other than its worth. */
const ofCosts =
  /^[^,;]{0,60}?\b(?:in|on|by|for|regarding|in terms of) (?:the )?(?:costs?|prices?|size|design|availability|blood loss|(?:length|duration) of (?:hospital )?stay|(?:hospital|operating|recovery) (?:stay|time)|speed|convenience|cosmesis|comfort|ease of use|adherence|acceptability|satisfaction)\b/i;
const withOther = new RegExp(`\\s(?:${withBoth}|added to|and)\\s`, 'i');
const leastNamed = 0.34;
const maxRead = 600;

/** "The two operations are equivalent", "both work equally well": a pair that needs no names. */
const ofBoth = new RegExp(
  `\\b(?:the (?:two|2)|both)(?: (?!trials|studies|groups|arms)[\\w-]+){0,2} (?:are|can (?:therefore |thus )?be (?:regarded|treated|considered|seen) as|work|perform|appear|seem)(?: [\\w-]+){0,2}? (?:equivalent|interchangeable|equally (?:${worth}|well)|comparably ${worth}|similarly ${worth})\\b`,
  'i',
);

const isNamedIn = (
  part: string,
  terms: ReadonlySet<string>,
  abbreviations: ReadonlyMap<string, readonly string[]>,
): boolean =>
  coverage(
    canonical(terms),
    canonical(partsOf(part).flatMap((term) => [term, ...(abbreviations.get(term) ?? [])])),
  ) >= leastNamed;

const preferred =
  /\b(?:prefer(?:able|red)|better|best|favou?red|superior|more suitable|more appropriate|(?:first|better) choice)\b/i;

/** "A is preferable for some, while B is for others": each of the two is called the better one in a part of its own. */
export function isEachPreferred(
  [head, tail]: readonly [string, string],
  { one, other }: Comparison,
  abbreviations: ReadonlyMap<string, readonly string[]>,
): boolean {
  const isOf = (part: string, its: ReadonlySet<string>, others: ReadonlySet<string>) =>
    isNamedIn(part, its, abbreviations) && !isNamedIn(part, others, abbreviations);
  return (
    preferred.test(head) &&
    preferred.test(tail) &&
    ((isOf(head, one, other) && isOf(tail, other, one)) || (isOf(head, other, one) && isOf(tail, one, other)))
  );
}

/** What a clause says to a comparison that is asked for: both have to be named, one on either side of its words. */
export function comparedIn(
  clause: string,
  comparison: Comparison,
  abbreviations: ReadonlyMap<string, readonly string[]> = new Map(),
): Verdict | null {
  const plain = `${inFigures(clause.slice(0, maxRead))} `;
  if (comparison.of === 'worth' && ofBoth.test(plain) && hedgingOf(plain) < 2 && !open.test(plain))
    return answers[comparison.asks].equal ?? null;
  for (const [standing, form] of comparison.of === 'worth' ? forms : safer) {
    const found = form.exec(plain);
    if (!found) continue;
    const [head, tail] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
    if ((standing === 'equal' || standing === 'notLess') && denied.test(plain)) return null;
    if (ofCosts.test(tail)) return null;
    if (hedgingOf(head) === 2 || ofSomeTrials.test(plain) || open.test(plain)) return null;
    const names = (part: string, terms: ReadonlySet<string>) => isNamedIn(part, terms, abbreviations);
    const { asks, one, other } = comparison;
    // "A plus B is better than B" is of neither.
    if (withOther.test(head) && names(head, one) && names(head, other)) return null;
    const isStraight = names(head, one) && names(tail, other) && !names(tail, one);
    const isTurned = names(head, other) && names(tail, one) && !names(tail, other);
    if (isStraight === isTurned) return null;
    return answers[asks][isStraight ? standing : turned[standing]] ?? null;
  }
  return null;
}
