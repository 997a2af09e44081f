import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareNumbers } from '../../server/src/citations/numbers/compare-numbers.ts';
import { judgeSupport } from '../../server/src/citations/support/judge-support.ts';
import { readFigures } from '../../server/src/reading/figures/read-figures.ts';
import { readSet } from '../numbers/read-set.ts';
import { readLabels } from '../quantities/read-labels.ts';
import { writeFigure } from '../quantities/write-figure.ts';
import { partOf } from '../support/part-of.ts';

const bench = path.resolve(import.meta.dirname, '..');
const shared = process.env.SHARED_DATA ?? path.resolve(bench, '../../shared/data');
const sets = ['development-1.md', 'development-2.md', 'held-out.md'].map(
  (file) => `${bench}/numbers/${file}`,
);
const figures = ['developed.txt', 'held-out.txt', 'second-held-out.txt'];

/** What is said of everything that is labelled, and whether it is right. */
export function judgements(): Map<string, { said: string; isRight: boolean }> {
  const found = new Map<string, { said: string; isRight: boolean }>();
  for (const label of sets.flatMap(readSet)) {
    const id = `${label.record} ${label.work.title} ${label.quote}`;
    if (label.record === 'support') {
      const { relation } = judgeSupport(label.statement, label.work.abstract, label.work);
      const wanted = label.wanted === 'absent' ? 'not-in-abstract' : label.wanted;
      found.set(id, { said: relation, isRight: relation === wanted });
    } else {
      const states = compareNumbers(label.statement, label.work.abstract, label.work)
        .filter(({ from, to }) => from < label.to && to > label.from)
        .map(({ recorded, state }) => `${state} ${recorded?.text ?? ''}`);
      const wanted = label.wanted === 'other' ? 'differs' : label.wanted;
      found.set(id, { said: states.join(), isRight: states.some((state) => state.startsWith(wanted)) });
    }
  }
  for (const { figures: labelled, text } of figures.flatMap(readLabels)) {
    const said = readFigures(text).map(({ figure }) => writeFigure(figure));
    const wanted = labelled.map(({ written }) => written);
    found.set(`figures ${text}`, { said: said.join(), isRight: said.join() === wanted.join() });
  }
  for (const { id, relation, wanted } of claimed())
    found.set(id, { said: relation, isRight: relation === wanted });
  return found;
}

/** The registered claims that rules are written by, with what their labels want where they want anything. */
function claimed(): { id: string; relation: string; wanted: string }[] {
  if (!existsSync(`${shared}/claims.jsonl`)) return [];
  const rows = <Row>(file: string) =>
    readFileSync(`${shared}/${file}`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  const works = new Map(
    rows<{ pmid: string; title: string; abstract: string }>('literature.jsonl').map((row) => [row.pmid, row]),
  );
  return rows<{ nct: string; claim: string; pmid: string; label: number }>('claims.jsonl')
    .filter(({ label, nct }) => label !== 2 && partOf(nct) === 'fit')
    .flatMap(({ claim, label, pmid }) => {
      const work = works.get(pmid);
      if (!work) return [];
      const { relation } = judgeSupport(claim, work.abstract, work);
      return { id: `${pmid} ${claim}`, relation, wanted: label === 1 ? 'supports' : 'contradicts' };
    });
}
