import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { wordsOf } from './follows/align.ts';

/** Circumstances that a sentence may put its finding in, each with the words by which a work has it, whichever it uses. */
const circumstances: readonly (readonly [told: RegExp, had: RegExp])[] = (
  [
    [
      'pregnan(?:cy|t)|gestation',
      'pregnan|gestat|matern|antenatal|prenatal|perinatal|obstet|trimester|labou?r\\b|birth|deliver|f(?:o)?etal|gravid|conce(?:pti|iv)',
    ],
    [
      'surgery|operations?',
      'surg|operat|resect|ectom|plast[yi]|otom|ostom|bypass|graft|implant|transplant|arthro|repair|procedure|valve|stent|replacement',
    ],
    ['transplantation|transplants?', 'transplant|graft|recipient'],
    ['chemotherapy', 'chemo|cytotox|platin|taxel|rubicin|citabine|adjuvant|regimen|cycles?\\b'],
    ['radiotherapy|irradiation', 'radi|\\bgy\\b|brachy|beam'],
    ['(?:haemo|hemo)?dialysis', 'dialy|renal replacement'],
    ['mice|rats|rodents', 'mice|mouse|murine|\\brats?\\b|rodent|animal'],
    ['elderly|old age', 'elder|\\bold|\\bage[ds]?\\b|geriatr|senior|years|veteran|nursing home'],
  ] as const
).map(([told, had]) => [
  new RegExp(
    `(?<!\\b(?:not|never|no|without|nor|neither) )\\b(?:in|during|after|before|with|on|among|of|under|following) (?:(?:the|an?|\\p{L}+) ){0,2}?(?:${told})\\b`,
    'iu',
  ),
  new RegExp(had, 'iu'),
]);

/** Words for how bad something is, each a part of all that there is of it. */
const degree = /(?<![\p{L}-])(severe|mild|fatal|life-threatening)(?= \p{L})/giu;
/** By numbers: "grade 3". */
const graded = /\b(?:grades?|stages?|class|score) ?(?:of )?[≥>]?(?:\d|[IV]{1,3}\b)/i;

/** All but what was found. */
const planOf = keptOf(({ sentences }: ReadAbstract): string =>
  sentences
    .flatMap(({ role, text }) => (role === 'results' || role === 'conclusions' ? [] : text))
    .join(' ')
    .toLowerCase(),
);

/**
 * Whether a sentence narrows what was found to a circumstance that the work never names, or to a degree that neither the finding nor the
 * plan of the study has: "in mice", "severe retinopathy" of retinopathy.
 * @param bearing the sentence of the abstract that would bear it
 */
export function isNarrowed(
  statement: string,
  bearing: string,
  abstract: ReadAbstract,
  title: string,
): boolean {
  const isElsewhere = circumstances.some(
    ([told, had]) => told.test(statement) && !had.test(title) && !had.test(abstract.text),
  );
  if (isElsewhere) return true;
  if (graded.test(bearing)) return false;
  const [there, plan] = [`${title} ${bearing}`.toLowerCase(), planOf(abstract)];
  const degrees = new Set((statement.match(degree) ?? []).map((word) => word.toLowerCase()));
  return [...degrees].some(
    (name) => !there.includes(name) && !plan.includes(name) && !isToldWith(name, statement, abstract),
  );
}

/** Share of a sentence's words that another one must have to tell of the same. */
const enough = 0.8;

/** Whether a sentence of the abstract that has a word has most of a statement's other words as well. */
function isToldWith(name: string, statement: string, { sentences }: ReadAbstract): boolean {
  const own = wordsOf(statement).filter(({ isContent }) => isContent);
  return sentences.some(({ text }) => {
    if (!text.toLowerCase().includes(name)) return false;
    const there = new Set(wordsOf(text).map(({ term }) => term));
    return own.filter(({ term }) => there.has(term)).length >= enough * own.length;
  });
}
