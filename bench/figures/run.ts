/**
 * How well the figures of sentences are read: against labels made before the method was run on them, one half to
 * develop with, the other held out; and, on real abstracts, a sample to look at.
 * A figure counts as right when its kind, value, relation, unit, period, interval and p value are all as labelled.
 */
import { readFileSync } from 'node:fs';
import { readFigures } from '../../server/src/overview/figures/read-figures.ts';
import { compareFigure, writeFigure } from './write-figure.ts';

interface Labelled {
  text: string;
  figures: { written: string; about: string | null }[];
}

/** A sentence a paragraph: its text (`\n` for a line's end), then a line a figure, `@` before words it is about. */
function readLabels(file: string): Labelled[] {
  const paragraphs = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => {
    const [text = '', ...lines] = paragraph.split('\n');
    const figures = lines.map((line) => {
      const [written = '', about = null] = line.trim().split(' @ ');
      return { written, about };
    });
    return { text: text.replaceAll('\\n', '\n'), figures };
  });
}

function measure(name: string, file: string) {
  const labelled = readLabels(file);
  let [right, read, wanted, abouts, aboutRight] = [0, 0, 0, 0, 0];
  console.log(`\n${name}: ${labelled.length} sentences`);
  for (const { figures, text } of labelled) {
    const found = readFigures(text).map(({ figure }) => ({ figure, written: writeFigure(figure) }));
    read += found.length;
    wanted += figures.length;
    const missed = figures.filter(({ about, written }) => {
      const at = found.findIndex((one) => one.written === written);
      const [hit] = at < 0 ? [] : found.splice(at, 1);
      if (!hit) return true;
      right += 1;
      if (about !== null) {
        abouts += 1;
        if (compareFigure(hit.figure, about)) aboutRight += 1;
        else if (process.argv.includes('--about'))
          console.log(`    about: wanted “${about}”, read “${hit.figure.about}”`);
      }
      return false;
    });
    if (missed.length + found.length > 0) console.log(`  ${text.replaceAll('\n', '\\n')}`);
    for (const { written } of missed) console.log(`    missed: ${written}`);
    for (const { written } of found) console.log(`    wrong:  ${written}`);
  }
  const share = (part: number, whole: number) => `${(part / whole).toFixed(3)} (${part} of ${whole})`;
  console.log(`  precision ${share(right, read)}, recall ${share(right, wanted)}`);
  console.log(`  words that it is said of: ${share(aboutRight, abouts)}`);
}

measure('developed with', 'developed.txt');
measure('held out', 'held-out.txt');
measure('held out, second', 'second-held-out.txt');
