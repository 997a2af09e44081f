/** Figures read from real abstracts, drawn at random but always the same ones, each in its sentence: to be judged by eye. */
import { readFigures } from '../../server/src/reading/figures/read-figures.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { writeFigure } from './write-figure.ts';

const [wanted = '60', seed = '1', ...ofKinds] = process.argv.slice(2);
const found = readRows<LiteratureRow>('literature.jsonl').flatMap(({ abstract, pmid }) =>
  readFigures(abstract).map((read) => ({ ...read, abstract, pmid })),
);
const kinds = Object.entries(Object.groupBy(found, ({ figure }) => figure.kind));
console.log(`${found.length} figures: ${kinds.map(([kind, all]) => `${kind} ${all?.length}`).join(', ')}`);

/** Park and Miller's generator: the sample is the same on every machine. */
let state = Number(seed);
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const drawn = found.filter(({ figure }) => ofKinds.length === 0 || ofKinds.includes(figure.kind));
for (let at = 1; at <= Number(wanted); at++) {
  const one = drawn[Math.floor(random() * drawn.length)];
  if (!one) break;
  const { abstract, figure, from, pmid, to } = one;
  const around = `${abstract.slice(Math.max(0, from - 90), from)}⟦${abstract.slice(from, to)}⟧${abstract.slice(to, to + 60)}`;
  console.log(
    `\n${at}. ${writeFigure(figure)}  — “${figure.about}”  (PMID ${pmid})\n   …${around.replaceAll('\n', ' ')}…`,
  );
}
