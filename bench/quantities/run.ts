/**
 * How well the figures of sentences are read: against labels made before the method was run on them, one half to
 * develop with, the other held out; and, on real abstracts, a sample to look at.
 * A figure counts as right when its kind, value, relation, unit, period, interval and p value are all as labelled.
 */
import { readFigures } from '../../server/src/reading/figures/read-figures.ts';
import { readLabels } from './read-labels.ts';
import { compareFigure, writeFigure } from './write-figure.ts';

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
