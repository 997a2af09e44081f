import { expect, it } from 'vitest';
import { canBeNarrow, withoutMargins } from './narrow-pie.ts';

const long = 'A name that is longer than a narrow pie is wide';

it.each([
  ['pie showData title Causes\n  "Cancer" : 30\n  "Infection" : 15', true],
  ['pie showData\n  "Cancer" : 30', true],
  [`pie showData\n  "${long}" : 30`, false],
  [`pie showData title ${long}\n  "Cancer" : 30`, false],
  [`pie showData\n  title ${long}\n  "Cancer" : 30`, false],
  ['flowchart LR\n  a --> b', false],
])('of %j it is %s that its names can stand below', (source, can) => expect(canBeNarrow(source)).toBe(can));

it('takes the empty margins from a pie, and from nothing that is wider than it', () => {
  expect(withoutMargins('<svg viewBox="0 0 490 494">')).toBe('<svg viewBox="25 0 400 494">');
  expect(withoutMargins('<svg viewBox="-20 0 530 494">')).toBe('<svg viewBox="-20 0 530 494">');
});
