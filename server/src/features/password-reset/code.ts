import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@sextant/contracts';
import { networkOf } from '../../platform/plugins/network-of.ts';
import { deriveKey } from '../../platform/tokens/derive-key.ts';

export const createCode = (): string =>
  Array.from(
    { length: limits.codeLength },
    () => limits.codeAlphabet[randomInt(limits.codeAlphabet.length)],
  ).join('');

export interface CodeHasher {
  hash(userId: string, code: string): string;
  isRight(userId: string, code: string, hash: string): boolean;
  /** What is kept of the network that asked for a code. */
  hashNetwork(address: string): string;
}

/** A million codes are soon tried out: without the server's key, a stolen table would give them away. */
export function createCodeHasher(appSecret: string): CodeHasher {
  const key = deriveKey(appSecret, 'reset-code');
  const digest = (owner: string, secret: string) =>
    createHmac('sha256', key).update(`${owner} ${secret}`).digest();
  return {
    hash: (userId, code) => digest(userId, code).toString('hex'),
    isRight: (userId, code, hash) => timingSafeEqual(digest(userId, code), Buffer.from(hash, 'hex')),
    hashNetwork: (address) => digest('network', networkOf(address)).toString('hex'),
  };
}
