/**
 * What each rule by which verdicts are read is good for: every pattern, and every word of the lists, is taken out in turn,
 * and the labelled sets are read again. What moves nothing can go.
 * `node bench/ablation/verdicts.ts [--words]`: patterns alone, or with the words, which takes some minutes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../server/src/reading/verdicts/', import.meta.url);
const measureUrl = new URL('../verdicts/measure.ts', import.meta.url).href;

/** A stretch of a source that is left out. */
interface Ablation {
  file: string;
  name: string;
  from: number;
  to: number;
  instead: string;
}

const literal = /\/(?![/*])(?:\[(?:\\.|[^\]\\\n])*\]|\\.|[^/\\\n[])+\/[a-z]*/y;

/** The patterns of a source: named ones, and those of lists, by their place in these. */
function patternsIn(file: string, source: string): Ablation[] {
  const found: Ablation[] = [];
  for (const { 0: head, 1: name = '', index } of source.matchAll(
    /^(?:export )?const (\w+)(?:: [^=]+)? =\s*(?:(?=\/)|\[)/gm,
  )) {
    const isList = head.endsWith('[');
    let at = index + head.length;
    for (let count = 1; ; count++) {
      at += /^(?:\s|\/\/[^\n]*\n)*/.exec(source.slice(at))?.[0].length ?? 0;
      literal.lastIndex = at;
      const pattern = literal.exec(source)?.[0];
      if (!pattern) break;
      const instead = /g[a-z]*$/.test(pattern) ? '/(?!)/g' : '/(?!)/';
      found.push({
        file,
        name: isList ? `${name} ${count}` : name,
        from: at,
        to: at + pattern.length,
        instead,
      });
      at += pattern.length;
      if (!isList || source[at] !== ',') break;
      at += 1;
    }
  }
  return found;
}

/** The words of the lists in which words stand between blanks. */
function wordsIn(file: string, source: string): Ablation[] {
  return [...source.matchAll(/(?<=[`'])[a-z][a-z\s-]{10,}(?=[`'])/g)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(/[a-z-]+/g)].map(({ 0: word, index: at }) => {
      const from = index + at;
      // Another word stays in its place, so that no list becomes empty.
      return { file, name: word, from, to: from + word.length, instead: 'zzzz' };
    }),
  );
}

const sources = new Map(
  readdirSync(folder)
    // What kind of question is asked has labelled questions of its own, in its test.
    .filter((file) => file.endsWith('.ts') && !/[.]test[.]ts$|^kind-of-question/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
);
/** Only rules whose name it matches. */
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : null;
const ablations = [...sources].flatMap(([file, source]) => [
  ...patternsIn(file, source).filter(({ name }) => !only || only.test(name)),
  ...(process.argv.includes('--words') && /effects|terms-asked/.test(file) ? wordsIn(file, source) : []),
]);

/** Each ablation is read by modules of its own, told apart by what stands behind their address. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const query = /\?ablation=-?\d+$/.exec(context.parentURL ?? '')?.[0];
    return query && resolved.url.startsWith(folder.href)
      ? { ...resolved, url: resolved.url + query }
      : resolved;
  },
  load(url, context, next) {
    const [address = '', number] = url.split('?ablation=');
    const ablation = number === undefined ? undefined : ablations[Number(number)];
    const loaded = next(url, context);
    if (!ablation || address !== new URL(ablation.file, folder).href) return loaded;
    const source = sources.get(ablation.file) ?? '';
    return {
      ...loaded,
      source: source.slice(0, ablation.from) + ablation.instead + source.slice(ablation.to),
    };
  },
});

type Measures = typeof import('../verdicts/measure.ts');
const { developmentAnswers, longAnswers, sixAnswers, turnsOfPhrase, writtenAnswers } = await import(
  '../verdicts/labelled-answers.ts'
);
const answers = [
  ...turnsOfPhrase(),
  ...developmentAnswers('development'),
  ...developmentAnswers('harder'),
  ...writtenAnswers('development'),
  ...writtenAnswers('last'),
  ...writtenAnswers('sealed'),
  ...longAnswers('fit'),
  ...longAnswers('choose'),
  ...sixAnswers(),
];

async function read(number: number) {
  const { measureAbstracts, measureBottomLines, measureLiterature, measureVerdicts }: Measures = await import(
    `${measureUrl}?ablation=${number}`
  );
  const measured = [
    measureVerdicts(answers),
    measureBottomLines(answers),
    measureAbstracts(),
    measureLiterature('fit'),
    measureLiterature('choose'),
  ];
  const sum = (key: 'given' | 'right') => measured.map((one) => one[key]).join('/');
  // What decided is told in other words where less of a sentence is cut off: only what is read counts.
  const lines = measured.flatMap(({ lines: some }) => some.map((line) => line.replace(/ – .*$/, '')));
  return { lines, right: sum('right'), given: sum('given') };
}

const whole = await read(-1);
console.log(
  `${fileURLToPath(folder)}\nwith all rules: right ${whole.right} of ${whole.given} (answers/bottom lines/abstracts written/fit/choose)`,
);
let idle = 0;
for (const [number, { file, name }] of ablations.entries()) {
  const { given, lines, right } = await read(number);
  const moved = lines.filter((line, at) => line !== whole.lines[at]).length;
  idle += Number(moved === 0);
  console.log(
    `${moved === 0 ? 'IDLE ' : '     '}${file} ${name}: ${moved} moved, right ${right} of ${given}`,
  );
}
console.log(`${ablations.length} rules, ${idle} move nothing`);
