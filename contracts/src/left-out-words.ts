import type { LeftOutWork } from './overview.ts';

/** Why a work has no say in the literature's verdict, on the page and in files. Free of zod. */
export const leftOutWords: Record<LeftOutWork['why'], string> = {
  mismatch: 'doesn’t match what the answer says about it',
  'not-found': 'no such work was found',
  retracted: 'was retracted',
  concern: 'doubts about it have been published',
  unknown: 'could not be checked',
  unchecked: 'whether it was retracted could not be checked',
  'no-abstract': 'has no abstract to read',
  'off-question': 'no sentence of its abstract was read as an answer to the question',
  'no-verdict': 'its abstract draws no conclusion that could be read',
  notice: 'is a notice about another work',
};
