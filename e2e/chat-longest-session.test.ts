import { test } from 'vitest';
import { scrollThrough } from './support/long-session.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

test('a session of 200 turns opens at the last one, and loads the earlier ones without a jump', () =>
  scrollThrough(stage, 200));
