import type { LedgerRow } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { stateOfWork } from './citation-state.ts';

const mention = { engine: 'claude', state: 'unknown' } as LedgerRow['mentions'][number];

test.each(['known', 'not-found', 'unknown', 'web-page'] as const)(
  'a retracted work is called that, cited or not, where looking it up came to "%s"',
  (found) => {
    const row = { found, publication: 'retracted', mentions: [mention] } as LedgerRow;
    expect(stateOfWork(row)).toBe('retracted');
    expect(stateOfWork({ ...row, mentions: [] })).toBe('retracted');
  },
);

test('a work that one mention surely means is verified, whatever another leaves open; a slip still shows', () => {
  const stateWith = (...states: string[]) =>
    stateOfWork({
      found: 'known',
      publication: 'current',
      mentions: states.map((state) => ({ engine: 'claude', state })),
    } as LedgerRow);
  expect(stateWith('unknown')).toBe('unconfirmed');
  expect(stateWith('unknown', 'verified')).toBe('verified');
  expect(stateWith('unknown', 'verified', 'mismatch')).toBe('mismatch');
});
