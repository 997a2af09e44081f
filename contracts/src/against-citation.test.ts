import { describe, expect, it } from 'vitest';
import { againstCitation } from './against-citation.ts';
import type { LedgerRow } from './ledger.ts';
import type { Mention } from './mentions.ts';

const against = (state: Mention['state'], row: Pick<LedgerRow, 'found' | 'publication'>) =>
  againstCitation({ state } as Mention, row as LedgerRow);

describe('what is to be known against a citation', () => {
  it.each([
    ['verified', { found: 'known', publication: 'current' }, []],
    ['verified', { found: 'known', publication: 'retracted' }, ['retracted']],
    ['mismatch', { found: 'known', publication: 'retracted' }, ['retracted', 'mismatch']],
    ['verified', { found: 'known', publication: 'unchecked' }, ['unchecked']],
    // That a work exists is known; "could not be checked" would say that it is not.
    ['unknown', { found: 'known', publication: 'current' }, ['unconfirmed']],
    ['unknown', { found: 'unknown', publication: null }, ['unknown']],
    ['unknown', { found: 'web-page', publication: null }, ['web-page']],
    ['not-found', { found: 'not-found', publication: null }, ['not-found']],
  ] as const)('%s, %j', (state, row, wanted) => {
    expect(against(state, row)).toEqual(wanted);
  });
});
