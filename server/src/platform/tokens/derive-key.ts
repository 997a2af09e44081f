import { hkdfSync } from 'node:crypto';

/** What keys are for; each purpose has its own, so that what one signs no other takes. */
type Purpose = 'access-token' | 'reset-code';

/** 32 bytes for one purpose, the same in every process that shares the secret. */
export function deriveKey(appSecret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, '', `sextant ${purpose} v1`, 32));
}
