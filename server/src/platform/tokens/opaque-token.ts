import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that no one can guess, fit for a header or a cookie. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of an opaque token: without the token, the hash opens nothing. */
export const hashOpaqueToken = (token: string): string => createHash('sha256').update(token).digest('hex');
