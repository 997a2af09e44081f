import type { Figure, FigureKind } from '@sextant/contracts';
import { readFigures } from '../../../../reading/figures/read-figures.ts';
import { onOneLine } from '../quote-markdown.ts';
import type { ReadWork } from '../read-evidence.ts';

/** A figure that tells how large an effect was, and the sentence of the record that states it. */
export interface StatedEffect {
  work: ReadWork;
  figure: Figure;
  /** What it is an effect on, in the record's own words. */
  outcome: string;
  /** The figure with its interval, word for word. */
  words: string;
  sentence: string;
}

/** Counts, doses and the share of one arm are no effects. */
const effects: ReadonlySet<FigureKind> = new Set([
  'hazard-ratio',
  'odds-ratio',
  'risk-ratio',
  'rate-ratio',
  'mean-difference',
  'standardised-mean-difference',
  'risk-difference',
  'percentage-change',
  'number-needed-to-treat',
  'number-needed-to-harm',
  'number-needed-to-screen',
  'number-needed-to-vaccinate',
]);
/** "Death from any cause, drug vs placebo: HR 0.83" */
const named = /^(.{3,160}?):\s[^:]{0,20}$/;

/** The effects that the sentences on the question state, those of the best sentence first. */
export const effectsOf = (work: ReadWork): StatedEffect[] =>
  readEffects(
    work,
    work.sentences.map(({ text }) => text),
  );

/**
 * The effect that says most of a work: one with an interval before one without, on the question before another that
 * the abstract states.
 */
export function mainEffect(work: ReadWork): StatedEffect | null {
  const stated = [...effectsOf(work), ...readEffects(work, work.findings)];
  return stated.find(({ figure }) => figure.low !== null) ?? stated[0] ?? null;
}

function readEffects(work: ReadWork, sentences: readonly string[]): StatedEffect[] {
  return sentences.flatMap((text) => {
    const sentence = onOneLine(text);
    return readFigures(sentence)
      .filter(({ figure }) => effects.has(figure.kind) && figure.relation === '=')
      .map(({ figure, from, to }) => ({
        work,
        figure,
        outcome: named.exec(sentence.slice(0, from))?.[1] ?? figure.about,
        words: sentence.slice(from, to),
        sentence,
      }));
  });
}
