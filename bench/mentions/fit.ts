/**
 * Fits how much each stated fact speaks for a record's being the described work, on the pairs of `pairs.txt` marked
 * `fit`, and chooses the threshold on those marked `choose`: `node bench/mentions/fit.ts [--write]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Citation } from '@sextant/contracts';
import { describe } from '../../server/src/citations/ledger/describe.ts';
import { likelihood, type MatchModel } from '../../server/src/citations/matching/match-works.ts';
import { type PairFeatures, pairFeatures } from '../../server/src/citations/matching/pair-features.ts';
import { readEntry } from '../../server/src/reading/mentions/entries.ts';
import { findMentions } from '../../server/src/reading/mentions/find-mentions.ts';
import { joinFacts, type MentionCluster, noFacts } from '../../server/src/reading/mentions/mention.ts';
import { readDocument } from '../../server/src/reading/read-document.ts';
import { readSet } from './read-set.ts';
import { toCitations } from './to-citations.ts';

const folder = new URL('./development/', import.meta.url).pathname;
const files: Record<string, string> = {
  '01': '01-icu-delirium.md',
  '02': '02-sglt2-heart-failure.md',
  '03': '03-covid-treatment.md',
};
const works = new Map<string, { citation: Citation; question: string; set: string }>();
for (const [set, file] of Object.entries(files)) {
  const read = readSet(folder, file);
  for (const [id, citation] of toCitations(read.works))
    if (/^W/.test(id)) works.set(`${set}#${id}`, { citation, question: read.question, set });
}

/** What an answer says, as the product reads it: an entry of a list, or names in a sentence. */
function clusterOf(text: string): MentionCluster {
  const clusters = findMentions(readDocument(text));
  const facts = clusters.reduce((all, cluster) => joinFacts(all, cluster.facts), noFacts);
  const isEntry = /^[\p{L} '’-]+,? \p{Lu}{1,3}\.?[, ]/u.test(text) && /\. /.test(text);
  return {
    from: 0,
    to: text.length,
    mentions: [],
    identifiers: [],
    facts: isEntry ? readEntry(text, 0) : facts,
    key: null,
    entry: isEntry ? 0 : null,
    nearby: null,
    statement: text,
    said: text,
  };
}

interface Pair {
  part: string;
  text: string;
  features: PairFeatures;
  isSame: boolean;
}
const pairs: Pair[] = readFileSync(new URL('./pairs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => {
    const [part = '', target = '', text = ''] = line.split(' | ').map((cell) => cell.trim());
    return [...works].map(([id, { citation, question }]) => ({
      part,
      text: `${text} / ${id}`,
      features: pairFeatures(describe(clusterOf(text), question), citation),
      isSame: id === target,
    }));
  });

/** Where the weights begin, and what they are held near: what a person would give. */
const prior: MatchModel = JSON.parse(
  readFileSync(new URL('./prior-weights.json', import.meta.url), 'utf8'),
) as MatchModel;
const names = Object.keys(prior.weights) as (keyof PairFeatures)[];
const fitPairs = pairs.filter(({ part }) => part === 'fit');
const positives = fitPairs.filter(({ isSame }) => isSame).length;
/** How strongly the weights are held near the prior ones; positives count as much as negatives. */
const ridge = 0.02;
const model: MatchModel = structuredClone(prior);
for (let step = 0; step < 4_000; step += 1) {
  const slopes = Object.fromEntries(
    names.map((name) => [name, ridge * (model.weights[name] - prior.weights[name])]),
  );
  let biasSlope = ridge * (model.bias - prior.bias);
  for (const { features, isSame } of fitPairs) {
    const weight = isSame ? 0.5 / positives : 0.5 / (fitPairs.length - positives);
    const error = (likelihood(features, model) - (isSame ? 1 : 0)) * weight;
    biasSlope += error;
    for (const name of names) slopes[name] = (slopes[name] ?? 0) + error * features[name];
  }
  model.bias -= 0.5 * biasSlope;
  for (const name of names) model.weights[name] -= 0.5 * (slopes[name] ?? 0);
}
const round = (value: number) => Number(value.toFixed(3));
model.bias = round(model.bias);
for (const name of names) model.weights[name] = round(model.weights[name]);

interface Best {
  isSame: boolean;
  score: number;
  text: string;
}
/** Of each reference the likeliest work: it is what would be taken. */
function bestOf(part: string): Best[] {
  const byText = new Map<string, Best>();
  for (const { features, isSame, part: own, text } of pairs) {
    const [reference = ''] = text.split(' / 0');
    const score = likelihood(features, model);
    if (own === part && score > (byText.get(reference)?.score ?? 0))
      byText.set(reference, { isSame, score, text });
  }
  return [...byText.values()];
}

/** Half-way, in log-odds, between the highest that is another work and the lowest that is the same. */
const logit = (score: number) => Math.log(score / (1 - score));
const chosen = bestOf('choose');
const highestOther = Math.max(...chosen.filter(({ isSame }) => !isSame).map(({ score }) => score));
const lowestSame = Math.min(...chosen.filter(({ isSame }) => isSame).map(({ score }) => score));
const middle = (logit(highestOther) + logit(lowestSame)) / 2;
model.threshold = round(Math.max(0.5, 1 / (1 + Math.exp(-middle))));
for (const part of ['fit', 'choose']) {
  const best = bestOf(part);
  const taken = best.filter(({ score }) => score >= model.threshold);
  const right = taken.filter(({ isSame }) => isSame).length;
  console.log(
    `${part}: ${best.length} references against ${works.size} works; taken ${taken.length}, right ${right}; left ${best.length - taken.length}, of which exist ${best.filter(({ isSame, score }) => isSame && score < model.threshold).length}`,
  );
  for (const { isSame, score, text } of best)
    if (score >= model.threshold !== isSame)
      console.log(`  ${isSame ? 'missed' : 'taken'} ${score.toFixed(3)} ${text}`);
}
console.log(
  `other works up to ${highestOther.toFixed(3)}, the same from ${lowestSame.toFixed(3)}: threshold ${model.threshold}`,
);
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../../server/src/citations/matching/weights.json', import.meta.url),
    `${JSON.stringify(model, null, 2)}\n`,
  );
else console.log(JSON.stringify(model.weights));
