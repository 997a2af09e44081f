import { expect, it } from 'vitest';
import { hasOwnColours } from './own-colours.ts';

it.each([
  [{ mark: { type: 'line', color: 'black' } }, true],
  [{ layer: [{ mark: 'text', encoding: { color: { value: '#111' } } }] }, true],
  [{ encoding: { color: { field: 'arm', scale: { range: ['#1f77b4', '#000'] } } } }, true],
  [{ encoding: { stroke: { condition: { test: 'datum.p < 0.05', value: 'red' }, value: 'none' } } }, true],
  [{ encoding: { color: { condition: [{ param: 'a', field: 'arm' }], value: 'transparent' } } }, false],
  [{ mark: 'bar', encoding: { color: { field: 'arm', type: 'nominal' } } }, false],
  [{ encoding: { color: { field: 'dose', scale: { scheme: 'viridis' } } } }, false],
  [{ encoding: { shape: { field: 'arm', scale: { range: ['circle', 'square'] } } } }, false],
  [{ mark: { type: 'bar', fill: null } }, false],
  [{ mark: 'bar', data: { values: [{ color: 'red' }] } }, false],
])('tells whether the author of %j chose colours', (spec, expected) => {
  expect(hasOwnColours(spec)).toBe(expected);
});
