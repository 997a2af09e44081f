import { readTextOf } from '@sextant/contracts/shown-texts';

/** Whose something is that is kept in the browser, without their address: others may come to the same browser. */
export const ownerOf = (email: string): string => readTextOf(email.trim().toLowerCase()).digest;
