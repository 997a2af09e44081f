/**
 * How right the verdicts are that are read, and for how many texts there is one.
 * `node bench/verdicts/run.ts [--last] [--sealed] [--lines] [--only=PART]`: with `--last` the parts that are kept for the
 * end too, with `--sealed` the sets that others wrote, with `--lines` every text on a line, with `--only` one part of the
 * written sets alone.
 */
import {
  developmentAnswers,
  longAnswers,
  sealedAnswers,
  sixAnswers,
  writtenAnswers,
  writtenParts,
} from './labelled-answers.ts';
import {
  type Measured,
  measureAbstracts,
  measureBottomLines,
  measureLiterature,
  measureVerdicts,
} from './measure.ts';

const withLast = process.argv.includes('--last');
const withLines = process.argv.includes('--lines');
const parts = withLast ? (['fit', 'choose', 'last'] as const) : (['fit', 'choose'] as const);

/** Wilson's interval of a share, at 95 %. */
function interval(hits: number, all: number): string {
  if (all === 0) return '–';
  const z = 1.96;
  const share = hits / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const width =
    (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  return `${share.toFixed(3)} (${Math.max(0, middle - width).toFixed(2)}–${Math.min(1, middle + width).toFixed(2)})`;
}

function show(name: string, { found, given, lines, opposite, right, stating }: Measured) {
  if (lines.length === 0) return;
  console.log(
    `${name}: ${lines.length} texts, ${given} given, right ${right} = ${interval(right, given)}, opposite ${opposite}, found ${found} of ${stating} that state one = ${interval(found, stating)}`,
  );
  if (withLines) for (const line of lines) console.log(`  ${line}`);
}

/** Verdicts and bottom lines of one part of the written sets; openings have no bottom line labelled. */
function showWritten(part: (typeof writtenParts)[number]) {
  const answers = writtenAnswers(part);
  show(`answers, written, ${part}`, measureVerdicts(answers));
  if (answers.some(({ bottoms }) => bottoms !== null))
    show(`bottom lines, written, ${part}`, measureBottomLines(answers));
}

const only = writtenParts.find((part) => process.argv.includes(`--only=${part}`));
if (only) {
  showWritten(only);
  process.exit();
}
for (const name of ['development', 'harder'] as const) {
  show(`answers, ${name}`, measureVerdicts(developmentAnswers(name)));
  show(`bottom lines, ${name}`, measureBottomLines(developmentAnswers(name)));
}
for (const part of withLast ? writtenParts : (['development', 'sixth'] as const)) showWritten(part);
for (const part of parts) show(`answers, long, ${part}`, measureVerdicts(longAnswers(part)));
show('answers, six (labelled here)', measureVerdicts(sixAnswers()));
if (withLines)
  for (const part of parts)
    show(`bottom lines, long, ${part} (by eye)`, measureBottomLines(longAnswers(part)));
if (process.argv.includes('--sealed')) {
  show('answers, sealed', measureVerdicts(sealedAnswers()));
  show('bottom lines, sealed', measureBottomLines(sealedAnswers()));
}
show('abstracts, written here', measureAbstracts());
for (const part of parts) show(`literature, ${part}`, measureLiterature(part));
