/**
 * Whether what is read of a sentence follows when the sentence is turned:
 * `node bench/altered/claims.ts [--last] [--lines PART/ALTERATION [--silent]]`. No labels are needed: a sentence is read as it
 * stands, altered (`alterations.ts`, and `unasserted.ts` for what denies it, takes it back or its assertion away), and read
 * again. Four parts:
 *
 * - `claims`: the effects of which a sentence claims or denies something. The one whose words were altered has to turn.
 * - `answers`: the sentence as a whole answer to the question that it answers, which is made of its own words
 *   (`questions.ts`): "X reduced Y" answers "Does X reduce Y?".
 * - `stated`: the same behind the "Yes." or "No." that the sentence gave before it was altered.
 * - `abstracts`: real questions with the abstract that answers them, in which the one sentence is altered that gave the verdict.
 *
 * Counted of what was read before: `kept` asserts what is no longer said, `turned` says the opposite, `silent` says nothing.
 * `unaltered` counts, as kept, the questions that their own sentence answers at all. `--lines` shows what was kept, and with
 * `--silent` what was silenced. Choices are made on the one half of the abstracts; the other, `--last`, is looked at once.
 */
import { type AbstractSentence, readAbstract } from '../../server/src/reading/abstracts/read-abstract.ts';
import { readDocument } from '../../server/src/reading/read-document.ts';
import { type Claim, claimsOf } from '../../server/src/reading/verdicts/claims.ts';
import { readAbstract as readVerdictOf } from '../../server/src/reading/verdicts/read-abstract.ts';
import { readVerdict } from '../../server/src/reading/verdicts/read-answer.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { type Alteration, alterations } from './alterations.ts';
import { type OwnQuestion, questionOf } from './questions.ts';
import { rejected, sides, takenBack, unasserted } from './unasserted.ts';

const isLast = process.argv.includes('--last');
const shown = process.argv.includes('--lines') ? process.argv[process.argv.indexOf('--lines') + 1] : null;
const shownKind: Outcome = process.argv.includes('--silent') ? 'silent' : 'kept';

type Outcome = 'kept' | 'turned' | 'silent';
const counts = new Map<string, Record<Outcome, number>>();

function count(name: string, outcome: Outcome, line: () => string): void {
  const of = counts.get(name) ?? { kept: 0, turned: 0, silent: 0 };
  counts.set(name, of);
  of[outcome] += 1;
  if (name === shown && outcome === shownKind) console.log(line());
}

/** Those that turn what a sentence says. */
const turning = ['directions', 'denied', 'claimed', 'groups'] as const;

/** Where two texts part, and where they meet again, in the first of them. */
function changedIn(one: string, other: string): readonly [from: number, to: number] {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let back = 0;
  while (back < Math.min(one.length, other.length) - from && one.at(-1 - back) === other.at(-1 - back))
    back += 1;
  return [from, one.length - back];
}

/** So far behind a "not" stands what it denies, in characters. */
const maxReach = 60;
const sign = ({ effect, isDenied }: Claim) => `${effect}${isDenied ? '-' : '+'}`;
const opposites: Record<string, string> = { up: 'down', down: 'up', good: 'bad', bad: 'good' };

/** What is read of the effect whose words were altered. */
function readClaims(name: 'directions' | 'denied' | 'claimed', { text }: AbstractSentence, altered: string) {
  const [from, to] = changedIn(text, altered);
  const claim = claimsOf(text).find((one) => one.to > from && one.from < to + maxReach);
  if (!claim) return;
  const shift = altered.length - text.length;
  const claims = claimsOf(altered).filter(
    (one) => Math.abs(one.to - claim.to - shift) <= 2 || Math.abs(one.from - claim.from) <= 2,
  );
  const isKept = claims.some((one) => sign(one) === sign(claim));
  const isTurned = claims.some((one) => (one.effect === claim.effect) !== (one.isDenied === claim.isDenied));
  const line = () =>
    `${sign(claim)} "${text.slice(claim.from, claim.to)}" → ${claims.map(sign).join(' ')}\n  ${text}\n  ${altered}`;
  if (name === 'directions' && !(claim.effect in opposites)) return;
  count(`claims/${name}`, isKept ? 'kept' : isTurned ? 'turned' : 'silent', line);
}

const toward: Record<string, string> = { yes: 'no', no: 'yes' };

/** What is read of a text that gave this verdict before it was altered. */
function compare(name: string, before: string, after: string | null, line: () => string): void {
  const outcome = after === before ? 'kept' : after === toward[before] ? 'turned' : 'silent';
  count(name, outcome, () => `${before} → ${after}\n${line()}`);
}

const all: Readonly<Record<string, Alteration>> = {
  ...alterations,
  ...rejected,
  ...unasserted,
  ...takenBack,
  sides,
};
/** Of these, it is what is asked that changes with the sentence. */
const ofWords: ReadonlySet<string> = new Set(['directions', 'groups', 'sides']);
const untold: ReadonlySet<string> = new Set([...Object.keys(unasserted), ...Object.keys(takenBack)]);

/** The altered sentence, where the alteration is of what answers the question. */
function* alteredOf(sentence: AbstractSentence, asked: OwnQuestion | null) {
  for (const name of [...turning, 'sides', ...Object.keys(rejected), ...untold]) {
    const text = all[name]?.(sentence)?.text;
    if (!text || text === sentence.text) continue;
    if (asked && !(name in takenBack) && changedIn(sentence.text, text)[0] > asked.end) continue;
    if (asked && ofWords.has(name) && questionOf(text)?.question === asked.question) continue;
    yield [name, text] as const;
  }
}

function readAnswers(sentence: AbstractSentence): void {
  const own = questionOf(sentence.text);
  if (!own) return;
  const { question } = own;
  const read = (text: string) => readVerdict(readDocument(text), question).verdict;
  const before = read(sentence.text);
  count(
    'answers/unaltered',
    before ? 'kept' : 'silent',
    () => `${before}\n  ${question}\n  ${sentence.text}`,
  );
  if (before !== 'yes' && before !== 'no') return;
  const word = before === 'yes' ? 'Yes' : 'No';
  for (const [name, text] of alteredOf(sentence, own)) {
    compare(`answers/${name}`, before, read(text), () => `  ${question}\n  ${text}`);
    // "Yes. Critics claim that …" is a yes all the same.
    if (!untold.has(name))
      compare(`stated/${name}`, before, read(`${word}. ${text}`), () => `  ${question}\n  ${word}. ${text}`);
  }
}

const rows = readRows<LiteratureRow>('literature.jsonl').filter(
  ({ abstract, pmid }) => abstract && (Number(pmid.slice(-1)) % 2 === 1) === isLast,
);
for (const { abstract } of rows)
  for (const sentence of readAbstract(abstract).sentences) {
    if (sentence.role !== 'results' && sentence.role !== 'conclusions') continue;
    for (const name of ['directions', 'denied', 'claimed'] as const) {
      const text = alterations[name]?.(sentence)?.text;
      if (text && text !== sentence.text) readClaims(name, sentence, text);
    }
    const text = sentence.text.replace(/\s+/g, ' ');
    readAnswers({ ...sentence, text });
  }

const abstracts = new Map(rows.map(({ abstract, pmid }) => [pmid, abstract]));
for (const { pmid, question } of readRows<{ pmid: string; question: string }>('questions.jsonl')) {
  const abstract = abstracts.get(pmid);
  if (!abstract) continue;
  const { place, verdict } = readVerdictOf(question, abstract);
  if (!place || (verdict !== 'yes' && verdict !== 'no')) continue;
  const [ahead, text, behind] = [
    abstract.slice(0, place.from),
    abstract.slice(place.from, place.to),
    abstract.slice(place.to),
  ];
  // What another sentence says besides is not taken back by this one.
  if (readVerdictOf(question, ahead + behind).verdict === verdict) continue;
  const sentence: AbstractSentence = { ...place, text, role: 'conclusions', quantities: [] };
  for (const [name, other] of alteredOf(sentence, null))
    compare(
      `abstracts/${name}`,
      verdict,
      readVerdictOf(question, ahead + other + behind).verdict,
      () => `  ${question}\n  ${other}`,
    );
}

const share = (part: number, whole: number) => `${part} (${(part / whole).toFixed(3)})`;
for (const [name, { kept, silent, turned }] of [...counts].sort(([one], [other]) =>
  one.localeCompare(other),
)) {
  const of = kept + silent + turned;
  console.log(`${name}: of ${of}, kept ${share(kept, of)}, turned ${share(turned, of)}, silent ${silent}`);
}
