import { readFileSync } from 'node:fs';
import { findIdentifiers } from '../../web/src/features/chat/identifiers/find/find-identifiers.ts';

interface Labelled {
  text: string;
  identifiers: { kind: string; text: string }[];
}

interface Score {
  sentences: number;
  wanted: number;
  found: number;
  /** Of those found, whose every letter and digit a mask would cover. */
  whole: number;
  told: number;
  right: number;
  /** By kind: how many there are, and how many were found. */
  kinds: Map<string, [number, number]>;
  /** What was missed, found in part, or told without being there. */
  wrong: string[];
}

interface Place {
  from: number;
  to: number;
}
const overlaps = (a: Place, b: Place) => a.from < b.to && b.from < a.to;
const signs = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** Where each labelled identifier stands; one that is named twice is looked for behind the one before. */
function placed({ text, identifiers }: Labelled) {
  const last = new Map<string, number>();
  return identifiers.map((one) => {
    const from = text.indexOf(one.text, last.get(one.text) ?? 0);
    if (from < 0) throw new Error(`"${one.text}" does not stand in: ${text}`);
    last.set(one.text, from + one.text.length);
    return { ...one, from, to: from + one.text.length };
  });
}

function addSentence(sentence: Labelled, score: Score) {
  const wanted = placed(sentence);
  const found = findIdentifiers(sentence.text);
  for (const one of wanted) {
    const hits = found.filter((each) => overlaps(each, one));
    const covered = [...one.text.matchAll(/./gsu)].filter(({ index }) =>
      hits.some((each) => each.from <= one.from + index && one.from + index < each.to),
    );
    const isFound = hits.length > 0;
    const isWhole = signs(covered.join('')) === signs(one.text);
    const [n, k] = score.kinds.get(one.kind) ?? [0, 0];
    score.kinds.set(one.kind, [n + 1, k + Number(isFound)]);
    score.wanted += 1;
    score.found += Number(isFound);
    score.whole += Number(isWhole);
    if (!isWhole)
      score.wrong.push(`${isFound ? 'part of' : 'missed'} ${one.kind} "${one.text}": ${sentence.text}`);
  }
  for (const each of found) {
    const isRight = wanted.some((one) => overlaps(each, one));
    score.told += 1;
    score.right += Number(isRight);
    if (!isRight)
      score.wrong.push(`false ${each.kind} "${sentence.text.slice(each.from, each.to)}": ${sentence.text}`);
  }
}

/** How well the identifiers of a set are seen: a place counts as found where any of it is told. */
export function scoreSet(set: string): Score {
  const lines = readFileSync(new URL(set, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const score: Score = {
    ...{ sentences: lines.length, wanted: 0, found: 0, whole: 0, told: 0, right: 0 },
    kinds: new Map(),
    wrong: [],
  };
  for (const line of lines) addSentence(JSON.parse(line) as Labelled, score);
  return score;
}
