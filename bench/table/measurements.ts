import { firstToken } from './first-token.ts';
import type { Measurement } from './measurement.ts';
import { manyAtOnce, questionsASecond } from './questions.ts';
import { reads } from './reads.ts';
import { start } from './start.ts';
import { streams } from './streams.ts';
import { wordExport } from './word-export.ts';

/** In the order of the table. */
export const measurements: readonly Measurement[] = [
  streams,
  firstToken,
  questionsASecond,
  reads,
  wordExport,
  start,
  manyAtOnce,
];
