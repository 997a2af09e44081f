import { randomBytes } from 'node:crypto';
import { asQuoted } from '../../reading/words/hidden-words.ts';

/** Sets data between marks that no one can guess, without what no one sees. */
export function createFence(): (title: string, data: string) => string {
  const mark = randomBytes(9).toString('base64url');
  return (title, data) => `${title}, between two lines of ${mark}:\n${mark}\n${asQuoted(data)}\n${mark}`;
}
